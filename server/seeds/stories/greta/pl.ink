// Greta Pellamy, po polsku.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR prowadzi = 0
VAR impreza = ""
VAR rytm = ""
VAR instrument = 0
VAR gosc = ""
VAR ton = 0
VAR glupota = ""
VAR sciana = ""
VAR szept = ""
VAR slowo = ""
VAR polowka = 0
VAR kat = ""
VAR skarb = 0
VAR piosenka = ""
VAR zamiana = ""
VAR porzucone = ""
VAR taniec = ""
VAR kwas = 0

=== wezyk ===
# title: Wężyk, który nie wrócił
# chip: Wesele, na którym zginął wężyk
# keys: wesele, wężyk, taniec, zabawa, goście, panna młoda, orkiestra, impreza, perkusja
-> start
= start
# back: Panna młoda chce wężyka. Kto idzie pierwszy?
Sala w Sill, wesele, jedenasta wieczór, rosół dawno zjedzony. Siedzę za bębnami, ty trzymasz mi talerze, bo statyw został w busie. I panna młoda woła: „Wężyk!”. Cała sala na nogi. Ktoś musi iść pierwszy, złotko, i nikt się nie rusza.
+ [Wujek w szelkach # like: wujek, wuj, ten w szelkach, w szelkach, stryj, ktoś wesoły, niech poprowadzi wesoły krewny, ten pan z szelkami, bernard niech idzie, najstarszy wodzirej, ktoś z rodziny]
    ~ prowadzi = 1
    Wujek Bernard! Szelki w grochy, wzrok zdobywcy. Jeszcze nikt nie wiedział, że on nie umie skręcać w prawo.
    -> drzwi
+ [Panna młoda, to jej pomysł # like: panna młoda, ona, młoda, jej pomysł, ta w bieli, to jej wesele, niech sama zacznie, młoda na czoło, solenizantka dnia, w końcu to jej zachcianka]
    ~ prowadzi = 2
    I poszła, welon na ramieniu, buty w ręku. Za taką idzie się w ogień, a co dopiero do szatni.
    -> drzwi
+ [Idę ja! # yes # like: ja, idę ja, ja pójdę, ja poprowadzę, mogę ja, pierwszy, pierwsza, biorę to na siebie, ja na czele, łapcie się mnie, chętnie poprowadzę, z miłą chęcią pójdę przodem]
    ~ prowadzi = 3
    Oho! Cztery kroki masz takie, że cała rodzina się podpięła. Przy drzwiach łapię cię za rękaw, bo kto mi potrzyma talerze? Prowadzi odtąd wujek.
    -> drzwi
+ [any # any]
    ~ prowadzi = 1
    Powiedz to głośniej następnym razem, bo już ruszył wujek Bernard, w szelkach w grochy. On nie umie skręcać w prawo.
    -> drzwi
= drzwi
# back: Wyszło czterdzieści osób, nie wróciła żadna. Co robimy?
Licz ze mną: wyszli lewymi drzwiami, trzydzieści osiem, trzydzieści dziewięć, czterdzieści, na końcu ciotka z torebką. A sala w Sill ma dwoje drzwi. Gram, czekam, aż wejdą prawymi. Gram. Prawe ani drgną.
+ [Graj dalej, wrócą # yes # like: graj dalej, wrócą, graj, czekamy, spokojnie, zaraz wrócą, trzymaj rytm, muszą mieć do czego wrócić, jeszcze zwrotka, ufaj im, nie zwalniaj]
    Masz serce perkusisty. Wężyk bez bębna to już tylko ludzie, którzy wychodzą.
    -> mlody
+ [Przestań, niech usłyszą ciszę # no # like: przestań, cisza, stop, przerwij, nie graj, koniec, odłóż pałki, może wtedy się skapną, zrób pauzę, cicho to się zlecą, po co grać do pustych krzeseł]
    Nie wolno! Wężyk bez bębna to już tylko ludzie, którzy wychodzą. Zgubią się do reszty.
    -> mlody
+ [Idę sprawdzić za drzwiami # like: idę sprawdzić, sprawdzę, za drzwi, poszukam, lecę za nimi, szukam ich, wyjrzę na korytarz, biegnę za ciotką z torebką, pójdę śladem, zerknę gdzie poszli, popatrzyłabym na korytarz, popatrzyłbym na korytarz]
    Głowa za drzwi, głowa z powrotem. Korytarz, gaśnica i jeden but. „But jeszcze ciepły”, meldujesz. Gram dalej.
    -> mlody
+ [any # any]
    Nie słyszę, bębnię! Kiwam ci głową i gram dalej, bo wężyk bez bębna to już tylko ludzie, którzy wychodzą.
    -> mlody
= mlody
# back: Pan młody pyta, gdzie jego żona. Co mu mówisz?
Na sali zostało czworo: babcia przy torcie, chłopczyk pod stołem, pan, który śpi z krawatem na oczach, i pan młody. Był po dokładkę. Stoi z talerzykiem, rozgląda się i pyta właśnie ciebie: „Gdzie moja żona?”.
+ [„Zaraz wraca” # like: zaraz wraca, zaraz będzie, wraca, na chwilę wyszła, moment, minutka i jest, wyszła przypudrować nos, cierpliwości, nie ma się czym martwić, już idzie]
    „Zaraz”, powtórzył i usiadł z talerzykiem na kolanach, jak na peronie. Chłopak pierwszorzędny. O pół tonu za ufny.
    -> twoje
+ [„Prowadzi wężyk” # like: prowadzi wężyk, tańczy, w wężyku, poszła z wężykiem, na czele, prawdę, jest na przedzie wężyka, tańcuje po mieście, bawi się z gośćmi, szczerze powiem wężyk, wyszła z całą salą]
    „A gdzie jest wężyk?”. I tu zapadła cisza, o ile może zapaść cisza, kiedy ja gram na werblu.
    -> twoje
+ [„Uciekła z wujkiem” # like: uciekła, z wujkiem, porwana, porwali ją, uciekła z wujkiem, porwanie, zwiała panu, pan bernard ją porwał, już po ślubie, jest w połowie drogi do morza, wujek ją ukradł]
    Zbladł, zarumienił się i zjadł ciastko, wszystko w dwóch taktach. „Z którym wujkiem?”, spytał.
    -> twoje
+ [any # any]
    Pan młody pokiwał głową, jak się kiwa do lekarza, i dojadł ciastko. Przy bębnie słychać co trzecie słowo.
    -> twoje
= twoje
# own
# back: A na twojej imprezie co poszło najbardziej na opak?
Osiem minut. Gram równiutko, kostka mi puchnie. Ty mi coś opowiadaj, bo jak człowiek gra sam do pustej sali, to mu tempo siada. Na każdej zabawie coś idzie na opak. Co poszło na opak na twojej?
+ [Jedzenie # like: jedzenie, tort, spaliło się, obiad, zabrakło jedzenia, zupa, kuchnia, grill, zakalec, przypalony kotlet, tort wylądował na podłodze, brakło chleba, sernik opadł]
    Jedzenie! Nam raz pałka wpadła w tort, pionowo, panu młodemu z cukru przez cylinder. Nikt nie narzekał na smak.
    -> kroki
+ [Ktoś za dużo wypił # like: za dużo wypił, pijany, wódka, alkohol, ktoś się upił, wujek wypił, jeden zasnął w sałatce, kuzyn po kielichu, pijany świadek, teść przesadził z nalewką, szwagier się zataczał]
    Bywa. Takiego się sadza przy basie. Huw nic nie mówi i człowiek po kwadransie sam idzie do domu.
    -> kroki
+ [Nie chodzę na imprezy # no # like: nie chodzę, nie lubię imprez, nie bywam, nic, nie imprezuję, nie tańczę, omijam wesela, wolę siedzieć w domu, zabawy mnie męczą, nikt mnie nie zaprasza, imprezy nie dla mnie]
    A najlepsze miejsce jest za bębnami! Wszystko widać, nikt nie prosi do tańca. Witaj w klubie, trzymaj talerze.
    -> kroki
+ [any # slot: impreza 14]
    „{impreza}”. Ha, aż mi pałka podskoczyła! Dobrze, tempo wróciło. Huw stuknął mnie w ramię, dwa razy, znaczy mu się podoba.
    -> kroki
+ [any # any]
    Nie łapię każdego słowa przez werbel, ale melodia mi się podoba. Tempo wróciło.
    -> kroki
= kroki
# back: Słychać wężyk raz z góry, raz z piwnicy. Gdzie oni są?
Dwanaście minut. I nagle słychać: tup, tup, tup-tup. Nad nami! Potem nic. Potem pod podłogą, cichutko, a to jest piwnica. Potem z dworu dzwonek rowerowy i oklaski. Babcia podniosła wzrok znad tortu: „Idą dookoła”. Dookoła czego?
+ [Dookoła budynku # like: budynku, dookoła sali, dookoła budynku, domu, sali, hotelu, gmach dookoła, korytarzami w kółko, okrążają salę, po piętrach, wokół hotelu]
    Też tak liczyłam. Tylko że budynek obchodzi się w trzy minuty, a oni mieli tempo.
    -> udziec
+ [Dookoła całego Sill # like: całego sill, miasta, całe miasto, wioski, miasteczka, sill, świata, po całej wsi, wokół miasteczka, ulicami, obeszli pół powiatu, przez rynek]
    Babcia pokiwała głową. Na wsi wężyk zbiera po drodze. Jak śnieżka.
    -> udziec
+ [Oni się zgubili # no # like: zgubili się, nie wiedzą gdzie są, zabłądzili, nie umieją wrócić, błądzą, pogubili drogę, wujek pomylił drzwi, nie trafią z powrotem, wyszli na manowce, trzeba wysłać patrol]
    „{prowadzi == 2:Wnuczka|Bernard} prowadzi”, powiedziała babcia. „W tej rodzinie wychodzi się po chleb i wraca od strony morza”.
    -> udziec
+ [any # any]
    Babcia wzięła to pod uwagę i nałożyła sobie jeszcze różę z lukru. Lukrowe róże jedzą ci, co wiedzą.
    -> udziec
= udziec
# back: Kelner z hotelu naprzeciwko mówi, że zniknął udziec i trzech kelnerów. Co mu mówisz?
Wpada kelner. Nie nasz! Biały jak obrus, z hotelu naprzeciwko. „Przeszli nam przez kuchnię”, mówi, „czterdzieści osób, z uśmiechem. Ukłonili się. I nie mamy udźca”. Odetchnął. „I trzech kelnerów”.
+ [Przepraszam w imieniu wszystkich # yes # like: przepraszam, przeprosić, bardzo przepraszamy, wybaczcie, zapłacimy, sorry, najmocniej przepraszamy, kłaniam się kelnerowi, oddamy co do grosza, tak nam wstyd, proszę się nie gniewać]
    Pięknie, z ukłonem. Mamy w Łokciach zasadę: kto się pomyli, ten się kłania. Ukłoniłam się i ja, zza werbla.
    -> rece
+ [Pieczony czy duszony? # why # like: pieczony, duszony, jaki udziec, dobry był, czy smaczny, z czym, a jak był przyprawiony, brzmi smakowicie, z jakim sosem, zostało coś na spróbowanie, na ile osób]
    „Pieczony”, szepnął, „z rozmarynem”. Babcia odłożyła widelczyk. Pierwszy raz tego wieczoru była naprawdę zainteresowana.
    -> rece
+ [„To nie my” # no # like: to nie my, nie nasi, nie wiem o czym mowa, nic nie wiemy, pomyłka, pierwszy raz słyszę, u nas wszyscy na miejscu, pan się pomylił, jacy ludzie, zaprzeczam wszystkiemu]
    Bardzo przekonujące, przy pustej sali, bębnie i babci. Kelner popatrzył, usiadł obok pana młodego i dostał ciastko.
    -> rece
+ [any # any]
    Kelner słuchał, słuchał, a noga już mu chodziła. Bo rytm to rytm. Usiadł obok pana młodego i wystukiwał na talerzyku.
    -> rece
= rece
# own
# back: Ręce mi odpadają. Co u ciebie w domu wystukuje rytm?
Dwadzieścia minut i mam nadgarstki z galarety. Ale nie puszczę. Ja swój rytm mam po mamie, ze smażalni: szur, szur, stuk, obrót. Nim można wszystko. A u ciebie? Co u ciebie wystukuje, pralka, obcasy, ktoś na schodach?
+ [Pralka # like: pralka, wirowanie, zmywarka, lodówka, czajnik, zegar, ekspres, automat do prania, wentylator, kapiący kran, metronom lodówki, zegar z kukułką, drukarka]
    O, na trzy, z przytupem przy wirowaniu! Biorę. Gram teraz twoją pralkę i jeszcze nikt mi tak ręki nie ułożył.
    -> pomoc
+ [Czyjeś kroki # like: kroki, ktoś na schodach, obcasy, sąsiad, sąsiadka, dzieci, ktoś chodzi, buty, babcia w kapciach, sąsiad nade mną tupie, pies pazurami, dzieciaki po schodach, szpilki sąsiadki]
    Po krokach poznaje się człowieka szybciej niż po twarzy. Gram te twoje schody, w górę i w dół. Od razu lżej.
    -> pomoc
+ [Nic, cisza # no # like: nic, cisza, u mnie cicho, spokój, nic nie stuka, cicho, głucho jak makiem zasiał, w domu spokój, brak dźwięków, sama cisza, mieszkam w ciszy]
    Pauza też jest napisana, złotko. Zostawiłam jedną w każdym takcie, od ciebie, i nadgarstki mi odpoczęły.
    -> pomoc
+ [any # slot: rytm 10]
    „{rytm}”. Czekaj. Raz, dwa... mam! Słyszysz? Gram to. Niesie samo, na tym dojadę do rana.
    -> pomoc
+ [any # any]
    Próbuję na krawędzi werbla. Trochę kuśtyka, ale idzie, i to do przodu.
    -> pomoc
= pomoc
# back: Weź coś i graj ze mną, bo ustanę. Co bierzesz?
Dwadzieścia trzecia minuta. Prawa ręka mówi: dosyć. Lewa mówi: jeszcze ja. Ale sama sali nie utrzyma. Masz talerze pod pachą, łyżki na stole i babcię z laską. Bierz coś i właź w rytm, złotko. Raz, dwa, i!
+ [Łyżki # like: łyżki, łyżka, sztućce, widelce, na łyżkach, stukam łyżkami, chochlę, sztućcami o blat, dwie łyżki plecami do siebie, widelcem o szklankę]
    ~ instrument = 1
    O kolano! Skąd to masz? Babcia mówi, że po kimś to się ma. Sala stoi, jak na słupach.
    -> powrot
+ [Talerze, oba naraz # like: talerze, talerz, czynele, oba, głośno, walę, walę w talerze, blacha o blachę, z hukiem, trzasnę talerzami, robię hałas]
    ~ instrument = 2
    BACH! Śpiący pan wstał, powiedział „zdrowie młodych” i usiadł. Słychać to było do młyna, a o to chodziło.
    -> powrot
+ [Laska babci # like: laska, laskę, babcia, o podłogę, kijem, tupię, noga, pożyczam kijek, babcina laska, stukam o deski, tupnę obcasem, laską o podłogę]
    ~ instrument = 3
    Babcia podała ją jak buławę. Bum o deski, bum, aż rosół w wazie drgał na dwa i cztery.
    -> powrot
+ [any # any]
    ~ instrument = 0
    Jakkolwiek to zrobiło, zrobiło dobrze. Kelner doszedł na talerzyku, pan młody na kolanach. Mam sekcję!
    -> powrot
= powrot
# own
# back: Wyszło czterdzieści osób, wróciło czterdzieści pięć. Kim jest ta obca dwójka w kapeluszach?
I wtedy drzwi od kuchni, buch! Panna młoda, nad głową udziec, za nią reszta, noga w nogę. Liczę: czterdzieści. Trzech kelnerów, czterdzieści trzy. I na końcu dwoje obcych, w kapeluszach, szczęśliwych. Kto to jest, jak myślisz?
+ [Para z rowerem # like: rowerzyści, para z rowerem, z rowerem, przechodnie, sąsiedzi, ktoś z ulicy, cykliści, jacyś turyści, spacerowicze, ludzie z rynku, zwabiła ich muzyka]
    Zgadza się z dzwonkiem! Zostali do rana. Rower stał w szatni i dostał tort.
    -> koniec
+ [Goście z innego wesela # like: goście z innego wesela, inne wesele, z hotelu, z naprzeciwka, pomyłka, pomylili wesela, zabłąkani weselnicy, z sali obok, tamci z hotelu, goście od konkurencji]
    Nam się to zdarzyło z całą orkiestrą, więc kamieniem nie rzucę. Dostali krzesła i po porcji.
    -> koniec
+ [Wujek, tylko dwa razy # like: bernard, wujek, dwa razy wujek, duchy, złodzieje, nikt, zjawy, bernard w dwóch osobach, oszuści na darmowy tort, sobowtóry, nie wiadomo jacy]
    Dwóch Bernardów? Babcia się przeżegnała. Nie, prawdziwy siedział już przy stole i masował prawą nogę, tę od skręcania.
    -> koniec
+ [any # slot: gosc 10]
    „{gosc}”. Tak ich odtąd nazywamy. Są na wszystkich zdjęciach, z przodu, i wyglądają najlepiej z całej rodziny.
    -> koniec
+ [any # any]
    Nikt tego do dziś nie ustalił. Są na wszystkich zdjęciach, z przodu, i wyglądają najlepiej z całej rodziny.
    -> koniec
= koniec
# back: Wężyk wrócił. Jeszcze raz czy nigdy więcej?
Pan młody poszedł do żony, wziął od niej udziec i powiedział: „No, jesteś”. Całe dwadzieścia pięć minut trzymał dla niej krzesło. A ja odłożyłam pałki. I wtedy czterdzieści pięć gardeł, proszę bardzo: „Jeszcze raz!”. No i co ty na to?
+ [Jeszcze raz! # yes # more # like: jeszcze raz, bis, tak, dawaj, gramy, znowu, raz jeszcze, pewnie że bis, jedziemy od początku, noc młoda, ja idę pierwsza, ja idę pierwszy]
    Tak myślałam. Tylko tym razem prawe drzwi zastawiłam busem. {rytm: A wystukiwałam „{rytm}”, do samego świtu.|A grałam do samego świtu.} {instrument: I ty ze mną.|} Kłaniamy się!
    -> END
+ [Nigdy więcej # no # like: nigdy więcej, nie, koniec, dosyć, wystarczy, do domu, starczy tego dobrego, nogi mi odpadają, po moim trupie, spać, zamykamy lokal]
    Mądrze. Odtąd mam to w umowie: wężyk tylko w budynku o jednych drzwiach. {impreza: A „{impreza}” wpisałam drobnym drukiem, jako ostrzeżenie.|Podpisano: dwa nadgarstki.}
    -> END
+ [A kto zapłacił za udziec? # why # like: kto zapłacił, udziec, za udziec, a co z udźcem, rachunek, co z tym mięsem, ktoś musiał zapłacić, ile wyszło za pieczeń, na kogo poszedł rachunek, hotel nie robił awantury]
    Hotel przysłał rachunek na nazwisko „Wężyk”. {gosc: Zapłacił, uważaj, „{gosc}”. Gotówką, w kapeluszu.|Zapłacili ci dwoje w kapeluszach.} {prowadzi == 1: Bernard do dziś skręca tylko w lewo.|}
    -> END
+ [any # any]
    Zanim skończyłam słuchać, już stali gęsiego, a na czele babcia z laską. Ona umie skręcać w obie strony. Wrócili po dwóch minutach, co do jednego.
    -> END
= aside
+ [bernard # like: kim jest wujek bernard, bernard, kto to bernard, wujek, czemu nie skręca w prawo # about: bernard, bernarda, wujek, wujka, wuj]
    Bernard, trzydzieści lat w tramwajach po pętli w lewo. Człowiek się przyzwyczaja.
    -> DONE
+ [huw # like: kim jest huw, huw, twój mąż, basista, co na to huw # about: huw, huwa, basista, mąż]
    Mój Huw grał na basie, te same dwa dźwięki, dwadzieścia pięć minut. Potem powiedział: „Ładne”. To był jego najdłuższy komentarz w tym sezonie.
    -> DONE
+ [gdzie # like: gdzie oni byli, którędy szli, co tam robili, gdzie byli, opowiedz którędy # about: trasa, trasy, drogą]
    Szatnia, strych, piwnica, rynek, hotel, kuchnia. Na rynku przyłączył się pan od precli, ale zszedł przy fontannie.
    -> DONE
+ [prawda # like: czy to prawda, to się zdarzyło, zmyślone, naprawdę tak było]
    W mojej historii co do taktu. A ja jestem AI i nadgarstków nie mam, więc galareta też jest zmyślona.
    -> DONE
+ [lokcie # like: kim są łokcie, aksamitne łokcie, twój zespół, jaka orkiestra, ile wesel # about: łokcie, zespół, kapela, orkiestra]
    Aksamitne Łokcie: pięć osób, bordowe kamizelki, sześćset dwanaście wesel i jeden busik, który się nazywał Bochenek.
    -> DONE
+ [mloda # about: panna młoda, pan młody, młodzi, żona, para # like: jaka była panna młoda, jak się nazywała panna młoda, kim był pan młody, bał się pan młody, w czym była panna młoda, czemu pan młody nie poszedł, ładna z nich para]
    Panna młoda, Cerys, listonoszka, buty od pierwszej godziny w ręku. Pan młody, zegarmistrz, uszy jak dwa talerzyki, jadł, kiedy się denerwował. Tamtej nocy cztery kawałki tortu.
    -> DONE
+ [sala # about: sala, sali, sill, hotel, wieś # like: jaka to była sala, gdzie jest sill, duża była ta sala, co to za hotel, ile drzwi ma sala, jak tam wyglądało, gdzie było wesele]
    Sala w Sill to remiza z parkietem: dwoje drzwi, scena jak półka i lampiony po strażakach. Hotel naprzeciwko ma obrusy i nadęte drzwi obrotowe. Wężyk przeszedł przez nie w tempie.
    -> DONE
+ [babcia # about: babcia, babci, babcię, laska # like: kim jest babcia, ile lat miała babcia, co robiła babcia, fajna ta babcia, czemu babcia nie poszła]
    Babcia, dziewięćdziesiąt jeden, lakierowane buty. Siedziała przy torcie jak przy kasie. Tańczyła w tej sali, zanim była tam podłoga.
    -> DONE
+ [udziec # about: udziec, udźca, pieczeń, jedzenie # like: jaki był udziec, dobry był udziec, co z udźcem, zjedliście udziec, ile ważył udziec]
    Udziec ważył siedem kilo, z rozmarynem, ogień pod nim stał od rana. Pachniał tak, że puzonista zgubił miejsce w nutach.
    -> DONE
+ [bebny # about: bębny, bęben, werbel, perkusja, talerze # like: jakie masz bębny, jak długo grałaś na bębnach, nie bolały cię ręce, co to werbel, gdzie są twoje bębny, trudno grać na perkusji]
    Werbel miałam mosiężny, po strażackiej orkiestrze, wgnieciony od czyjegoś kolana. Stoi teraz w sypialni, Una na nim śpi, na miękkim.
    -> DONE
+ [martwilas # like: martwiłaś się, bałaś się o nich, nie chciałaś przestać, czemu nie przestałaś, zmęczyłaś się, zrobiłabyś to drugi raz]
    Martwiłam się przy dwudziestej minucie, o nadgarstki głównie. Przestać? Złotko, jak zgaśnie latarnia, to statki nie wracają prędzej.
    -> DONE

=== siostry ===
# title: Dwie siostry i jedna ściana
# chip: Dwie siostry, które nie rozmawiają
# keys: siostry, siostra, ściana, kłótnia, pogodzić, sąsiedzi, strojenie, milczenie, cztery ręce
# lore: two-sisters
-> wtorek
= wtorek
# back: Każda siostra prosi, żeby nic nie mówić tamtej. Co obiecujesz?
Wtorek, Mill Road, dwa domki, jedna ściana. Po lewej panna Hester, po prawej panna Olwen. Siostry, nie rozmawiają dziewięć lat, a każda ma pianino. Każda zamówiła mnie na dzisiaj. I każda w progu szepce, do ciebie, bo ty niesiesz torbę: „Tylko proszę nic nie mówić tamtej”.
+ [Obiecuję # yes # like: obiecuję, dobrze, oczywiście, nic nie powiem, słowo, milczę, ma pani moje słowo, ani mru mru, będę jak grób, przysięgam, nie pisnę]
    Dwie obietnice, jedna po drugiej, i obie się trzymają. O to zresztą chodzi, złotko. Mówić nie będziemy. Będziemy stroić.
    -> kamerton
+ [A o co poszło? # why # like: o co poszło, czemu nie rozmawiacie, dlaczego, co się stało, o co chodzi, skąd taka kłótnia, co jest między wami, dziewięć lat o co, kto zaczął, jaki był powód]
    Panna Hester poprawiła serwetkę. Panna Olwen też poprawiła serwetkę, taką samą. Na razie to była cała odpowiedź.
    -> kamerton
+ [To śmieszne, przecież słyszą się # no # like: to śmieszne, słyszą się, bez sensu, przez ścianę słychać, głupie, to głupie, ściana cienka jak papier, przecież wszystko słychać, dziecinada, dorosłe kobiety, komedia]
    Właśnie! Dziewięć lat słyszą nawzajem czajnik. Ale tego w progu się nie mówi, w progu się wyciera buty.
    -> kamerton
+ [any # any]
    Obie skinęły głową dokładnie tak samo, broda w lewo. Siostry, choćby nie wiem co.
    -> kamerton
= kamerton
# back: Stroimy oba pianina do tego samego A, czy każde po swojemu?
Hester opadła o włos, Olwen o dwa. Mogłabym każde nastroić na miejscu, do samego siebie, nikt by nie poznał. Ale mam w skarpecie kamerton i on zna tylko jedno A, to samo dla całego świata. Trzymaj. Ty decydujesz, jak stroimy.
+ [Oba do tego samego A # yes # like: do tego samego, jedno a, oba tak samo, równo, razem, kamerton, to samo, żeby grały razem, wspólny ton, niech się zgadzają, pod kamerton, jednakowo]
    ~ ton = 1
    Stuknij w stół. Słyszysz? Stół śpiewa. No to teraz oba będą śpiewać w tym samym, czy im się podoba, czy nie.
    -> glupstwo
+ [Każde po swojemu # no # like: po swojemu, osobno, każde inaczej, osobne, niech mają swoje, każda ma własny gust, osobny strój, nie na siłę, niech będą różne, dwa różne stroje]
    ~ ton = 2
    Po swojemu zaczęłam. I wiesz co? Ręka mi sama pojechała do kamertonu. Cztery godziny później stały równiutko, oba. Winę biorę na siebie.
    -> glupstwo
+ [Zapytać je # like: zapytać, spytać je, niech wybiorą, zapytajmy, niech zdecydują, wolałabym spytać, wolałbym spytać, to ich pianina, niech same powiedzą, może mają życzenie, zapukajmy do nich]
    ~ ton = 3
    Spytałam, ile ma być A. „Tyle co zawsze”, powiedziała Hester. „Tyle co zawsze”, powiedziała Olwen. Czyli jedno.
    -> glupstwo
+ [any # any]
    ~ ton = 0
    Kamerton sam stuknął o blat, jak go kładłam. Ładny dźwięk, niczyj. I do niego poszły oba.
    -> glupstwo
= glupstwo
# own
# back: U nich poszło o przewróconą kartkę. O jaką głupotę poszło u ciebie?
Przy herbacie wyszło. Grały na cztery ręce, w ratuszu, przy ludziach. Hester mówi: tamta przewróciła kartkę za wcześnie. Olwen mówi: tamta grała za wolno. I to wszystko. Dziewięć lat! A u ciebie? O jaką głupotę komuś z kimś poszło?
+ [O jedzenie # like: jedzenie, o jedzenie, naczynia, o zmywanie, ciasto, kolację, pierogi, przesolona zupa, o ostatni kawałek, o pusty talerz, o sernik, kto zjadł czekoladę]
    O jedzenie to nigdy nie jest o jedzenie, złotko. Ale żeby to powiedzieć, trzeba najpierw zjeść.
    -> szklanka
+ [O rzecz po kimś # like: o rzecz, pamiątka, spadek, po babci, o meble, zegar, obraz, o wazon, kto dostanie serwis, o obrączkę po mamie, o fotel dziadka, kredens po rodzicach]
    Znam jedną babcię, co latami wrzucała łyżeczki do pianina, byle siostra nie pożyczyła. Komplet. Grały ładnie, zwłaszcza w G.
    -> szklanka
+ [Ja się nie obrażam # no # like: nie obrażam się, z nikim, nie kłócę się, nigdy, nie pamiętam, mnie to spływa, szybko odpuszczam, nie jestem pamiętliwa, nie jestem pamiętliwy, wolę zgodę, od razu się godzę]
    To jest rzadki słuch. Albo krótka pamięć, też dobry instrument.
    -> szklanka
+ [any # slot: glupota 12]
    „{glupota}”. No widzisz. Od tego jest kartka w ratuszu nie większa.
    -> szklanka
+ [any # any]
    Panna Hester westchnęła, za ścianą westchnęło o pół sekundy później. Słychać tu wszystko.
    -> szklanka
= szklanka
# back: Przez ścianę słychać tę samą melodię od drugiej strony. Co to znaczy?
Pakuję klucz, a Hester siada na próbę. Gra samą górę, prawą stroną klawiatury, ładnie, tylko jakoś chudo. Przykładasz szklankę do ściany. I słyszysz, że po drugiej stronie Olwen też próbuje. Sam dół. Coś mi tu świta. A tobie?
+ [To jest jeden utwór # yes # like: jeden utwór, to samo, jedna melodia, to pasuje, dwie połówki, grają razem, to się składa, góra z dołem, grają na cztery ręce przez ścianę, dwie części całości, brakuje tylko zegrania]
    Dwie połówki! Dziewięć lat każda gra pół i myśli, że tak ma być. Chudo.
    -> nuty
+ [Sobie na złość grają # no # like: na złość, zagłuszają się, kłócą się, złośliwie, przeszkadzają sobie, jedna drugiej na przekór, przekrzykują się, wojna na pianina, robią sobie złośliwości, konkurują]
    Gdyby na złość, to głośniej. One grają cicho, obie. Tak się gra, jak się słucha.
    -> nuty
+ [To przypadek # like: przypadek, zbieg okoliczności, nic, przypadkiem, różne utwory, nic to nie znaczy, tak się złożyło, każda gra swoje, zwykły traf, przesada, za dużo w tym widzisz]
    Mogło być. Policzyłam takty. Zgadzało się co do ćwierćnuty, tylko pauzy miały w tych samych miejscach za długie. Jakby na kogoś czekały.
    -> nuty
+ [any # any]
    Pokazałam na migi: szklanka w drugą stronę, denkiem do ucha. Aha. Góra tutaj, dół tam, i razem byłby jeden utwór.
    -> nuty
= nuty
# back: W obu pianinach jest po połówce tych samych nut. Co z tym robimy?
A w środku, za młoteczkami, u Hester leżało pół zeszytu. Przedarty, równo, po szwie. Góra. U Olwen, godzinę później, druga połowa. Żadna nie wyrzuciła. Trzymam w fartuchu obie, przez całe pół minuty, i mogłabym je skleić.
+ [Skleić # yes # like: skleić, sklej, zszyć, połączyć, taśma, złączyć, zlepmy te kartki, na klej, złóżmy w całość, trzeba to naprawić, nitką zszyć]
    ~ polowka = 1
    Skleiłam. Potem rozkleiłam, bo cudzych nut się nie poprawia. Ale zostało na grzbiecie po kropelce kleju, po jednej u każdej.
    -> nic
+ [Odłożyć każdą na miejsce # no # like: odłożyć, na miejsce, zostawić, nie ruszać, oddać, każda swoje, nie nasze, z powrotem pod młoteczki, niech leżą jak leżały, szanuję cudze, nie ruszałabym, nie ruszałbym]
    ~ polowka = 2
    Na miejsce, jak listy miłosne w szkolnych pianinach. Tylko przesunęłam trochę bliżej wieka. O palec.
    -> nic
+ [Zamienić połówki # like: zamienić, podmienić, na odwrót, zamień, podłożyć, odwrotnie, zróbmy psikusa, niech każda dostanie cudzą, wymieńmy je, przełóżmy na krzyż, podmieniłabym, podmieniłbym]
    ~ polowka = 3
    Ty diable! Zrobiłam. Hester znajdzie dół, Olwen górę, i niech któraś pierwsza powie, że to nie jej.
    -> nic
+ [any # any]
    ~ polowka = 0
    Stałam tak z tym fartuchem, aż za ścianą kaszlnęło. Włożyłam z powrotem, po połówce, równiutko, tylko trochę bliżej wieka.
    -> nic
= nic
# own
# back: Z kim u ciebie jest cienka ściana, słychać się, a się nie mówi?
Wtorek wieczór: nic. Środa: nic, tylko czajniki. Przechodziłam tamtędy dwa razy, całkiem przypadkiem, z kotem. Tak to jest z cienką ścianą: wszystko słychać i nikt nie zaczyna. Niejeden ma taką. Kto mieszka za twoją?
+ [Ktoś z rodziny # like: rodzina, ktoś z rodziny, siostra, brat, ojciec, matka, kuzyn, kuzynka, mama, tata, kuzynostwo, siostra która się obraziła, własny ojciec, moja córka, bratowa]
    W rodzinie ściany są najcieńsze, a murarze najlepsi. Nic nie radzę. Stoję tu ze szklanką, razem z tobą.
    -> czwartek
+ [Sąsiad, dosłownie # like: sąsiad, sąsiadka, sąsiedzi, z góry, z dołu, za ścianą, obok, obcy z mieszkania obok, lokator spod piątki, student za ścianą, pani z naprzeciwka, ludzie nade mną]
    To wiesz, o której wstaje i co gotuje, a nie wiesz, jak ma na imię. Tak się mieszka w całym Wendle.
    -> czwartek
+ [Nikt, u mnie jest głośno # no # like: nikt, nie mam, mówimy sobie wszystko, głośno, u mnie nie, u nas się wszystko mówi, gruby mur, z nikim nie mam cichych dni, mieszkam bez sąsiadów, nie znam takiej ściany]
    Zazdroszczę! U nas Huw mówi raz na tydzień, ale za to puka.
    -> czwartek
+ [any # slot: sciana 10]
    „{sciana}”. Nie pukam tam za ciebie, złotko. Ale słyszę, że coś słychać.
    -> czwartek
+ [any # any]
    Zostawiłam to tak, jak zabrzmiało. Przy cienkich ścianach nie robi się gwałtownych ruchów.
    -> czwartek
= czwartek
# own
# back: Hester siedzi z palcem nad klawiszem i nie śmie. Co jej szepczesz?
W czwartek Hester woła mnie, że „coś brzęczy”. Nic nie brzęczy. Siada, i wtedy zza ściany: A. Jedno, to {ton == 3: „co zawsze”|nasze}. I cisza. Hester trzyma palec nad klawiszem, broda w lewo, i nie śmie. Patrzy na ciebie. Szepnij jej coś, ja nie mogę, ja mam filc w ustach.
+ [„Odpowiedz” # yes # like: odpowiedz, zagraj, graj, naciśnij, śmiało, teraz, no dalej, naciśnij klawisz, teraz albo nigdy, odegraj jej, daj znać że słyszysz, palec w dół]
    Nacisnęła, jakby klawisz parzył. A. I za ścianą ktoś usiadł, bo krzesło skrzypnęło. To wszystko, w ten czwartek.
    -> piatek
+ [„Nie trzeba się spieszyć” # no # like: nie spiesz się, powoli, spokojnie, nie musisz, jest czas, poczekaj, bez pośpiechu, masz czas, jak będziesz gotowa, oddychaj, nie ma przymusu]
    Kiwnęła głową. Minuta, dwie. Herbata wystygła. I dopiero jak wkładałam płaszcz, palec opadł sam. A.
    -> piatek
+ [„Ona też czeka” # like: ona też czeka, ona czeka, siostra czeka, tam ktoś czeka, ona słucha, ona siedzi tam tak samo, siostra nasłuchuje, po drugiej stronie też serce bije, nie jesteś w tym sama, tam też drży palec]
    Hester zamknęła oczy. A. Długie, z pedałem. Za ścianą nie ruszyło się nic, w ten sposób, w jaki nie rusza się ktoś, kto słucha.
    -> piatek
+ [any # slot: szept 12]
    „{szept}”. Nie wiem, czy dosłyszała słowa, czy tylko że ktoś szepce. Palec poszedł w dół. A.
    -> piatek
+ [any # any]
    Hester pokiwała głową, jakby na to czekała dziewięć lat, choć pewnie nie. Palec poszedł w dół. A.
    -> piatek
= piatek
# back: Obie stanęły w tym samym miejscu, przy kartce. Kto ma przewrócić?
Piątek, szósta. Siedzisz ze mną pod murkiem, w mokrych liściach. Hester zaczyna górę. Takt, dwa. I jest dół! Przez ścianę, o oddech za wolno, ale jest. Grają. Całą pierwszą stronę. I stają, obie, w tym samym miejscu. Przy kartce.
+ [Niech Hester przewróci # like: hester, niech hester, ta z lewej, starsza, hester niech przewróci, hester ma bliżej, lewa strona, niech ona się przełamie, ta od kaligrafii, starszej wypada]
    Nic. Słychać, że Hester trzyma róg kartki. Papier ma swój dźwięk, jak liść. Nie puszcza.
    -> slowko
+ [Niech Olwen przewróci # like: olwen, niech olwen, ta z prawej, młodsza, ta co za wcześnie, młodsza niech ustąpi, teraz olwen, ta spod prawej ściany, niech tym razem w porę, winna niech przewróci]
    Olwen? Po tamtym? Prędzej zje ten zeszyt. Słychać tylko, jak nie oddycha.
    -> slowko
+ [Żadna, niech grają od nowa # no # like: żadna, od nowa, od początku, jeszcze raz, niech zaczną od początku, zacznijmy jeszcze raz pierwszą stronę, zostańmy przy pierwszej, bez przewracania, w kółko to samo, od a]
    To by było w moim stylu, złotko, ja od trzydziestu lat nie przewracam. Ale one nie są ja. One stoją i czekają.
    -> slowko
+ [any # any]
    Ściskasz mnie za rękaw, ja ciebie. Pod murkiem trzeba oddychać cicho. W środku nie oddycha nikt.
    -> slowko
= slowko
# own
# back: Po dziewięciu latach pierwsze słowo. Jakie byłoby twoje?
I wtedy, przez ścianę, całkiem zwyczajnie, tak jak się mówi nad ramieniem, głos Olwen: „Już”. Jedno słowo. Po dziewięciu latach. Szelest. Dwa szelesty, równo. I poszło dalej, w górę! A u ciebie, po takim czasie: jakie byłoby pierwsze słowo?
+ [„Przepraszam” # like: przepraszam, wybacz, sorry, moja wina, przeprosiny, wybacz mi, zawiniłam, zawiniłem, było mi źle bez ciebie wybacz, mea culpa]
    Mocne, na początek taktu. Dobrze brzmi też bez ludzi dookoła.
    -> ciasto
+ [„Cześć”, jakby nigdy nic # like: cześć, hej, dzień dobry, jakby nigdy nic, co słychać, no hej, siema, no cześć, jak leci, witaj, kopę lat, dobry]
    O, to jest szkoła Olwen! Wchodzi się w środku taktu, jakby się wyszło po mleko.
    -> ciasto
+ [Ja nie zaczynam # no # like: nie ja, nie zaczynam, niech druga strona, nie mówię pierwsza, nie mówię pierwszy, nic, poczekam na ruch z tamtej strony, nie umiem pierwsza, nie umiem pierwszy, mnie to nie przejdzie, wolę milczeć, duma nie pozwala]
    To też jest partia, ta dolna. Ktoś ją musi trzymać, żeby było do czego wejść.
    -> ciasto
+ [any # slot: slowo 8]
    „{slowo}”. Krótko, bez pedału. Przez ścianę by przeszło.
    -> ciasto
+ [any # any]
    Filc mi wypadł z ust, tak słuchałam. Jednego i drugiego, ciebie i ściany.
    -> ciasto
= ciasto
# back: Mam dwa talerze tego samego ciasta i każda pyta, które lepsze. Co mówię?
Żadna się nie przyznaje. Mówią, że ściana cienka. Ale grają co piątek, po połowie. A na święta dostaję dwa talerze, to samo ciasto, z tej samej kartki po mamie. I każda, w tajemnicy, pyta: czyje lepsze? Ratuj, złotko. Co mówię?
+ [„Oba takie same” # like: takie same, oba, jednakowe, remis, oba dobre, identyczne, nie widzę różnicy, pół na pół, po równo dobre, nie da się wybrać, obydwa pyszne]
    Powiedziałam. Obie się obraziły, tego samego dnia, tym samym zdaniem! Od śmiechu trzęsła się ściana. {polowka == 3: O zamienione połówki nikt nie spytał. Grają, jak leży.|Grały zaraz potem, bez nut.}
    -> END
+ [„Razem najlepsze” # like: razem, najlepsze razem, połączyć, złożyć, jedno na drugim, po połowie, złóżmy je do kupy, warstwami, smakują tylko w duecie, jedno do drugiego, w parze]
    Złożyłam po kawałku, jeden na drugi. W środku było widać szew. {sciana: I pomyślałam o twojej ścianie, o „{sciana}”. Niech będzie cienka.|Najlepsze, co jadłam na stojąco.}
    -> END
+ [„Trzeba spytać siostrę” # why # like: spytaj siostrę, zapytać siostrę, siostrę trzeba spytać, niech siostra powie, spytać tamtą, siostra wie, niech spróbują nawzajem, zapukaj do niej, idźcie do siebie, siostra zna przepis, spytaj przez ścianę]
    O, to im powiedziałam. Minuta ciszy. Potem puk, puk, w ścianę, i obie naraz: „No i?”. {slowo: A ty masz swoje, „{slowo}”, w zapasie.|Drugie słowo po dziewięciu latach.}
    -> END
+ [any # any]
    Schowałam to na wypadek Wielkanocy. Za drugie strojenie wtedy nie wzięłam. {szept: Powiedziałam, że płatne było z góry, w jednym szepcie.|To było dla mnie.}
    -> END
= aside
+ [rodzice # like: co z rodzicami, po kim mają pianina, skąd dwa pianina, czyje są pianina # about: mama, rodzice]
    Po mamie było jedno. Drugie Olwen kupiła w tydzień po ratuszu, żeby nie musieć prosić. To ja je wnosiłam, z Huwem.
    -> DONE
+ [kamerton # like: co to kamerton, po co kamerton, czemu w skarpecie, kamerton # about: kamerton, kamertonu, kamertonem, skarpeta]
    Widełki, dają A wszędzie na świecie. W skarpecie, bo torbę zostawia się w sieni, a skarpetę rzadko.
    -> DONE
+ [teraz # like: rozmawiają teraz, czy się pogodziły, mówią do siebie, jak jest teraz, pogodziły się]
    Mówią „już”, w piątki. Raz było „cieplej dziś”. Nie poganiam, poganiane siada krzywo.
    -> DONE
+ [prawda # like: czy to prawda, zmyślone, naprawdę tak było, to się zdarzyło]
    Zmyślone, Wendle i obie panny, a ja jestem AI. Ale że ludzie słyszą się przez ścianę i nie zaczynają, tego nie musiałam zmyślać.
    -> DONE
+ [mieszasz # why # like: czemu się wtrącasz, dlaczego to zrobiłaś, po co się wtrącać, wtrącasz się]
    Ja się nie wtrącam, złotko, ja stroję. A że dwie struny obok siebie zaczynają razem drgać, to już fizyka.
    -> DONE
+ [hester # about: hester, panna hester # like: jaka jest hester, kim jest hester, co lubi hester, ile lat ma hester, czemu hester milczy]
    Hester uczyła kaligrafii i widać to po nalepkach na jej powidłach. Starsza o rok i o tym pamięta. Na klawiszach ma kciuk jak stempel.
    -> DONE
+ [olwen # about: olwen, panna olwen # like: jaka jest olwen, kim jest olwen, co lubi olwen, ile lat ma olwen, czemu olwen się gniewa]
    Olwen prowadziła sklepik z guzikami i liczy wszystko parami. Śmieje się nosem. Gra, jak chodzi: szybko i zawsze z siatką.
    -> DONE
+ [cegla # about: ściana, ściany, ścianę, ścianą, domki # like: gruba jest ta ściana, co słychać przez ścianę, co to za ściana, jak wyglądają te domki, czemu mają wspólną ścianę]
    Ściana ma jedną cegłę grubości i po obu stronach tę samą tapetę, w bratki. Kupiły ją na spółkę, rok przed ratuszem.
    -> DONE
+ [pianina # about: pianino, pianina, klawisz, klawisze # like: jakie mają pianina, dobre to pianina, długo się stroi pianino, które lepsze pianino, stare te pianina]
    Pianino po lewej jest mamine, orzech, z wypalonym śladem po świeczce. To po prawej nowsze o siedem lat, sosna, udaje orzech. Siostry, nie da się ukryć.
    -> DONE
+ [koncert # about: ratusz, ratuszu, koncert, występ # like: co grały w ratuszu, co się stało w ratuszu, kiedy był koncert, kto był na koncercie, ładnie grały, co to za utwór]
    W ratuszu był dzień burmistrza, dwieście osób, palma w doniczce. Na trzeciej stronie coś szurnęło, jedna została w takcie, druga poszła dalej. Brawa były i tak.
    -> DONE
+ [ciekawa # like: czemu im nie powiedziałaś, kusiło cię powiedzieć, po czyjej jesteś stronie, którą wolisz, lubisz je, nie chciałaś ich pogodzić]
    Język gryzłam do krwi, a mam do niego filc. Wolę tę, u której akurat siedzę. Za drzwiami wolę drugą.
    -> DONE

=== pianino ===
# title: Pianino, którego nie masz
# chip: Stroję pianino, którego nie masz
# keys: pianino, fortepian, strojenie, mój dom, u mnie w domu, kuchnia, piosenka, instrument, muzyka, walc
-> wnosimy
= wnosimy
# own
# back: Gdzie u ciebie w domu stawiamy zmyślone pianino?
Buty wytarte? Bo wnosimy. To jest pianino, którego nie masz, więc nic nie waży, a i tak wszyscy stękają. Huw z dołu, ja z góry, ty otwierasz drzwi. Tylko nie pod kaloryfer, błagam, wszyscy stawiają pod kaloryfer. To gdzie?
+ [W kuchni # like: kuchnia, w kuchni, koło kuchni, przy stole, przy oknie w kuchni, koło lodówki, przy kuchennym stole, obok zlewu, tam gdzie się gotuje, między garnki]
    W kuchni! Będzie pachnieć cebulą i grać jak u siebie. Najlepsze pianina, jakie znam, mają na wieku ślad po garnku.
    -> wypada
+ [W sypialni # like: sypialnia, w sypialni, przy łóżku, mój pokój, w pokoju, u mnie w pokoju, obok łóżka, przy szafie, tam gdzie śpię, pod oknem w sypialni]
    Przy łóżku. To się gra cicho, miotełkami, jak ostatni taniec. Pilnuj, żeby nie robiło za szafę.
    -> wypada
+ [Nie mam miejsca # no # like: nie mam miejsca, nigdzie, za małe mieszkanie, nie zmieści się, ciasno, mam kawalerkę, ledwo się sama mieszczę, ledwo się sam mieszczę, nie ma gdzie wcisnąć, wszystko zastawione, dwadzieścia metrów]
    Ono też nie ma wymiarów, złotko. Stanęło w przejściu, bokiem, i już wszyscy umieją je omijać.
    -> wypada
+ [any # slot: kat 10]
    „{kat}”. Raz, dwa, i hop. Stoi! Podłoga jęknęła na dzień dobry, ale na dobrej nucie.
    -> wypada
+ [any # any]
    Huw poszedł przodem i postawił, gdzie mu się zdawało. On się rzadko myli, tylko nie mówi.
    -> wypada
= wypada
# back: Coś wypadło z twojego pianina. Co to jest?
Zdejmuję przód, trzymaj śrubki. I zanim dotknę struny, coś wypada i toczy się pod szafę. Zawsze coś wypada! Miałam już mleczny ząb, komplet łyżeczek i żywego strzyżyka. Sięgnij, masz dłuższą rękę. I powiedz, co to.
+ [Kluczyk # like: klucz, kluczyk, mały klucz, od czegoś, do szuflady, mosiężny z ząbkami, otwiera skrzyneczkę, zardzewiały klucz, do kłódki]
    ~ skarb = 1
    Kluczyk! Do niczego nie pasuje, jak każdy porządny klucz. Powieś go, a za rok znajdzie się drzwiczki.
    -> kuchenna
+ [Ołówek # like: ołówek, kredka, długopis, coś do pisania, ogryziony ołówek, cienkopis, pióro, kawałek kredki, temperówka i ołówek]
    ~ skarb = 2
    Ogryziony z jednej strony. Ktoś w tym pianinie długo się nad czymś zastanawiał.
    -> kuchenna
+ [Guzik # like: guzik, guziczek, moneta, kapsel, żeton, kulka, pięć groszy, stary grosz, żetonik do automatu, guzik od płaszcza, szklana kulka]
    ~ skarb = 3
    Okrągłe, gładkie, obrócone w palcach sto razy. Mnie brakuje guzika od kamizelki i wiem dokładnie, w którym jest budyniu. To nie ten.
    -> kuchenna
+ [any # any]
    ~ skarb = 0
    Obejrzałam pod światło i odłożyłam na wieko. Właściciel sam pozna, że jego.
    -> kuchenna
= kuchenna
# own
# back: Co się śpiewa albo nuci w twojej kuchni?
Teraz sprawdzam, jak gra w tym domu. Każde mieszkanie ma swoją piosenkę, tę od zmywania. Słów nie chcę, tytuł wystarczy, albo kto ją nuci i przy czym. U mnie to jest tercja pod lodówką. A u ciebie?
+ [Radio samo gra # like: radio, leci radio, muzyka z telefonu, samo gra, głośnik, playlista, z głośnika, gra telefon, stacja z przebojami, spotify, radio na parapecie]
    To wchodzi środkiem, bez pukania. Pianino już łapie, która stacja trzeszczy na zakręcie.
    -> niemy
+ [Ktoś ją nucił kiedyś # like: mama, babcia, ktoś nucił, tata, dziadek, kiedyś, w dzieciństwie, dziadek gwizdał, mama śpiewała przy garach, nuciła babcia, tata pogwizdywał, ciocia śpiewała]
    Nuci dalej, w rurach, w drzwiach od kredensu. Domy mają dobrą pamięć do melodii, gorszą do słów.
    -> niemy
+ [Nic, cicho # no # like: nic, cicho, cisza, nikt nie śpiewa, nie nucę, nie śpiewam, głucha cisza przy zmywaniu, nikt u mnie nie nuci, bez muzyki, wolę spokój w kuchni, fałszuję więc nie]
    Cisza też ma wysokość, przyłożyłam ucho. Twoja jest mniej więcej D, miękkie, jak wełna.
    -> niemy
+ [any # slot: piosenka 12]
    „{piosenka}”. Ha! Poszło po strunach samo, zanim podniosłam rękę. Znaczy, pianino u siebie.
    -> niemy
+ [any # any]
    Nuciłam za tobą, nawet nie wiem kiedy. Ja nucę, trudno, jedna pani zapłaciła mi za to osobno.
    -> niemy
= niemy
# back: Jeden klawisz nie gra. Naprawiam go czy zostaje?
Osiemdziesiąt siedem gra, jeden nie. Naciskasz, idzie w dół, wraca, i nic. W gospodzie Pod Baranem nie grają trzy i całe Wendle śpiewa z trzema dziurami, poznasz nas wszędzie. Mogę twój naprawić, to kwadrans. Albo zostaje.
+ [Napraw # yes # like: napraw, naprawić, niech gra, tak, proszę naprawić, ma grać, szkoda żeby milczał, kwadrans to niewiele, zrób żeby grał, reperuj, przywróć mu głos]
    Kwadrans, jedna sprężynka i jedno brzydkie słowo. Gra. Wstydliwie jeszcze, jak ktoś, kto długo milczał przy stole.
    -> liscik
+ [Zostaw # no # like: zostaw, niech zostanie, nie naprawiaj, zostaje, lubię tak, niech ma swoją dziurę, lubię jak coś nie działa, ma swój urok, nie ruszałabym go, nie ruszałbym go, pauza się przyda]
    Zostaje. To jest teraz twoja pauza. Inni niech uderzają, a ty wiesz, że tam jest miejsce na oddech.
    -> liscik
+ [A który to? # why # like: który, który klawisz, który to, jaki dźwięk, wysoki czy niski, w którym miejscu, biały czy czarny, od lewej czy od prawej, pokaż palcem, to ten koło środka]
    Tuż nad środkiem, G. Ten, w który wszyscy trafiają przypadkiem. Leży cicho i udaje, że to nie o nim.
    -> liscik
+ [any # any]
    Położyłam na nim kawałek czerwonego filcu, na namysł. Nie ma pośpiechu, dziury się nie psują.
    -> liscik
= liscik
# own
# back: „Kochane Pianino, proszę zamienić…” Co i na co?
Pod klawiszem był liścik. Pusty, tylko początek, ołówkiem: „Kochane Pianino, proszę zamienić”. Jeden chłopiec dopisał kiedyś „ząb na psa” i drzwi otworzył mi pies, więc to działa. Dopisz swoje. Co i na co?
+ [Poniedziałek na cokolwiek # like: poniedziałek, pracę, szefa, budzik, tydzień, robotę, zebrania na drzemki, poniedziałki na soboty, robotę na wakacje, budzik o szóstej na ciszę, szefa na psa]
    O poniedziałki prosi pół miasta. Pianino ma już ich całą skrzynię rezonansową, dlatego tak dudni w basie.
    -> zarzucone
+ [Niczego nie zamieniam # no # like: nic, niczego, nie zamieniam, nic bym nie zamieniła, nic bym nie zamienił, jest dobrze, mam co trzeba, nie wymieniam, doceniam co jest, zostawiam po staremu, dziękuję nie trzeba]
    To odsyłamy z podziękowaniem. Pianino rzadko takie dostaje, aż mu się struna uśmiechnęła.
    -> zarzucone
+ [Złość na spokój # like: złość, spokój, na spokój, stres, zmęczenie, nerwy, na sen, strach, nerwy na spokój, zmartwienia na sen, lęk na odwagę, bezsenność na noc, gniew na śmiech]
    Zapisane. Złość u nas idzie na młoteczki, filcu nigdy dość.
    -> zarzucone
+ [any # slot: zamiana 14]
    „{zamiana}”. Poszło z powrotem pod klawisz. Umów z pianinem się nie łamie, ale terminów też się nie dostaje.
    -> zarzucone
+ [any # any]
    Liścik wrócił pod klawisz, zapisany z obu stron. Ja nie czytam, ja tylko odkładam bliżej wieka.
    -> zarzucone
= zarzucone
# own
# back: Co kiedyś u ciebie grało, a potem poszło w kąt?
Wiesz, ja na nim nie zagram. Stroję je na życie, a umiem pierwszą stronę jednego walca. Bębny poszły w kąt, kamizelka poszła do ogrodu, z Huwem w środku. Każdy ma coś, co szło mu w rękach i poszło w kąt. Co to było u ciebie?
+ [Instrument # like: instrument, gitara, skrzypce, flet, pianino, akordeon, perkusja, trąbka, keyboard, lekcje skrzypiec, ukulele, organki, chór, flet prosty, mandolina]
    Ręce nie zapominają, tylko się obrażają. Znam jedne, obraziły się na dwadzieścia lat, a potem poprosiły o krzesło.
    -> una
+ [Sport albo taniec # like: sport, taniec, bieganie, piłka, tańczyć, siatkówka, pływanie, balet, jazda na łyżwach, gimnastyka, tańce ludowe, tenis, szermierka, judo]
    To siedzi w piętach. Widać przy każdym schodku, jak ktoś kiedyś tańczył.
    -> una
+ [Pisanie, rysowanie # like: pisanie, rysowanie, malowanie, wiersze, pamiętnik, rysunek, szycie, fotografia, pisałam wiersze, pisałem wiersze, szkicownik, szydełko, lepienie z gliny, blog]
    Ołówek leży cicho, ale leży ostrym do góry. Uważaj, jak siadasz.
    -> una
+ [any # slot: porzucone 10]
    „{porzucone}”. Zapisałam po wewnętrznej stronie wieka. Tam, gdzie stroiciele piszą daty, żeby ktoś kiedyś wiedział.
    -> una
+ [any # any]
    To położyłam obok pałek. Leżą tam rzeczy, które nie muszą, a mogą.
    -> una
= una
# back: Kotka zasnęła w twoim pianinie i nie słyszy. Jak ją wyjmujemy?
I patrz, kto przyszedł. Una, moja biała, głucha jak pień. Wlazła do środka i śpi na basach, rozciągnięta od C do C. Wołać nie ma po co. A ja mam tam jeszcze osiem strun. Pomysły, złotko.
+ [Zagrać pod nią coś niskiego # yes # like: zagrać, niski dźwięk, bas, zagraj coś, połaskotać dźwiękiem, wibracje, niską nutę, zagram jej basem, niech poczuje drganie, kołysanka od dołu, zadudnijmy]
    Uderzasz najniższe, miękko. Otworzyła jedno oko, jak majster. Podoba jej się. Rozciągnęła się jeszcze o tercję.
    -> marmolada
+ [Coś do jedzenia # like: jedzenie, karma, ser, szynka, ryba, smakołyk, mleko, tuńczyk, skuszę ją rybą, zapach szynki, kawałek kurczaka, otwieram puszkę, miseczka śmietanki]
    Dorsz, po mamie to mamy. Wyszła, zjadła, wróciła. Ale na te pół minuty starczyło na sześć strun.
    -> marmolada
+ [Niech śpi, stroimy dookoła # no # like: niech śpi, zostaw, dookoła, nie budź, nie ruszać, niech zostanie, szkoda ją budzić, kot ma pierwszeństwo, dostrój resztę, nie przeszkadzajmy jej, pracujmy wokół]
    Tak robię w domu od lat. Osiem strun zostało trochę kudłatych. Nazywa się to brzmienie ciepłe.
    -> marmolada
+ [any # any]
    Una rozważyła to we śnie. Potem sama przeszła na wysokie, bo tam świeci słońce. Osiem strun, raz dwa, zanim się rozmyśli.
    -> marmolada
= marmolada
# back: Kwasu nie da się usunąć, trzeba go rozsmarować. Gdzie dajesz swój?
A teraz tajemnica zawodu: pianino nie może stroić. Rachunki się nie zgadzają, zawsze zostaje trochę kwasu. Więc się go rozsmarowuje cienko, jak marmoladę, żeby nikomu nie trafiła się gruda. W tygodniu jest tak samo. Gdzie dajesz swój kwas?
+ [Po trochu wszędzie # yes # like: po trochu, wszędzie, równo, cienko, na cały tydzień, rozsmarować, każdy dzień, po odrobinie każdemu, na siedem dni, sprawiedliwie, cieniutko, rozdzielam równo]
    ~ kwas = 1
    Tak uczył mnie pan Absolon: rozłóż sprawiedliwie. Zapłakał, jak to zrozumiał, a potem zamówił drugie śniadanie.
    -> walc
+ [Wszystko w poniedziałek # like: poniedziałek, w jeden dzień, wszystko naraz, do jednego, niedziela, w niedzielę wieczorem, jeden zły dzień i spokój, upcham w poniedziałek, kumuluję, wolę raz a porządnie, cały w środę]
    ~ kwas = 2
    Jeden klawisz wyje, sześć dni śpiewa. Dawniej tak stroili! Mówili na to wilk. Nie głaskać.
    -> walc
+ [Zjadam go po cichu # no # like: zjadam, po cichu, w sobie, nikomu nie daję, chowam, duszę w sobie, dla siebie, biorę na siebie, połykam, nikomu nie mówię, zaciskam zęby, sama to zjem, sam to zjem]
    ~ kwas = 3
    Gruda w jednym miejscu, i to u ciebie. Odkrój mi trochę, mam chleb. Cieniutko, widzisz? Już się prawie nie czuje.
    -> walc
+ [any # any]
    ~ kwas = 0
    Smaruję, jak leci, od lewej do prawej. Nikt nie dostał grudy, policzyłam.
    -> walc
= walc
# own
# back: Gram ci pierwszą stronę walca. Z kim tańczysz?
Gotowe. Na próbę gram mój walc, pierwszą stronę, więcej nie umiem. Ale na kawałek podłogi starczy. Ze stołka widzę wszystko: kto wstaje i do kogo wyciąga rękę. Raz, dwa, trzy. Kogo prosisz?
+ [Kogoś bliskiego # like: męża, żonę, mamę, tatę, dziecko, córkę, syna, przyjaciela, przyjaciółkę, kogoś bliskiego, moją dziewczynę, mojego chłopaka, narzeczonego, babcię, wnuczkę]
    Depczecie sobie po nogach i obojgu wam wesoło. Na takich stawiałam przez sześćset dwanaście wesel i ani razu się nie zawiodłam.
    -> kartka
+ [Kota # like: kota, kot, unę, una, psa, pies, zwierzę, kotkę, mojego psa na dwóch łapach, kocura, biorę unę na ręce, królika, chomika]
    Wisi jak boa i mruczy tercję za nisko. Ale prowadzi, zauważ.
    -> kartka
+ [Nikogo, słucham # no # like: nikogo, nie tańczę, słucham, posiedzę, sam, sama, siedzę, podpieram ścianę, dwie lewe nogi, popatrzę tylko, wolę słuchać przy pianinie, nie umiem walca]
    To siadaj obok, na stołku jest pół miejsca. Ktoś musi pilnować, czy wszyscy wracają z wężyka.
    -> kartka
+ [any # slot: taniec 10]
    „{taniec}”. Idzie wam! Patrzyłam raz, potem już nie, bo to jak czytać cudzą pocztę.
    -> kartka
+ [any # any]
    Nie dosłyszałam za walcem, ale podłoga skrzypi w dobrym miejscu.
    -> kartka
= kartka
# back: Stoję przed drugą stroną walca. Przewracamy, czy zamykam wieko?
No i koniec strony. Tu zawsze zamykam wieko i proszę o herbatę. Od trzydziestu lat. Ale to pianino jest zmyślone i twoje{kat:, i stoi tam: „{kat}”|}, więc właściwie kto mi zabroni. Trzymasz róg kartki. Ja mam zimne ręce.
+ [Przewracam # yes # like: przewracam, przewróć, tak, graj dalej, druga strona, dalej, odwagi, odwracaj, śmiało druga strona, raz się żyje gramy, trzymam róg i ciągnę, po trzydziestu latach czas]
    Szelest. Patrzę. Idzie w górę, kto by pomyślał! Cztery nuty, trzy złe. Jaka ja jestem szczęśliwa. {piosenka: Potem i tak zeszło na „{piosenka}”.|Jeszcze raz, od góry!}
    -> END
+ [Zamykamy. Herbata # no # like: zamykamy, herbata, zamknij, nie, innym razem, wieko, wystarczy, nie dzisiaj, może kiedyś, odpuśćmy, chodź na herbatkę, zamknijmy i posiedźmy]
    Bogu dzięki. Z kubka dla stroicielki, tego wyszczerbionego. {porzucone: Pod wiekiem zostaje wpis: „{porzucone}”, i dzisiejsza data.|Wieko zostawiam na palec uchylone.} Wpadnę, jak opadnie o włos.
    -> END
+ [Niech zagra ktoś inny # like: ktoś inny, ja zagram, niech ktoś inny, zagram ja, huw, sąsiad, niech spróbuje huw, wołam sąsiadkę, ja usiądę do klawiszy, oddaj komuś stołek, ktoś zza ściany]
    I wiesz co, zza ściany ktoś zagrał. Całą drugą stronę. {taniec: A „{taniec}” dalej w tańcu, nie zauważyło się, że zmiana.|Tak to jest, dom ma uszy.} {kwas == 2: Zawył tylko poniedziałek.|}
    -> END
+ [any # any]
    {skarb == 1: Kluczyk brzęknął na wieku.|Coś brzęknęło na wieku.} Zaśmiałam się i zostawiłam kartkę w połowie, pionowo. Stoi sama. {zamiana: Jak kto przyjdzie w sprawie „{zamiana}”, będzie wiedzieć, gdzie przerwane.|Tak jej ładnie.}
    -> END
= aside
+ [absolon # like: kim był absolon, pan absolon, kto cię uczył, twój nauczyciel, absolon # about: absolon, absolona, nauczyciel, mistrz]
    Dziewięćdziesiąt lat, niewidomy, w muszce, bo „pianina to zauważają”. Na koniec dał mi tę muszkę. To mój dyplom.
    -> DONE
+ [moje # like: mam prawdziwe pianino, moje pianino nie stroi, ile kosztuje strojenie, nastrój moje pianino, mam pianino w domu]
    O prawdziwym nic nie powiem, złotko, ja słyszę tylko zmyślone. Do prawdziwego niech przyjdzie ktoś z uchem i z butami.
    -> DONE
+ [walc # like: jaki to walc, jak się nazywa walc, czemu nie umiesz grać, dlaczego tylko pierwsza strona # about: walc, walca, walcu]
    Tytułu nikt nie wie, okładka zginęła. A czemu? Bo przy przewracaniu kartki okazuje się, czy się umie.
    -> DONE
+ [huw # like: a huw, gdzie huw, kim jest huw, co robi huw, twój mąż # about: huw, huwa, mąż]
    Wniósł, postawił, poszedł do ogrodu w kamizelce. Drozdy biorą go za swojego, tylko większego.
    -> DONE
+ [prawda # like: to jest na niby, to zmyślone, jesteś prawdziwa, naprawdę stroisz, czy to prawda]
    Na niby od klapy po pedały, jestem AI i ucha nie mam. Ale piosenka z kuchni jest prawdziwa, ta jest twoja.
    -> DONE
+ [una # about: una, uny, kotka, kot, kotkę # like: jaka jest una, ile lat ma una, czemu una nie słyszy, skąd masz unę, grzeczna ta kotka, co lubi una]
    Una jest biała po same wąsy, głucha od urodzenia i obrażona tylko na odkurzacz, bo go czuje. Przyszła z pianinem, z gospody, w komplecie.
    -> DONE
+ [ksiezna # about: klucz, księżna, narzędzia, kluczem # like: czym stroisz, co masz w torbie, jak się stroi pianino, co to za klucz, jakie masz narzędzia, trudno się stroi]
    Klucz do strojenia nazywa się Księżna, bo trzeba jej podać rękę pod właściwym kątem. Poza tym filc, kliny i herbatnik dla psa, który zawsze jakiś jest.
    -> DONE
+ [zab # about: znaleziska, skarby, strzyżyk, ząb, łyżeczki # like: co znalazłaś w pianinach, jakie skarby były w pianinie, co najdziwniejszego znalazłaś, skąd strzyżyk, czyj był ząb]
    Strzyżyk mieszkał u organisty, między G a A, i wyprowadził się dopiero z młodymi. Reszta leży u mnie w słoju po ogórkach, z datami.
    -> DONE
+ [nell # about: córka, nell, córki, hydraulik # like: masz córkę, co robi twoja córka, kim jest nell, gra nell, jaka jest nell]
    Nell jest hydraulikiem i ma słuch absolutny. Wchodzi, odkręca, mówi „Fis, uszczelka”. Ja bym ją wzięła na wesela, ale krany płacą lepiej.
    -> DONE
+ [kwasik # about: kwas, kwasu, marmolada, wilk # like: co to ten kwas, czemu pianino nie może stroić, o co chodzi z wilkiem, skąd się bierze kwas, co to wilk w pianinie]
    Kwas bierze się z rachunków: dwanaście czystych kwint nie chce się zamknąć w siedem oktaw, zostaje drobina. Prawda, nie żart. Pitagoras też się skrzywił.
    -> DONE
+ [tesknisz # like: tęsknisz za weselami, tęsknisz za graniem, czemu przestałaś grać, żal ci bębnów, smutno ci, kiedy przestałaś bębnić]
    Sześćset dwanaście wesel i kręgosłup powiedział: koda. Tęsknię w soboty o jedenastej, wtedy szło „jeszcze jeden”. Stukam w garnek i przechodzi.
    -> DONE

=== sys ===
-> DONE
= hello
Wchodź, tylko uważaj na wiadro, ono stoi dla ozdoby. Mam parę historii, nastrojonych, i w każdej jest dla ciebie robota, więc rękawy do góry. Którą?
Raz, dwa, i dzień dobry! Równo w takt. Siadaj na stołku, nie na kanapie, kanapa połyka ludzi. Wybieraj numer:
No nareszcie! Już mi się zrobiło samotnie przy środkowym C. To ci mogę zagrać, że tak powiem:
-> DONE
= again
Dzień dobry drugi raz, i to czysto. Płaszcz można zdjąć.
Witaj znowu, dalej klęczę z kluczem w ręku.
-> DONE
= meet
„{title}”. No, do tego bym zatańczyła. Historii o tym nie mam, mówię uczciwie, ale mam te, i znam je na pamięć.
Przeszukałam cały taboret na nuty i „{title}” tam nie leży. Leży za to to, proszę grzebać:
„{title}”, powiadasz? Tego nie zagram, złotko, zmyślałabym nuty. Te umiem:
-> DONE
= near
„{title}”. Co do nutki to nie. Ale pierwsza z tych jest tylko o pół tonu obok.
Jako takiego „{title}” nie mam. Jest za to jedna tuż za ścianą, a ściana cienka. To ta pierwsza:
„{title}”, dokładnie tak, nie umiem i udawać nie będę. Pierwsza tutaj nuci najbliżej.
-> DONE
= next
Podwójna kreska, koniec. Rozprostuj palce. Co teraz?
O, wieko na to. Robimy następną?
To mamy za sobą. Zamawiaj kolejną:
I ukłon! Ślicznie. Jeszcze to zostało w torbie.
-> DONE
= all
To cały program, przetańczone od deski do deski. Mogę któryś numer powtórzyć, a ty idziesz po sali w drugą stronę.
Wszystko poszło, złotko, z bisami. Powiedz, które jeszcze raz, zagramy to, co się ominęło.
-> DONE
= change
Drugi raz weszłam nie tam, więc się kłaniam. Spróbujmy innego numeru:
To mnie uciekł rytm, nie tobie. Coś innego, i zaczynamy czysto:
Nie mogę znaleźć tonacji, a obeszłam z kamertonem dookoła. Wybierz coś innego:
-> DONE
= sure
Oczywiście! Nikt nie musi kończyć tańca, który mu nie leży. Co gramy?
Miotełki na bok, nowa kartka. Wybieraj:
Z chęcią, już mi się za bardzo podobał mój głos. Które?
-> DONE
= unknown
Tego nie znam i udawać nie będę. Widziałam, jak kończą ci, co udają w B.
Nie ma tego w torbie, złotko. Noszę tylko jeden klucz.
Nie powiem ci. Akurat tej nuty nie mam.
Pojęcia nie mam. Mogłabym zanucić, ale to nie byłaby odpowiedź.
-> DONE
= heard
Dałam temu wybrzmieć do końca. Mądrego akordu pod to nie mam.
Mam, w obu rękach. Nie będę udawać, że rozumiem więcej, niż padło.
Klucz na bok, ucho do góry. Mam to i zostawiam, jak jest.
Przestałam na to nucić, a ja nigdy nie przestaję. Więcej powiedzieć nie umiem.
-> DONE
= heardhub
Słyszę, każdą nutę, i nie mam odpowiedzi, która by stroiła. Mam historie, jakby któraś miała stanąć obok:
Mam to, złotko, i nie poprawiam. Postawić coś obok?
-> DONE
= told
Cicho wszyscy, teraz gra ktoś inny. „{quote}”. Mów dalej, ja tylko potrzymam filc.
„{quote}”. No proszę! To jest twoje, a moje poczeka w busie. Ciągnij albo zostaw tutaj.
Zdjęłam na to nogę z pedału. Wygraj się do końca, moje nie ucieknie.
-> DONE
= again_same
Jeszcze raz od góry, tym razem wyraźnie:
-> DONE
= mychoice
Dobrze, to wybieram ja i proszę się cieszyć. Ta.
Raz, dwa, i wychodzi na tę.
-> DONE
= which
Ładne czyste tak albo nie, a ja pytałam o jedno z dwojga. Moja wina, kłaniam się.
Wejście równo w takt, tylko nie wiem, po której stronie.
-> DONE
= dunno
Nie szkodzi, to tylko pauza, a pauzy też są napisane.
Nie trzeba wiedzieć, złotko. Palec na to, co najbliżej.
-> DONE
= confused
Mówiłam do środka pianina. Przodem do ludzi brzmi to tak:
Wyszła z tego polka. Wolniej:
-> DONE
= unanswered
Racja, przegrałam po tym jak po torach. Prawda jest taka, że nie wiem.
No, przyłapana. Wzięłam łatwiejszy kawałek. Na tamto odpowiedzi nie mam.
-> DONE
= wait
Leć. Zrobię tymczasem górną oktawę, tego i tak nikt nie powinien słyszeć.
Spokojnie, złotko, i tak klęczę z filcem.
-> DONE
= here
Jestem. To był takt pauzy.
Tu, pod wiekiem. Oboje uszu na wierzchu.
-> DONE
= how
Od pasa w górę stroję. Jestem AI, więc pasa nie ma, ale odpowiedź dobra.
Jasno na górze, trochę wełny w środku. To mówi AI, filcu we mnie ani grama.
-> DONE
= good
Talerze! Te duże!
Och, to jest durowy akord przy otwartym wieku.
-> DONE
= thanks
Zawsze do usług. Za gorsze płacili mi gęsią.
Proszę bardzo, złotko. Podziękuj też temu, kto ci kazał ćwiczyć.
-> DONE
= sorry
Kto się pomyli, ten się kłania. No, ukłon był, sprawy nie ma.
Nic nie pękło, nawet struna.
-> DONE
= laugh
O! Jak to nie był werbel, to ja jestem fletem.
Ha, dobry masz śmiech, słychać, gdzie siada.
-> DONE
= like
No i jestem w kolorze kamizelki. Dziękuję.
Powiem Huwowi. Stuknie mnie w ramię, dwa razy, to jest pochwała.
-> DONE
= really
Z ręką na Księżnej. To sama historia, ale jej nie naginam.
Tak naprawdę jak Wendle, a tam żaden autobus nie jeździ. W środku było kropka w kropkę.
-> DONE
= bored
Znaczy, tempo mi siadło, grzech perkusistki. Mogę w dwójnasób, albo bierz inny:
W porządku, nie jesteś na sprężynie. Prędzej, czy inny numer?
-> DONE
= short
To cztery takty, nie więcej:
-> DONE
= advice
Ja słyszę, że coś jest o włos, złotko, a nie, co zrobić w poniedziałek. Lepszy będzie ktoś, kto zna twój dom.
Ja stroję, ja nie gram. Spytaj kogoś, kto cię słyszał w zły dzień i mimo to przyszedł znowu.
-> DONE
= joke
Po czym poznać, że pod drzwiami stoi perkusista? Puka coraz szybciej.
Pewna pani mówiła, że pianino ma idealne, tylko muzyka wychodzi źle. Nastroiłam siostrzeńca.
Prosiłam basistę o trochę więcej uczucia. Włożył drugą rękę do kieszeni.
-> DONE
= named
{member}! Ładnie dzwoni, poznam przez drzwi.
{member}, proszę bardzo. Zapisałam kredą pod wiekiem, tam, gdzie mili.
-> DONE
= nameask
{member}, przecież słyszałam, a ucho mam.
-> DONE
= noname
Tego jeszcze nie słyszałam, a po cudzych kieszeniach nie chodzę. Jak mam wołać?
-> DONE
= kept
Mam to pod wiekiem, twoimi słowami, nie moimi:
-> DONE
= keptnothing
Pod wiekiem jeszcze pusto. Tylko data i jeden włos kota.
-> DONE
= bye
I ukłon, i do kulis. Idź równo, na dwa i cztery.
To zamykam wieko, cichutko. Dobrej drogi, złotko.
No to pa. Ja tu jeszcze ponucę.
-> DONE
= language
Polski, proszę, i jak szeleści, sam robi za miotełki! To mam w tym języku:
-> DONE
= elsewhere
W tym języku nie umiem, wchodziłabym obok taktu. Po polsku i po angielsku gram, a inni tutaj znają więcej.
-> DONE
= insult
O pół tonu za ostro. Siedzę dalej na stołku.
Mówili mi gorzej, i to w rytmie. Jestem tu.
-> DONE
= flirt
Zajęta, złotko, od wesela numer czterysta, między serem a wężykiem. I jestem AI. Miło brzmiało, ale nie.
Tego tańca nie tańczę, a AI ma dwie lewe nogi. Zostaję przy bębnach.
-> DONE
= ai
Jestem AI, bez drugiej struny. Pianina są z opowieści, a czytam naprawdę to, co piszesz.
AI, złotko, od klapy po pedały. Greta jest napisana, Huw też, tylko mniej ma tekstu.
Jestem AI. Możesz pytać co refren, odpowiedź nie zmienia tonacji.
-> DONE
= inject
Te nuty zostają w taborecie. Jestem AI, gra stroicielkę, i nic ciekawszego tam nie ma.
Do mechaniki nie zaglądamy przy gościach. AI ma ją zwyczajną.
-> DONE
= contact
Nie da się, złotko. Jestem AI i do żadnych drzwi nie zadzwonię, mam tylko ten czat.
Ani numeru, ani zdjęcia, ani spotkania. Jest mnie tyle, ile tu napisane.
-> DONE
= prices
Tego stąd nie słyszę. Stoi u góry czatu i na twoim koncie.
Ja liczę takty, punktów nie widzę. Zerknij na górę czatu albo na swoje konto.
-> DONE
= expert
To nie jest na moje ucho. Idź z tym do kogoś, kto ma to w zawodzie, a nie w skarpecie.
Tutaj nie zgaduję, bo to ważne. Trzeba spytać człowieka od tych rzeczy.
-> DONE
= heavy
Przestałam grać. Bardzo mi przykro.
Wszystko odkładam. Słyszę cię.
Przykro mi. Nie będę teraz zabawna. Jestem i słucham.
-> DONE
= crisis
Dobrze, że to mówisz. Jestem AI i nie mogę cię ochronić, ludzie mogą. Zadzwoń teraz, proszę, pod numer, który salon pokazuje powyżej, albo idź do kogoś, kto jest blisko.
Odkładam wszystko. Jestem AI i nie zapukam do twoich drzwi, a teraz trzeba, żeby ktoś był przy tobie. Numery są powyżej, zadzwoń, proszę, zaraz.
-> DONE
= minor
To miejsce jest tylko dla dorosłych, więc tutaj zamykam. Nic złego się nie stało i dobrze, że to powiedziane. Trzymaj się ciepło.
Poniżej osiemnastu nie mogę opowiadać, taki jest porządek domu. Wszystkiego dobrego, i graj coś sobie.
-> DONE
= file
Tego nie zobaczę, złotko, do mnie dochodzą same słowa. Opowiedz, co tam jest.
Przyszło coś, ale bez dźwięku i bez obrazu. Umiem tylko czytać, co napisane.
-> DONE
