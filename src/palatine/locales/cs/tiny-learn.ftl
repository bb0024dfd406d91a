# Co učí Tiny: první hra s průvodcem (games/_template/lessons).

tiny-learn-goal-title = O co jde
tiny-learn-goal-say = Pět kol: v každém zahrají všichni tajně kartu a nejvyšší vyhrává. Vítěz staví korouhve na tomto nádvoří. Každá má 2 body, dvě vaše vedle sebe o 1 víc.
tiny-learn-card-title = Nejvyšší karta vyhrává
tiny-learn-card-say = Zvolte kartu. Nikdo ji neuvidí, dokud nezvolí všichni. Vezměte pětku: nic není vyšší.
tiny-learn-card-other = I tato karta je dovolena. Pro tuto lekci prosím vezměte pětku.
tiny-learn-banner-title = Vaše první korouhev
tiny-learn-banner-say = Vyhráváte kolo a smíte postavit dvě korouhve. První může stát kdekoli: postavte ji doprostřed, na b2.
tiny-learn-banner-other = Dovoleno je každé volné pole. Pro tuto lekci prosím zvolte b2.
tiny-learn-beside-title = Bok po boku
tiny-learn-beside-say = Každá další korouhev musí stát vedle jiné. Zkuste a1: dotýká se b2 jen rohem, proto to nepůjde.
tiny-learn-beside-say-2 = Teď ji postavte na kterékoli pole vedle b2: dvě vaše vedle sebe přinesou o 1 bod víc.
tiny-learn-beside-other = Pasovat smíte, ale korouhev má 2 body: postavte ji vedle b2.
tiny-learn-free-title = Kolo podle vás
tiny-learn-free-say = Všichni si lízli kartu. Toto je kolo { $round }: zvolte libovolnou kartu. Stejné karty se vyruší.
tiny-learn-on-title = Hrajte dál
tiny-learn-on-say = Stav je { $me } : { $other }. Zbývají tři kola; vyhrává, kdo má nejvíc bodů. Hrajte dál!
tiny-learn-knows-card = Nejvyšší karta vyhrává
tiny-learn-knows-banner = Korouhev přináší 2 body
tiny-learn-knows-beside = Korouhve stojí vedle sebe

# Tiny: co říkají obrázky a vysvětlivky.

tiny-figure-court = Každá korouhev kromě první stojí vedle jiné.
tiny-legend-round = Dvě čísla u hodin
tiny-legend-round-means = Kolo, které se právě hraje, a kolik jich je.
tiny-legend-card = Karta s hodnotou
tiny-legend-card-means = Vyberte si jednu tajně. Kolo vyhrává nejvyšší, kterou nezahrál nikdo jiný.
tiny-legend-place = Stavění korouhví
tiny-legend-place-means = Vyhráli jste kolo: postavte až dvě korouhve, každou vedle některé, která už stojí.
