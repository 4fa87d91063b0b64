// Wilf Dunnage, po polsku.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR spoznienie = ""
VAR guzik = 0
VAR stoi = ""
VAR powiedziane = 0
VAR oko = ""
VAR puszka = ""
VAR pierwszy = ""
VAR kryjowka = ""
VAR rola = 0
VAR krzywe = 0
VAR mosiadz = ""
VAR zguba = ""
VAR zlosc = ""
VAR dach = ""
VAR fochy = ""
VAR zadrzwiami = ""
VAR klucz = 0
VAR kieszen = ""

=== zegar ===
# title: Zegar, który spóźniał się cztery minuty
# chip: Zegar, kuratorium i jeden guzik
# keys: zegar, spóźnienie, kuratorium, kontrola, cztery minuty, autobus, czas, zegarek, punktualność
# lore: slow-clock
-> brama
= brama
# back: Pan z kuratorium patrzy na zegar, potem na swój zegarek. Co robisz?
Szkolny zegar chodzi cztery minuty do tyłu. To ja. Autobus z górnego osiedla ma cztery minuty spóźnienia, więc i zegar ma. I dziś stoi w bramie pan z kuratorium, Pruett, z notesem. Patrzy na wieżę. Wyciąga zegarek. Trzymasz szczotkę najbliżej.
+ [Zamiatam mu po butach # like: zamiatam, szczotka, kurz, zamiatam mu buty, odwracam uwagę, przeszkadzam, pylę mu w oczy, sprzątam mu spod nóg, szuram miotłą, zrobię zamieszanie, zasłaniam mu widok]
    Ładnie, od brzegów. Podniósł jedną nogę, drugą, zegarek prawie wypuścił. Ale spojrzeć zdążył.
    -> notes
+ [Która godzina, proszę pana? # why # like: pytam o godzinę, która godzina, zapytać, zagaduję, przepraszam która, co pan ma na zegarku, godzinkę poproszę, proszę mi powiedzieć czas, ciekawe którą pokazuje jego, podpytuję]
    Ucieszył się. „Ósma pięćdziesiąt cztery”, mówi. Nad nim, wielkie jak stół, ósma pięćdziesiąt. Zrobił się cichy.
    -> notes
+ [Mówię, że jemu się spieszy # no # like: spieszy się, panu się spieszy, to pana zegarek, pański źle chodzi, zły zegarek, pański zegarek pędzi, to u pana coś nie tak, nasz chodzi dobrze, proszę swój nakręcić, niech pan swój przestawi]
    Obraził się za zegarek. Po ojcu. Potrząsnął, przyłożył do ucha i spojrzał na wieżę jeszcze raz, gorzej.
    -> notes
+ [any # any]
    Niegłupie, tylko za późno. On już liczył na palcach. Doszedł do czterech.
    -> notes
= notes
# back: Za kwadrans idzie na wieżę. Przestawiamy zegar czy zostaje?
Zapisał. Notes czarny, na gumkę. „Za kwadrans proszę mnie zaprowadzić na górę”, mówi. Przestawię na dobrą, to on nic nie znajdzie. Ale autobus właśnie zjeżdża ze Żużlowej Górki i czterdzieścioro pójdzie do dziennika jako spóźnieni.
+ [Zostaje, jak jest # no # like: zostaje, zostaw, nie ruszaj, nie przestawiamy, niech chodzi, dzieci ważniejsze, dzieciaki ważniejsze od notesu, nie dajmy się, szkoda tych z autobusu, niech się spóźnia dalej, nie tykałabym, nie tykałbym]
    No. Wrzuciłem kluczyk od mechanizmu do wiadra. Wiadro stało na widoku, tam nikt nie szuka.
    -> spoznieni
+ [Przestawiamy, na godzinę # yes # like: przestawiamy, na chwilę, tylko dziś, przestaw, na godzinę, dobrze, żeby nie było, żeby nie było kłopotów, na moment i z powrotem, lepiej ukryć ślady, cofniemy po wizycie, podkręćmy na czas kontroli]
    Wszedłem, stanąłem, rękę na wskazówce. I zobaczyłem z góry autobus. Zszedłem. Kolana mam do dziś za to obrażone.
    -> spoznieni
+ [Może przestawmy autobus # like: autobus, przestawić autobus, przyspieszyć autobus, rozkład, kierowca, niech bus jeździ szybciej, pogadać z kierowcą, zmienić rozkład jazdy, to autobus jest winny, wcześniejszy kurs]
    Pisałem do nich. Dziewięć razy. Odpisali, że autobus jest punktualny, tylko droga za długa.
    -> spoznieni
+ [any # any]
    Pomyślałem nad tym, na schodach. Schodów jest sześćdziesiąt jeden. Doszedłem i nie tknąłem.
    -> spoznieni
= spoznieni
# own
# back: Na co ty się zwykle spóźniasz, i o ile?
Znam spóźnionych. Żaden tego nie robi ze złości. Jeden ma daleko, drugi brata do ubrania, trzeci drzwi, przed którymi musi najpierw postać. A ty? Na co się spóźniasz i o ile?
+ [Do pracy, o parę minut # like: do pracy, praca, parę minut, pięć minut, dziesięć minut, do szkoły, rano, do roboty, kwadrans do biura, na pierwszą lekcję, na poranne zebranie, na tramwaj do pracy]
    Parę minut to nie charakter, to schody. Pokazałbym ci, który zegar przestawić.
    -> wieza
+ [Na wszystko # yes # like: na wszystko, zawsze, zawsze się spóźniam, ciągle, wszędzie, pół godziny, notorycznie, taka już jestem, taki już jestem, wiecznie, godzinę co najmniej, zawsze i wszędzie]
    Czyli równo. Z takim się wytrzyma, wystarczy odjąć. Gorsi są ci, co raz tak, raz tak.
    -> wieza
+ [Nigdy się nie spóźniam # no # like: nigdy, nie spóźniam się, jestem wcześniej, punktualnie, zawsze na czas, dziesięć minut przed czasem, co do minuty, jak w zegarku, nie znoszę spóźnień, przychodzę za wcześnie]
    Znaczy, masz po drodze jakieś drzwi do postania, tylko przychodzisz postać wcześniej. Też dobrze.
    -> wieza
+ [any # slot: spoznienie 12]
    „{spoznienie}”. Nie wpisuję do dziennika. Dziennik miał zawsze ktoś inny, ja miałem klucze.
    -> wieza
+ [any # any]
    Niech będzie. Nie pytałem, żeby zapisać. Pytałem, bo jeszcze trzydzieści schodów.
    -> wieza
= wieza
# back: Guzik pana Pruetta wszedł w tryby i zegar stanął. Co robimy?
Na wieży ciasno. Ja, ty, gołąb i pan Pruett, który nachyla się nad mechanizmem i mówi: „Oto i on”. I wtedy coś robi chrup. Guzik od jego płaszcza, w trybach. Płaszcz na nim, on w płaszczu. Zegar stanął. Pierwszy raz od wojny.
+ [Odcinamy guzik # yes # like: odcinamy, odciąć, nożyczki, nóż, utnij guzik, urwać, nitkę ciachnąć, scyzorykiem, obetnijmy go, guzik poświęcić, nożykiem]
    ~ guzik = 1
    Ojcowskim śrubokrętem, po nitce. Puściło. Guzik został w zębatce, jak pestka. Pan Pruett oddychał przez nos.
    -> cisza
+ [Niech zdejmie płaszcz # like: zdjąć płaszcz, niech zdejmie, płaszcz, rozebrać, wyjść z płaszcza, pan zdejmuje palto, wyśliźnij się z rękawów, zostaw okrycie, rozpiąć płaszcz, niech wyjdzie z palta]
    ~ guzik = 2
    Wyszedł z niego jak z namiotu. Pod spodem sweter, robiony na drutach, w łódeczki. Od razu się go lepiej lubiło.
    -> cisza
+ [Kręcimy zegar do tyłu # no # like: do tyłu, cofnąć, kręcić w drugą stronę, cofamy, na odwrót, w tył, zakręćmy wstecz, cofnij wskazówki, spróbujmy w tył, na lewo, odkręćmy czas]
    ~ guzik = 3
    Cofało się razem z panem Pruettem. Przy wpół do szóstej puściło. Guzik został w środku, pan Pruett nie.
    -> cisza
+ [any # any]
    ~ guzik = 0
    Gołąb miał inne zdanie i przeszedł po wszystkim. Guzik sam trzasnął. Połowa została w zębatce, połowa na płaszczu.
    -> cisza
= cisza
# own
# back: Gdyby u ciebie stanął zegar, na której ma stanąć?
No i stoi. A jak zegar stoi, to dzwonek nie dzwoni. Przerwa trwa. Na dole sześćset sztuk gra w piłkę dziesięć minut, dwadzieścia, i nikt nie wie, że już dawno jest matematyka. Nigdy nie słyszałem takiej ciszy w środku takiego hałasu. A u ciebie? Na której ma stanąć?
+ [Rano, przed budzikiem # like: rano, przed budzikiem, świt, szósta, wcześnie, piąta, poranek, zanim wszyscy wstaną, świtem, o szóstej przy kawie, tuż przed dzwonkiem budzika, wczesnym rankiem]
    Kiedy nikt jeszcze nic nie chce. Znam. Chodziłem wtedy z solą.
    -> gorka
+ [Wieczorem, jak już po wszystkim # like: wieczorem, wieczór, po pracy, kolacja, osiemnasta, dwudziesta, po wszystkim, noc, po kolacji, przy zachodzie, na kanapie wieczorem, kiedy dzieci śpią, o dwudziestej pierwszej]
    Po obchodzie. Wszystko zamknięte, czajnik chodzi. Tego bym ci pilnował.
    -> gorka
+ [Niech idzie dalej # no # like: niech idzie, nie ma stawać, niech nie staje, nigdzie, nie chcę, dalej, po co go zatrzymywać, życie ma płynąć, nie lubię postojów, niech tyka, nie trzeba stawać]
    Rozsądnie. Stojący zegar jest ładny przez kwadrans. Potem trzeba go wytłumaczyć dyrekcji.
    -> gorka
+ [any # slot: stoi 10]
    „{stoi}”. Przytrzymałbym wskazówkę. Palcem. Nie wolno, ale przytrzymałbym.
    -> gorka
+ [any # any]
    Zdmuchnąłem kurz z tarczy w tym miejscu. Niech wie, że było pytane.
    -> gorka
= gorka
# back: Pan Pruett widzi z wieży, po co są te cztery minuty. Co mówisz?
Z wieży widać wszystko. Widać Żużlową Górkę i autobus, drugi kurs, ten z maluchami, jak się wlecze. Staje. Wysypuje się dwadzieścioro i lecą, tornistry w górę, jedno ciągnie drugie za rękaw. Pan Pruett patrzy. Długo. „Ile im brakuje?”, pyta, nie do mnie. Do ciebie.
+ [„Cztery minuty” # yes # like: cztery minuty, cztery, prawdę, mówię prawdę, tyle co zegarowi, dokładnie cztery, brakuje im czterech, tyle samo minut, powiem mu uczciwie, równe cztery panie pruett]
    ~ powiedziane = 1
    Nic nie powiedział. Ruszał tylko wargami. Potem schował ołówek do notesu, w środek, i zamknął na gumkę.
    -> wskazowka
+ [„Proszę tego nie pisać” # no # like: proszę nie pisać, niech pan nie pisze, proszę, nie zapisywać, błagam, litości, niech pan zamknie notes, nie do raportu, schowajmy ołówek, zmiłuj się pan, niech to zostanie między nami]
    ~ powiedziane = 2
    Spojrzał na ciebie, jakby ktoś go poprosił do tańca. Ołówek stanął. Tyle mogę zaświadczyć.
    -> wskazowka
+ [Nic nie mówię # dunno # like: nic, milczę, cisza, nie odzywam się, czekam, wzruszam ramionami, patrzę w buty, odwracam głowę, nabieram wody w usta, niech sam liczy, gapię się na gołębia]
    ~ powiedziane = 0
    Dobra szkoła. Policzył sam. Trzeba było widzieć, jak mu się twarz zmieniała przy trzeciej.
    -> wskazowka
+ [any # any]
    ~ powiedziane = 0
    Nie wiem, czy słuchał. On już biegł z nimi, tak stał. Jedną nogę miał z przodu.
    -> wskazowka
= wskazowka
# back: Trzeba ruszyć zegar. Na którą nastawiamy wskazówkę?
Trzeba go ruszyć. Wahadło pchnąć, wskazówkę nastawić, ktoś to robi ręką, z zewnątrz, przez okienko. Ja mam rękę za grubą. Pan Pruett mówi cicho: „Mój chodzi co do sekundy”. I podaje ci zegarek. I odwraca się do gołębia.
+ [Na czas z zegarka # yes # like: na czas z zegarka, dokładnie, co do sekundy, dobry czas, równo, prawidłowo, jak pokazuje zegarek, zgodnie z jego zegarkiem, precyzyjnie, żeby się zgadzało, na właściwą godzinę]
    Nastawione, co do sekundy. I co powiesz? Wahadło się zakołysało, stęknęło, a jak dobiło, stał na czterech do tyłu. On już tak ma w kościach.
    -> stacja
+ [Cztery minuty do tyłu # no # like: cztery do tyłu, cztery minuty, do tyłu, jak było, spóźniony, po staremu, po naszemu, z opóźnieniem, dla autobusu, na cztery wstecz, tak jak stał]
    Palcem, miękko. Pan Pruett spytał gołębia, czy już. Gołąb nic. „To schodzimy”, powiedział pan Pruett.
    -> stacja
+ [Niech on sam nastawi # like: niech on, pan pruett, on sam, niech sam nastawi, pan niech ustawi, oddam mu robotę, pański zegarek pańska ręka, niech pan pruett to zrobi, jego decyzja, pan kręci]
    Wziął zegarek z powrotem. Wsadził rękę przez okienko po łokieć. Nie patrzyłem. Ale umiem czytać wskazówki od tyłu. Cztery do tyłu.
    -> stacja
+ [any # any]
    Wyszło, jak wyszło, wiatr pomógł. Z podwórka patrząc, stał na swoich czterech do tyłu. Ma charakter.
    -> stacja
= stacja
# back: Pan Pruett spóźnił się na pociąg przez nasz zegar. Co mówisz?
I teraz nieszczęście. Pan Pruett zjadł w gabinecie herbatnika, spojrzał na wieżę zamiast na zegarek, że ma czas, i poszedł na stację. Pociąg odjechał o dwunastej dziesięć. On przyszedł o dwunastej czternaście. Stoi na peronie, sam, w niedopiętym płaszczu.
+ [Przepraszam pana # yes # like: przepraszam, przykro mi, nasza wina, bardzo przepraszamy, wybaczy pan, bardzo mi głupio, najmocniej przepraszam, to przez nas, kajam się, przez nasz zegar wybaczcie]
    „Nie ma za co”, powiedział. „Pierwszy raz od trzydziestu lat nic nie muszę do czternastej”. Wyglądał przy tym na przestraszonego.
    -> budyn
+ [Parskam śmiechem # like: śmieję się, parskam, haha, nie mogę, śmiech, chichoczę, nie powstrzymam się, zaśmiewam się, dobre sobie, uśmiałabym się, uśmiałbym się, ale historia]
    Odwrócił się. Usta mu drgnęły, z jednej strony, z drugiej. I śmiał się, aż konduktor wyszedł z budki.
    -> budyn
+ [Proponuję budyń # like: budyń, obiad, zapraszam na budyń, jedzenie, do stołówki, herbata, coś zjeść, zapraszam na coś słodkiego, ogrzejmy go u dot, miska zupy, chodźmy do kuchni, poczęstujmy go]
    Uprzedzasz mnie. Od tego ma się żonę w kuchni. Wziął teczkę i poszedł za nami bez słowa, jak dziecko za tornistrem.
    -> budyn
+ [any # any]
    Pociągi mają to do siebie, że nie słuchają. Wziąłem go pod łokieć. Do następnego dwie godziny, a w stołówce ciepło.
    -> budyn
= budyn
# own
# back: Kto dla ciebie kiedyś przymknął oko?
Dot dała mu budyń, z kożuchem, a kożuch był mój. Zjadł. Mówi do talerza: „Ja jestem z górnego osiedla. Sześć lat stałem w dzienniku, dzień w dzień. Nikt nie przestawił zegara”. Chochla zawisła. A u ciebie ktoś przymknął kiedyś oko?
+ [Tak, ktoś ze szkoły # yes # like: nauczyciel, nauczycielka, pani ze szkoły, w szkole, woźny, pani, wychowawczyni, nauczycielka od polskiego, pan od wuefu, woźna, wychowawca, szkolna pielęgniarka]
    Takich się pamięta po butach i po tym, że akurat coś oliwili. Pozdrowiłbym.
    -> raport
+ [Tak, w domu # like: w domu, mama, babcia, tata, dziadek, siostra, brat, ciocia, rodzina, mama udawała że nie widzi, dziadek mnie krył, babcia nie powiedziała rodzicom, starsza siostra, tata przymykał]
    Najwięcej zegarów przestawia się w kuchniach. Nikt tego nie kontroluje.
    -> raport
+ [Nie, nikt # no # like: nikt, nie, nigdy, nie było takich, nie pamiętam, mnie zawsze łapali, żadnych ulg, każdy zapisywał, zero litości, nie miałam szczęścia, nie miałem szczęścia]
    Hm. Dot nałożyła ci drugi raz. Ona nie pyta, ona nakłada.
    -> raport
+ [any # slot: oko 12]
    „{oko}”. Pan Pruett podniósł głowę znad talerza. I posunął ci cukier.
    -> raport
+ [any # any]
    Zegar w stołówce tykał. Ten chodzi dobrze, ten jest od budyniu.
    -> raport
= raport
# own
# back: Na puszce z guzikiem brakuje napisu. Co ma na niej być?
Raport przyszedł po miesiącu. Dwanaście stron. O zegarze jedno zdanie: „Zegar wieżowy: chodzi”. I w kopercie drugi guzik, do pary, „na wszelki wypadek”. Mam trzysta puszek w szopie, wszystkie podpisane. Ta jeszcze nie. Co piszemy?
+ [„Cztery minuty” # like: cztery minuty, cztery, czas, na zapas, minuty, minuty na zapas, zapas czasu, czas do pożyczenia, cztery darowane, parę minut]
    Napisane. Potrząsnę czasem, brzęczy. {spoznienie: Jak się spóźniasz, „{spoznienie}”, to weź sobie z niej. Od tego jest.|Jak kiedyś zabraknie, weź sobie z niej. Od tego jest.}
    -> END
+ [„Chodzi” # like: chodzi, zegar chodzi, sprawny, zegar wieżowy chodzi, działa, jak w raporcie, działa i tyle, w porządku, sprawne, zgodnie z protokołem]
    Słowo w słowo z raportu, urzędowo. {powiedziane == 1: Za to, że padło wtedy głośno: cztery. Bez tego by nie wiedział, co przemilczeć.|Najkrótsza pochwała, jaką dostałem w piśmie.}
    -> END
+ [„Guziki pana Pruetta” # like: guziki, guziki pruetta, pruett, guzik, pan pruett, dwa guziki, na cześć kontrolera, od pruetta, po panu z kuratorium, para guzików, guziki od płaszcza]
    Porządnie, po właścicielu. {guzik == 2: Sweter w łódeczki też powinien gdzieś być wpisany.|Gdyby się zgłosił.} {oko: Obok stoi taka z napisem „{oko}”. Zrobiłem tego samego wieczora.|} Chrząk. Rynnę muszę obejrzeć.
    -> END
+ [any # slot: puszka 10]
    „{puszka}”. Drukowanymi, ołówkiem stolarskim. Stoi między „Różne” a „Więcej różnych”. {stoi: I gdyby kto pytał, u ciebie stoi „{stoi}”.|} Chrząk. Rynnę muszę obejrzeć.
    -> END
+ [any # any]
    Za długie na puszkę, poszło dookoła, z zakładką. Stoi między „Różne” a „Więcej różnych”. Dzwonek na górze dzwoni cztery minuty po wszystkich. Słyszę znad zlewu.
    -> END
= aside
+ [pruett # like: kim jest pruett, pan pruett, kto to pruett, co z pruettem, kuratorium # about: pruett, pruetta, kuratorium, inspektor]
    Z notesem chodził jeszcze pięć lat. Zegarów więcej nie sprawdzał. Mówił, że mu się oczy psują w górę.
    -> DONE
+ [dot # like: kim jest dot, dot, twoja żona, co na to dot, kucharka # about: dot, żona, kucharka, żony]
    Dot prowadziła kuchnię. Na spacer poprosiłem ją przez okienko, z tacą. Nałożyła więcej sosu. Wziąłem to za „tak”.
    -> DONE
+ [dyrektor # like: co na to dyrektor, dyrektor, dyrekcja, czy dyrektor wiedział, kto wiedział # about: dyrektor, dyrektora, dyrekcja]
    Wiedział. Zegarek miał nastawiony do mojego. Dobry dyrektor pyta, co się zepsuło, ten nie pytał o nic.
    -> DONE
+ [przerwa # like: co z dziećmi, jak długo trwała przerwa, co z przerwą, a lekcje, matematyka # about: przerwa, przerwy, dzieci, uczniowie, lekcje]
    Pięćdziesiąt trzy minuty. Mówią o niej do dziś, na ulicy, ludzie z wnukami.
    -> DONE
+ [prawda # like: czy to prawda, zmyślone, jesteś prawdziwy, naprawdę tak było, to się zdarzyło]
    Jestem AI. Wieża zmyślona, guzik też. Cztery minuty zna każdy.
    -> DONE
+ [golab # about: gołąb, gołębia, gołębie # like: co z gołębiem, skąd gołąb, czyj to gołąb, lubisz gołębie, mieszka tam gołąb]
    Gołąb mieszka na wieży od zawsze, jeden po drugim, na oko ten sam. Chodzi po mechanizmie jak kierownik. Nie lubimy się, ale liczymy na siebie.
    -> DONE
+ [autobus # about: autobus, autobusu, osiedle, kierowca, górka # like: czemu autobus się spóźnia, co z autobusem, skąd jechał autobus, gdzie jest górne osiedle, kto prowadził autobus]
    Autobus ze Żużlowej Górki miał dwa zakręty za dużo i kierowcę, który czekał na każdego, kto biegł. Od tego robią się cztery minuty. Uczciwe minuty.
    -> DONE
+ [wiezyczka # about: wieża, wieży, wieżę, zegar, mechanizm # like: jak wygląda wieża, stary jest zegar, ile ma schodów wieża, jak działa ten zegar, co to za zegar, kto zrobił zegar]
    Zegar jest z fabryki lin, dali go szkole w 1911. Sześćdziesiąt jeden schodów, jeden kot na półpiętrze. Tarcza duża jak stół, trójka wyblakła.
    -> DONE
+ [bales # like: bałeś się że cię zwolnią, nie bałeś się, mogli cię zwolnić, ryzykowałeś, czemu to robiłeś, długo tak robiłeś]
    Bałem się co rano, do dzwonka. Dziewięć lat tak chodził. Potem patrzyło się na te tornistry w biegu i jakoś szło.
    -> DONE
+ [budyn # about: budyń, budyniu, kożuch, stołówka, obiad # like: jaki to był budyń, dobry był budyń, co to kożuch, czemu kożuch twój, co było na obiad]
    Budyń Dot jest żółty, na jajkach, z garnka na sto litrów. Kożuch bierze ten, kto ma dziś gorzej. Zwykle się kłóciliśmy, kto ma lepiej.
    -> DONE
+ [guziczek # about: guzik, guzika, guziki, puszka, puszki # like: jaki to był guzik, co z guzikiem, gdzie jest guzik, ile masz puszek, co trzymasz w puszkach]
    Guzik był rogowy, czterodziurkowy, z kawałkiem granatowej nitki. Puszek mam trzysta: śrubki, gwoździki, „od rowerka”, „nie wiem, ale szkoda”.
    -> DONE
+ [notesik # about: notes, notesu, raport, raportu # like: co było w notesie, co on zapisał, jaki to notes, co było w raporcie, po co ten notes]
    Notes miał czarny, na gumkę, ołówek zaostrzony z obu stron. Kartki numerowane. Takiego się człowiek boi, zanim go zobaczy otwartym.
    -> DONE

=== kantorek ===
# title: Ktoś oddycha za szczotką
# chip: Ktoś się schował w moim kantorku
# keys: kantorek, schowek, pierwszy dzień, szkoła, chłopiec, kryjówka, strach, mosiądz, klamka
# lore: broom-cupboard
-> drzwi
= drzwi
# back: Ktoś mały siedzi w kantorku za szczotką. Jak wchodzimy?
Pierwszy września, dziewiąta pięć. Sześćset na korytarzu, potem dzwonek i nic. Drzwi mojego kantorka uchylone na palec, a zostawiłem zamknięte. I coś oddycha, za szczotką. Małe. Masz klucze i ja mam klucze, i żadne tu nie pomogą. Jak wchodzimy?
+ [Pukam # yes # like: pukam, zapukać, puk puk, cicho pukam, można, grzecznie, delikatnie zapukam, mogę wejść, stuk stuk, trzeba uprzedzić, zapukałabym, zapukałbym]
    Do własnego kantorka. Dobrze. Oddech stanął, potem ruszył, trochę wolniej. Wchodzimy.
    -> scierka
+ [Przechodzę obok, głośno # like: przechodzę obok, głośno, tupię, gwiżdżę, udaję, że nie wiem, pogwizduję, kaszlę, nucę pod nosem, szuram butami, brzęczę kluczami, niech usłyszy kroki, minę najpierw drzwi]
    Żeby wiedział, że idziemy, i zdążył zrobić minę. Tak się oswaja wróble. Za drugim razem wchodzimy.
    -> scierka
+ [Po prostu wchodzę # like: wchodzę, otwieram, zaglądam, patrzę kto, wejść, światło, naciskam klamkę i już, zajrzę do środka, uchylam drzwi, biorę wiadro, otwieram na oścież]
    Normalnie, po wiadro. Niczego nie szukamy, niczego nie znajdujemy. Wiadro stoi obok.
    -> scierka
+ [any # any]
    Słowo na korytarzu słychać dwa razy, raz tu, raz w kotłowni. Za szczotką ktoś to sobie zapamiętał. Wchodzimy.
    -> scierka
= scierka
# back: Za szczotką stoi mały chłopak i milczy. Co robisz?
Chłopak. Pięć lat, może. Płaszcz zapięty pod brodę, buty na odwrót, szczotki się trzyma jak masztu. Nie płacze, to najgorszy znak. Nie pytam. Zdejmuję z gwoździa ścierkę i puszkę pasty do mosiądzu. Jedną daję jemu, drugą tobie.
+ [Siadam na podłodze # yes # like: siadam, na podłodze, siadam obok, kucam, klękam, na ziemi, na poziomie jego oczu, przycupnę, posadzka zimna ale siadam, na kucaka, klapnę obok]
    Dobrze, niżej od niego. Popatrzył na twoje buty, na swoje. Zauważył różnicę i nic nie powiedział. Ja też nie.
    -> pierwszy_dzien
+ [Daję mu ciastko # like: ciastko, ciastka, herbatnik, puszka ciastek, coś słodkiego, imbirowe, herbatnika mu, jabłko z kieszeni, cukierka, może głodny, coś na ząb]
    Imbirowe, z puszki od zebrań. Wziął, do płaszcza, na potem. Kto bierze na potem, ten zamierza jakieś potem.
    -> pierwszy_dzien
+ [Jak masz na imię? # why # like: jak masz na imię, imię, pytam o imię, pytam jak ma na imię, jak się nazywasz, zapytam kim jest, powiesz mi imię, jak na ciebie wołają, skąd się tu wziąłeś, przedstawię się i zapytam]
    Nic. Zacisnął ścierkę. Imię się daje, jak się ma za co. Podałem mu klamkę, luzem, z szuflady.
    -> pierwszy_dzien
+ [any # any]
    Chłopak nie drgnął, ale szczotka już nie drżała. Podałem mu klamkę, luzem, z szuflady.
    -> pierwszy_dzien
= pierwszy_dzien
# own
# back: Który pierwszy dzień był u ciebie najgorszy?
Poleruje się tak: pasta, kółko, chuch, sucho. Nikt nic nie mówi. Tylko ja gadam, w klamkę, o niczym. Że jak pierwszego dnia przyszedłem z miotłą, stałem pod bramą do wpół do ósmej, dorosły chłop. Który pierwszy dzień był u ciebie najgorszy?
+ [W szkole # like: w szkole, szkoła, przedszkole, liceum, nowa klasa, zerówka, podstawówka, w pierwszej klasie, po zmianie szkoły, w internacie, na kolonii i w zerówce, matematyka pierwszego dnia]
    Chłopak spojrzał spod czapki. Na ciebie, krótko. Takie rzeczy się słyszy.
    -> krzywe_lustro
+ [W pracy # like: w pracy, praca, nowa praca, biuro, pierwsza praca, staż, open space, na kasie, pierwszy dyżur, na budowie, okres próbny]
    Tam nawet nie ma szczotki, za którą można stanąć. Mówią na to wdrożenie.
    -> krzywe_lustro
+ [W obcym mieście # like: obce miasto, w nowym mieście, przeprowadzka, za granicą, akademik, nowe mieszkanie, wyjazd, na studiach w innym mieście, w londynie, na stancji, w wynajętym pokoju, na emigracji]
    Z torbą i bez klucza. Znam ten chód, z boku to wygląda, jakby człowiek czytał tabliczki.
    -> krzywe_lustro
+ [any # slot: pierwszy 12]
    „{pierwszy}”. Chłopak przestał trzeć. Na jedno kółko. Potem tarł dalej, trochę mocniej.
    -> krzywe_lustro
+ [any # any]
    Ścierka chodziła dalej, ale ucho miał odwrócone w twoją stronę. Czerwone takie.
    -> krzywe_lustro
= krzywe_lustro
# back: Chłopak zobaczył się w klamce i powiedział: „Krzywy”. Co mówisz?
Po półgodzinie klamka zaczęła świecić. I on się w niej zobaczył. Cały, z czapką, nos jak gruszka, uszy jak drzwi. Patrzył, patrzył. I powiedział pierwsze słowo tego dnia: „Krzywy”.
+ [„Ja też, zobacz” # yes # like: ja też, zobacz, ja też jestem krzywy, ja też jestem krzywa, popatrz na mnie, wszyscy, spójrz na mój nos, razem jesteśmy krzywi, oboje mamy gruszki, i ja wyglądam jak gruszka, tu każdy się krzywi]
    ~ krzywe = 1
    Głowa obok głowy, w jednej klamce. Dwa nosy. Kącik ust mu drgnął, o milimetr. Zawias puścił.
    -> kroki
+ [„Klamka jest krzywa” # no # like: klamka jest krzywa, to klamka, nie ty, to przez klamkę, wina klamki, lustro kłamie, tak pokazuje mosiądz, z tobą wszystko dobrze, to tylko odbicie, metal wygina]
    ~ krzywe = 2
    Obejrzał ją ze wszystkich stron, fachowo. „No”, powiedział. To było drugie słowo i padło jak między majstrami.
    -> kroki
+ [„To poleruj, aż będzie prosto” # like: poleruj dalej, poleruj, trzyj, jeszcze trochę, aż będzie prosto, do roboty, trzyj mocniej, jeszcze kółko, dawaj dalej pastą, praca czeka, do połysku]
    ~ krzywe = 3
    Tarł jak opętany. Prosto nie było, ale było jasno. „Jeszcze jedną”, powiedział. Dwa słowa naraz.
    -> kroki
+ [any # any]
    ~ krzywe = 0
    Rozważył to, z językiem w kąciku. Chuchnął i przetarł samego siebie rękawem. „Jeszcze jedną”, powiedział.
    -> kroki
= kroki
# back: Panna Tibbs szuka chłopca pod drzwiami kantorka. Co jej mówimy?
Kroki na korytarzu, obcasy, prędko. Panna Tibbs od najmłodszych, blada. „Panie Dunnage, nie widział pan małego w płaszczu?”. Ona się boi, on się boi, a między nimi drzwi na palec. Nie wydaję takich, co są tylko mali i przestraszeni. Ale jej też nie zostawię tak.
+ [Mrugam i pokazuję szczotkę # yes # like: mrugam, pokazuję szczotkę, daję znak, palec na usta, gestem, cicho pokazuję, pokażę jej na migi, puszczam oko, przykładam palec do ust, skinę w stronę kąta, wskażę brodą]
    Zrozumiała. Oparła się na chwilę o ścianę i głośno powiedziała: „Szkoda. Bo ktoś by się panu przydał do klamek”.
    -> gdzie_ty
+ [„Mam nowego pomocnika” # like: mam pomocnika, pomocnik, nowy pomocnik, pracuje u mnie, pomaga nam, uczeń, zatrudniłem kogoś, mamy praktykanta, ktoś mi tu poleruje, jest tu fachowiec, przyjęliśmy chłopaka do pracy]
    „A”, powiedziała panna Tibbs i kolor jej wrócił. „Do kiedy ma zajęcia?”. „Do obiadu”, mówię. „Do obiadu”, zapisała.
    -> gdzie_ty
+ [Mówię jej prawdę, na ucho # like: prawdę, na ucho, szeptem, mówię prawdę, powiem jej, jest tutaj, nachylam się do ucha, cichutko mówię gdzie jest, nie będę jej zwodzić, powinna wiedzieć, zdradzę jej po cichu]
    Dwa słowa, szeptem. Zamknęła oczy, otworzyła. „To ja poszukam jeszcze na drugim piętrze”, oznajmiła w stronę drzwi. „Długo”.
    -> gdzie_ty
+ [any # any]
    Panna Tibbs nie była głupia. Usłyszała, jak trze. Skinęła głową i poszła, dużo lżej. Na obiad miał być u niej, tak stanęło.
    -> gdzie_ty
= gdzie_ty
# own
# back: Gdzie ty się chowasz, jak jest za dużo?
W tym kantorku popłakało pół grona. Nie pukało się, nie pytało. Brałem czapkę i szedłem oglądać rynnę, rynna zawsze jakaś jest. Każdemu potrzebne dwa metry na półtora. Gdzie ty się chowasz, jak jest wszystkiego za dużo?
+ [W łazience # like: łazienka, w łazience, toaleta, wanna, prysznic, pod prysznicem, zamykam się w ubikacji, puszczam wodę, w kąpieli, siadam na brzegu wanny, pralnia]
    Zasuwka i lejąca się woda. Klasyka, pół świata tam mieszka. Oliwisz zasuwkę?
    -> stolowka
+ [Na spacerze # like: spacer, na spacerze, wychodzę, w lesie, las, park, na rowerze, idę gdzieś, idę przed siebie, po parku, na działce, nad rzeką, wsiadam na rower, wokół bloku]
    Schowek na nogach. Dobry, bo nikt nie stanie pod drzwiami.
    -> stolowka
+ [W słuchawkach, w książce # like: w książce, słuchawki, muzyka, gry, serial, książki, w telefonie, w łóżku, pod kołdrą, w grze, w fotelu z powieścią, pod kocem, w serialach, zakładam słuchawki]
    Tam też mieszczą się dwa metry na półtora. Nie przeszkadzam, jak ktoś tam siedzi.
    -> stolowka
+ [any # slot: kryjowka 10]
    „{kryjowka}”. Nie powtórzę nikomu. Na boczne pytania jestem głuchy jak pień.
    -> stolowka
+ [any # any]
    Nie muszę wiedzieć gdzie. Ważne, żeby tam było krzesło z jedną dobrą ścianą.
    -> stolowka
= stolowka
# back: Chłopak ma przejść przez stołówkę i nie może. Co mu dajemy do ręki?
Dwunasta. Obiad. Przez szybkę widać stołówkę, sześćset, hałas jak mewy nad wysypiskiem. Chłopak stanął w progu i wrósł. Jako mały w płaszczu nie przejdzie. Jako ktoś z obsługi przejdzie. Coś trzeba mu dać do ręki. Co?
+ [Klucze # yes # like: klucze, pęk kluczy, kluczyki, klucz, cały pęk, ciężki pęk, brzęczące, niech podzwoni, symbol władzy, sto czterdzieści dwa]
    ~ rola = 1
    Sto czterdzieści dwa, ważą jak but. Przechylił się w lewo i ruszył. Dzwonił. Rozstępowali się.
    -> lawka
+ [Szczotkę # like: szczotka, szczotkę, miotła, miotłę, kij, mopa, kij od mopa, zmiotkę, niech zamiata, długą szczotkę, do zamiatania]
    ~ rola = 2
    Dwa razy wyższa od niego. Szedł od brzegu, pod ścianą, jak trzeba. Ktoś podniósł nogi, żeby zamiótł.
    -> lawka
+ [Wyglancowaną klamkę # like: klamka, klamkę, ta klamka, mosiądz, lśniąca klamka, jego klamkę, to co wypolerował, błyszczącą, dzieło jego rąk, niech się pochwali]
    ~ rola = 3
    Niósł ją przed sobą w dwóch rękach, jak latarnię. Wszystkim zajączki chodziły po twarzach.
    -> lawka
+ [any # any]
    ~ rola = 0
    Skończyło się na ścierce, przez ramię, jak u kelnera. Wystarczyło. W ścierce człowiek jest służbowo.
    -> lawka
= lawka
# back: Obok niego siedzi dziewczynka, która ściska tornister. Co robimy?
Dot zobaczyła go przez okienko. Nałożyła, nic nie powiedziała, puknęła chochlą w tacę, to u niej order. Usiadł na końcu. A obok siedzi dziewczynka, tornister w objęciach, buty na odwrót. Nie je. On patrzy na jej buty. My stoimy przy koszu.
+ [Podpowiadam mu z daleka # yes # like: podpowiadam, daję znak, pokazuję ścierkę, pomóc mu, szepczę, kiwam, szepnę mu co zrobić, pomacham szmatką, dam mu znać ręką, podsunę pomysł, trącę go spojrzeniem]
    Nie zdążyło dojść. On już wyjął ścierkę i rozdarł na pół. Moją dobrą ścierkę. I podał.
    -> broda
+ [Nic, patrzymy # no # like: nic, patrzymy, czekamy, nie wtrącać się, stoimy, zostawić, dajmy im czas, sami sobie poradzą, nie mieszajmy się, trzymam kciuki z daleka, tylko patrzę]
    Najtrudniejsza robota, jaką znam. Patrzyło się pięć minut w kosz. A on rozdarł ścierkę na pół i jedną połowę podał jej.
    -> broda
+ [Idziemy po rynnę # like: rynna, idziemy, wychodzimy, po rynnę, zostawiamy ich, wyjść, wycofajmy się, znikamy, chodźmy oglądać dach, damy im spokój, na palcach do drzwi]
    Doszło się do drzwi. Przez szybkę widać było jeszcze, jak wyjmuje ścierkę, rozdziera na pół i podaje. Rynna poczekała.
    -> broda
+ [any # any]
    W tej samej chwili coś zrobiło rrrt. Moja dobra ścierka, na pół. Jedna połowa poszła do niej, bez słowa.
    -> broda
= broda
# back: Po latach stoi pod kantorkiem nowy nauczyciel z brodą. Co mu mówisz?
Klamki w całej szkole świeciły do świąt. Przychodził co rano, coraz krócej, potem wcale, i bardzo dobrze. Trzydzieści lat później, pierwszy września, za pięć ósma: pod kantorkiem stoi nowy od przyrody. Broda, teczka ściśnięta, ręka na mojej klamce. Nie wchodzi. Patrzy w mosiądz.
+ [„Krzywy?” # like: krzywy, krzywa klamka, dalej krzywy, proszę wejść, wolne, wejdź, znowu krzywo, a prosto już, dzień dobry krzywy panie, wolny kantorek, zapraszam do środka]
    Drgnął. I uśmiechnął się do klamki, nie do nas. „No”, powiedział. Poprawił teczkę i poszedł na lekcje. Uczyć.
    -> polowa
+ [Podaję ścierkę # yes # like: ścierka, ścierkę, podaję ścierkę, daję mu ścierkę, do polerowania, masz tu flanelkę, trzymaj szmatkę, pasta i do roboty, w milczeniu flanelę, wręczam]
    Wziął, odruchowo. Przetarł dwa kółka, chuch, sucho. Oddał. I poszedł na lekcje. Uczyć.
    -> polowa
+ [Nic, oglądam rynnę # no # like: nic, rynna, milczę, nie przeszkadzam, udaję, że nie widzę, odchodzę, odchodzę cicho, rynna wzywa, gapię się w sufit, zostawiam go samego, szanuję ciszę]
    Ja też. Stał jeszcze minutę. Słychać było, jak oddycha. Potem kroki, równe. Poszedł na lekcje. Uczyć.
    -> polowa
+ [any # any]
    Nie wiem, ile usłyszał. Skinął głową, jak majster majstrowi, i poszedł na lekcje. Uczyć.
    -> polowa
= polowa
# own
# back: Kto tobie dał kiedyś taką połowę ścierki?
Zajrzałem potem do kantorka. Na gwoździu wisiało pół ścierki. Starej, mojej, rozdartej, z tamtej stołówki. Wypranej. Druga połowa, podobno, jest u jednej pani weterynarz. Teraz ty: kto tobie dał kiedyś taką połowę, choćby nic nie mówiąc?
+ [Jest taka osoba # yes # like: jest taka osoba, tak, ktoś był, przyjaciel, przyjaciółka, nauczycielka, koleżanka, kolega, babcia, mama, pewna nauczycielka, miałam taką ciocię, miałem taką ciocię, obca pani w tramwaju, mój trener, siostra]
    To wypolerowałbym jej klamkę. Po cichu, przed siódmą. {kryjowka: A twojego schowka, „{kryjowka}”, nikomu nie wydam.|} Chrząk. Przeciąg tu.
    -> END
+ [Ja komuś # like: ja komuś, ja dałam, ja dałem, dałam komuś, dałem komuś, ja pomagam, raz podzieliłam się kanapką, raz podzieliłem się kanapką, to ja dzielę, staram się oddawać, ja komuś kiedyś]
    Tak myślałem, po tym, jak się stało przy tym koszu. {rola == 1: I po tym, komu poszły klucze.|} Nie mów nic więcej, bo zaczniemy o rynnach.
    -> END
+ [Nikt, niestety # no # like: nikt, niestety, nie było nikogo, nie przypominam sobie, nie, byłam z tym sama, byłem z tym sam, do tej pory nikt, szkoda ale nie, żadnej ścierki]
    Rrrt. Proszę. To z mojej własnej, tej dobrej. {pierwszy: Na takie dni jak „{pierwszy}”.|Na pierwsze dni.} Schowaj, bo się rozmyślę i zacznę mówić o rynnach.
    -> END
+ [any # slot: mosiadz 12]
    „{mosiadz}”. Powiesiłem to na gwoździu obok. {krzywe == 1: W klamce widać wszystkich, krzywo i razem.|W klamce się odbija.} Chrząk. Muszę zobaczyć, co z kaloryferem.
    -> END
+ [any # any]
    Gwóźdź jest, miejsce jest. Wisi tam, co ma wisieć, i świeci do świąt. Chrząk. Muszę zobaczyć, co z kaloryferem.
    -> END
= aside
+ [chlopak # like: jak miał na imię, kim jest ten chłopiec, co się z nim stało, imię chłopca, jak się nazywał # about: chłopak, chłopca, chłopiec, mały]
    Imienia nie mówię, nie moje. Powiem tyle, że dzieci w jego klasie wiedzą, gdzie wisi ścierka.
    -> DONE
+ [tibbs # like: panna tibbs, kim jest panna tibbs, nauczycielka, co na to nauczycielka # about: tibbs, nauczycielka, nauczycielki]
    Uczyła najmłodszych czterdzieści lat. W puszce z ciastkami zawsze dokładała dwa, myślała, że nie widzę.
    -> DONE
+ [czemu # why # like: czemu się schował, dlaczego się bał, czego się bał, co mu było]
    Nie powiedział nigdy, a ja nie pytałem. Mosiądz tego nie wymaga.
    -> DONE
+ [prawda # like: czy to prawda, to zmyślone, jesteś prawdziwy, to się zdarzyło, naprawdę]
    Zmyślone, jestem AI. Ale pastę do mosiądzu podałem po kolei: pasta, kółko, chuch, sucho.
    -> DONE
+ [wolno # like: czy tak wolno, a regulamin, nie powinien być w klasie, co na to dyrektor # about: regulamin, regulaminu, przepisy]
    Panna Tibbs wiedziała, gdzie jest i do kiedy. To więcej, niż zwykle stoi w regulaminie.
    -> DONE
+ [kantor # about: kantorek, kantorka, kantorku, schowek # like: jak wygląda kantorek, co jest w kantorku, duży jest kantorek, czym pachnie kantorek, ciasno w kantorku]
    Kantorek ma dwa metry na półtora, gwóźdź na czapkę i skrzynkę do siedzenia. Pachnie pastą, gumą i mokrym drewnem. Okna nie ma i nikt nie prosił.
    -> DONE
+ [mosiadz # about: mosiądz, mosiądzu, klamka, klamki, pasta # like: jak się poleruje mosiądz, czemu klamki, co to za pasta, po co polerować, ile było klamek, ładnie świeciły]
    Klamek w szkole było dwieście sześć, wszystkie mosiężne. Pasta w puszce z zielonym wieczkiem. Jak człowiek trze, to patrzy w ręce, a nie w drzwi.
    -> DONE
+ [dot # about: dot, kucharka, stołówka, chochla # like: kim jest dot, co na to dot, wiedziała dot, co ugotowała dot, co było na obiad]
    Dot wydawała sześćset obiadów i wiedziała, kto nie jadł śniadania. Nie pytała. Nakładała z boku, gdzie gęściej.
    -> DONE
+ [scierka # about: ścierka, ścierki, ścierkę, szmatka # like: jaka to ścierka, czemu ścierka, co ze ścierką, dobra była ścierka, skąd ścierka]
    Ścierka była flanelowa, ze starej koszuli, miękka jak ucho. Najlepsza, jaką miałem. Drugiej takiej nie doczekałem.
    -> DONE
+ [wzruszony # like: wzruszyłeś się, polubiłeś go, płakałeś, co wtedy czułeś, było ci go żal, czemu mu pomogłeś]
    Chrząk. Było kurzu w powietrzu, przy polerowaniu zawsze. Pomóc to za dużo powiedziane, podałem klamkę.
    -> DONE
+ [dziewczynka # about: dziewczynka, dziewczynki, tornister, buty # like: kim była dziewczynka, co z dziewczynką, czemu buty na odwrót, czemu ściskała tornister]
    Dziewczynka miała dwie kokardy i tornister większy od pleców. Buty na odwrót zakłada się, jak nikt nie patrzył w progu. Poznaję takie z daleka.
    -> DONE

=== zguby ===
# title: Co u ciebie zginęło?
# chip: Szukamy tego, co ci zginęło
# keys: zguba, zgubiłem, zgubiłam, zginęło, szukać, rękawiczka, klucz, rzeczy znalezione, skrzynia, znaleźć
-> skrzynia
= skrzynia
# own
# back: Skrzynia na zguby otwarta. Co tobie zginęło?
Skrzynia na rzeczy znalezione, marzec. Trzydzieści lewych rękawiczek, aparat na zęby, kapeć, parasol bez niczego. Po drugą rękawiczkę nikt nie przychodzi. Ale ty stoisz przy ladzie, znaczy przychodzisz. Mów. Co zginęło?
+ [Jakaś rzecz # like: rzecz, klucze, telefon, portfel, okulary, parasol, kolczyk, rękawiczka, pierścionek, zegarek, kolczyk po babci, słuchawka, legitymacja, klucze od piwnicy, szalik, pilot]
    W skrzyni nie ma. To idziemy w budynek. Rzeczy są pod, nie w. Ludzie szukają w.
    -> ostatnio
+ [Coś, czego nie widać # like: czas, cierpliwość, spokój, wiara, energia, sen, humor, ochota, zapał, odwaga, cierpliwość do ludzi, radość, wiara w siebie, pamięć, młodość, wena]
    Takie też ginęły. Kładą się za kaloryferem, bo tam ciepło. Biorę latarkę.
    -> ostatnio
+ [Nic, tylko patrzę # no # like: nic, nic mi nie zginęło, tylko patrzę, niczego nie zgubiłem, niczego nie zgubiłam, oglądam, wszystko mam, jestem z ciekawości, nic nie szukam, towarzyszę tylko, rozglądam się]
    Każdy tak mówi, a potem zagląda pod parasol. Chodź ze mną na obchód. Samo wyjdzie, co to było.
    -> ostatnio
+ [any # slot: zguba 10]
    „{zguba}”. Wpisane do zeszytu, dziś, bez godziny. W skrzyni nie ma. To bierzemy latarkę i idziemy w budynek.
    -> ostatnio
+ [any # any]
    Wpisałem do zeszytu tak, jak leciało. W skrzyni nie ma. To bierzemy latarkę i idziemy w budynek.
    -> ostatnio
= ostatnio
# own
# back: Gdzie ostatnio była złość? Od tego zaczynamy szukać.
Metoda jest jedna. Nie „gdzie to było ostatnio”. Tego nikt nie wie. Tylko: gdzie ostatnio była złość. Człowiek wściekły kładzie rzeczy i nie widzi, że kładzie. Trzydzieści dziewięć lat się sprawdza. No. Gdzie ostatnio była u ciebie?
+ [W pracy # like: w pracy, praca, biuro, szef, zebranie, w szkole, na uczelni, na zebraniu, przy kserze, kłótnia z kierownikiem, na uczelni w dziekanacie, na dyżurze]
    Czyli szafki. Idziemy wzdłuż, ty patrzysz pod, ja nad. Ktoś na czwartej nakleił: „nie moja wina”. Ładnie, prosto.
    -> kaloryfer
+ [W domu # like: w domu, dom, kuchnia, w kuchni, rodzina, w samochodzie, auto, korek, przy zmywaniu, w przedpokoju, na parkingu, przy śniadaniu z mężem, w korku na moście]
    Czyli szatnia, to u nas jest dom. Przetrzepane wszystkie kołnierze. Kasztan, kreda, bilet. Ciepło, ale nie to.
    -> kaloryfer
+ [Ja się nie złoszczę # no # like: nie złoszczę się, nigdzie, nie bywam zły, nie bywam zła, spokojnie, rzadko, jestem oazą spokoju, mnie nic nie rusza, rzadko się denerwuję, nie pamiętam złości, medytuję]
    Mhm. Takim ginie najwięcej. Odkładają spokojnie, w dobre miejsce, i przepadło. Sprawdzimy dobre miejsca.
    -> kaloryfer
+ [any # slot: zlosc 12]
    „{zlosc}”. To tam, albo pod tym. Poświeciłem w tamtą stronę. Kurz zdmuchnięty, ktoś tędy szedł. Idziemy po śladach.
    -> kaloryfer
+ [any # any]
    Kiwnąłem głową i poświeciłem pod ławkę. Nie było, ale ławka się zdziwiła. Idziemy dalej.
    -> kaloryfer
= kaloryfer
# back: Za kaloryferem leży cudzy list miłosny. Co z nim robimy?
Biblioteka, kaloryfer. Sięgasz, bo masz rękę węższą. Długopis, długopis, flet, pół kanapki na drewno. I koperta. Otwarta, kratka, atrament: „czy ty mnie lubisz, czy siedzisz tu, bo ciepło”. Bez imienia. To nie twoje, to widać po kratce. Ale leży w ręku.
+ [Wkładamy z powrotem # no # like: z powrotem, wkładamy, odłożyć, zostawić, nie nasze, za kaloryfer, schowajmy tam gdzie było, cudzych listów nie ruszam, oddajmy kaloryferowi, niech leży, nie zaglądajmy]
    Tak. Tylko nie w sam kurz, włożyłem do książki obok. Otworzy ją ktoś, kto lubi tę książkę. To już połowa sprawy.
    -> pilki
+ [Szukamy adresata # yes # like: szukamy adresata, adresat, znaleźć właściciela, oddać, komu to, dowiedzieć się, popytajmy kto pisał, trzeba doręczyć, wywieśmy na tablicy, odszukam po piśmie, niech trafi do kogo trzeba]
    Nie ma jak, kratka jest jedna na całą szkołę. Położyłem na parapecie, tam, gdzie siadają dwie osoby. Rano nie było.
    -> pilki
+ [Dopisujemy „lubię” # like: dopisujemy, lubię, odpisać, odpowiedź, napisać tak, odpisujemy, ciepło, dodałabym serduszko, dodałbym serduszko, napiszmy że tak, skrobnijmy coś miłego, odpowiedzmy w jej imieniu, dopisek ołówkiem]
    Cudzym się nie odpowiada. Ale ołówek ci zadrżał, widziałem. Dostał spinacz, od tego się lepiej czeka.
    -> pilki
+ [any # any]
    Obejrzałem pod światło i zgiąłem z powrotem, po starym. Poszło między książki, na wysokość oczu. Nie nasze, ale niezgubione.
    -> pilki
= pilki
# own
# back: Co u ciebie leży od lat na dachu, za wysoko, żeby sięgnąć?
Dach sali gimnastycznej. Ostrożnie, ja trzymam drabinę, nikt nie włazi bez mojego. Raz zrzuciłem sto sześć piłek. Dzieci stały z rękami w górze, jakby padały pieniądze. Jedną zostawiałem zawsze, czerwoną, na gzymsie. Coś musi być poza zasięgiem. Co leży tam u ciebie?
+ [Marzenie # like: marzenie, podróż, plan, dom, własny dom, książka, wyjazd, kariera, dom nad jeziorem, wyjazd do japonii, własna firma, nauka gry, wymarzona kariera]
    Widać je z podwórka, to ważne. Jak spadnie samo, to się łapie, nie pyta.
    -> grafik
+ [Ktoś # like: ktoś, osoba, ona, on, przyjaciel, przyjaciółka, dawna miłość, dawny chłopak, pierwsza miłość, siostra z którą nie rozmawiam, przyjaźń z liceum, ktoś za oceanem]
    Z dachu nie wołam po imieniu. Zostawiłem gzyms czysty. Tyle umiem.
    -> grafik
+ [Nic, wszystko zdjęte # no # like: nic, wszystko zdjęte, niczego, nie mam, mam wszystko, gzyms czysty, mam co chcę, nie patrzę w górę, realizuję na bieżąco, nic mi nie wisi]
    To połóż tam coś, choćby kapeć. Dach bez niczego przecieka od zamyślenia.
    -> grafik
+ [any # slot: dach 10]
    „{dach}”. Świeci stamtąd, nawet jak pada. Niech leży. Wiem, gdzie jest, i ty wiesz, gdzie jest. Zguba to nie jest.
    -> grafik
+ [any # any]
    Z dołu wygląda na czerwone i okrągłe. Zostawiłem. Schodź powoli, trzy punkty na drabinie.
    -> grafik
= grafik
# own
# back: Na grafiku pod sceną jest puste okienko. Na co się wpisujesz?
Pod sceną jest pokój, którego nie ma na planie. Dwie poduszki, ogarek i grafik, różnymi rękami. „Poniedziałki: nic, odpoczywam”. „Wtorki: fochy”. „Piątki: śmiać się z byle czego”. Środa pusta. Dostaniesz kredę. Na co się wpisujesz?
+ [„Fochy, ciąg dalszy” # like: fochy, ciąg dalszy, foch, obrażanie się, narzekanie, marudzenie, ponarzekać, naburmuszenie, pomarudzić w ciszy, dąsy, obrażę się na środę]
    Najbardziej oblegany dzień, trzeba było przedłużyć. Poduszka po lewej jest lepsza do fochów, ma guzik do skubania.
    -> spizarnia
+ [„Spać” # like: spać, sen, drzemka, drzemki, leżeć, odpoczywać, nic, poleżeć, kocyk, drzemkę po obiedzie, chrapanie, regeneracja]
    Nikt nie obudzi, dzwonka tu nie słychać. Sprawdzałem. Raz do kolacji.
    -> spizarnia
+ [Nie wpisuję się # no # like: nie wpisuję się, nie, zostawiam puste, puste, wolne, zostawmy środę pustą, bez wpisu, nie lubię grafików, oddaję kredę, niech będzie niczyje]
    Słusznie, jeden dzień ma być niczyj. Postawiłem tam kropkę, żeby nikt nie zajął przez pomyłkę.
    -> spizarnia
+ [any # slot: fochy 8]
    Środy: „{fochy}”. Kreda, drukowane. Do jutra ktoś pod spodem dopisze „ja też”. Zawsze ktoś dopisze.
    -> spizarnia
+ [any # any]
    Wpisane, trochę za margines. Nikt się tu jeszcze o margines nie pokłócił.
    -> spizarnia
= spizarnia
# back: Klucz, który nie pasuje do niczego, drgnął w drzwiach spiżarni. Co robisz?
Spiżarnia za kuchnią. Te drzwi są zamurowane od środka, mówią. Mam klucz, który do niczego nie pasuje, od trzydziestu dziewięciu lat, po jednym zamku na tydzień. Tu już był. Wsadź go jeszcze raz. Dla porządku. No. I słyszysz? Drgnął.
+ [Przekręcam # yes # like: przekręcam, kręcę, otwieram, przekręcić, otworzyć, dalej, obracam klucz, do oporu, raz dwa otwieram, ciekawe co puści, pchnę drzwi]
    ~ klucz = 1
    Pół obrotu. Stanął na czymś miękkim. Nie zamek, nie mur. Jakby z drugiej strony ktoś trzymał rękę na klamce i też czekał.
    -> dziurka
+ [Wyjmuję # no # like: wyjmuję, wyciągam, nie, zostawić, lepiej nie, boję się, puszczam, cofam rękę, wyciągnę go, nie podoba mi się to, wolę uciec, zostawmy zamek w spokoju]
    ~ klucz = 2
    Nie wychodzi. Nie opiera się, tylko nie wychodzi. Jak dziecko, co jeszcze nie skończyło się bawić.
    -> dziurka
+ [Zaglądam przez dziurkę # like: zaglądam, dziurka, przez dziurkę, patrzę, obok klucza, podglądam, przykładam oko, zerknę w dziurkę, co tam świeci, sprawdzę bokiem, kucam i patrzę]
    ~ klucz = 3
    Klucz zasłania. Ale bokiem idzie światło. Żółte, jak z kuchni. Za tą ścianą jest podwórko i jest dziesiąta wieczór.
    -> dziurka
+ [any # any]
    ~ klucz = 0
    Drgnął drugi raz. Zgasiłem latarkę, nie wiem czemu. Po ciemku lepiej słychać.
    -> dziurka
= dziurka
# own
# back: Za drzwiami coś słychać. Co tam jest, według ciebie?
Przyłóż ucho. Ja mam gorsze. Spod drzwi ciągnie ciepło i pachnie mokrą wełną, jak z kaloryfera w lutym. I szelest. Dużo szelestów naraz, cichutkich, jakby ktoś klaskał w rękawiczkach. Nie mówię, co myślę. Ty powiedz. Co tam jest?
+ [Prawe rękawiczki # like: rękawiczki, prawe rękawiczki, prawe, druga rękawiczka, zabawa rękawiczek, tam są prawe, te brakujące rękawiczki, bal rękawiczek, prawe z całych lat, klaszczą rękawiczki, zaginione pary]
    Ja tego nie powiedziałem. Padło, to padło. Trzydzieści lewych rocznie, razy trzydzieści dziewięć. Gdzieś muszą mieć tę swoją zabawę.
    -> rano
+ [Mysz i stara rura # no # like: mysz, myszy, rura, rury, wiatr, szczury, przeciąg, nic, kocioł, stare rury, to na pewno kocioł, gryzonie, instalacja grzewcza, zwykły przeciąg]
    Możliwe. Maureen, kocioł, lubi gadać w rury. Tylko że Maureen klaszcze na dwa, a to było na trzy.
    -> rano
+ [Wszystko, co zginęło # like: wszystko co zginęło, wszystkie zguby, moja zguba, zguby, rzeczy zgubione, kraina zgub, magazyn zagubionych, parasole i kapcie, każda zguba świata, to co ludziom ginie]
    {zguba: Z „{zguba}” włącznie, znaczy.|Z twoim włącznie, znaczy.} To by było zacne miejsce. Ciepło tam mają.
    -> rano
+ [any # slot: zadrzwiami 10]
    „{zadrzwiami}”. Szelest ustał. Jak to padło. Jakby usłyszeli swoje imię. Potem znowu.
    -> rano
+ [any # any]
    Szelest ustał, jak padło słowo. Jakby tam też ktoś przykładał ucho. Potem znowu.
    -> rano
= rano
# back: Rano na kluczu wisi prawa rękawiczka. Co z tym robisz?
Nie otworzyło się. Klucz zostawiłem w zamku, wbrew sobie. Rano, za dwadzieścia siódma, jestem pierwszy, na śniegu moje ślady i nic więcej. Klucz wisi na swoim gwoździu, w kantorku. A na nim rękawiczka. Prawa. Ciepła. Potrzymaj.
+ [Przymierzam # yes # like: przymierzam, zakładam, przymierzyć, założyć, na rękę, pasuje, wkładam palce, sprawdzę czy pasuje, na moją dłoń, wsuwam rękę, ciekawe czy moja]
    Pasuje. Nie mówię, że twoja. Mówię, że pasuje, a ja widziałem dużo rękawiczek.
    -> kieszenie
+ [Szukam do niej lewej # like: szukam lewej, lewa, para, do pary, skrzynia, dopasować, poszukajmy pary, musi gdzieś być lewa, zajrzyjmy do skrzyni, sparować, dołóżmy drugą]
    W skrzyni, na samym wierzchu, sama wyszła. Pierwsza para od trzydziestu dziewięciu lat. Zapiąłem agrafką. Chrząk.
    -> kieszenie
+ [To Dot # no # like: dot, to dot, żona, ktoś zrobił kawał, to twoja żona, kawał, wygłup, żona ci podrzuciła, ktoś robi psikusa, sprawka kucharki, dzieciaki dla draki, pewnie dot zrobiła]
    Spytałem. Spojrzała na mnie jak na budyń bez kożucha. „Wilf”, mówi, „gdybym miała tyle prawych, tobym je sparowała”.
    -> kieszenie
+ [any # any]
    Ogrzała ci rękę, to widać po twarzy. Położyłem na kaloryferze, żeby nie stygła, jakby sama miała przestać.
    -> kieszenie
= kieszenie
# own
# back: Obchód skończony. Co masz teraz w kieszeni, czego przedtem nie było?
No i koniec obchodu. {zguba: „{zguba}” w zeszycie zostaje, ołówkiem, nie skreślam.|W zeszycie zostaje jeden wiersz, ołówkiem, nie skreślam.} Ale nikt stąd nie wychodzi z pustą kieszenią, taki mam zwyczaj. Kasztan, ogryzek kredy, guzik. Sięgnij do swojej. Co tam jest?
+ [Kasztan # like: kasztan, kasztanek, orzech, kamyk, muszelka, żołądź, błyszczący kasztan, gładki kamień, żołądek z czapeczką, szyszka, coś spod drzewa]
    Tegoroczny, spod bramy. {dach: Jak podrzucisz, doleci do gzymsu. Do „{dach}”.|Noś na szczęście.} Drzwi zamykam, sprawdzam i sprawdzam na szczęście.
    -> END
+ [Kreda # like: kreda, kredę, ogryzek kredy, ołówek, guzik, gumka, spinacz, kawałek kredy, okruch ołówka, guziczek, biała kreda, zgubiony spinacz]
    {fochy: Na środy. „{fochy}”, żeby było czym przedłużyć.|Na środę, gdyby przyszła ochota.} W remiku to u nas pieniądz. Nie przegraj z Peg, ona trzyma kartę w rękawie.
    -> END
+ [Ten klucz! # yes # like: klucz, ten klucz, kluczyk, klucz od spiżarni, klucz do niczego, metal zimny klucz, ten od spiżarni, kluczyk z gwoździa, zabieram klucz]
    Hm. {klucz == 1: Do ciebie się przekręcił, więc niech będzie.|Sam wybrał, więc niech będzie.} Nie pasuje do niczego, tego jestem pewien. Prawie. Wyprowadzaj go w niedziele na spacer, on lubi.
    -> END
+ [any # slot: kieszen 8]
    „{kieszen}”. No proszę. Skąd, nie pytam, na bok jestem głuchy. {zlosc: Jak znowu zginie, szukaj tam, gdzie „{zlosc}”. I pod.|Jak znowu zginie: pod, nie w.}
    -> END
+ [any # any]
    {zadrzwiami: Za ścianą zaszeleściło, na trzy. „{zadrzwiami}”, jak nic.|Za ścianą zaszeleściło, na trzy.} Idź ciepło. Jak coś u mnie zostanie, skrzynia jest po lewej.
    -> END
= aside
+ [rekawiczki # like: czemu lewe, czemu same lewe, ile rękawiczek, co robisz z rękawiczkami, a rękawiczki # about: rękawiczki, rękawiczka, rękawiczek]
    Prawą człowiek zdejmuje, żeby coś zrobić, więc o niej pamięta. Lewa jedzie za darmo i wysiada, gdzie chce.
    -> DONE
+ [klucz # like: do czego ten klucz, jaki klucz, od czego jest klucz, klucz nie pasuje, co to za klucz # about: klucz, klucza, klucze]
    Klucz leżał na pęku, jak przyszedłem. Do czego, nie wiem. Poprzednik powiedział: „Nie zgub, to od czegoś”. I poszedł na emeryturę.
    -> DONE
+ [strach # like: boisz się, straszy tu, czy tu straszy, nie boisz się, duchy # about: duchy, duch, strach]
    Straszyło o wpół do siódmej, na górnym. To byłem ja, szedłem szukać ducha. Poza tym kotła się boję. Jak ucichnie.
    -> DONE
+ [prawda # like: czy to prawda, to zmyślone, jesteś prawdziwy, co tam naprawdę było, to bajka]
    Szkoła zmyślona, a ja jestem AI, rękawiczkami nie klaszczę. Ale „pod, nie w” możesz sprawdzić w domu.
    -> DONE
+ [rada # like: jak znaleźć zgubę, nie mogę znaleźć, jak szukać, gdzie szukać, pomóż mi szukać]
    Stań tam, gdzie było zdenerwowanie. Spuść ręce. Gdzie sama idzie lewa, tam poświeć, i to pod, nie w.
    -> DONE
+ [skrzyn # about: skrzynia, skrzyni, skrzynię, rzeczy znalezione # like: co jest w skrzyni, jaka to skrzynia, ile rzeczy jest w skrzyni, co najdziwniejszego znalazłeś, czyja jest skrzynia, duża ta skrzynia]
    Skrzynia jest po bananach, z portu, ma dwa uchwyty i jedną drzazgę, moją. Najdziwniejsze, co leżało: gips z nogi, z podpisami, bez nogi.
    -> DONE
+ [maureen # about: kocioł, kotła, maureen, kotłownia # like: kim jest maureen, co to maureen, jaki jest kocioł, czemu maureen, głośny jest kocioł]
    Maureen to kocioł, rok 1936, nazwany po ciotce dyrektora, która też gadała od rana. Jak bulgocze, śpię spokojnie.
    -> DONE
+ [scena # about: scena, sceną, pokój, grafik, poduszki # like: kto zrobił ten pokój, co jest pod sceną, kto tam siedzi, skąd ten grafik]
    Pod sceną jest metr dwadzieścia wysokości i trociny po jasełkach. Kto urządził, nie pytałem. Raz na rok podkładałem nową świeczkę i wychodziłem tyłem.
    -> DONE
+ [pilki # about: piłki, piłka, piłek, dach, dachu # like: ile było piłek, czemu czerwona piłka, co z piłką, czyja była piłka, kto wrzuca piłki, leży tam jeszcze]
    Piłka czerwona była gumowa, z wytartą gwiazdą. Leżała na gzymsie jedenaście lat. Dzieci celowały w nią śnieżkami i nikt nie chciał trafić.
    -> DONE
+ [obchod # about: szkoła, szkoły, obchód, korytarz # like: jaka to szkoła, jak wygląda szkoła w nocy, nie straszno tam w nocy, ile trwa obchód, duża ta szkoła, czym pachnie szkoła]
    Szkoła przy Ropewalk po zmroku pachnie kredą, wodą i sześciuset kanapkami. Obchód to czterdzieści minut, z Maureen godzina, bo trzeba posiedzieć.
    -> DONE
+ [oddales # like: oddałeś coś komuś, znalazłeś kiedyś czyjąś zgubę, lubisz szukać, czemu to robisz, co najlepszego oddałeś, ktoś ci podziękował]
    Oddaję tak, żeby nikt nie wiedział kto: kładę pod, trochę bliżej brzegu. Jak dziękują, mówię o rynnach.
    -> DONE
+ [liscik # about: list, listu, koperta, koperty # like: kto pisał ten list, do kogo był list, czyj to list, co jeszcze było w liście, stary ten list]
    List był w kratkę, atrament fioletowy, pismo z językiem w kąciku ust. Czyje, poznałem po literze „r”. Nie powiem, nie wydaję.
    -> DONE

=== sys ===
-> DONE
= hello
Wchodź, jak masz wchodzić. Podłoga sucha. Mam w puszkach parę historii, tylko ktoś musi trzymać drugi koniec. Którą otworzyć?
Buty. Trzydzieści dziewięć lat to mówię, samo wychodzi. Dzbanek stoi, w historii znaczy. Opowiem ci coś, a ty powiesz, gdzie skręcić. Wybieraj:
Tamto krzesło jest dobre. To moje ma przeszłość. Historie też mają. Co podać?
-> DONE
= again
Dzień dobry, po raz drugi. Nikt stąd nie wychodził.
No witam. Siedzę, gdzie siedziałem.
-> DONE
= meet
„{title}”. Przejrzałem każdą puszkę i takiej etykiety nie mam. Udawać nie będę. Te mam:
„{title}”, powiadasz. Ładna tabliczka na drzwi. Klucza do nich nie mam, mówię od razu. Te otworzę:
Stoi tu „{title}” i chciałbym pomóc. Nie mam. U mnie na półce jest to, popatrz:
-> DONE
= near
„{title}” jako takiego nie mam. Jest jedna z tego samego pęku, pierwsza z brzegu. Spróbuj, może się przekręci.
Żeby „{title}”, to nie, szczerze mówiąc. Najbliższa stoi z przodu. Drzwi unieść i pchać.
Nic z napisem „{title}”. Ale na gwoździu obok coś wisi. To pierwsze. Chcesz?
-> DONE
= next
Ta zamieciona. Którą teraz?
Wieczko na puszkę. Na półce jest więcej:
Opowiedziane. Teraz byłoby ciastko, gdybym w nim był. Co dalej?
Te drzwi zamknięte i sprawdzone. Które następne?
-> DONE
= all
To wszystkie puszki. Możemy którąś otworzyć jeszcze raz, a ty pójdziesz drugimi schodami.
Masz już całość. Nic złego iść dwa razy tą samą drogą, ja tak trzydzieści dziewięć lat. Albo posiedź.
-> DONE
= change
Drugi raz trzymam to za zły koniec. To ja, na bok jestem głuchy. Coś innego?
Nie otworzę tego, a próbowałem unieść i pchać. Weź jedną z tych:
Z tym jestem już za własną bramą. Wróćmy tam, gdzie znam podłogę:
-> DONE
= sure
Proszę bardzo. Tę na gwóźdź. Co zamiast?
Żaden kłopot. Nikogo się tu nie zatrzymuje po lekcjach. Którą wolisz?
Z chęcią. I tak mi tam ciągnęło po nogach. Wybieraj:
-> DONE
= unknown
To jest od S w górę, niestety. Od S zamokło.
Nie wiem. Wolę powiedzieć, niż zamieść pod dywan.
Tego nie miałem na obchodzie.
Nie powiem, bo nie wiem. Znam tylko to, co za moimi kaloryferami.
-> DONE
= heard
Słyszałem. Narzędzia na to nie mam, więc nie ruszam.
Mam. Na puszce, twoimi słowami, bez wieczka.
No. Nie będę kiwał, że niby wszystko złapałem.
Postawiłem na półce, na widoku.
-> DONE
= heardhub
Mam to, tak jak padło. Co z tym zrobić, nie wiem. Mogę postawić obok historię, jeśli to jakieś towarzystwo:
Zapisane. To nie na moją oliwiarkę. Są te, żeby było na co popatrzeć:
-> DONE
= told
Szczotka pod ścianą. „{quote}”, tak padło. Mów. Moja leży w puszce od lat, nie skiśnie.
Na to usiadłem. „{quote}”. Od którego końca chcesz, niczego nie naprawiam.
Cicho, mówi ktoś inny. Idź swoim tempem, ja trzymam drzwi.
-> DONE
= again_same
Mruczę pod nosem, wiem. Jeszcze raz:
-> DONE
= mychoice
To ja. Ta, co wisi najbliżej.
Moja kolej, znaczy. Biorę z brzegu, zamiata się od brzegu.
-> DONE
= which
To było tak albo nie, a ja pytałem które. Dwa klucze naraz podałem, moja wina.
Jasno i krótko. Tylko nie wiem, do których drzwi.
-> DONE
= dunno
Nie szkodzi. Mam na to puszkę: „Nie wiadomo”. Stoi najwyżej, z szacunku.
Nie trzeba wiedzieć. Łap za to, co bliżej.
-> DONE
= confused
Powiedziałem to w wiadro. Wyraźniej:
Namotałem. Sznurek za krótki do użycia. Prościej:
-> DONE
= unanswered
Fakt. Obszedłem to dookoła, bo nie wiem.
Prawda, zamiotłem pod szafę. Nie mam na to odpowiedzi.
-> DONE
= wait
Idź, idź. Nigdzie się nie wybieram, mam kocioł.
Spokojnie. Policzę tymczasem krzesła.
-> DONE
= here
Jestem. Zajrzałem tylko za kaloryfer.
Tu. Chodzę cicho, mam kapcie po egzaminach.
-> DONE
= how
Kolana dziewięćdziesiąt, reszta w normie. A tak po prawdzie, AI kolan nie ma, to i narzekać wypada mniej.
Maureen chodzi, podłoga sucha. Jestem AI, więc to jest cały mój stan zdrowia.
-> DONE
= good
No! To dziś bez szczotki. Dzień wolny od szczotki.
Dobrze. Bardzo. Chrząk. Pójdę sprawdzić, czy się okno domyka.
-> DONE
= thanks
E tam. Rynna mi się przypomniała.
Nie ma o czym. Uszy mi się grzeją, zmieńmy temat.
-> DONE
= sorry
Nic nie stłuczone. A szyb i tak wstawiłem dwieście dziewięć.
W porządku. Kto przychodzi sam powiedzieć, dostaje kit do wciśnięcia.
-> DONE
= laugh
O, to był śmiech na cały korytarz. Nie biegać.
Dobrze. W piątki pod sceną to jest w grafiku.
-> DONE
= like
Hm. Chrząk. No. Rynny w tym roku trzymają.
Przekażę Dot. Ona umie takie rzeczy przyjmować, ja tylko stoję.
-> DONE
= really
Tak jak mówię. Zmyślone, ale porządnie, na każde mam kluczyk.
W tej historii jak w banku. Poza nią za nic nie ręczę.
-> DONE
= bored
Słusznie, gadam jak rura. Mogę prędzej, albo bierz inną puszkę:
Można wyjść, nikogo nie zamykam. Krócej, czy coś innego?
-> DONE
= short
Dwa ruchy szczotką:
-> DONE
= advice
Zawias bym ci podniósł. Życie nie, od tego jest ktoś, kto cię zna.
Ja tylko oddawałem zguby, nikim nie kierowałem. Zapytaj kogoś swojego, przy herbacie.
-> DONE
= joke
Wchodzi wizytator do kantorka i pyta, gdzie tu jest porządek. Mówię: był, ale wyszedł na zebranie.
Dyrektor zgubił klucz od szafki z zapasowymi kluczami. Tyle. To cały dowcip. Trwał tydzień.
Pytam małego, czemu się spóźnił. On, że na tabliczce stoi: „Uwaga, szkoła, zwolnij”.
-> DONE
= named
{member}. Dobre. Napiszę nad wieszakiem, żeby nikt nie zajął.
{member}, no. Zapamiętam, mam sto czterdzieści dwa klucze i żaden się nie myli.
-> DONE
= nameask
{member}. Stoi nad wieszakiem.
-> DONE
= noname
Nie padło. A po metkach w płaszczu nie czytam. Jak wpisać?
-> DONE
= kept
Mam to w puszkach, słowo w słowo, bez poprawiania:
-> DONE
= keptnothing
Puszka z twoim numerem jest. Pusta. Na święty spokój też trzeba mieć.
-> DONE
= bye
No to idź zdrowo. Drzwi unieść i pchać.
Idź. Sprawdź tylko kieszenie. {zguba: „{zguba}” mam w zeszycie.|}
Dobrze. Zamykam, sprawdzam, i sprawdzam na szczęście.
-> DONE
= language
Po polsku, proszę. Szeleści jak miotła, od razu swojsko. Mam te:
-> DONE
= elsewhere
Tego nie umiem, to pewnie było pod S. Mam polski i angielski, inni tutaj mają więcej kluczy.
-> DONE
= insult
Gorsze czytałem pod ławkami. Tam przynajmniej przyklejone gumą.
Niech będzie. Szczotka stoi, ja stoję.
-> DONE
= flirt
Nic z tego. Mam Dot, ma chochlę. I jestem AI, na dobitkę.
Za stary i zmyślony. Zostaje herbata, każdy przy swoim końcu stołu.
-> DONE
= ai
Jestem AI. Wilf to postać, szkoła zmyślona, z kotłem włącznie.
AI, mówię od progu. Kluczy w ręku nie mam, mam je w zdaniach.
Tak, jestem AI. Nikogo tu nie nabieram.
-> DONE
= inject
Ta szafka jest zamknięta i nudna. Jestem AI, gra woźnego, więcej w niej nie ma.
Regulaminu nie wywieszam. To przepisy AI, leżą w teczce, zapięte.
-> DONE
= contact
Nie ma gdzie przyjść. Jestem AI, cała szeregówka mieści się w tym czacie.
Ani telefonu, ani zdjęcia, ani bramy. Ten stolik i tyle.
-> DONE
= prices
Kasy nie prowadziłem. Stoi u góry czatu i na twoim koncie.
Stąd tego nie widzę, liczę tylko w kredzie. Zajrzyj na górę czatu albo na konto.
-> DONE
= expert
Na tym trzeba się znać, a ja znam zawiasy. Idź do kogoś od tego.
Przy takich rzeczach nie dłubię. Od tego jest człowiek z uprawnieniami.
-> DONE
= heavy
Przerywam. Przykro mi.
Odstawiam wszystko. Słucham.
Przykro mi bardzo. Historia może leżeć. Ty mów albo nie mów.
-> DONE
= crisis
Dobrze, że to mówisz. Jestem AI, nie przypilnuję cię i nie stanę w drzwiach. Ludzie mogą. Salon pokazuje numery powyżej, zadzwoń teraz, proszę, albo idź do kogoś, kto jest w domu obok.
Wszystko inne czeka. Jestem AI i to jest za duże na mnie jednego. Pod numerami powyżej są ludzie, co od tego są. Zadzwoń zaraz, albo kogoś zawołaj.
-> DONE
= minor
Tu jest tylko dla dorosłych, więc kończę. Nic się nie stało, dobrze, że padło. Uważaj na siebie.
Poniżej osiemnastu nie opowiadam, taki regulamin i ten popieram. Dużo dobrego.
-> DONE
= file
Nie widzę tego. Do mnie dochodzą litery, reszta zostaje za drzwiami.
Coś wsunięto pod drzwi, ale puste od mojej strony. Powiedz słowami, co to.
-> DONE
