# Průvodce, vysvětlující stránky a úlohy: co říkají o každé hře stejně.

learn-error-lesson = Tuto lekci nelze použít: { $where }: { $problem }
