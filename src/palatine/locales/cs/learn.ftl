# Průvodce, vysvětlující stránky a úlohy: co říkají o každé hře stejně.

learn-error-lesson = Tuto lekci nelze použít: { $where }: { $problem }

## Co průvodce říká v každé hře

learn-other-next = Nejdřív si to přečtěte, pak stiskněte „{ learn-next }“.
learn-other-wait = Táhnou ostatní. Hned budete na řadě.
learn-other-do = V tomto kroku máte nejdřív něco udělat.
learn-next = Dál
learn-step-of = { $step } z { $of }
learn-lesson-step = Lekce, krok { $step } z { $of }
learn-coach = Průvodce
learn-show-me = Ukázat
learn-fold = Sbalit průvodce
learn-unfold = Rozbalit průvodce
learn-step-back = O krok zpět
learn-skip = Přeskočit krok
learn-leave = Odejít
learn-first-game = Vaše první partie
learn-what-you-know = Co už víte
learn-just-so = Přesně tak.
learn-own-turn = Tah podle vás. Co přinese nejvíc?
learn-marked = Vyznačeno:
learn-follows = hraje podle lekce
learn-end-title = Teď už znáte hru { $game }
learn-end-say = Chcete-li, můžete v této partii pokračovat z této pozice proti Pážeti.
learn-play-on = Hrát dál proti Pážeti
learn-play-on-note = partie pokračuje odtud; nehodnotí se
learn-puzzles = Deset úloh
learn-another = Jiná hra
learn-lost-title = Šlo to jinudy
learn-lost-say = Lekce tu čeká něco jiného. Vraťte se o krok, nebo hrajte dál bez ní.
learn-on-without = Hrát dál bez lekce
learn-not-rated = nehodnotí se

## Začátek lekce

learn-learn = Naučit se
learn-by-playing = Naučit se hraním
learn-never-played = Ještě jste nehráli?
learn-never-played-note = Průvodce vám hru ukáže u skutečného stolu, jedno po druhém.
learn-just-play = Rovnou hrát
learn-go-on = Pokračovat

## Jak se hraje, pravidla, vysvětlivky

learn-how = Jak se hraje
learn-one-page = Na jedné stránce
learn-complete = Úplná
learn-legend = Vysvětlivky
learn-complete-rules = Úplná pravidla
learn-print = Vytisknout
learn-players = { $least } až { $most } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
learn-minutes = { $least } až { $most } minut
learn-reading = { $minutes ->
    [one] { $minutes } minuta čtení
    [few] { $minutes } minuty čtení
   *[other] { $minutes } minut čtení
}
learn-find = Hledat v pravidlech
learn-found-none = Nic nenalezeno. Možná zde:
learn-chapters = Kapitoly
learn-chapter = Kapitola
learn-in-chapter = V této kapitole
learn-rule = Pravidlo { $number }
learn-rule-copied = Odkaz na pravidlo je zkopírován.
learn-copy = Kopírovat odkaz
learn-example = Příklad
learn-agreements = Dohody u stolu
learn-hints = Rady
learn-group-bar = Na liště
learn-group-board = Na plánu
learn-group-seat = U hráčů
learn-group-tray = Karty a kameny
learn-group-story = V průběhu hry
learn-keep-open = Nechat otevřené
learn-explain = Pravidla a vysvětlivky
