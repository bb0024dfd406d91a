# Between Two Castles of Mad King Ludwig: learning the game

## The guided first game

between-learn-goal-title = Dwa zamki, dwoje partnerów
between-learn-goal-say = Budujesz dwa zamki: lewy z sąsiadem po lewej, prawy z sąsiadem po prawej. Na koniec liczy ci się tylko gorszy z nich. Dbaj więc o oba.

between-learn-choose-title = Zachowaj dwa, resztę przekaż
between-learn-choose-say = Dziewięć kafelków, które widzisz tylko ty. Dwa zachowujesz, siedem dostanie sąsiad po lewej. Najpierw dotknij: { between-room-terrace }, to komnata zewnętrzna.
between-learn-choose-say-2 = Teraz { between-room-treasure-room }, komnata podziemna, a potem „{ between-button-keep-two }”. Wyboru dwóch kafelków nie da się cofnąć. Nikt go nie zobaczy, dopóki nie wybiorą wszyscy.
between-learn-choose-other = Można zachować dowolne dwa kafelki. W tej lekcji będą to { between-room-terrace } i { between-room-treasure-room }.

between-learn-split-title = Po jednym do każdego zamku
between-learn-split-say = Wszystkie kafelki są odsłonięte. Każdy twój zamek dostanie jeden od ciebie i jeden od partnera. Kto kładzie wcześniej? Wybierz „{ between-label-first }”.
between-learn-split-say-2 = Dopiero teraz decydujesz, który kafelek trafi do którego zamku. Lewemu daj { between-room-terrace-acc }. Dla prawego zostanie { between-room-treasure-room }.
between-learn-split-other = To też byłoby dozwolone. W tej lekcji połóż kafelek przed partnerem i daj lewemu zamkowi { between-room-terrace-acc }.

between-learn-ground-title = Gdzie może stanąć komnata
between-learn-ground-say = Komnata musi stykać się krawędzią z inną. Nad parterem musi stać na innej. Pod ziemię trafiają tylko korytarze i komnaty podziemne. Spróbuj: dotknij pola pod salą tronową.
between-learn-ground-say-2 = Odmowa, i słusznie: { between-room-terrace } nie może leżeć pod ziemią. Połóż go obok sali tronowej, po prawej.
between-learn-ground-other = Mógłby też stanąć na sali tronowej. Jest jednak otwarty na niebo: nad nim już nigdy nic nie powstanie.

between-learn-throne-title = Sala tronowa daje punkty
between-learn-throne-say = Spójrz na plan w prawej sali tronowej: zaznacza dwa pola pod nią. Każde daje 2 punkty, jeśli leży tam korytarz lub komnata podziemna. Wybierz „{ between-label-first }”.
between-learn-throne-say-2 = Najpierw spróbuj w złym miejscu: dotknij pola nad salą tronową.
between-learn-throne-say-3 = Komnaty podziemne leżą tylko pod ziemią. Umieść więc { between-room-treasure-room-acc } pod salą tronową, gdzie da punkty.
between-learn-throne-other = Wcześniej mógłby też położyć partner. W tej lekcji zrób to przed nim.

between-learn-pass-title = Kafelki krążą
between-learn-pass-say = Twoje siedem kafelków poszło w lewo, a ty masz siedem od sąsiada po prawej. Niektóre jeszcze wrócą. Zachowaj { between-room-vegetable-garden-acc } (komnata zewnętrzna) i { between-room-blanket-room-acc } (sypialna).
between-learn-pass-other = W tej lekcji zachowaj { between-room-vegetable-garden-acc } dla lewego zamku i { between-room-blanket-room-acc } dla prawego.

between-learn-third-title = Trzecia tego samego rodzaju: bonus
between-learn-third-say = Rząd znaków przy lewym zamku liczy komnaty według rodzaju: 2 zewnętrzne. Trzecia od razu daje bonus. Połóż przed partnerem i daj tu { between-room-vegetable-garden-acc }.
between-learn-third-say-2 = Komnaty zewnętrzne są otwarte na niebo: nic nie może na nich stać. Spróbuj: dotknij pola nad pierwszą z nich.
between-learn-third-say-3 = Właśnie tak. Umieść { between-room-vegetable-garden-acc } na końcu parteru.
between-learn-third-other = W tej lekcji połóż przed partnerem. { between-room-blanket-room } jest dla prawego zamku, a dach sali tronowej dla komnat sypialnych.

between-learn-fountain-title = Fontanna: pięć punktów
between-learn-fountain-say = Trzecia komnata zewnętrzna daje fontannę. Jest warta 5 punktów, gdziekolwiek stoi. Też jest otwarta na niebo, więc połóż ją na końcu parteru.
between-learn-fountain-other = Na dachu byłoby to dozwolone. Ta sala tronowa chce jednak nad swoją lewą połową komnaty jadalnej lub sypialnej.

between-learn-threes-title = Co dają trójki
between-learn-threes-say = Trzy komnaty sypialne dają wieżę, korytarze hol główny, mieszkalne królewskiego sługę, gospodarcze kartę bonusową, jadalne kolejny kafelek, podziemne bonus innego rodzaju.

between-learn-look-title = Co liczą kafelki
between-learn-look-say = Pasek u dołu kafelka mówi, co on liczy: komnaty jadalne przy swoich krawędziach, mieszkalne wokół siebie, gospodarcze w łańcuchu, zewnętrzne w całym zamku, podziemne w swojej kolumnie.
between-learn-look-say-2 = Korytarze liczą ozdoby ścienne wokół siebie: okrągłe znaki. Komnata sypialna daje 1, a w zamku ze wszystkimi siedmioma rodzajami 4. Wskaż kafelek lub go przytrzymaj, aby go przeczytać.

between-learn-column-title = Punkty w kolumnie
between-learn-column-say = W prawym zamku { between-room-treasure-room } liczy komnaty sypialne nad sobą. Jedną masz: { between-room-blanket-room }. Wybierz „{ between-label-first }”.
between-learn-column-say-2 = Umieść { between-room-blanket-room-acc } na dachu sali tronowej, dokładnie nad kafelkiem { between-room-treasure-room }. Liczby na polach mówią, co tam da.
between-learn-column-other = Wolno, ale { between-room-treasure-room } liczy tylko to, co jest nad nim w jego kolumnie.

between-learn-again-title = Twój własny wybór
between-learn-again-say = Zachowaj najpierw komnatę zewnętrzną, potem sypialną, którą wolisz. Jeśli partner po lewej przyniesie czwartą zewnętrzną, twoja może być w tym zamku piąta.
between-learn-again-other = Najpierw komnata zewnętrzna, potem sypialna: lewemu zamkowi niewiele brakuje do następnego bonusu.

between-learn-second-title = Przepuść partnera
between-learn-second-say = Wybierz „{ between-label-second }”: piąta komnata zewnętrzna będzie wtedy twoja, razem z bonusem. W innych grach kładziesz wcześniej bez pytania, chyba że włączysz „{ between-switch-order }”.
between-learn-second-other = Możesz kłaść przed partnerem. Wtedy jednak to on położy piątą komnatę i on wybierze.

between-learn-fifth-title = Piąta tego samego rodzaju: wybieraj
between-learn-fifth-say = Czwarta komnata zewnętrzna jest od partnera. Daj lewemu zamkowi swoją, piątą, i połóż ją na końcu parteru.
between-learn-fifth-say-2 = Piąta komnata rodzaju daje dowolną komnatę specjalną. Fontanna jest warta 5, wieża po 1 za każdą komnatę pod nią, hol główny po 1 za każdą komnatę wokół niego.
between-learn-fifth-say-3 = Teraz ją umieść. Nadaje się każde pole w ramce.
between-learn-fifth-other = Komnata zewnętrzna trafia do lewego zamku, na koniec parteru. Sypialna jest dla prawego zamku.

between-learn-lower-title = Liczy się gorszy
between-learn-lower-say = Twoje dwa zamki mają { $castles }. Twoim wynikiem jest tylko gorszy: { $me }. Bogaty zamek obok biednego nikomu nie pomoże. Wybierz dla prawego zamku „{ between-label-first }”.
between-learn-lower-say-2 = Umieść komnatę sypialną, gdzie chcesz. Liczby mówią, co da które pole.
between-learn-lower-other = W tej lekcji połóż przed partnerem. Pole wybierzesz potem według uznania.

between-learn-on-title = Graj dalej
between-learn-on-say = Cztery tury to runda. W rundzie 2 dostaniesz dziewięć nowych kafelków, a będą krążyć w prawo. Potem wygrywa najlepszy z gorszych zamków. Podpowiedź i zasady są tu na górze. Graj dalej!

between-learn-knows-choose = Zachowaj dwa kafelki, resztę przekaż
between-learn-knows-split = Po jednym kafelku do każdego zamku
between-learn-knows-ground = Stykać się krawędzią, stać na komnacie
between-learn-knows-throne = Sala tronowa: 2 punkty za pole
between-learn-knows-pass = Kafelki krążą
between-learn-knows-third = Trzecia tego rodzaju daje bonus
between-learn-knows-count = Kafelek mówi, co liczy
between-learn-knows-order = Partnerzy: kto kładzie wcześniej?
between-learn-knows-fifth = Piąta: dowolna komnata specjalna
between-learn-knows-lower = Liczy się tylko gorszy zamek
