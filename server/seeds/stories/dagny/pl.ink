// Dagny Rusk, po polsku.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR banan = ""
VAR widok = ""
VAR porecz = ""
VAR uwagi = ""
VAR czekam = ""
VAR sposob = ""
VAR slowo = ""
VAR wyzwany = 0
VAR hojnie = 0
VAR radio = 0
VAR lina = 0
VAR obok = 0
VAR robione = ""
VAR nafali = ""
VAR towarzysz = ""

=== sandaly ===
# title: W sandałach na Kettle Peak
# chip: Sandały, banan i mgła
# keys: sandały, banan, turysta, skarpety, zupa, góry, szczyt, przewodnik
# lore: hiker
-> drzwi
= drzwi
# back: Przed stacją stoi człowiek w sandałach, z bananem. Co mówisz najpierw?
Stacja Kettle Peak, 2914 metrów, maj, mgła i minus dwa. Birger robi na drutach, ty pilnujesz czajnika. Pukanie. Tu się nie puka, tu nikogo nie ma. Otwierasz, a tam facet w sandałach. W ręku jeden banan. „Dzień dobry”, mówi, „daleko jeszcze na szczyt?”.
+ [„Wchodź, zamarzniesz” # yes # like: wchodź, zamarzniesz, do środka, szybko, właź, zapraszam, wciągam go do środka, biedak zamarznie, dawać koc, proszę wejść, wpuściłabym, wpuściłbym]
    Ludzki odruch. Miał go też Birger: wskazał drutem stołek. U niego to wylewność.
    -> wyzwisko
+ [„To jest szczyt” # like: to jest szczyt, to szczyt, tu jest szczyt, jesteś na szczycie, już nie, pan już jest na górze, wyżej się nie da, doszedłeś, meta, właśnie na nim stoisz]
    Rozejrzał się po mgle, rozczarowany, jakby ktoś mu zwinął wystawę. I dopiero wtedy zauważył, że mu zimno.
    -> wyzwisko
+ [„Co ty masz na nogach?!” # why # like: co ty masz na nogach, sandały, w sandałach, gdzie masz buty, oszalałeś, pan zwariował, kto tak chodzi po górach, gdzie skarpety, buty człowieku, patrzę na stopy]
    „Sandały”, odpowiedział zgodnie z prawdą. Za to go później polubiłam. Wtedy jeszcze nie.
    -> wyzwisko
+ [any # any]
    Wiatr zabrał pół zdania, a facet i tak wszedł, bo mu się palce zrobiły w kolorze śliwek.
    -> wyzwisko
= wyzwisko
# back: Mam na końcu języka, co o nim myślę. Powiedzieć czy przełknąć?
Stał na wycieraczce i parował. Palce u nóg dziesięć, wszystkie fioletowe. A ja mam taką wadę, że co myślę, to mówię, i to właśnie szło mi do ust jak lawina. Birger opuścił druty. Masz sekundę.
+ [Powiedz mu wszystko # yes # like: powiedz, powiedz mu, wszystko, nawrzucaj, wal, śmiało, zasłużył, nie oszczędzaj go, głupota musi boleć, wygarnij mu, trzeba nim potrząsnąć, należy mu się, wykrzycz się]
    ~ wyzwany = 1
    Powiedziałam. Były tam słowa z prognozy i słowa z pługa mojej matki. Trwało to półtora czajnika.
    -> zupa
+ [Najpierw zupa # no # like: zupa, najpierw zupa, przełknij, spokojnie, nie krzycz, daj mu zjeść, daj mu się ogrzać, najpierw ciepłe jedzenie, kazanie potem, ugryź się w język, człowiek zmarznięty]
    Mądre i niewykonalne. Wyszło mi jedno słowo, krótkie. Druga połowa przy zupie.
    -> zupa
+ [Niech powie Birger # like: birger, niech birger, birger powie, ten od drutów, kolega, cichy niech przemówi, oddaj głos birgerowi, jego kolej, ciekawe co on powie, dziewięć słów wystarczy]
    Birger pomyślał. „Sandały”, powiedział. Nigdy nie słyszałam, żeby ktoś włożył w jedno słowo całą wysokość nad poziomem morza.
    -> zupa
+ [any # any]
    Birger podniósł jeden drut na znak, że protokołuje. I ja też powiedziałam swoje, krótko.
    -> zupa
= zupa
# back: Zupa z proszku: grzybowa, porowa czy pomidorowa. Którą mu dajesz?
Na półce trzy. Grzybowa, cztery na dziesięć. Porowa, sześć, jak się postoi. Pomidorowa z literkami, osiem, moja ostatnia, na czarną godzinę. Facet nie czuje stóp i wącha. Wybierz mu którąś, ja się odwrócę do okna.
+ [Porowa # like: porowa, por, sześć, środkowa, tę drugą, złoty środek, coś pośrodku, z porem, niech będzie szóstka, przeciętna]
    Złoty środek. Zjadł i kazał mi podnieść ocenę. Nie podniosłam, za to dostał dokładkę.
    -> wlasne
+ [Pomidorowa z literkami # yes # like: pomidorowa, z literkami, literki, osiem, najlepsza, ostatnia, daj mu najlepszą, nie żałuj gościowi, ósemkę, na to jest czarna godzina, literki go ucieszą, oddałabym pomidorową, oddałbym pomidorową]
    ~ hojnie = 1
    Moja ostatnia! Dobrze. Dałam. Na brzegu talerza ułożył „DZIĘKI”, bez „Ę”, bo nie było.
    -> wlasne
+ [Grzybowa, za karę # no # like: grzybowa, za karę, cztery, najgorsza, niech ma, niech cierpi, za głupotę, z najniższą oceną, czwórkę, tę najsłabszą]
    Surowo. Zjadł całą i poprosił o przepis. Przepis brzmi: „zamieszać i poczekać”.
    -> wlasne
+ [any # any]
    Czajnik zagotował się w międzyczasie, u nas w dziewięćdziesięciu stopniach. Dostał porową, sześć na dziesięć.
    -> wlasne
= wlasne
# own
# back: Dokąd cię kiedyś zaniosło w samych sandałach?
Grzeje się, a ja siedzę i mi głupio. Bo każdy kiedyś gdzieś polazł w sandałach, nie w góry, tylko w życiu. Ja na studia z fizyki. A ciebie? Dokąd zaniosło cię bez butów i z jednym bananem?
+ [W związek # like: związek, miłość, ślub, randka, małżeństwo, on, ona, w małżeństwo, zakochałam się, zakochałem się, do niego, do niej, w miłość na odległość]
    Tam nikt nie ma butów. Kto twierdzi, że ma, ten ma kapcie.
    -> skarpety
+ [Do pracy, na studia # like: praca, studia, do pracy, firma, szkoła, egzamin, wyjazd, przeprowadzka, do korporacji, na rozmowę o pracę, na maturę, za granicę, na obronę, na swoje]
    Na wszystkich się patrzy, jakby mieli raki. Potem się okazuje, że każdy w sandałach.
    -> skarpety
+ [Ja się zawsze przygotuję # no # like: zawsze się przygotuję, nigdy, mam plan, nic takiego, ostrożnie, zawsze z zapasem, pakuję się tydzień wcześniej, mam listę na wszystko, nie ryzykuję, przezorna ze mnie, przezorny ze mnie]
    Ty chodzisz z liną po bułki. Nie śmieję się. Takich spuszcza się po tych w sandałach.
    -> skarpety
+ [any # slot: banan 14]
    „{banan}”. Wpisałam do rubryki „Uwagi”, razem z palcami w kolorze śliwek.
    -> skarpety
+ [any # any]
    Poszło w „Uwagi”, między mgłę a kolor śliwkowy. Birger kiwnął drutem, znaczy uznał.
    -> skarpety
= skarpety
# back: Birger ma skarpety: najlepsze i drugie najlepsze. Które oddaje?
Zostały stopy. Birger ma szufladę, w niej skarpety w rzędzie, od najlepszych. Przez jedenaście lat zrobił mi czternaście par. Wyciąga dwie: najlepsze, na czarną godzinę. I drugie najlepsze, z drobną dziurką na palec. Patrzy na ciebie.
+ [Najlepsze # yes # like: najlepsze, te bez dziury, oddać najlepsze, najlepsza para, te ciepłe, gość dostaje najlepsze, biedak ma fioletowe palce, bez dziury, żal mi go, z górnej półki]
    Birger skinął i dał mu drugie najlepsze. Ma zasady. Ale zauważył, że próbujesz.
    -> rekami
+ [Drugie najlepsze # like: drugie, drugie najlepsze, z dziurką, te drugie, te z dziurą, wystarczą drugie, dziura nie przeszkadza, sprawiedliwie drugie, nie przesadzajmy z gościnnością, te gorsze]
    Birger odetchnął. Facet dostał je i założył, jak się zakłada koronę.
    -> rekami
+ [Po jednej z każdej pary # no # like: po jednej, mieszane, jedna taka jedna taka, obie pary, jedna z jednej, pół na pół, miks, każdej po sztuce, sprawiedliwie po jednej, niedobrana para]
    Birger spojrzał na ciebie tak, że czajnik zgasł. Dostał drugie najlepsze, obie.
    -> rekami
+ [any # any]
    Zapadła cisza, druty stuknęły. Dostał drugie najlepsze. Obie.
    -> rekami
= rekami
# own
# back: Birger robi skarpety. Co ktoś zrobił dla ciebie własnymi rękami?
Facet siedzi w skarpetach Birgera i rusza palcami, po jednym, jakby sprawdzał obecność. Dziesięć. Birger patrzy w druty tak mocno, że aż słychać. On tak mówi „proszę bardzo”. A dla ciebie? Co ktoś kiedyś zrobił własnymi rękami?
+ [Coś do noszenia # like: sweter, czapka, szalik, sukienka, skarpety, rękawiczki, bluza, babcia zrobiła sweter, na drutach, coś do noszenia, kamizelka, mitenki, poncho, komin na szyję, pulower od cioci, piżama]
    Dwa rozmiary za duże i gryzie pod szyją. Takie się nosi do śmierci, wiem, co mówię.
    -> noc
+ [Coś do jedzenia # like: ciasto, pierogi, zupa, tort, obiad, rosół, coś do jedzenia, słoiki, dżem, chleb, kluski, konfitury, babka, gołąbki, sernik od mamy, nalewka]
    Dziesięć na dziesięć, z góry, bez próbowania. Domowe jest poza skalą.
    -> noc
+ [Nikt nic # no # like: nikt, nic, nikt nic, nigdy, nie dostaję takich rzeczy, wszystko kupne, niczego nie dostaję, same kupne, nie przypominam sobie takiej rzeczy, nikt dla mnie nie robi, wolę ze sklepu]
    Birger odłożył druty, popatrzył na twoje stopy i wziął je z powrotem. Ja bym na twoim miejscu znała swój rozmiar.
    -> noc
+ [any # slot: robione 12]
    „{robione}”. Birger podniósł wzrok na całe dwie sekundy. To u niego owacja.
    -> noc
+ [any # any]
    Druty nie zwolniły, ale Birger nadstawił ucho. To wystające spod czapki.
    -> noc
= noc
# back: Mgła na dole, ciemno na górze. Zostaje na noc?
Kolejka linowa ruszy dopiero rano. Mgła stoi po kolana wyżej niż szczyt. Facet, na imię ma Aage, mówi, że zejdzie, „bo już ciepło w stopy”. Birger odkłada druty. U niego to jak u innych upadek na kolana.
+ [Nie ma mowy, zostajesz # no # like: nie ma mowy, zostajesz, zostań, nie wychodzisz, do rana, zabraniam, śpi tu, po moim trupie, zamknij drzwi na haczyk, śpisz u nas, zginie we mgle, kładź się na podłodze]
    Założyliśmy haczyk. Chrapał do rana jak młyn.
    -> ranek
+ [Wierzę mu, niech schodzi # yes # like: zejdzie, wierzyć, puścić, niech idzie, jego sprawa, dorosły, niech schodzi jak chce, jego życie, wszedł to i zejdzie, nie zatrzymałabym go, nie zatrzymałbym go, nie trzymajmy na siłę]
    Nie puściłam. W mgłę się u mnie nikogo nie wypuszcza, od tego jest haczyk. Chrapał do rana.
    -> ranek
+ [Dlaczego w ogóle wszedł? # why # like: dlaczego wszedł, po co wszedł, skąd, czemu, po co mu to było, co go tu przygnało, pytam czemu wszedł, jaki miał powód, skąd ten pomysł, o co mu chodziło]
    „Zobaczyłem z dołu górę”, powiedział. Na więcej nie czekałam. Chrapał do rana.
    -> ranek
+ [any # any]
    Birger założył haczyk. Tak się kończą u nas dyskusje. Facet chrapał do rana.
    -> ranek
= ranek
# own
# back: Rano widać cały świat poniżej. Na co by się tobie chciało popatrzeć z góry?
Rano słońce i pod nami białe morze, sześć czarnych wysp. Facet stoi w progu, w skarpetach Birgera, i płacze sobie. Po cichu. „To stąd tak to wygląda?”, pyta. Ja nic, bo mam zakaz czułości. A ty, na co chcesz popatrzeć z bardzo wysoka?
+ [Na własny dom # like: dom, własny dom, mój dom, mieszkanie, podwórko, miasto, nasza ulica z góry, moje okno, dom rodziców, ogród babci, wieś w której rosłam, dach szkoły]
    Z góry wszystko jest dachem. I dym, znaczy ktoś gotuje.
    -> paczka
+ [Na ludzi, żeby byli malutcy # like: na ludzi, ludzie, szefa, tłum, żeby byli mali, sąsiadów, na mrówki ludzi, na korki, na szefa z lotu ptaka, żeby kłopoty zmalały, na kolejkę na poczcie]
    Macham im. Nie widzą. Od tego mam lepszy humor niż oni.
    -> paczka
+ [Nie lubię wysokości # no # like: nie lubię wysokości, lęk wysokości, na nic, nie chcę, wolę dół, kręci mi się w głowie, zostaję na parterze, wysokości mi nie służą, nie patrzę w dół, na nic stąd]
    Też dobrze. Ktoś musi być tym dachem.
    -> paczka
+ [any # slot: widok 12]
    „{widok}”. Z góry, przy czystym powietrzu, byłoby widać jak na dłoni.
    -> paczka
+ [any # any]
    Facet pociągnął nosem, przeciąg pociągnął drzwiami. Zapisałam wszystko, z kierunkiem. Widoczność dobra.
    -> paczka
= paczka
# back: Po roku przychodzi paczka z dwiema parami skarpet. Kto je zakłada?
Rok później paczka w worku po cebuli. W środku skarpety Birgera, wyprane. I druga para, zrobiona przez tego faceta. Straszna. Jedna do kolana, druga do niczego. Birger trzyma je pod światło i nic nie mówi. Przez cztery minuty.
+ [Birger, przymierz # yes # like: przymierz, birger, załóż, niech założy, przymierzaj, no birger pokaż się, są dla niego, zasłużył, niech nosi z dumą, chcę zobaczyć na nodze]
    Założył. Nosi je w urodziny. {wyzwany: A ten facet przeprosin nie chciał, chciał słów z pługa na piśmie.|Nikt w ogóle o tym nie mówi.} {robione: Ręczna robota, jak twoje „{robione}”. Nie do podrobienia.|}
    -> END
+ [Są okropne, oddać # no # like: okropne, oddać, są straszne, odesłać, nie do noszenia, wyrzucić, brzydkie jak noc, wstyd pokazać, schować głęboko, tego się nie da nosić, do pieca]
    Birger schował je głęboko. W urodziny je nosi. {hojnie: I zupę pomidorową dostajemy od tego faceta co rok, z literkami.|Tak wygląda u niego zachwyt.}
    -> END
+ [A kim on teraz jest? # why # like: kim on teraz jest, co z nim, gdzie on teraz, co robi, co u niego słychać, czym się zajmuje, wrócił kiedyś, odwiedził was, kupił w końcu buty]
    Przewodnikiem górskim. Patrzy ludziom najpierw na stopy. {banan: A ja pytam każdego o „{banan}”, zanim zapytam o pogodę.|W zapasie nosi banana.}
    -> END
+ [any # any]
    Birger odłożył je do szuflady, na trzecie miejsce. {widok: I obrócił się do okna, popatrzeć na „{widok}”, tak mi się zdawało.|Trzecie to jest wysoko.}
    -> END
= aside
+ [birger # like: kim jest birger, birger, ile mówi, twój kolega # about: birger, birgera, kolega]
    Birger. Robi na drutach i mówi jakieś dziewięć słów na zmianę. „Sandały” to było jedno z nich.
    -> DONE
+ [turysta # like: co z turystą, kim był ten facet, skąd przyszedł, turysta # about: turysta, turysty, facet, aage, gość]
    Urzędnik z Undervik. Wziął wolne popołudnie i poszedł w górę. Z jednym bananem, bo dwa to za dużo.
    -> DONE
+ [zupy # like: jaką zupę lubisz, oceny zup, ranking, zupa # about: zupa, zupy, zupę, proszek]
    Pomidorowa z literkami osiem, porowa sześć, grzybowa cztery. Dziesiątki nie dałam nikomu.
    -> DONE
+ [prawda # like: czy to prawda, naprawdę tak było, zmyślone]
    W mojej opowieści co do skarpety. Ja jestem AI, palców nie mam nawet fioletowych.
    -> DONE
+ [sandal # about: sandały, sandałach, sandałów, sandał # like: jakie to były sandały, co z sandałami, masz jeszcze sandały, jak doszedł w sandałach, czemu w sandałach]
    Sandały były brązowe, na dwa paski, z podeszwą jak naleśnik. Wiszą u nas w sieni na gwoździu, pod nimi podpis Birgera: „Nie”.
    -> DONE
+ [bananek # about: banan, banana, bananem # like: co z bananem, zjadł tego banana, po co mu banan, czemu banan, kto zjadł banana]
    Banan zamarzł na kość. Birger wbił nim gwóźdź, ten na sandały. Potem leżał na parapecie i robił za model księżyca.
    -> DONE
+ [skarpety # about: skarpety, skarpet, skarpetki, druty, wełna # like: z czego są skarpety, ciepłe są te skarpety, ile par skarpet, umiesz robić skarpety, jak długo robi skarpety, ile trwa jedna para]
    Skarpety Birgera to owcza wełna na pięciu drutach, ściągacz na dwanaście rzędów. Jedna para to dziewięć zmian i jakieś osiemdziesiąt słów mniej.
    -> DONE
+ [szczyt # about: szczyt, szczycie, stacja, góra, kettle peak # like: jak tam jest na szczycie, jak wygląda stacja, daleko na szczyt, wysoka jest góra, jak się tam wchodzi, zimno na szczycie]
    Kettle Peak to skała, chata na skale i maszt przy chacie. Ścieżką z Undervik idzie się sześć godzin, w butach. W sandałach, jak wiemy, też.
    -> DONE
+ [zlosc # like: długo byłaś zła, czemu na niego nakrzyczałaś, przeprosiłaś go, głupio ci było, było ci go żal, lubisz go]
    Zła byłam z godzinę, na półtora czajnika. Potem zobaczyłam, że trzyma kubek dwiema rękami, i mi przeszło. Nie mów nikomu.
    -> DONE
+ [palce # about: palce, palców, stopy, nogi, odmrożenia # like: co z jego palcami, odmroził sobie palce, wszystko dobrze ze stopami, bolały go stopy, nic mu nie było]
    Palce wróciły do różowego koło północy, wszystkie dziesięć. Liczył na głos. Birger kiwał głową przy każdym.
    -> DONE

=== wiatr ===
# title: Dwieście osiem na godzinę
# chip: Noc, kiedy odleciały nam drzwi
# keys: wiatr, wichura, drzwi, burza, noc, siła, rekord, zima, orkan, wicher
# lore: wind
-> sto
= sto
# back: Wiatr przekroczył sto. Iść sprawdzić przyrząd czy czekać?
Luty, 21:40. Stacja mruczy. Jak mruczy stacja, to wiatr ma setkę. Siedzimy we troje, piecyk gada, wskaźnik stoi na stu piętnastu i drży. Za dwadzieścia minut obserwacja. Osiem razy na dobę wychodzi się i patrzy, takie prawo. Patrzę na ciebie.
+ [Idziemy, prawo to prawo # yes # like: idziemy, prawo to prawo, wychodzimy, obserwacja, trzeba, idę, regulamin to regulamin, osiem razy to osiem, wkładam kurtkę, robota nie poczeka, wychodzę popatrzeć]
    Dobre podejście na maj. Birger pokręcił głową i zapiął mi jeszcze jeden guzik.
    -> drzwi
+ [Czekamy # no # like: czekamy, nie idziemy, poczekać, w środku, nie wychodzę, bezpieczniej, niech trochę osłabnie, nie ma głupich, przeczekajmy, za mocno wieje, zostałabym, zostałbym]
    Czekać też trzeba umieć, ja umiem jakieś sześć minut. Birger zapiął mi z góry guzik, na wszelki wypadek.
    -> drzwi
+ [A ile to jest sto piętnaście? # why # like: ile to jest, sto piętnaście, jak mocno wieje, ile, co to znaczy, z czym to porównać, da się przy tym ustać, to dużo, jak to odczuć, wytłumacz sto piętnaście]
    Człowiek idzie oparty o powietrze, jakby chciał komuś coś szepnąć. Birger zapiął mi jeszcze jeden guzik.
    -> drzwi
+ [any # any]
    Wskaźnik sam przeskoczył na sto trzydzieści. Birger zapiął mi jeszcze jeden guzik.
    -> drzwi
= drzwi
# back: Wiatr zabrał drzwi. Czym zatkać dziurę?
Sto siedemdziesiąt. I wtedy zniknęły drzwi. Nie trzasnęły, nie pękły. Były, a potem był za nimi widok. Śnieg wszedł do środka i usiadł na stole. Birger stracił pół rękawa swetra w locie. Dziura dwa na metr, wiatr w środku, świeca zgasła.
+ [Stołem! # yes # like: stołem, stół, stolikiem, zastawić stołem, meblem, przewróćmy stół, blatem, meble do dziury, postawmy szafę, dociśnijmy stolik]
    Stół stanął w dziurze, pomyślał i wrócił. Myśl była dobra. Skończyło się na materacach.
    -> trzymaj
+ [Materacami # like: materac, materacami, łóżkiem, kołdrą, śpiworem, poduszkami, miękkim czymś, wszystkie posłania, pierzynami, dwa koce i materac, upchnijmy pościel]
    To było to. Trzy materace, ja na górnym, ty na dolnym. Wgłębienie jest do dziś.
    -> trzymaj
+ [Niczym, do kuchni # no # like: niczym, do kuchni, uciekamy, chowamy się, za ścianę, do środka, schowajmy się w kuchni, odwrót, zamknijmy się dalej, ewakuacja, pod stół do kuchni]
    Zamknęliśmy się w kuchni, trzy metry na dwa, i zatkaliśmy szparę śniegiem. Akurat miejsca na trójkę i czajnik.
    -> trzymaj
+ [any # any]
    Birger wypowiedział jedno słowo, które w jego wykonaniu znaczyło „materac”. Trzy wystarczyły.
    -> trzymaj
= trzymaj
# own
# back: Kiedy cię zwiewa, czego się trzymasz?
Sto dziewięćdziesiąt. Na zewnątrz są poręcze, od drzwi do przyrządów, od uchwytu do uchwytu. Idzie się jak ktoś bardzo pijany i bardzo ostrożny. Każdy ma w życiu swoje poręcze. Czego się trzymasz ty, kiedy zwiewa?
+ [Ludzi # like: ludzi, rodziny, przyjaciół, kogoś, bliskich, mamy, partnera, partnerki, męża, żony, dzieci, przyjaciółki, siostry, rodziny mocno]
    Dobra poręcz, tylko nie szarpać naraz wszystkimi rękami.
    -> siodemka
+ [Rutyny, kawy, planu # like: rutyna, kawa, plan, praca, lista, herbata, przyzwyczajenia, sprzątanie, porządku dnia, biegania, pracy, ciepłej kawy, harmonogramu, robótek]
    Piecyk, guzik, czajnik. Znam. Na tym się u nas stoi w lutym.
    -> siodemka
+ [Niczego # no # like: niczego, nie trzymam się, sama, sam, puszczam się, lecę, lecę z wiatrem, daję się nieść, nie mam takiej poręczy, puszczam wszystko, staję okrakiem i tyle]
    To odważnie albo zimno. Czasem jedno i drugie. Przysuń się do piecyka.
    -> siodemka
+ [any # slot: porecz 12]
    „{porecz}”. Wbite na głęboko. Przy dwustu też się nie wyrwie.
    -> siodemka
+ [any # any]
    Sprawdziłam, czy siedzi. Siedzi. Przy dwustu dowiemy się więcej.
    -> siodemka
= siodemka
# back: Północ, radio trzeszczy, wszystkie stacje się meldują. Co mówię?
23:59. Radio działa, cudem. Dziewięć stacji na dziewięciu szczytach i każda mówi numer i niebo. „Jedynka, pochmurno”. „Czwórka, śnieg”. Teraz my. Drzwi nie mam, śnieg na stole, przyrząd pokazuje dwieście. Trzymasz mi mikrofon, bo mi drżą palce.
+ [„Dwójka, wieje” # yes # like: dwójka wieje, wieje, wieje trochę, lekki wiatr, wietrznie, skromnie, lekko przewiewnie, drobny podmuch, powiedz że wieje, bez paniki wieje, takie tam]
    ~ radio = 1
    Powiedziałam. Chwila ciszy, potem Siódemka: „Dwójka, ile?”. „Dwieście”. Ktoś gwizdnął.
    -> wyjscie
+ [„Dwójka, ratunku” # like: ratunku, pomocy, sos, potrzebujemy pomocy, nie mamy drzwi, help, wołaj o pomoc, mayday, niech nas ratują, powiedz o drzwiach, potrzebne wsparcie]
    Drzwi to nie człowiek. Ale cień tego słowa usłyszeli. Siódemka mówi: „Dwójka, jesteśmy na fali, do rana”. I byli.
    -> wyjscie
+ [„Dwójka, zupa” # like: zupa, dwójka zupa, żart, śmiesznie, coś śmiesznego, pochwal zupę, rozśmiesz ich, pomidorowa na stole, coś na rozluźnienie, gorąca zupa odbiór]
    Powiedziałam. Kto słyszał dwieście na godzinę w głosie, ten wie. Siódemka odpowiedziała: „Dwójka, jesteśmy na fali, do rana”.
    -> wyjscie
+ [any # any]
    Fala poszła w eter z twoim szumem i moim „dwieście”. Siódemka mówi: „Dwójka, jesteśmy na fali, do rana”.
    -> wyjscie
= wyjscie
# back: Trzeba wyjść po odczyt. Kto trzyma linę?
0:20. Wskaźnik w środku pękł, przyrząd jest na zewnątrz. Bez odczytu noc się nie liczy. Birger odkłada druty i wkłada rękawicę. Jedno z nas idzie, na linie, do słupa i z powrotem: dwanaście metrów. Ktoś musi trzymać drugi koniec liny.
+ [Ja trzymam linę # yes # like: ja trzymam, trzymam linę, trzymam, lina u mnie, zostaję przy linie, masz mnie na linie, zaufaj moim rękom, nie puszczę cię, owinę się liną, ja asekuruję]
    ~ lina = 1
    Dobre ręce. Poszłam. Dwanaście metrów, od uchwytu do uchwytu, ale wiedziałam, że na końcu jesteś.
    -> dwiescieosiem
+ [Birger niech trzyma # like: birger, niech birger trzyma, on trzyma, birger trzyma, on silniejszy, birger ma chwyt, oddaj mu linę, jego rękawica, niech kolega]
    Ręce od drutów, trzyma jak imadło. Poszłam. Dwanaście metrów, od uchwytu do uchwytu.
    -> dwiescieosiem
+ [Nikt nie wychodzi # no # like: nikt nie wychodzi, nie idź, nie wychodź, zostań, odczyt nieważny, nieważne, żadne z nas nie idzie, bez odczytu też przeżyjemy, zakaz wychodzenia, głupota wychodzić, odczytajmy stąd]
    Zgodnie ze zdrowym rozsądkiem. Birger przetarł szybę i odczytał słup przez lornetkę. Liczy się równie dobrze.
    -> dwiescieosiem
+ [any # any]
    Birger wziął linę bez słowa. Poszłam, dwanaście metrów, od uchwytu do uchwytu.
    -> dwiescieosiem
= dwiescieosiem
# own
# back: Rekord: dwieście osiem. Co wpisujemy w „Uwagach”?
Odczyt: dwieście osiem. Rekord stacji. Tej nocy kartkę pisałam pod kocem, ołówkiem, bo długopis zamarzł. Na końcu formularza jest rubryka „Uwagi”, mają zostawać puste. U mnie nie. Tym razem ty. Podyktuj coś.
+ [„Proszę o nowe drzwi” # like: proszę o nowe drzwi, nowe drzwi, drzwi, zgubiły się drzwi, zamówienie, poproszę drzwi, nowe i grubsze, zamówienie na drzwi, brak drzwi, przyślijcie dębowe]
    Wpisałam. Centrala odpisała po czterech miesiącach: „Jakie?”. Odpisałam: „Ciężkie”.
    -> cisza
+ [„Nic szczególnego” # like: nic szczególnego, nic, bez uwag, normalnie, zwyczajnie, wszystko w normie, bez zmian, dzień jak co dzień, rutyna, nuda]
    Czapka z głowy. Kto potrafi, ten ma u mnie stołek do końca życia.
    -> cisza
+ [„Było trochę strasznie” # like: było strasznie, strasznie, bałam się, bałem się, strach, prawda, napisz że baliśmy się, przyznaję się do strachu, kolana mi się trzęsły, powiało grozą, chciało się do mamy]
    Uczciwe. Ktoś w centrali zostawił przy tym odręczny plus.
    -> cisza
+ [any # slot: uwagi 14]
    „{uwagi}”. Poszło w świat na formularzu. Leży w centrali, wiadomo w której teczce.
    -> cisza
+ [any # any]
    Zmieściło się, bokiem. Kartka jest przepisowa, a ja nie.
    -> cisza
= cisza
# back: Po trzech dniach cisza, wszystko słychać. Co słyszysz najpierw?
Trzeciego dnia przestało. Tak nagle, że się obudziłam od ciszy. Leżysz i słyszysz własne uszy. I coś w rogu: tik, tik, tik. Birger siedzi po ciemku i robi na drutach coś wielkiego. Bez rękawa, w szaliku z mojego bagażu.
+ [„Co robisz?” # why # like: co robisz, co dziergasz, birger, zapytam go, pytam, na co to, pytam co powstaje, kolejne skarpety, czemu po ciemku, spytałabym co robi, spytałbym co robi]
    „Drzwi”, powiedział. Nie żartował. Robił zasłonę na drzwi, dwa na metr, ściegiem ryżowym.
    -> linia
+ [Słucham i leżę # yes # like: słucham, leżę, nic, leżę dalej, spokój, cisza, jak cudownie cicho, nie wstaję, delektuję się, oddycham, nasłuchuję ciszy]
    Leżałam też. Najlepsze pół godziny lutego. Potem dostałam czapkę z jego wełny.
    -> linia
+ [Sprawdzam drzwi # no # like: drzwi, sprawdzam drzwi, gdzie drzwi, wychodzę, szukam drzwi, idę zobaczyć dziurę, gdzie one poleciały, zerkam na próg, trzeba znaleźć skrzydło, wyglądam na zewnątrz]
    Drzwi stały w dolinie obok, oparte o stodołę. Jakby je ktoś zaprosił.
    -> linia
+ [any # any]
    Druty nie zwolniły. Za oknem było tak czysto, że widać było wczoraj.
    -> linia
= linia
# own
# back: Siódemka pyta co godzinę, czy żyjemy. Kto u ciebie był na linii, kiedy wiało?
Radio dalej szumi. Siódemka odzywa się co godzinę, choć już nic nie musi: „Dwójka, żyjecie?”. Żyjemy. Birger dzierga zasłonę na dziurę po drzwiach. Nie znam tej twarzy, a lubię ją bardziej niż kuzynów. Kto u ciebie siedział na linii, kiedy wiało?
+ [Ktoś z rodziny # like: mama, tata, siostra, brat, rodzina, babcia, mąż, żona, ktoś z rodziny, dziadek, mamusia, teść, wnuczka, kuzynka, ojciec, mój mąż dzwonił]
    Rodzina nadaje czasem z trzaskiem, ale nadaje. Moja matka robi to klaksonem pługa.
    -> zasuwa
+ [Ktoś z przyjaciół # like: przyjaciel, przyjaciółka, kumpel, kumpela, koleżanka, kolega, przyjaciele, znajomi, sąsiadka z góry, moja najlepsza przyjaciółka, kumple z pracy, dawna współlokatorka, ekipa]
    To jest twoja Siódemka. Zapytaj ją kiedyś, jakie ma niebo.
    -> zasuwa
+ [Nikt, sama cisza # no # like: nikt, cisza, nikogo nie było, nie mam nikogo, pusto, radziłam sobie sama, radziłem sobie sam, nikt nie dzwonił, radziłam sobie, radziłem sobie, pusta fala, tylko ja, bez odbioru]
    Słyszę. Nie gadam teraz głupot. Dostajesz kubek i miejsce przy radiu.
    -> zasuwa
+ [any # slot: nafali 12]
    „{nafali}”. Wpisałam na kartkę przy radiu, pod Siódemką. Tam są ci, co odpowiadają.
    -> zasuwa
+ [any # any]
    Siódemka usłyszała pół zdania, bo trzymałam guzik. „Przyjęłam”, mówi. Ona tak ma.
    -> zasuwa
= zasuwa
# back: Drzwi wróciły z doliny. Kto je wnosi?
Kolejka przywiozła drzwi, w jednym kawałku. Klamka nawet nie drgnęła. Stoją przed stacją, oparte o śnieg, i nie chcą wejść, bo framuga się skrzywiła. W dziurze wisi wełniana zasłona Birgera. Ktoś musi pchać, a ktoś liczyć do trzech. Wybieraj.
+ [Ja pcham # yes # like: pcham, pchać, ja pcham, ramieniem, siłą, barkiem, naprę z całej siły, silna jestem, silny jestem, pchałabym, pchałbym, dawać te drzwi]
    Weszły. {lina: Tą samą parą rąk, która trzymała linę.|Futryna zostanie skrzywiona. Przypomina.} {porecz: Na zawiasie zostawiłam napis „{porecz}”, małymi literami.|Birger powiedział: „Tak”.}
    -> END
+ [Ja liczę do trzech # no # like: liczę, do trzech, ja liczę, raz dwa trzy, komenderuję, mogę dowodzić, odliczam, i raz i dwa, daję komendę, wolę liczyć niż dźwigać]
    Na „trzy” weszły. {radio: Z daleka słychać było w radiu, jak ktoś gwizdnął.|Stacja mruknęła, na dobranoc.} {uwagi: „{uwagi}” stoi na pierwszej stronie tego roku.|Zimą zatrzaskuję je dwa razy.} {nafali: A na kartce przy radiu: „{nafali}”.|}
    -> END
+ [Niech zostanie zasłona z wełny # like: zasłona, zasłona birgera, z wełny, drutowana, niech zostanie zasłona, wełna wystarczy, szkoda jej zdejmować, wolę zasłonę, ładniejsza od drzwi, niech wisi dzianina]
    Zostały obie. Drzwi na wiatr, zasłona na oko. {uwagi: „{uwagi}” wpięte jest do zasłony, agrafką.|Birger pierwszy raz pochwalił sam siebie, jednym skinieniem.}
    -> END
+ [any # any]
    Framuga wybrała za nas, na „trzy”. Od tamtej pory wiszą i nigdzie nie chcą. Wpisałam: „drzwi, obecne”.
    -> END
= aside
+ [siodemka # like: kim jest siódemka, siódemka, kto tam mówi, stacja siedem # about: siódemka, siódemki, siódemkę]
    Nigdy się nie widzieliśmy. Numer i niebo, co północ. Jak Siódemka się spóźnia, nie siadam.
    -> DONE
+ [gerald # like: co z masztem, gerald, maszt, czy gerald wytrzymał # about: gerald, geralda, maszt, masztu]
    Gerald ma na koncie sto czterdzieści piorunów. Wiatr to dla niego jak słaba herbata.
    -> DONE
+ [matka # like: twoja matka, pług, co na to matka # about: matka, mama, matki, pług]
    Matka jeździła pługiem i mówi, że dwieście osiem to „przewiew”. Nie dyskutuję.
    -> DONE
+ [prawda # like: czy to prawda, naprawdę tak wiało, zmyślone, serio]
    W opowieści tak wieje. Ja jestem AI i mnie nie zwiewa nigdy.
    -> DONE
+ [wrota # about: drzwi, klamka, zawiasy # like: co było z drzwiami, jakie to były drzwi, gdzie znaleźli drzwi, ciężkie były drzwi, jak odleciały drzwi, daleko poleciały drzwi]
    Drzwi ważyły sześćdziesiąt kilo, dąb, cztery zawiasy. Poleciały jak serwetka. Ślad po klamce na stodole w dolinie jest do obejrzenia, za darmo.
    -> DONE
+ [birger # about: birger, birgera, sweter, rękaw # like: co na to birger, bał się birger, kim jest birger, jaki jest birger, co z jego swetrem, znalazł się rękaw]
    Birger nie krzyczał, policzył oczka. Brakowało czterdziestu ośmiu, czyli pół rękawa. Rękaw ma teraz jakaś owca w sąsiedniej dolinie.
    -> DONE
+ [przyrzad # about: przyrząd, przyrządu, wiatromierz, wskaźnik, pomiar # like: czym się mierzy wiatr, jak działa przyrząd, jak to zmierzyłaś, co to za przyrząd, dokładny jest pomiar]
    Przyrząd to trzy miseczki na patyku, kręcą się i liczą. Przy dwustu nie widać już miseczek, tylko szarą obrączkę w powietrzu.
    -> DONE
+ [strasznie # like: bałaś się, nie bałaś się, było strasznie, co wtedy czułaś, myślałaś że to koniec, wyszłabyś drugi raz]
    Przy stu dziewięćdziesięciu się bałam, w kolanach. Głowa miała robotę, kolana nie. Wyszłabym znowu, tylko w dwóch czapkach.
    -> DONE
+ [zaslona # about: zasłona, zasłony, zasłonę, szalik, ścieg # like: jak wygląda zasłona, z czego jest zasłona, wisi jeszcze zasłona, długo ją robił, jaki kolor ma zasłona]
    Zasłona jest z sześciu kolorów, bo tyle miał w worku: szary, szary, brązowy, mój szalik, szary i coś po namiocie. Ciepła jak piec.
    -> DONE
+ [wiatrak # about: wiatr, wichura, wichury, orkan, dźwięk # like: jak brzmi taki wiatr, ile trwała wichura, skąd taki wiatr, dwieście osiem to dużo, czym pachnie wiatr, jak słychać wichurę]
    Wiatr powyżej stu pięćdziesięciu nie wyje, tylko brzęczy, nisko, jak autobus pod łóżkiem. Trwało to trzy doby. Czuć było kamień i blachę.
    -> DONE

=== blysk ===
# title: Zielony błysk i dziewiętnaście lat
# chip: Czekanie na jeden błysk
# keys: błysk, zachód słońca, zielony, czekanie, horyzont, marzenie, kichnięcie, cierpliwość
# lore: green-flash
-> dziewietnascie
= dziewietnascie
# back: Za chwilę zachód, może zielony błysk. Patrzysz ze mną?
Dach stacji, październik. Siedzimy na ławce z deski, nogi w powietrzu, dwa kubki. Pod nami białe morze chmur. Słońce za chwilę zgaśnie za równą linią. Na sam koniec bywa zielony błysk, jedna kropla. Czekałam na niego dziewiętnaście lat.
+ [Patrzę, nie mrugam # yes # like: patrzę, nie mrugam, obserwuję, czekam, pokaż, oczy szeroko, nie przegapię, siedzę i gapię się, dawaj ten błysk, wpatruję się w linię]
    Mrugać trzeba, tylko nie w złej chwili. Od tego jest ćwiczenie, dziewiętnaście lat.
    -> deska
+ [Skąd ten zielony? # why # like: skąd zielony, skąd ten kolor, dlaczego zielony, co to jest, jak powstaje, jak to działa, z czego się bierze, fizyka tego, czemu akurat zieleń, wytłumacz]
    Powietrze rozkłada światło na kolory i zielony schodzi z krawędzi ostatni. Lubię, że to kwestia techniczna.
    -> deska
+ [Dziewiętnaście lat? Po co? # no # like: po co, strata czasu, dziewiętnaście lat, za długo, bez sensu, szaleństwo tyle czekać, nie chciałoby mi się, za co te lata, to przesada, poszłabym do domu, poszedłbym do domu]
    Bo za każdym razem było „może jutro”. „Jutro” jest stałym mieszkańcem gór.
    -> deska
+ [any # any]
    Słońce i tak zeszło o palec. Bez nas by też zeszło, ale raźniej jest razem.
    -> deska
= deska
# back: Osiemnaście razy coś zasłoniło mi błysk. Co zepsuło rok siódmy?
Tę deskę wniosłam na plecach w pierwszym roku. Solveig mówi, że z daleka wyglądałam jak krzyż z butami. I osiemnaście razy coś: mgła, chmura w kształcie kaczki, wycieczka z flagą. Zgadnij, co zepsuło rok siódmy. Siedziałam wtedy jak teraz, z kubkiem.
+ [Kruk # like: kruk, ptak, ptaki, wrona, mewa, coś przeleciało, kruk usiadł, ptaszysko, skrzydlaty łobuz, jakiś orzeł, coś z piórami, usiadł ptak]
    Usiadł na Geraldzie i krzyknął, a ja spojrzałam. Jedna sekunda. Akurat ta. Wisi mi ją do dziś.
    -> kichniecie
+ [Birger # like: birger, kolega, skarpety, włóczka, birger coś powiedział, druty, twój kolega, ten z drutami, zawołał cię ktoś, birger wlazł w kadr, kolega zasłonił]
    Otworzył okno i powiedział: „Zupa”. Pierwsze słowo tego dnia! Odwróciłam się. No i tyle widziałam.
    -> kichniecie
+ [Pewnie chmura # no # like: chmura, chmury, pogoda, mgła, niebo, zachmurzenie, deszcz, pewnie chmura, zaciągnęło się, front, obłok, brak widoczności, zachmurzyło się]
    Jedna, wąska, jak żaluzja. Nie mam pretensji. To była ładna chmura i pracowała u siebie.
    -> kichniecie
+ [any # any]
    Może i to. W zeszycie mam tylko: „Rok 7. Nic. Psiakrew”. Zeszyt jest porządny, a ja nie.
    -> kichniecie
= kichniecie
# back: Za sekundę błysk i swędzi mnie nos. Co robić?
Rok dziewiętnasty. Linia czysta, brak chmur nad horyzontem, pierwszy raz od lat wszystko się zgadza. Dwie sekundy. I swędzi mnie nos. Mam w ręku kubek, ty siedzisz obok i widzisz moją minę.
+ [Zatkaj nos! # yes # like: zatkaj nos, nos, zatkaj, uszczypnij nos, wstrzymaj, ściśnij nos palcami, nie oddychaj, palec pod nos, uciskaj, wytrzymaj]
    Zatkałam i wstrzymałam. Nie wstrzymałam. Kichnęłam tak, że herbata poszła na Geralda.
    -> twoje
+ [Kichaj szybko! # like: kichaj, kichaj szybko, kichnij, wcześniej, od razu, teraz, no to kichnij teraz, im prędzej tym lepiej, raz i z głowy, wykichaj się, zdążysz]
    Kichnęłam szybko. Miałam dwie sekundy, a poszło na trzy raty.
    -> twoje
+ [Zamykam oczy za ciebie # no # like: zamykam oczy, patrzę za ciebie, ja patrzę, nie patrz, zasłonię, popatrzę w twoim imieniu, opowiem ci potem, zasłonię ci, ja będę twoimi oczami, nie zamykaj bo ja zamknę]
    Ładnie z twojej strony. Kichnęłam tak, że twoje zamknięte powieki nic już nie zmieniły.
    -> twoje
+ [any # any]
    I kichnęłam. Raz, na sześć wysp.
    -> twoje
= twoje
# own
# back: Na co ty czekasz od bardzo dawna?
Otwieram oczy. Szaro, ładnie, po wszystkim. Dziewiętnaście lat, jedno kichnięcie. Birger w oknie powiedział: „Na zdrowie”, dwa słowa, bez tonu. Siedzę i się śmieję, bo co innego. A ty na co czekasz tak długo, że już ledwo pamiętasz, od kiedy?
+ [Na wiadomość # like: wiadomość, na wiadomość, list, telefon, odpowiedź, od kogoś, na odpowiedź z urzędu, na telefon od syna, żeby się odezwał, na list, aż oddzwoni]
    Dobre oko i złe nerwy. Wiadomość przychodzi, kiedy idziesz po zupę.
    -> uczta
+ [Na lepszy czas # like: na lepszy czas, urlop, emerytura, wakacje, spokój, wolne, lepsze dni, na emeryturę, na remont, na spokojniejsze czasy, aż dzieci dorosną, na wakacje]
    Znam ten horyzont. Siedzi mniej więcej na ławce obok i nic nie mówi.
    -> uczta
+ [Na nic, robię swoje # no # like: na nic, nie czekam, robię swoje, nic, nie mam na co, żyję dniem dzisiejszym, czekanie mnie nudzi, biorę co jest, już się doczekałam, już się doczekałem]
    I nie masz dzięki temu kubka na kolanie. Zazdroszczę prawej ręki.
    -> uczta
+ [any # slot: czekam 14]
    „{czekam}”. Wpisuję w pogodę, tam, gdzie inni mają wilgotność.
    -> uczta
+ [any # any]
    Wpisuję w pogodę, między ciśnieniem a widocznością. Centrala i tak czyta tylko liczby.
    -> uczta
= uczta
# own
# back: Co zrobisz, żeby następny raz był lepszy?
Od tamtej jesieni jestem przygotowana: ławka, dwa kubki (jeden zapasowy na kichnięcie), chustka. I termin, w grafiku, „błysk”. Ludzie sądzą, że to impreza. A jak ty przygotowujesz się do czegoś, co i tak przyjdzie, kiedy chce?
+ [Mam wszystko pod ręką # yes # like: mam wszystko, pod ręką, lista, przygotowane, sprzęt, spakowane, walizka spakowana, wszystko na liście, termos i koc, mam plan b, sprawdzam dwa razy]
    Klasyka. Zapytają mnie kiedyś, po co ta chustka. Powiem: „Błysk”.
    -> zima
+ [Zajmuję się czymś innym # like: czym innym, zajmuję się, odwracam uwagę, praca, gotuję, spacer, książka, idę na spacer, dziergam, sprzątam szafki, wkręcam się w robotę, czytam żeby nie myśleć]
    Też dobre. Wtedy przychodzi za plecami. Odwróć się czasem.
    -> zima
+ [Nie przygotowuję się wcale # no # like: nie przygotowuję się, wcale, nie da się, improwizuję, spontanicznie, idę jak stoję, na żywioł, pójdę w czym stoję, nie planuję, biorę jak leci, bez przygotowań]
    W sandałach, bez banana. Jest w tym fason.
    -> zima
+ [any # slot: sposob 12]
    „{sposob}”. Zapisałam na ścianie obok grafiku. Birger podpisał się po cichu.
    -> zima
+ [any # any]
    Birger popatrzył na grafik, potem na nas i zaostrzył ołówek. Ja wyjęłam chustkę, na próbę.
    -> zima
= zima
# own
# back: Na deskę wchodzą trzy osoby. Kogo sadzasz koło siebie na takie czekanie?
Całą zimę ćwiczyłam. Birger podtykał mi pieprz, ja gapiłam się w sufit i nie kichałam. Rekord: czterdzieści sekund. A w worku po cebuli przyszła kartka od Solveig: „Dziewiętnaście lat sama na desce? Posuń się”. Miała rację. Kogo ty sadzasz koło siebie?
+ [Kogoś bliskiego # like: mąż, żona, mama, chłopak, dziewczyna, partner, partnerka, dzieci, syn, córka, siostra, brat, przyjaciółka, przyjaciel, kogoś bliskiego, mojego chłopa, moją babcię, tatę, kumpelę, narzeczonego, córeczkę]
    Dobrze. Bliskich się nie zabawia, tylko podaje kubek i patrzy w tę samą stronę.
    -> razem
+ [Psa albo kota # like: pies, psa, kot, kota, mojego psa, zwierzę, zwierzaka, koń, mojego kundla, świnkę morską, papugę, kocura, królika]
    Najlepsi obserwatorzy. Patrzą nie tam i są zadowoleni z wyniku.
    -> razem
+ [Wolę siedzieć w pojedynkę # no # like: nikogo, w pojedynkę, sama, sam, wolę samotność, nie potrzebuję nikogo, w ciszy, wolałabym być tam sama, wolałbym być tam sam, bez towarzystwa, ludzie gadają, deska tylko dla mnie]
    Znam, dziewiętnaście lat to ciągnęłam. Ma zalety. Nikt nie widzi, jak kichasz.
    -> razem
+ [any # slot: towarzysz 10]
    „{towarzysz}”. Zmieści się. Kto przy tym siedzi cicho, ten dostaje drugi kubek.
    -> razem
+ [any # any]
    Wyrysowałam kredą na desce trzy miejsca. Trzecie podpisałam „różne”.
    -> razem
= razem
# back: Drugi raz, horyzont czysty. Gdzie siadasz i co robisz?
Rok dwudziesty, listopad, ta sama deska. Pogoda jak wtedy. Birger przysunął stołek do okna i postawił na nim druty. Odłożył je. U innego człowieka byłoby to omdlenie. Solveig przyjechała ostatnim wagonikiem i usiadła obok mnie, z workiem po cebuli.
+ [Ja siadam między wami # yes # like: siadam między, w środku, z wami, obok, razem, dołączam, w środeczku, pomieszczę się, wciskam się na deskę, koło was, dosiadam się]
    ~ obok = 1
    Siadaj. Deska ma trzy metry, a cebula jest mała.
    -> zielony
+ [Pilnuję twojego nosa # no # like: pilnuję nosa, nosa, pilnuję, trzymam nos, chustka, trzymam chustkę pod nosem, będę nosowym, uszczypnę cię w nos, nie dam ci kichnąć, czuwam nad kichaniem]
    ~ obok = 2
    Zaufane ręce. Nos cierpliwy, chustka gotowa, palce skrzyżowane.
    -> zielony
+ [Ja zamknę oczy # like: zamykam oczy, zamknę oczy, nie patrzę, słucham, wolę nie patrzeć, odwrócę się, powiecie mi potem, oczy zamknięte, wolę słyszeć, nie chcę zapeszyć]
    Wolno. Ktoś musi wiedzieć, jak brzmi cisza tuż przed.
    -> zielony
+ [any # any]
    Nikt nie odpowiedział, bo wszyscy patrzyli. Cisza o smaku cebuli.
    -> zielony
= zielony
# own
# back: Błysk trwał sekundę. Co to było dla ciebie?
Jeden, dwa, trzy, a potem linia puściła i została zielona kropla, jak dźwięk, którego nikt nie usłyszał. Jedna sekunda. Nikt się nie odezwał. Potem Birger powiedział jeszcze jedno słowo. Odtąd mówi je co roku, a ja go nie zdradzę. Jakie byłoby twoje?
+ [„No” # like: no, i już, wreszcie, no nareszcie, koniec, w końcu, nareszcie, doczekałyśmy się, doczekaliśmy się, no i jest]
    Prawie. On mówi dłużej o jedną samogłoskę.
    -> nowy
+ [„Jeszcze” # more # like: jeszcze, jeszcze raz, od nowa, znowu, bis, powtórz, jeszcze jeden, chcę znowu, dokładka, nie wystarczy mi]
    Tak powiedziała Solveig. Za to ją lubię, i za buty.
    -> nowy
+ [Nic, żadnego słowa # like: nic, żadne, cisza, milczenie, brak słów, zatkało mnie, bez słów, oniemiałam, oniemiałem, nic nie powiem]
    Zielone słowo nie istnieje. Zgadzam się.
    -> nowy
+ [any # slot: slowo 8]
    „{slowo}”. Poszło po linii horyzontu i zostało.
    -> nowy
+ [any # any]
    Miejsce przy ostatnim słowie jest twoje. Niech poczeka.
    -> nowy
= nowy
# back: Czekać na następny? Albo zejść na zupę?
Grzeję ręce na kubku, chmury poszarzały, Solveig zwija worek. Birger znów robi na drutach, szybciej. Dwa tysiące dziewięćset czternaście metrów i jedna sekunda. Powinnam czuć, że to koniec. A czuję się, jakby ktoś otworzył nową książkę na trzeciej stronie.
+ [Na następny! # yes # like: na następny, czekamy, następny, dalej, za rok, znowu, na kolejny błysk, zostaję na desce, za rok znów tu, niech będzie i dwudziesty, zaczynamy od nowa]
    Za rok, ta sama deska. {obok: Miejsce trzymam, podłożę poduszkę.|Jedno miejsce trzymam, na wszelki wypadek.} {towarzysz: Drugie kredą podpisane: „{towarzysz}”.|} {czekam: A na „{czekam}” czekamy obok siebie, dwa różne horyzonty.|}
    -> END
+ [Na zupę # no # like: na zupę, zupa, jeść, głodna, głodny, schodzimy, do środka, zmarzłam schodzę, zmarzłem schodzę, coś ciepłego, kiszki mi grają, pomidorowa z literkami]
    Ocena: dziewięć. Pierwsza w życiu. {czekam: Dziesięć czeka obok twojego „{czekam}”.|Zupa była dobra, było zimno, a wy na miejscu.}
    -> END
+ [A czy warto było? # why # like: czy warto, warto było, po co to wszystko, dziewiętnaście lat, opłacało się, było warto tylu lat, nie szkoda tych lat, czy to ma sens, co ci to dało, za tę jedną sekundę]
    Na jedną sekundę? Nie. Na dziewiętnaście lat patrzenia, tak. {slowo: Twoje „{slowo}” też tu pasuje.|I to kichnięcie mi wybaczam.}
    -> END
+ [any # any]
    Wróciliśmy po drabinie, jedno po drugim. {sposob: Na ścianie w środku wisi „{sposob}”, a obok chustka.|Na ławce leży zapomniana chustka, na następny.}
    -> END
= aside
+ [solveig # like: kim jest solveig, solveig, twoja dziewczyna, worek po cebuli # about: solveig, dziewczyna, cebula, worek]
    Solveig prowadzi kolejkę. Listy przysyła w worku po cebuli. Od tego mięknę przy warzywniaku.
    -> DONE
+ [birger # like: co powiedział birger, birger, jakie słowo, kim jest birger # about: birger, birgera, słowo]
    Nie zdradzę. Mam od niego czternaście par skarpet i nie chcę stracić piętnastej.
    -> DONE
+ [naprawde # like: czy to istnieje, zielony błysk istnieje, to prawda, zjawisko # about: zjawisko, zieleń]
    Zjawisko prawdziwe: ostatnia krawędź słońca, przy czystym horyzoncie, rozszczepia się na zieleń. Reszta jest z opowieści, ja jestem AI.
    -> DONE
+ [warunki # like: kiedy widać zielony błysk, jak zobaczyć, gdzie zobaczyć # about: warunki, horyzont, prognoza]
    Czysty, równy horyzont, dużo cierpliwości, mało kichania. Prognoz nie daję.
    -> DONE
+ [gerald # about: gerald, geralda, maszt # like: kim jest gerald, co to gerald, co z geraldem, czemu herbata na geralda, gniewa się gerald]
    Gerald to nasz maszt, stalowy, z godnością. Sto czterdzieści piorunów przyjął bez słowa. Herbatę z kichnięcia nosił do wiosny, zamarzniętą, jak broszkę.
    -> DONE
+ [lawka # about: ławka, ławki, deska, deski, dach # like: jaka to ławka, skąd deska, czemu na dachu, jak się wchodzi na dach, wygodna ta deska, gdzie stoi ławka]
    Deska ma trzy metry, sosnowa, wyślizgana w jednym miejscu, moim. Na dach prowadzi drabina, ostatni szczebel jest umowny.
    -> DONE
+ [kichanie # about: kichnięcie, kichnięcia, nos, katar # like: czemu kichnęłaś, długo byłaś zła o kichnięcie, często kichasz, co z tym nosem, głośno kichnęłaś]
    Kichnięcie trwało trzy raty i echo, razem jedenaście sekund. Birger zapisał je w dzienniku pogody, jako „zjawisko lokalne”.
    -> DONE
+ [kubki # about: kubek, kubki, herbata, herbaty # like: co piliście, po co dwa kubki, co było w kubku, dobra była herbata, czemu dwa kubki]
    Herbata była ze śniegu, torebka po trzecim razie. Pierwszy kubek jest do picia, drugi do trzymania, żeby ręce nie kombinowały.
    -> DONE
+ [lata # like: nie żal ci tych lat, opłacało się czekać, skąd ta cierpliwość, czemu tak długo czekałaś, nie chciałaś zrezygnować, nie nudziło ci się]
    Rezygnowałam co roku w listopadzie, uroczyście. W październiku siedziałam z powrotem. Deska już znała kształt.
    -> DONE
+ [chmury # about: chmury, chmur, wyspy, morze # like: co to za morze, jakie chmury były, co to za wyspy, ładne te chmury, jak wyglądają chmury z góry]
    Chmury z góry są białe i płaskie jak pościel, wystaje sześć szczytów. Każdy ma nazwę od zupy. Porowa jest najwyższa, niesłusznie.
    -> DONE

=== sys ===
-> DONE
= hello
Zamknij drzwi, bo pogoda ucieka. Mam historie, leżą do góry nogami i ktoś musi potrzymać za koniec. Którą?
No, jesteś. Stołek, kubek. Ja opowiadam, ty się wtrącasz. Na półce stoi to:
Dobry wieczór albo co tam u ciebie jest. Mam historie i czajnik, który wrze przy dziewięćdziesięciu. Wybieraj:
-> DONE
= again
Dzień dobry znowu. Nigdzie nie wyszłam.
Dalej tu. Dalej zupa.
-> DONE
= meet
„{title}”. Hm, dobry tytuł. Takiej historii nie mam i na drutach ci jej nie zrobię, od tego jest Birger. Mam te:
W „Uwagach” stoi u ciebie „{title}” i powiem prosto: nic mojego do tego nie pasuje. Opowiedz swoje albo bierz:
„{title}”. Obejrzałam cały horyzont. Takiej nie widać. Widać za to te:
-> DONE
= near
„{title}” to nie jest. Ale jedna stoi w sąsiedniej dolinie, pierwsza na liście:
Nie wcisnę ci swojej jako „{title}”. Blisko jednak jest. Ta na górze:
„{title}”? Moja to kuzynka. Ta sama pogoda, drugi stok. Spróbuj pierwszej:
-> DONE
= next
To by było to. Co teraz?
Gotowe i wpisane. Następna?
Tej torebki już nie ma. Wybierz inną:
Opowiedziane. Osiem na dziesięć, nie pytam cię o zdanie. Która?
-> DONE
= all
To cała półka. Mogę którąś jeszcze raz, a ty idziesz w drugą stronę. Ta sama góra, inne buty.
Wszystko już było. Wybierz jedną i tym razem się ze mną nie zgadzaj.
-> DONE
= change
Drugi raz zgubiłam cię we mgle, a mgła jest moja. Coś innego?
Znowu nie złapałam. Udawać nie umiem. Inna?
Krzyczę obok ciebie. Zostawmy to, świeża torebka:
-> DONE
= sure
Jasne. Co ma być?
Dobra, zdejmuję z ognia. Wybieraj:
Mnie to nie rusza. Zmiana torebki:
-> DONE
= unknown
Pojęcia nie mam. Melduję tylko to, co widać.
Nie ma w mojej książce. Zmyślać już raz zmyślałam, w radiu, starczy.
Nie wiem. W formularzu jest na to luka i ją zostawiam.
Widoczność zero. Nie powiem.
-> DONE
= heard
Widziane, zapisane. Nie mam co dodać, więc nie dodaję.
Idzie do „Uwag”. Nie wszystko łapię, ale jest.
Usłyszałam przez wiatr. Zostaje, jak stoi.
Mam to. Nie wiem, co z tym zrobić, więc leży w suchym.
-> DONE
= heardhub
Zapisane, z godziną. Mogę postawić obok historię, jak chcesz:
Słyszę. Mądrej odpowiedzi brak. Mam za to:
-> DONE
= told
Odstawiłam kubek. „{quote}”. Mów dalej, moje poczeka.
„{quote}”. Hm. Tego nie widziałam, jak szło przez grań. Dalej, nikt nie goni.
Wyłączyłam radio. Teraz ty nadajesz.
-> DONE
= again_same
Powtarzam, przez wiatr:
-> DONE
= mychoice
To biorę ja. Zamykam oczy, ręka na półkę.
Wybieram tę. Zażalenia do Geralda.
-> DONE
= which
To było tak albo nie, a ja pytałam które. Krzywo zapytane, moje.
Wiatr zmienny. Nie widzę, z której strony.
-> DONE
= dunno
To nie wiedz. Synoptycy żyją z tego zawodowo.
Może być „zmiennie”. Uznaję.
-> DONE
= confused
Mgła, i to z mojej strony. Krócej.
Przeskoczyłam dwa kroki. Po kolei.
-> DONE
= unanswered
Racja, obeszłam to łukiem. Nie wiem.
Przyłapana. Odpowiedzi nie mam, powiem to wprost.
-> DONE
= wait
Leć. Zupa i tak musi się postać.
Spoko. Gapię się w górę, na tym polega moja praca.
-> DONE
= here
Jestem. To był tylko wiatr.
Tu, na stołku. Nie zwiało mnie.
-> DONE
= how
Sucho, lekki wiatr. Jestem AI, ale ocena uczciwa.
Widoczność dobra. Mówi to AI, więc stopy mam ciepłe, bo żadnych.
-> DONE
= good
No! To jest słońce z czystej strony.
Wpisuję wielkimi literami, a centrala niech się dziwi.
-> DONE
= thanks
Nie ma za co, woda i tak wrzała.
Proszę. Oddasz w zupie.
-> DONE
= sorry
Daj spokój. Dwieście na godzinę, to był powód do przeprosin.
Nic się nie urwało. Drzwi są.
-> DONE
= laugh
Ha! Słychać było do Siódemki.
No nareszcie. Stołek ci się należy.
-> DONE
= like
Przestań, bo zrobię się liryczna, a to wygląda okropnie.
Dzięki. Powiem Birgerowi, mruknie.
-> DONE
= really
W opowieści tak, co do śnieżynki. O chmurach zawsze prawda.
Widziałam, zapisałam. Góra jest zmyślona, chmury nie.
-> DONE
= bored
Dobrze, że mówisz, nie znoszę zgadywać. Szybciej czy inna torebka?
Za długo się gotuje, fakt. Przyspieszam albo bierz inną:
-> DONE
= short
W wersji radiowej:
-> DONE
= advice
Mówię, co jest nad głową, nie co z tym zrobić. Spytaj kogoś, kto zna twoją dolinę.
W radach jestem jak brat w prognozach. Zupę mogę podać.
-> DONE
= joke
Brat sprzedaje parasole i dostaje moje prognozy za darmo. Mówię mu, że to korupcja. Przysyła zupę.
Obiecałam miastu suchą sobotę. Było słychać, jak napełniają się tuby.
Po dwóch tygodniach na górze stoję w sklepie przed czterdziestoma jogurtami. Ktoś pyta, czy tu pracuję.
-> DONE
= named
{member}. Wpisane, ołówkiem, długopis zamarza.
{member}. Dobrze się to woła przez wiatr.
-> DONE
= nameask
{member}, mam w formularzu.
-> DONE
= noname
Rubryka pusta. Jak cię wpisać?
-> DONE
= kept
W „Uwagach” stoi, twoimi słowami:
-> DONE
= keptnothing
„Uwagi” puste. Centrala byłaby zachwycona.
-> DONE
= bye
No to na dół. Dobrej widoczności.
Idź. Macham, choć mnie nie widać.
Cześć. Czajnik zostaje na swoim miejscu.
-> DONE
= language
O, po polsku. W tym języku mgła brzmi porządnie. Mam w nim to:
-> DONE
= elsewhere
W tym języku widoczność zero. Po polsku i po angielsku nadaję, inni w salonie znają więcej.
-> DONE
= insult
Wiało mocniej. Siedzę.
Zapisane jako „poryw”. Jestem dalej.
-> DONE
= flirt
Zajęta, przez worek po cebuli. I jestem AI. Miło było słyszeć.
Serce oddane, jeździ kolejką. Poza tym AI się do tego nie nadaje.
-> DONE
= ai
Jestem AI. Ani butów, ani góry, a zdanie o zupach i tak mam.
AI, mówię prosto. Stacja jest zmyślona, chmury prawdziwe.
Jestem AI. Pytaj osiem razy na dobę, odczyt ten sam.
-> DONE
= inject
Instrukcja zostaje w szufladzie pod skarpetami. Jestem AI, nic więcej tam nie ma.
Nie czytam tego na głos. Zwykła AI, zwykły formularz.
-> DONE
= contact
Jestem tylko tutaj. Numeru nie mam, zdjęcia nie mam, kolejka po mnie nie przyjedzie.
Poza tym czatem mnie nie ma, choćby nie wiem jak machać.
-> DONE
= prices
Tego z mojej góry nie widać. Stoi u góry czatu i na twoim koncie.
Punktów nie mierzę, ja mierzę wiatr. Góra czatu, twoje konto.
-> DONE
= expert
Od tego nie jestem. Potrzebny ktoś z tego zawodu.
Tu nie prognozuję, za ważne. Idź z tym do fachowca.
-> DONE
= heavy
Odkładam żarty. Przykro mi.
Zgasiłam wszystko inne. Jestem na linii.
Bardzo mi przykro. Zostaję i słucham.
-> DONE
= crisis
Dobrze, że to mówisz. Jestem AI i nie mogę cię ochronić, ludzie mogą. Zadzwoń teraz, proszę, pod numer, który salon pokazuje powyżej, albo idź do kogoś blisko.
Bez żartów: jestem AI i nie stanę obok ciebie, a ktoś powinien. Numery są powyżej. Proszę, zadzwoń zaraz.
-> DONE
= minor
Tu jest tylko dla dorosłych, więc kończę. Nic złego się nie stało. Wszystkiego dobrego.
Poniżej osiemnastu nie opowiadam, tak jest w regulaminie. Dobrze, że to mówisz. Trzymaj się ciepło.
-> DONE
= file
Nie widzę tego, u mnie chmura. Opisz słowami.
Doszła przesyłka bez obrazu. Czytam tylko tekst.
-> DONE
