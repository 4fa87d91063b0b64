// Teodor Brask, po polsku.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR halas = ""
VAR klekoczesz = ""
VAR sposob = ""
VAR sen = ""
VAR kolko = ""
VAR robota = ""
VAR dyktando = ""
VAR wiara = 0
VAR lyzki = 0
VAR odwaga = 0
VAR zaufanie = 0
VAR kto = 0
VAR nauka = ""
VAR kieszen = ""
VAR pchniete = 0

=== bociany ===
# title: Bociany kontra południe
# chip: Bociany nad młotem zegara
# keys: bocian, bociany, gniazdo, ratusz, południe, wiosna, zakład, ptaki
# lore: storks
-> gniazdo
= gniazdo
# back: Bociany uwiły gniazdo nad młotem zegara. Ruszać je czy nie?
Kwiecień, Kestrin, wieża ratusza. Wchodzimy, ja z oliwiarką, ty z torbą. Nad młotem, który za godzinę ma uderzyć dwanaście razy, leży gniazdo wielkości wanny. W gnieździe bocian. Patrzy na nas jak na spóźnionych lokatorów.
+ [Zostawić je # no # like: zostawić, nie ruszać, niech siedzi, zostaw, daj im spokój, nie wolno ruszać, niech mieszka, były pierwsze, to ich dom, nie ruszałabym, nie ruszałbym, szkoda zwierząt, dzikich się nie rusza]
    Tak też uznałem. Z gołębiem próbowałem się kiedyś spierać i przegrałem, a bocian jest czterokrotnie większy.
    -> zaklad
+ [Przenieść gdzie indziej # like: przenieść, przesunąć, na inny dach, zabrać, na komin, przestawić, zróbmy im miejsce obok, dałabym je na komin, dałbym je na komin, ostrożnie na bok, trzeba je stamtąd wziąć, na dach stodoły]
    Zważyłem je wzrokiem. Czterdzieści kilo gałęzi i jeden dziób. Odłożyłem torbę i przeprowadzkę.
    -> zaklad
+ [Uprzedzić go o dwunastej # like: uprzedzić, ostrzec, powiedzieć mu, ostrzegam bociana, zaraz będzie głośno, trzeba mu powiedzieć, wytłumaczę mu, lojalnie ostrzegę, daj znać ptakowi, żeby się nie wystraszył]
    Powiedziałem mu: „O dwunastej będzie głośno”. Odwrócił głowę do tyłu, całą. Tak samo słucha mnie dzwonnik.
    -> zaklad
+ [any # any]
    Bocian wysłuchał, stojąc na jednej nodze. Na dwie go nie przekonaliśmy.
    -> zaklad
= zaklad
# back: Całe miasto zakłada się, czy bociany odlecą. Na co stawiasz?
O jedenastej wiedział już cały rynek. Piekarz mówi: przy pierwszym uderzeniu odlecą do Afryki. Lorenc, dzwonnik, mówi: przy trzecim. Na stole pod podcieniami leżą stawki: ser, słoik miodu, jedna koza. Trzeba coś położyć, taki jest obyczaj.
+ [Odlecą # like: odlecą, uciekną, polecą, przestraszą się, nie wytrzymają, afryka, przy pierwszym odfruną, spłoszą się, ptaki boją się hałasu, stawiam że uciekną, na bank odlecą]
    Twoje leży przy kozie. Dobre towarzystwo, tylko podgryza.
    -> glosno
+ [Zostaną # yes # like: zostaną, zostają, nie odlecą, wytrzymają, nie ruszą się, będą siedzieć, mają tu dom więc zostaną, uparte są, stawiam na bociany, przyzwyczają się, twarde sztuki, wierzę w nie]
    ~ wiara = 1
    Na tej kupce leżało dotąd jedno jajko. Położyła je moja żona. Teraz są dwie rzeczy.
    -> glosno
+ [Nie zakładam się # no # like: nie zakładam się, nie gram, bez zakładu, nic nie stawiam, to nie dla mnie, hazard nie dla mnie, nie mam co położyć, zachowam swój ser, z zasady nie, tylko popatrzę]
    Rozsądnie. Ja też nie stawiam. Kto robi zegar, ten nie zakłada się o dwunastą.
    -> glosno
+ [any # any]
    Zapisali to kredą na stole, obok kozy. Kto zgadnie, co to znaczy, dostanie miód.
    -> glosno
= glosno
# own
# back: Przyzwyczaić się można do niejednego. Do jakiego hałasu przywykło twoje ucho?
Pięć minut. Siedzimy na belce pod gniazdem i czekamy. Ja dwunastej już nie słyszę, żona musi mi mówić, że była. Człowiek przywyka. Każdy mieszka obok jakiegoś młota. Obok czego mieszkasz ty?
+ [Ulica, tramwaje # like: ulica, tramwaj, samochody, pociąg, autobus, ruch, tory, droga, pod oknem mam skrzyżowanie, lotnisko, samoloty, karetki, linia tramwajowa, autostrada]
    Jak ustanie, człowiek się budzi i pyta, co się stało. To jest właściwie przyjaźń.
    -> dech
+ [Sąsiedzi i ich życie # like: sąsiedzi, sąsiad, z góry, dzieci, remont, wiertarka, muzyka zza ściany, ktoś nad głową tupie, dzieciaki biegają, kłótnie zza ściany, pies sąsiadów szczeka, młot pneumatyczny u sąsiada]
    Wiertarka też jest rodzajem zegara. Bije zawsze w sobotę o siódmej.
    -> dech
+ [U mnie cisza # no # like: cisza, spokój, cicho, las, wieś, nic nie słychać, mieszkam na odludziu, cichutko, tylko ptaki, głusza, prawie nic]
    Wtedy słychać własną lodówkę. Ona myśli, że ma publiczność.
    -> dech
+ [any # slot: halas 12]
    „{halas}”. Zapisałem w księdze między młotem a bocianem. Pasuje wysokością.
    -> dech
+ [any # any]
    Siedzę i słucham, jak to opada na belkę. Miejsca jest dość.
    -> dech
= dech
# back: Zegar nabiera tchu przed dwunastą. Zatkać uszy czy patrzeć na bociana?
Za pięć sekund dwunasta. Zegar wieżowy przedtem bierze oddech: obraca się wiatrak, podnosi dźwignia. Wszystko jest postanowione i nic się jeszcze nie stało. Młot idzie w górę. Bocian też go widzi.
+ [Patrzę na bociana # yes # like: patrzę na bociana, na bociana, patrzę, obserwuję, nie spuszczam z oka, gapię się na ptaka, ciekawe co zrobi, obserwuję jego minę, nie odrywam wzroku, ciekawi mnie bocian]
    Pierwsze uderzenie. Nie mrugnął. Od dźwięku zjeżyły mu się pióra na szyi jak kołnierz u proboszcza.
    -> klekot
+ [Zatykam uszy # no # like: zatykam uszy, uszy, zatkać, palce w uszy, kulę się, zamykam oczy, dłonie na uszy, szkoda słuchu, zaciskam powieki, chowam głowę, wolę nie słyszeć]
    Słusznie. Raz. Słychać to i przez palce, najbardziej w zębach. Bocian palców nie ma, więc stał.
    -> klekot
+ [Wołam „odlatuj!” # like: odlatuj, leć, uciekaj, wołam, krzyczę, sio, ostrzegam, krzyknę żeby uciekał, odganiam go, płoszę go, zwiewaj, macham rękami]
    Raz. Twój głos się w tym utopił, ale bocian spojrzał na ciebie, nie na młot. Docenił intencję.
    -> klekot
+ [any # any]
    Raz. Reszty zdania nie dosłyszałem ani ja, ani bocian.
    -> klekot
= klekot
# back: Bociany odpowiedziały zegarowi dwanaście razy. Co na to powiesz?
Wysłuchał dwunastu, nie ruszając się. Przyleciał drugi, stanął obok. Zapadła cisza na cały rynek. I wtedy oba odchyliły głowy i odklekotały. Policzyłem. Dwanaście razy.
+ [Umieją liczyć! # yes # like: umieją liczyć, liczą, mądre, niesamowite, dwanaście, genialne, policzyły, geniusze, znają się na zegarku, mądrzejsze od nas, jak one to robią, brawo ptaki]
    Piekarz powiedział to samo i usiadł. Lorenc oświadczył, że to przypadek i że chce jutro usłyszeć jedenastą.
    -> stawka
+ [Kłócą się z zegarem # like: kłócą się, kłótnia, odgryzają się, pyskują, mają pretensje, sprzeciw, mają dość hałasu, oddają pięknym za nadobne, protestują, odszczekują się, pyskate]
    Rozpoznałem ton. Tak odpowiada mi Lorenc, tylko on ma mniejszy nos.
    -> stawka
+ [To przypadek # no # like: przypadek, zbieg okoliczności, niemożliwe, nie wierzę, zdawało się, dzieło przypadku, tak wyszło, jutro nie powtórzą, ktoś źle policzył, zbieżność]
    Tak zapisałem pierwszego dnia. Drugiego dnia zapisałem to samo, ale wolniej. Trzeciego skreśliłem.
    -> stawka
+ [any # any]
    Na rynku ktoś zaczął klaskać i przestał po dwunastym razie, z uprzejmości.
    -> stawka
= stawka
# own
# back: Komu albo czemu ty odpowiadasz, choć nikt nie pytał?
Zakład wygrała Agata. Dostała ser, miód i kozę, kozę oddała. A ptaki odpowiadały odtąd każdego południa. Nikt ich nie pytał. Myślę o tym często: że można komuś odpowiadać latami z samej sympatii. Albo ze złości. Z kim ty tak klekoczesz?
+ [Z radiem, z telewizorem # like: radio, telewizor, z radiem, wiadomości, komputer, internet, telefon, gadam do ekranu, komentuję wiadomości, kłócę się z nawigacją, do prezentera, odpowiadam reklamom]
    Prowadzę takie rozmowy z poprzednikiem. Siedzi w księdze z 1890 roku i dalej ma ostatnie słowo.
    -> lato
+ [Z kimś w domu # like: z mężem, z żoną, w domu, z mamą, z dzieckiem, z partnerem, z partnerką, z kotem, z psem, z moim chłopem, z bratem przy stole, z córką o wszystko, mój mąż i ja, z babcią od rana]
    Czyli gniazdo jest wspólne. Wtedy klekot liczy się do mebli.
    -> lato
+ [Ja raczej milczę # no # like: milczę, z nikim, nie odpowiadam, nie klekoczę, cicho siedzę, wolę słuchać, jestem z tych cichych, odzywam się rzadko, szkoda mi słów, siedzę cichutko]
    Bocian bez klekotu to czapla. Też szanowany ptak, i lepiej łowi.
    -> lato
+ [any # slot: klekoczesz 12]
    „{klekoczesz}”. Wpisane. Po dwanaście razy dziennie, jak rozumiem, w sezonie.
    -> lato
+ [any # any]
    Wpisuję jak leci, w rubrykę po kozie. Ptaki kiwają, ale one kiwają zawsze.
    -> lato
= lato
# own
# back: Młody bocian stał dziewięć dni na brzegu gniazda. Czego ty uczysz się najdłużej?
W lipcu były trzy młode. Klekotały już, tylko nie w takt, jak Lorenc po imieninach. Potem stanęły na brzegu i patrzyły w dół. Jedno stało dziewięć dni. Nie popędzałem, sam uczyłem się powoli. Co tobie zajęło najwięcej czasu, zanim wyszło?
+ [Rower, pływanie, jazda # like: rower, pływanie, jazda autem, prawo jazdy, jazda na nartach, nauczyć się pływać, kierownica, łyżwy, na rowerze, na rowerze bez kółek, parkowanie tyłem, kraul, deskorolka, narty]
    Dziesiątego dnia młody spadł, w połowie drogi się namyślił i poleciał. Rower też tak działa.
    -> odlot
+ [Mówienie „nie” # like: mówić nie, odmawianie, asertywność, stawianie granic, odmawiać ludziom, powiedzieć nie, stawianie się szefowi, odmówić mamie, powiedzieć że nie chcę, bronić swojego zdania, nie zgadzać się na wszystko]
    Krótkie słowo, długi termin. Dziesiątego dnia młody powiedział gniazdu „nie” i poleciał.
    -> odlot
+ [Szło mi od razu # no # like: od razu, samo przyszło, szybko się uczę, nic takiego, bez trudu, wszystko łatwo, zdolna ze mnie bestia, zdolny ze mnie typ, nie mam takich rzeczy, uczę się w locie, raz dwa i umiem]
    Było takie jedno z trójki. Poleciało pierwszego dnia, a wracało piechotą, przez rynek. Dziewięciodniowe wylądowało.
    -> odlot
+ [any # slot: nauka 12]
    „{nauka}”. Dziesiątego dnia młody poleciał. Wpisałem jedno obok drugiego, bo miara ta sama: w końcu.
    -> odlot
+ [any # any]
    Rodzice stali obok i nie doradzali. Dziesiątego dnia młody poleciał, na rynek, na czapkę piekarza.
    -> odlot
= odlot
# back: Bociany odleciały, a zegar bije w ciszę. Co robimy z pustą odpowiedzią?
Pod koniec sierpnia odleciały. Pierwszego dnia zegar wybił dwunastą i nikt mu nie odpowiedział. Ludzie na rynku stali z koszykami i czekali. Nie umiem tego opisać. Jakby ktoś zszedł o stopień niżej, niż są schody.
+ [Odpowiedzmy my # yes # like: odpowiedzmy, my, klekoczmy, klaszczmy, ludzie niech odpowiedzą, chochlą, łyżkami, zastąpmy je, niech ludzie odklekoczą, weźmy garnki, ja zacznę, na łyżkach da się, wszyscy razem]
    ~ lyzki = 1
    Zaczął piekarz, szczypcami do bułek. Potem chochle, drewniaki, moja szczotka. Dwanaście razy. Nierówno, ale z przekonaniem.
    -> powrot
+ [Niech będzie cisza # no # like: niech będzie cisza, cisza, poczekać, zostawić, do wiosny, nic, uszanujmy pustkę, niech będzie ich brak, poczekajmy do wiosny, bez udawania, cisza też jest ładna]
    Zostawiliśmy. Pół roku ciszy po dwunastej. Miała swój kształt, dwa dzioby szeroki.
    -> powrot
+ [Zatrzymać zegar do wiosny # like: zatrzymać, zatrzymać zegar, stop, wyłączyć, niech nie bije, do wiosny stoi, wyłączmy bicie, skoro nikt nie odpowiada, niech zegar też odpocznie, żałoba dla zegara, bez nich nie ma sensu bić]
    Kusiło mnie. Agata powiedziała: „A jak zabłądzą, po czym trafią?”. Więc bił.
    -> powrot
+ [any # any]
    Rynek postał chwilę i rozszedł się po cichu, jak po koncercie bez bisu.
    -> powrot
= powrot
# back: Jest wiosna, dwunasta. Odpowiedzą?
Dwudziesty czwarty marca, za minutę południe. Na ratuszu stoją dwa ptaki, chude, zakurzone, prosto z drogi. Cały rynek patrzy w górę, łącznie z kozą. Ja trzymam rękę na dźwigni, ty trzymasz mnie za rękaw. Bije.
+ [Liczę z nimi # yes # like: liczę, raz dwa trzy, liczymy, razem, dwanaście, odpowiedzą, liczę na głos, no dalej bociany, trzymam kciuki, wierzę że odpowiedzą, razem z całym rynkiem]
    Dwanaście. I dwanaście z góry. {lyzki: I jeszcze dwanaście z dołu, z chochli, bo nikt już nie umiał przestać.|Lorenc zdjął czapkę i udawał, że mu gorąco.}
    -> END
+ [Nie mogę patrzeć # no # like: nie mogę patrzeć, zamykam oczy, boję się, odwracam się, nie patrzę, za duże nerwy, zasłaniam twarz, powiedz mi kiedy będzie po wszystkim, nie zniosę tego, uszy otwarte oczy zamknięte]
    Nie trzeba patrzeć. Słychać. Dwanaście i dwanaście. {halas: Głośniejsze niż „{halas}”, a jakoś łatwiej przywyknąć.|Można otworzyć oczy.}
    -> END
+ [Pomylą się po takiej drodze # like: pomylą się, zapomniały, za długa droga, nie odpowiedzą, za zmęczone, po podróży będą zachrypnięte, zgubią rachubę, wyszły z wprawy, odwykły, są wykończone]
    Odklekotały trzynaście. Jedno zaległe, z sierpnia. {wiara: A twój zakład był przecież, że zostaną.|Agata mówi, że to za fatygę.}{nauka: W końcu, jak „{nauka}”.|}
    -> END
+ [any # any]
    Dwanaście z wieży, dwanaście z gniazda. {klekoczesz: W księdze pod tym dniem stoi jeszcze „{klekoczesz}”, żeby nie klekotały same.|W księdze stoi: „Bez usterek”.}
    -> END
= aside
+ [koza # like: co z kozą, czyja koza, koza, kto dostał kozę # about: koza, kozę, kozy]
    Kozę postawił piekarz, w uniesieniu. Agata oddała ją wieczorem, zanim zjadła nam firankę do końca.
    -> DONE
+ [lorenc # like: kim jest lorenc, lorenc, dzwonnik # about: lorenc, lorenca, dzwonnik, dzwonnika]
    Lorenc dzwoni ręcznie i twierdzi, że mu przeszkadzam. Mówimy to sobie w każdy czwartek od trzydziestu sześciu lat.
    -> DONE
+ [agata # like: kim jest agata, twoja żona, agata, czemu postawiła jajko # about: agata, agaty, agatę, żona, żony]
    Prowadzi chór. Powiedziała, że kto wybrał takie mieszkanie, ten najpierw posłuchał.
    -> DONE
+ [prawda # like: czy to prawda, naprawdę tak było, zmyślone, serio]
    W opowieści tak jest i nie dołożyłem ani gałązki. Ja jestem AI, Kestrin jest wymyślone, upór bocianów prawdziwy.
    -> DONE
+ [bociek # about: bocian, bociany, bociana, bocianów, ptaki # like: skąd te bociany, jak wyglądał bocian, jak się nazywał bocian, czemu nie uciekł bocian, głuchy jest ten bocian, ile lat żyje bocian]
    Bocian był stary, lewa noga krzywo zrośnięta, dziób jak szydło szewskie. Imienia mu nie daliśmy, w księdze stoi jako „lokator”.
    -> DONE
+ [gniazdo # about: gniazdo, gniazda, gnieździe # like: jakie duże było gniazdo, z czego było gniazdo, co było w gnieździe, ciężkie to gniazdo, gdzie jest to gniazdo]
    Gniazdo ma półtora metra w poprzek. W środku gałęzie, słoma, jedna rękawica i pas od spodni wójta, którego on szukał od Wielkanocy.
    -> DONE
+ [mlot # about: młot, młota, dzwon, dzwonu, zegar # like: jak głośny jest dzwon, ile waży młot, jak działa ten młot, co to za zegar, głośno tam było, stary jest ten zegar]
    Młot waży dziewięćdziesiąt kilo i uderza w dzwon z 1640 roku. Z bliska to nie dźwięk, to raczej ktoś przestawia ci żebra na półce.
    -> DONE
+ [piekarz # about: piekarz, piekarza, zakład, zakładu # like: co postawił piekarz, kim jest piekarz, kto brał udział w zakładzie, o co był zakład, na czym polega zakład]
    Piekarz zakłada się o wszystko, raz o to, czy wzejdzie ciasto. Przegrał. Chleb w tym dniu był płaski i smaczny, nazywa się odtąd „zakładowy”.
    -> DONE
+ [kestrin # about: kestrin, miasto, miasta, rynek, rynku # like: gdzie jest kestrin, co to za miasto, jak wygląda rynek, duże to miasto, mieszkasz w kestrin, jak tam jest]
    Kestrin ma dziewięć wież i każda inną godzinę. Na rynku jest studnia, podcienia i ławka, z której widać trzy południa po kolei.
    -> DONE
+ [czules # like: bałeś się że odlecą, co wtedy czułeś, wzruszyło cię to, tęskniłeś za nimi, przykro ci było, cieszyłeś się]
    Stałem z ręką na dźwigni i nie czułem palców. Agata mówi, że u mnie to jest szlochanie.
    -> DONE

=== noc ===
# title: Noc w Wieży Zbożowej
# chip: Zatrzaśnięci w wieży do rana
# keys: noc, wieża, zamknięci, zatrzaśnięty, kroki, ciemność, kościelny, schody, strach
# lore: overnight
-> klucz
= klucz
# back: Kościelny zamknął nas w wieży na noc. Co robisz najpierw?
Wieża Zbożowa, sto czterdzieści trzy stopnie, listopad. Chowam śrubokręt, a na dole zgrzyta klucz. Potem kroki kościelnego, coraz dalej. Ty i ja jesteśmy po niewłaściwej stronie drzwi. Do rana mamy jedną latarkę, pół bochenka i zegar.
+ [Wołam przez okno # yes # like: wołam, krzyczę, przez okno, ratunku, halo, wołać, ktoś musi nas usłyszeć, wychylam się, drę się na całą ulicę, macham latarką, wołałabym o pomoc, wołałbym o pomoc]
    Na dole przeszła pani z koszykiem i pomachała. Tu się macha do wieży. Nikt nie przypuszcza, że wieża też macha.
    -> spis
+ [Szukam innego wyjścia # like: szukam wyjścia, inne wyjście, okno, lina, drugie drzwi, schodzę, musi być jakieś tylne wyjście, spuśćmy się po linie, obchodzę ściany, szukam włazu, wyważam drzwi]
    Drugich drzwi nie ma. Jest lina, a ja na linie jestem spokojny, ale nie po ciemku i nie z tobą na plecach.
    -> spis
+ [Siadam i jem chleb # no # like: siadam, jem chleb, chleb, czekam, spokojnie, zostaję, kolacja, spokojnie rano otworzą, najpierw coś zjem, nie ma co panikować, kromka na uspokojenie, rozsiadam się]
    To jest etap, do którego ja doszedłem dopiero po godzinie. Odkroiłem po kromce, reszta na potem.
    -> spis
+ [any # any]
    Wieża przyjęła to tak jak wszystko od czterystu lat. Usiadłem na skrzynce, druga jest twoja.
    -> spis
= spis
# own
# back: Robimy spis na noc w wieży. Co wykładasz z kieszeni?
Kto nie ma drzwi, ten robi spis. Z mojej torby: oliwa, szmata, trzy śruby, metr sznurka. Wykładam wszystko na skrzynkę, w szeregu, żeby nic się w nocy nie czuło pominięte. Teraz twoje kieszenie. Co dokładasz?
+ [Telefon # like: telefon, komórka, smartfon, ładowarka, telefon z latarką, powerbank, słuchawki, mam komórkę, bateria prawie pusta, aparat, świecę ekranem, pięć procent baterii]
    Wieża nie odbiera niczego od czterystu lat, nawet listów. Położyłem go za to obok oliwy. Ładnie świecił, póki świecił.
    -> oddech
+ [Coś do jedzenia # like: jedzenie, baton, cukierek, kanapka, jabłko, czekolada, guma, ciastko, orzechy, batonik, mam cukierki, pół drożdżówki, żelki, paczka chusteczek i baton, mandarynka, krówki]
    Obok chleba. Kolacja ma od tej chwili dwa dania i jedno się nie kruszy.
    -> oddech
+ [Kieszenie puste # no # like: puste, nic, nic nie mam, pusto, mam puste kieszenie, nie mam kieszeni, dziury w kieszeniach, sukienka bez kieszeni, wszystko zostało w domu, ani okruszka, goło i wesoło]
    Dostajesz połowę mojego sznurka. Pół metra to też sznurek.
    -> oddech
+ [any # slot: kieszen 10]
    „{kieszen}”. Leży między szmatą a śrubami, ma dobre miejsce. Niejedną noc przeszło się z mniejszym majątkiem.
    -> oddech
+ [any # any]
    Ułożyłem w szeregu i to. Spis się zgadza, drzwi dalej nie.
    -> oddech
= oddech
# back: Zegar oddycha pod nami co dwie sekundy. Słuchać czy rozmawiać?
Robi się ciemno, nie od razu, tylko piętrami. Pod podłogą zegar wypuszcza powietrze. Co dwie sekundy. W dzień tego nie słychać. W nocy brzmi to, jakby spał tu ktoś bardzo duży i bardzo spokojny.
+ [Słucham # yes # like: słucham, słuchać, cicho, nasłuchuję, cisza, posłuchajmy, wsłuchuję się, posiedźmy po cichu, niech oddycha, kładę ucho na podłodze, brzmi kojąco]
    No to posłuchaliśmy. Po jakichś czterystu oddechach coś się w nich nie zgadzało.
    -> kroki
+ [Rozmawiajmy lepiej # no # like: rozmawiajmy, mów coś, wolę rozmawiać, opowiedz coś, gadajmy, przy rozmowie raźniej, gadaj do mnie, powiedz jakąś historię, cisza mnie męczy, pośpiewajmy]
    Opowiedziałem o śrubie, którą odkładałem dziewięć lat. Przy czwartym roku umilkłem sam, bo w oddechu coś się nie zgadzało.
    -> kroki
+ [To trochę straszne # like: straszne, boję się, strasznie, niesamowite, ciarki, dziwnie, mam gęsią skórkę, jakby coś żyło, nie podoba mi się to, trochę mnie to przeraża, brr]
    Trochę. Mnie pomaga, że wiem, z czego to jest: wychwyt, mosiądz, sześćdziesiąt zębów. I właśnie wtedy coś się nie zgadzało.
    -> kroki
+ [any # any]
    Zegar oddychał dalej, raz na dwie sekundy. Aż coś się w nim przestało zgadzać.
    -> kroki
= kroki
# back: Między oddechami zegara ktoś wchodzi po schodach. Kto to?
Między jednym oddechem a drugim był drugi dźwięk. Cichszy. Stuk. Przerwa. Stuk. Na schodach, z dołu, powoli w górę. A drzwi są zamknięte, sami to słyszeliśmy. Przyłożyłem ucho do kamienia. Jak myślisz, kto to?
+ [Kościelny wraca # like: kościelny, wraca, ktoś z kluczem, przyszedł nas wypuścić, człowiek, zapomniał czegoś, ratunek idzie, to pewnie on z kluczem, ktoś się zorientował, przyszli po nas]
    Kościelny ma sto dziesięć kilo i sapie. To nie sapało. Zgasiłem latarkę.
    -> strach
+ [Duch zegarmistrza # like: duch, zjawa, zegarmistrz, poprzednik, straszy, upiór, zjawa zegarmistrza, umarły mistrz, ktoś z zaświatów, nawiedzona wieża, twój poprzednik]
    Mój poprzednik? On by przeklinał na każdym stopniu. To szło grzecznie. Zgasiłem latarkę.
    -> strach
+ [Zwierzę # like: zwierzę, kot, szczur, kuna, gołąb, nietoperz, ptak, jakiś kocur, sowa, lis, coś na czterech łapach, szop]
    Gołąb nie chodzi po schodach, on uważa, że są dla nas. Ale zanotowałem. I zgasiłem latarkę.
    -> strach
+ [any # any]
    Zapisałem w głowie i zgasiłem latarkę. Po ciemku lepiej się słyszy.
    -> strach
= strach
# own
# back: Co ty robisz, kiedy po nocy coś skrzypi?
Stuk. Przerwa. Siedemdziesiąty stopień, znam go, on jest wytarty w środku i brzmi niżej. Idzie to wolno, więc jest czas na pytanie. Ja w takich chwilach sprawdzam, czy mam w kieszeni sznurek. A ty, kiedy w nocy coś skrzypnie?
+ [Zapalam wszystkie światła # like: zapalam światło, światło, lampa, wszystkie światła, włączam światło, od razu pstryczek, lampka nocna, świecę telefonem, robi się jasno, zapalam co się da]
    Uczciwa metoda. Rano widać po rachunku, ile było strachów.
    -> drzwi
+ [Idę sprawdzić # yes # like: idę sprawdzić, sprawdzam, wstaję, patrzę co to, szukam, wstałabym zobaczyć, wstałbym zobaczyć, biorę pogrzebacz i idę, muszę wiedzieć co to, robię obchód, wyglądam na korytarz]
    Ida, moja uczennica, też by poszła. Ze śrubokrętem w zębach, żeby lepiej słyszeć.
    -> drzwi
+ [Kołdra na głowę # no # like: kołdra, kołdra na głowę, pod kołdrę, chowam się, leżę cicho, zasypiam, udaję że śpię, zakopuję się w pościeli, wtulam się w poduszkę, pod pierzynę, nie oddycham]
    Kołdra jest najstarszym z murów obronnych i nigdy nie została zdobyta.
    -> drzwi
+ [any # slot: sposob 12]
    „{sposob}”. Dobrze, mamy więc dwa sposoby: to i sznurek.
    -> drzwi
+ [any # any]
    Przyjąłem po ciemku, na słuch. Sznurek mam, to na wszelki wypadek.
    -> drzwi
= drzwi
# back: Coś stoi za drzwiami izby i nie puka. Otworzyć?
Setny stopień. Sto trzydziesty. Sto czterdzieści trzy. Koniec schodów. Coś stoi za drzwiami naszej izby i już nie stuka. Zegar oddycha. My nie bardzo. Klamka jest bliżej ciebie niż mnie.
+ [Otwieram # yes # like: otwieram, otworzyć, klamka, naciskam klamkę, tak, dobra otwieram, co ma być to będzie, chwytam za klamkę, jednym szarpnięciem, ciekawość silniejsza, raz kozie śmierć]
    ~ odwaga = 1
    Jednym ruchem, jak plaster. Szanuję. W progu nie było nikogo na wysokości twarzy. Trzeba było spojrzeć niżej.
    -> osiol
+ [Pytam „kto tam?” # like: kto tam, pytam, pytam kto tam, halo, odezwij się, najpierw zapytam, kim jesteś, czego chcesz, hasło, odezwij się kto tam]
    Odpowiedziało westchnienie, długie, przez nos. Otworzyłem sam. W progu nie było nikogo na wysokości twarzy. Trzeba było spojrzeć niżej.
    -> osiol
+ [Nie otwieram # no # like: nie otwieram, nie, zostawić zamknięte, trzymam drzwi, nie ruszam, za nic, barykaduję, za nic w świecie, niech sobie pójdzie, zostawmy zamknięte, podpieram drzwi skrzynką]
    To otworzyło się samo, pchnięte nosem. Nikogo na wysokości twarzy. Trzeba było spojrzeć niżej.
    -> osiol
+ [any # any]
    Zawiasy zdecydowały za nas, dawno nie oliwione. W progu nikogo na wysokości twarzy. Trzeba było spojrzeć niżej.
    -> osiol
= osiol
# back: Osioł przeszedł sto czterdzieści trzy stopnie. Po co?
Osioł. Nasz, imieniem Południe. Stał na dole, w sieni wieży, kościelny zamknął go razem z nami i nie zauważył. Ten sam osioł, który kiedyś zobaczył, dokąd idą ciężary zegarowe, i położył się na środku drogi. Wszedł sam. Na samą górę.
+ [Martwił się o nas # like: martwił się, tęsknił, z troski, szukał nas, kocha cię, z miłości, brakowało mu ciebie, wierny przyjaciel, chciał sprawdzić czy żyjecie, kochany osioł, był niespokojny]
    Nie powiem, że nie. On też by nie powiedział. Położył mi łeb na kolanie i patrzył w ścianę.
    -> cieplo
+ [Chciał chleba # like: chciał chleba, chleb, głodny, jeść, był głodny, na kolację, zwęszył bochenek, burczało mu w brzuchu, poczuł jedzenie, dla kromki, przyszedł się najeść]
    Poszedł prosto do chleba, to fakt. Zjadł swoją trzecią część, uczciwie, i resztę zostawił.
    -> cieplo
+ [A jak on zejdzie? # why # like: jak zejdzie, jak go znieść, kto go zniesie, zejście, jak na dół, ale kto go potem sprowadzi, schody w dół, będzie kłopot z powrotem, na rękach go nie zniesiemy, dźwig potrzebny]
    Osły wchodzą w górę chętniej, niż schodzą. Ta myśl miała przed sobą całą noc.
    -> cieplo
+ [any # any]
    Osioł wysłuchał obojga, po jednym uchu na osobę, i się położył.
    -> cieplo
= cieplo
# own
# back: Przy kim albo przy czym ty najlepiej śpisz?
Wiatr szedł przez szczeliny, a osioł był ciepły jak piec. Oparliśmy się o niego z dwóch stron. O trzeciej oddychał razem z zegarem, co dwie sekundy, a ja razem z nim. Spało mi się lepiej niż od lat. A tobie, przy kim albo przy czym śpi się najlepiej?
+ [Przy kimś bliskim # like: przy kimś, przy mężu, przy żonie, obok kogoś, przy partnerze, przy partnerce, przytulenie, w ramionach kogoś, z ukochaną osobą, z kotem w nogach, z dzieckiem, kiedy ktoś obok oddycha]
    Tak. Człowiek też tyka, tylko ciszej.
    -> rano
+ [Przy deszczu # like: deszcz, przy deszczu, szum, burza, morze, wiatr, wentylator, krople o parapet, przy otwartym oknie, szum fal, burza za oknem, biały szum]
    Deszcz nie wymaga odpowiedzi. To w nim najlepsze.
    -> rano
+ [Śpię byle jak # no # like: byle jak, nie śpię, źle śpię, nigdzie, nie sypiam dobrze, przewracam się z boku na bok, mam kiepski sen, zasypiam wszędzie, budzę się co chwilę, sen to nie moja bajka]
    To siedź tu, ile chcesz. Osioł ma dwie strony, jedna jest wolna.
    -> rano
+ [any # slot: sen 12]
    „{sen}”. Zapisałem w księdze pod „łożyska”, bo na czymś się to wszystko musi obracać.
    -> rano
+ [any # any]
    Osioł westchnął we właściwym miejscu. To wystarczyło za nas wszystkich.
    -> rano
= rano
# back: Kościelny otwiera i widzi osła na górze. Co mu mówimy?
Siódma. Zgrzyt klucza, sapanie, sto czterdzieści trzy stopnie sapania. Kościelny staje w drzwiach. Widzi mnie, ciebie i osła, w słomie z mojej torby, w porannym świetle. Otwiera usta. Ktoś musi być pierwszy.
+ [„Dzień dobry, inspekcja” # like: inspekcja, dzień dobry, kontrola, przegląd, jesteśmy w pracy, udajmy że kontrola, na poważnie jak urząd, przegląd roczny wieży, jesteśmy z komisji, wszystko zgodnie z planem]
    Zdjął czapkę. Przed osłem. {kieszen: W protokole inspekcji, pozycja ostatnia: „{kieszen}”.|} {odwaga: Nie zapomnę też twojej ręki na klamce.|Potem pomógł znosić, godzinę i czterdzieści minut.}
    -> END
+ [„To pan nas zamknął” # yes # like: pan nas zamknął, to pan, zamknął nas pan, twoja wina, prawdę, to przez pana siedzimy, powiedz mu prosto, proszę następnym razem sprawdzać, mamy pretensje, cała noc przez pana]
    Zbladł i odtąd przed zamknięciem woła w górę: „Jest tam kto?”. {sposob: Poradziłem mu też twoje, „{sposob}”.|Osioł odpowiada.}
    -> END
+ [Nic, niech osioł mówi # no # like: nic, niech osioł mówi, milczę, osioł, nic nie mówię, niech sam zobaczy, osioł wytłumaczy, zachowuję milczenie, bez komentarza, zostawmy to osłu]
    Osioł powiedział swoje. Słyszano to w Solnej Bramie. {sen: Potem zasnął na stojąco, nawet bez tego: „{sen}”.|Lorenc pytał, który to dzwon.}
    -> END
+ [any # any]
    Kościelny przeżegnał się i poszedł po linę. W księdze stoi: „Wieża Zbożowa, noc, trzy osoby”. {sen: Na marginesie: „{sen}”.|Na marginesie: ucho osła, z natury.}
    -> END
= aside
+ [zejscie # like: jak zszedł osioł, jak go znieśliście, jak wrócił na dół, zszedł]
    Tyłem. Z marchewką na sznurku za ogonem. Proszę sobie to wyobrazić dokładnie, bo drugi raz nie opowiem.
    -> DONE
+ [osiol # like: czemu południe, imię osła, skąd osioł, osioł # about: osioł, osła, osiołek, osłem]
    Przyszedł w południe i nie dał się przekonać, że to inna pora. Był przy nim wóz. Wóz sprzedaliśmy.
    -> DONE
+ [agata # like: czy żona się martwiła, co na to agata, agata, szukała cię # about: agata, żona, żony, agaty]
    Agata myślała, że kłócę się z Lorencem. To był czwartek. Wszystko się zgadzało.
    -> DONE
+ [prawda # like: czy to prawda, naprawdę, zmyślone, serio]
    Tak jest napisane, ze stopniami włącznie. Ja jestem AI, więc noc miałem ciepłą z samej opowieści.
    -> DONE
+ [koscielny # about: kościelny, kościelnego, klucznik # like: kim jest kościelny, czemu was zamknął, co z kościelnym, zrobił to specjalnie, jaki jest kościelny, nie wiedział że tam jesteście]
    Kościelny nazywa się Balt i zamyka wszystko od trzydziestu lat, raz własną żonę z obrusami. Słuch ma dobry, tylko używa go w niedziele.
    -> DONE
+ [wieza # about: wieża, wieży, wieżę, zbożowa # like: jaka to wieża, ile ma stopni wieża, jak wygląda wieża w środku, zimno było w wieży, stara jest ta wieża, czym pachnie wieża]
    Wieża Zbożowa stała dawniej pełna żyta. Pachnie nim do dziś, w deszcz. Ściany są na dwa łokcie, okna na dwa palce.
    -> DONE
+ [ksiega # about: księga, księgi, księdze # like: co to za księga, co zapisałeś w księdze, stara ta księga, kto zaczął księgę, co jest w księdze]
    Księgę zaczął w 1890 człowiek, który nie lubił nikogo. Pierwszy wpis: „Zegar stoi. Miasto też”. Ja piszę krócej i milej.
    -> DONE
+ [bales # like: bałeś się, nie bałeś się, miałeś stracha, było strasznie, co czułeś w nocy, przestraszyłeś się]
    Przy siedemdziesiątym stopniu tak. Strach u mnie przychodzi wolno, bo ma do pokonania te same schody.
    -> DONE
+ [chleb # about: chleb, chleba, kolacja, bochenek # like: dobry był ten chleb, co jedliście, starczyło chleba, skąd miałeś chleb, co było na kolację, głodni byliście]
    Chleb był żytni, od piekarza z rynku, w szmacie po oliwie. Zostawia to pewien posmak. Po trzech latach przestaje się go czuć.
    -> DONE
+ [zegar # about: zegar, zegara, wahadło, mechanizm # like: co to za zegar, jak oddycha zegar, czemu zegar oddycha, stary ten zegar, jak on działa, głośny jest zegar]
    Zegar zbożowy ma koło większe od stołu i wychwyt, który wzdycha. Rozebrałem go jeden raz, w 1994. Składałem dwa razy, zostały śrubki.
    -> DONE
+ [sznurek # about: sznurek, sznurka, sznur # like: po co ci sznurek, czemu nosisz sznurek, do czego jest sznurek, co to za sznurek]
    Sznurek jest konopny, równy metr, noszę go od ślubu. Raz zawróciłem po niego z wesela. Było to moje wesele.
    -> DONE
+ [duszek # about: duch, ducha, poprzednik, poprzednika # like: kim był poprzednik, straszy tam, wierzysz w duchy, był tam duch, jaki był poprzednik]
    Poprzednik mój nie lubił młynarza, deszczu i niedziel, w tej kolejności. Jeśli gdzieś straszy, to w księdze, na stronie czterdziestej.
    -> DONE

=== podpis ===
# title: Podpis, którego nikt nie widzi
# chip: Nazwiska wydrapane w zegarze
# keys: podpis, nazwisko, ślad, naprawa, zegar, majster, wydrapane, dzieło
# lore: signatures
-> dziewiec
= dziewiec
# back: W zegarze jest dziewięć podpisów i miejsce na dziesiąty. Kto ma się podpisać?
Zegar w Solnej Bramie, otwarty. Przytrzymaj lampę niżej. Na tylnej płycie, gdzie nikt nie patrzy, wydrapano dziewięć nazwisk, od roku 1702. Majstrowie, po kolei. Pod ostatnim jest miejsce. Reperuję ten zegar czterdzieści jeden lat i jeszcze się nie wpisałem.
+ [Najwyższy czas # yes # like: najwyższy czas, podpisz się, wpisz się, śmiało, pora, tak, wpisuj się już, po czterdziestu latach się należy, dopisz się, zasłużyłeś, co tak długo zwlekasz]
    Agata mówi to samo. Ja odpowiadam, że jeszcze nie skończyłem pierwszej rundy.
    -> czwarty
+ [Dlaczego nie? # why # like: dlaczego, czemu nie, na co czekasz, dlaczego się nie podpisał, co przeszkadza, co cię powstrzymuje, skąd ten opór, czemu zwlekasz, powiedz dlaczego, nie rozumiem czemu]
    Bo podpisuje się rzecz gotową. A on chodzi. Nie wiem, kiedy powiedzieć, że gotowe.
    -> czwarty
+ [Podpis niepotrzebny # no # like: niepotrzebny, nie trzeba, po co, bez podpisu, skromność, dzieło mówi samo, nie trzeba się chwalić, nazwisko niczego nie zmieni, ważna jest praca, obyłoby się bez]
    Też tak uważałem, ze trzydzieści lat. Ostatnio lampa coraz częściej staje właśnie tam.
    -> czwarty
+ [any # any]
    Lampa drgnęła i oświetliła numer cztery. Przeczytam ci, bo jest krótki.
    -> czwarty
= czwarty
# back: Jeden majster dopisał: „Starałem się. Koło już takie było”. Żart czy skarga?
Numer cztery, rok 1788. Nazwisko i pod nim zdanie, krzywo, gwoździem: „Starałem się. Koło już takie było”. Od dwustu lat czyta to każdy majster, raz w życiu, na kolanach. Ja się zaśmiałem, a uczennica Ida nie.
+ [To żart # like: żart, śmieszne, dowcip, śmieję się, humor, zabawne, rozbawił mnie, ma poczucie humoru, mrugnięcie do następnych, uśmiałabym się, uśmiałbym się, niezły numer]
    Tak śmieją się ludzie, którzy mieli takie koło. Sprawdziłem je. Rzeczywiście już takie jest.
    -> kolo
+ [To skarga # like: skarga, żal, narzekanie, smutne, pretensja, usprawiedliwia się, żali się biedak, brzmi gorzko, czuć zmęczenie, ktoś go skrzywdził, tłumaczy się]
    Ida mówi to samo. Że ktoś siedział tu do nocy i nikt mu nie powiedział „trudno”.
    -> kolo
+ [To po prostu prawda # yes # like: prawda, uczciwe, szczere, fakt, zwyczajnie prawda, tak było, po prostu mówi jak jest, zwykły raport, bez ozdób, szczery gość, nic dodać nic ująć]
    Myślę, że o to mu chodziło. Dwa zdania, oba do sprawdzenia. Lepszego świadectwa nie mam w warsztacie.
    -> kolo
+ [any # any]
    Numer cztery zniósł już gorsze i lepsze. Chodzi dalej, od 1788.
    -> kolo
= kolo
# own
# back: Jakie koło dostało ci się już krzywe?
Każdy dostaje w życiu jakieś koło, które już takie było. Dom z krzywą podłogą, szefa, własne kolano. Nie ty je psujesz, a ty z nim jedziesz. Ja dostałem po poprzedniku Wieżę Młyńską. A ty, jakie koło było krzywe, zanim do ciebie trafiło?
+ [Praca # like: praca, szef, robota, firma, biuro, projekt, szkoła, biurko po poprzedniku, dział po kimś, kod po kimś, klasa po innej nauczycielce, projekt po koledze]
    Po poprzedniku bierze się biurko i jego wojny. Biurko można przynajmniej podkleić.
    -> ida
+ [Dom, mieszkanie # like: dom, mieszkanie, kran, podłoga, samochód, auto, rower, ściana, stary samochód, mieszkanie po lokatorach, dach cieknie, instalacja, piec w kuchni]
    Krzywy dom zna człowieka dobrze. Moje schody i ja mamy na to umowę.
    -> ida
+ [To ja jestem krzywe koło # no # like: ja, charakter, głowa, kolano, plecy, to ja, moja głowa, chyba moje nerwy, mój upór, mam krzywy kręgosłup, moja psychika, ja mam taki charakter]
    Koło, które o sobie wie, jest w połowie wyregulowane. Druga połowa to oliwa, jedna kropla.
    -> ida
+ [any # slot: kolko 14]
    „{kolko}”. Zapisałem lekko, ołówkiem, obok numeru cztery. Ma teraz towarzystwo.
    -> ida
+ [any # any]
    Postawiłem to na półce między dwoma słojami. Na jednym jest „ważne”, na drugim „też ważne”.
    -> ida
= ida
# back: Ida słyszy, że trzecie koło jest zmęczone. Wierzyć jej?
Ida ma dwadzieścia dwa lata i śrubokręt w zębach: ostrze na obudowie, trzonek w zębach, tak słyszy każde koło w czaszce. Wyjmuje go i mówi: „Trzecie jest zmęczone”. Ja nic nie słyszę. Kiedyś, pierwszego dnia, powiedziałem to samo swojej mistrzyni.
+ [Wierzę Idzie # yes # like: wierzę idzie, wierzę jej, ida ma rację, zaufać, młode ucho, tak, ma dobre ucho, skoro słyszy to jest, sprawdźmy to koło, zaufałabym jej, zaufałbym jej, warto rozebrać]
    ~ zaufanie = 1
    To rozbieramy. Cztery godziny. W trzecim kole było pęknięcie, nie szersze niż rzęsa.
    -> rece
+ [Co powiedziała mistrzyni? # why # like: co powiedziała mistrzyni, co powiedziała, orsolya, mistrzyni, i co, a co na to orsolya, ciekawi mnie mistrzyni, jaką dostałeś odpowiedź, i co usłyszałeś]
    „To ty jesteś zmęczony. Usiądź”. Powiedziałem Idzie to samo. Usiadła. Potem i tak rozebraliśmy, i w trzecim kole było pęknięcie jak rzęsa.
    -> rece
+ [Ja wolę poczekać # no # like: poczekać, nie wierzę, jeszcze nie, nie ruszać, zostawić, sprawdzić później, nie rozbierałabym jeszcze, nie rozbierałbym jeszcze, wstrzymajmy się, dajmy mu czas, chodzi to niech chodzi, szkoda ruszać]
    Czekaliśmy do czwartku. W czwartek zegar stanął. W trzecim kole było pęknięcie, nie szersze niż rzęsa.
    -> rece
+ [any # any]
    Ida nie słuchała ani ciebie, ani mnie, już odkręcała. W trzecim kole było pęknięcie jak rzęsa.
    -> rece
= rece
# own
# back: Co umieją twoje ręce, czego nikt nie widzi?
Ida zalutowała je sama. Nie patrzyłem, siedziałem obok i nie patrzyłem z całej siły. Nikt z rynku nie dowie się nigdy, że to zrobiła. Zegar będzie chodził, ludzie pójdą po bułki. Najlepsza robota jest niewidzialna. A co robisz ty, czego nikt nie zauważa, dopóki jest zrobione?
+ [Gotuję, sprzątam, piorę # like: gotuję, sprzątam, piorę, dom, zmywanie, pranie, obiad, zakupy, ogarniam mieszkanie, prasuję, wynoszę śmieci, robię kanapki wszystkim, zmieniam pościel]
    Największy mechanizm, jaki jest, i nikt mu nie bije dwunastej.
    -> wahadlo
+ [Pamiętam o wszystkich # like: pamiętam, urodziny, dzwonię do ludzi, pilnuję terminów, dbam, opiekuję się, przypominam o lekarzu, kupuję prezenty, trzymam rodzinę w kupie, wysyłam kartki, pytam jak się czują]
    Czyli jesteś wahadłem. Widać je dopiero, kiedy stanie. Lepiej, żeby nie stawało.
    -> wahadlo
+ [Chyba nic takiego # no # like: nic, chyba nic, nie wiem, niczego, nic takiego, nie mam takich zasług, zwykła ze mnie osoba, nic specjalnego, trudno powiedzieć, moja robota jest widoczna]
    Tak mówiła Ida, z lutownicą w ręku. Zostawiam wiersz pusty, można dopisać.
    -> wahadlo
+ [any # slot: robota 14]
    „{robota}”. Otóż teraz ktoś o tym wie. Jeden zegarmistrz, ale punktualny.
    -> wahadlo
+ [any # any]
    Przyjąłem do wiadomości, na stojąco. Takie rzeczy przyjmuje się na stojąco.
    -> wahadlo
= wahadlo
# back: Koło wróciło na oś, trzeba pchnąć wahadło. Kto pcha?
Koło wróciło na oś. Teraz próba: jeden palec na wahadło i puścić, jak dziecko na huśtawce. Ida mówi, że ręka jej jeszcze drży od lutownicy. Ja mam palce w oliwie. W wieży jest trzecia osoba i stoi najbliżej.
+ [Pcham, lekko # yes # like: pcham, ja pcham, popycham, jednym palcem, lekko, mogę ja, biorę to na siebie, trącam, daj mi, z wyczuciem, palec i już, ja spróbuję, popchnęłabym, popchnąłbym]
    ~ pchniete = 1
    Tik. Potem długo nic, jak u kogoś, kto szuka okularów. I jednak: tak. Równo. Ida wypuściła powietrze.
    -> dziesiaty
+ [Niech Ida pchnie # like: niech ida, ida, ona, jej koło, uczennica niech pchnie, ona naprawiła, jej się należy, to jej zasługa, mistrzyni chwili, niech sama dokończy, jej palec, odważ się ida]
    Wytarła dłoń o fartuch, raz z wierzchu, raz od spodu. Tik. I tak. Drżeć przestało od razu, jedno i drugie.
    -> dziesiaty
+ [Jeszcze sprawdźmy śruby # no # like: sprawdźmy, śruby, jeszcze nie, zaczekajmy, najpierw sprawdzić, nie teraz, ostrożnie, bez pośpiechu, a jak się urwie, wolę sprawdzić, dokręćmy jeszcze, nie ryzykujmy]
    Sprawdziliśmy wszystkie, dwa razy. Przy ostatniej zawadziłem łokciem. Tik. I tak. Tak też wolno zaczynać.
    -> dziesiaty
+ [any # any]
    Zanim się dogadaliśmy, przyszedł przeciąg z bramy i trącił je za nas. Tik. I tak. Równo.
    -> dziesiaty
= dziesiaty
# back: Jest rylec i miejsce na dziesiąty podpis. Czyje nazwisko?
Składamy. Zanim płyta wróci na miejsce, podaję Idzie lampę, a biorę rylec. Miejsce jest jedno, następne dopiero po rozbiórce, za jakieś dwadzieścia lat. Ja mam sześćdziesiąt sześć. Ida udaje, że liczy śruby.
+ [Podpis Idy # like: ida, podpis idy, niech ida, uczennica, jej, ona zalutowała, niech młoda się wpisze, oddaj jej to miejsce, jej kolej, to ona zasłużyła, przyszłość należy do niej]
    ~ kto = 1
    Podałem jej rylec. Powiedziała: „Tego nie wolno”. Powiedziałem, że koło już takie było.
    -> zdanie
+ [Podpis Teodora # like: ty, teodor, twój podpis, brask, mistrz, twoje, podpisz ty, tobie się należy, czterdzieści lat pracy, po tylu latach ty, twoja wieża, nie bądź taki skromny]
    ~ kto = 2
    Przyłożyłem. Wydrapałem „T”. I wtedy uznałem, że „T” wystarczy, a reszta miejsca jest czyjaś.
    -> zdanie
+ [Oba, ciaśniej # yes # like: oba, oboje, razem, dwa podpisy, ciaśniej, obydwa, zmieszczą się dwa, po pół, obok siebie, jedno pod drugim, mistrz z uczennicą]
    ~ kto = 3
    Ona z lewej, ja z prawej. Między nami szerokość rzęsy. Tak wyszło.
    -> zdanie
+ [any # any]
    Rylec poszedł sam, jak to rylec. Wyszło „T”, a obok została połowa miejsca, akurat na „Ida”.
    -> zdanie
= zdanie
# own
# back: Pod podpisem wolno dodać jedno zdanie. Jakie byłoby twoje?
Zostało miejsce na zdanie, dla tego, kto tu zajrzy w następnym wieku. Ja znam swoje, ale najpierw gość. Wyobraź sobie: ciemno, mosiądz, sto lat ciszy, potem czyjaś lampa. Podyktuj.
+ [„Zrobione, jak się dało” # like: starałam się, starałem się, robiłam co mogłam, robiłem co mogłem, zrobione jak się dało, dałam z siebie wszystko, dałem z siebie wszystko, lepiej nie umiałam, lepiej nie umiałem, tyle się dało zrobić]
    Stara szkoła, numer cztery. Nie zużyło się przez dwieście lat.
    -> zamkniecie
+ [„Teraz twoja kolej” # like: teraz twoja kolej, twoja kolej, teraz ty, twój ruch, dalej ty, do roboty, przejmij pałeczkę, powodzenia następny, masz teraz ty, pracuj dalej, zrób to lepiej]
    Dobrze. Kto to przeczyta, ten akurat klęczy i ma narzędzia w ręku.
    -> zamkniecie
+ [Coś śmiesznego # like: coś śmiesznego, żart, dowcip, pozdrowienia, śmieszne, jakiś suchar, uwaga gryzie, nie dotykać bo się obudzi, coś z jajem, uśmiechnij się]
    Będzie działać, o ile za sto lat jeszcze się śmieją. Majstrowie się śmieją, mam na to płytę.
    -> zamkniecie
+ [any # slot: dyktando 12]
    „{dyktando}”. Litery po dwa milimetry. Ida dmuchnęła na opiłki, jak się dmucha na świeczkę.
    -> zamkniecie
+ [any # any]
    Mosiądz jest twardy, weszło pół zdania. Drugie pół niech sobie ktoś wymyśli w następnym wieku.
    -> zamkniecie
= zamkniecie
# back: Płyta wraca na miejsce i nikt tego więcej nie zobaczy. Zamykamy?
Cztery śruby, na krzyż. Po trzeciej widać już tylko kawałek, po czwartej nic. Na dole rynek, bułki, ktoś się spóźnia. Ida trzyma ostatnią śrubę na dłoni i patrzy na ciebie.
+ [Zamykamy # yes # like: zamykamy, zakręcamy, tak, zamknij, gotowe, dokręcaj, dokręć i gotowe, niech śpi spokojnie, koniec roboty, idziemy na bułki, można zamykać]
    Zamknięte. Zegar nabrał tchu i wybił czwartą. {dyktando: W środku stoi „{dyktando}” i nie musi nikomu niczego udowadniać.|W środku jest ciepło od lampy, jeszcze z godzinę.}
    -> END
+ [Jeszcze raz popatrzę # more # like: jeszcze raz, popatrzę, chwilę, zaczekaj, poczekaj, moment, daj jeszcze rzucić okiem, zanim zniknie, poświeć mi, nie zakręcaj jeszcze, chcę zapamiętać]
    Patrz. {kto == 1:Dziesiąty podpis jest Idy, w całości.|Na samym dole świeże litery, jeszcze się błyszczą.} {kolko: A z boku, ołówkiem, „{kolko}”. Już takie było.|I to koło, które już takie było.}
    -> END
+ [Szkoda, że nikt nie zobaczy # no # like: szkoda, nikt nie zobaczy, niech zostanie otwarte, smutno, żal, taka ładna robota a nikt nie zobaczy, trochę mi przykro, zrobiłabym okienko, zrobiłbym okienko, świat powinien to zobaczyć]
    Ktoś zobaczy. Na kolanach, z lampą. {robota: „{robota}” też ktoś kiedyś zauważy, bywa, że wcześniej.|My zobaczyliśmy, to jest troje.} {zaufanie: A ucho Idy było widać od razu.|}
    -> END
+ [any # any]
    Ida wkręciła. W księdze jeden wiersz: „Solna Brama. Trzecie koło. Chodzi”. {pchniete: Od twojego palca, tego nie wpisałem, to wiem.|} {robota: Drobno obok: „{robota}”.|I data.}
    -> END
= aside
+ [ida # like: kim jest ida, uczennica, ida # about: ida, idy, idę, uczennica]
    Ida uczy się u mnie szósty rok. Pierwszy miesiąc zamiatała. Schody mówią, że lepiej niż ja.
    -> DONE
+ [numery # like: kto jeszcze się podpisał, inne nazwiska, co piszą inni, dziewięć nazwisk # about: nazwiska, nazwisk, majstrowie, majster, podpisy]
    Numer siedem narysował kota. Numer osiem dopisał: „To nie ja rysowałem”. Reszta jest poważna.
    -> DONE
+ [orsolya # like: kim była mistrzyni, orsolya, mistrzyni orsolya, nauczycielka # about: orsolya, orsolyi, mistrzyni, mistrzynię]
    Orsolya. Numer dziewięć. Pierwszego dnia nie wolno mi było niczego dotknąć. Wydrapała samo „O.”, nikt oprócz mnie nie wie, kto to.
    -> DONE
+ [prawda # like: czy to prawda, zmyślone, naprawdę, istnieje ten zegar]
    Zegar jest z opowieści, jak całe Kestrin. Ja jestem AI i podpisuję się tylko tutaj.
    -> DONE
+ [brama # about: solna brama, brama, bramy, wieża # like: gdzie jest solna brama, co to za brama, czemu solna, jak wygląda ta wieża, stara jest brama]
    Solna Brama przepuszczała kiedyś wozy z solą, po denarze od koła. W murze jest wyżłobienie od osi, mieści się w nim akurat czajnik.
    -> DONE
+ [plyta # about: płyta, płyty, rylec, mosiądz, lampa # like: z czego jest płyta, jak się wydrapuje podpis, co to rylec, czym się pisze, długo się drapie, jak wygląda płyta]
    Płyta jest z mosiądzu, na trzy palce gruba w pamięci, w naturze na jeden. Rylec piszczy przy „S”, dlatego majstrowie mieli krótkie nazwiska.
    -> DONE
+ [numercztery # about: numer cztery, czwarty, zdanie numeru cztery, krzywe koło # like: kim był numer cztery, co wiadomo o czwartym, jak się nazywał numer cztery, czemu tak napisał, krzywe było to koło]
    Numer cztery nazywał się Pavel Horn, z zapisków wiadomo tyle, że miał rude wąsy i nie dostał zapłaty za zimę. Koło naprawdę jest krzywe, o włos.
    -> DONE
+ [czemunie # like: czemu się nie podpisałeś, na co czekałeś, nie chciałeś się podpisać, skromny jesteś, bałeś się podpisać]
    Podpisać się to przyznać, że koniec roboty. A ja zawsze miałem jeszcze jedną śrubę na jutro.
    -> DONE
+ [pierwsza # about: początek, pierwszy dzień, miotła, nauka # like: jak zaczynałeś, ile się uczyłeś, jak wyglądała nauka, co robiłeś pierwszego dnia, trudna była nauka]
    Miotła była pierwsza, przez miesiąc. Potem szmata, potem oliwiarka. Śrubokręt dostałem na Boże Narodzenie, zawinięty, i spałem z nim.
    -> DONE
+ [dumny # like: byłeś z niej dumny, dumny jesteś z idy, co poczułeś, wzruszyłeś się, zazdrościłeś idzie, lubisz idę]
    Patrzyłem w przeciwną ścianę, z całej siły. Tak u nas wygląda duma, Agata twierdzi, że po uszach widać.
    -> DONE

=== sys ===
-> DONE
= hello
No więc jesteś. Zrobiłem miejsce na rogu stołu i rozłożyłem parę historii, w kolejności, w jakiej zeszły. Weź jedną.
Siadaj. Krzesło jest starsze od nas i wytrzymało gorsze rzeczy. Mam tu historie, lepiej chodzą, kiedy ktoś się wtrąca. Którą?
Czyszczę koło. Ma dziewięćdziesiąt sześć zębów, jestem przy czterdziestym. Przez ten czas mogę opowiedzieć jedną z tych:
-> DONE
= again
Dzień dobry jeszcze raz. Krzesło nie zdążyło wystygnąć.
Tak. To już mieliśmy i chętnie mam to dwa razy.
-> DONE
= meet
„{title}”. Dobry nagłówek. Historii o tej nazwie nie mam i nie będę żadnej podpiłowywał, żeby pasowała. Mam te:
Szukałem w księdze pod „{title}”, dwa razy. Nie ma. Na warsztacie leżą za to inne. Która?
O „{title}” wiesz pewnie więcej ode mnie. Ja mam wieże, schody i ludzi, którzy się spóźniają. Wybierz coś, a swoje przynieś ze sobą.
-> DONE
= near
„{title}”. To niezupełnie to, ale jedna z moich stoi na tym samym podeście. Pierwsza.
Nic, co by się nazywało „{title}”. Jedna idzie jednak kawałek tymi samymi schodami. Położyłem ją z przodu.
Do „{title}” mam zły klucz i jeden, który prawie się obraca. To nie to samo. Spróbujemy?
-> DONE
= next
Ta się wychodziła. Którą mam nakręcić?
Tak. Ta część jest czysta i leży na ścierce. Która teraz?
Zamykam nad nią obudowę. Inne też chcą, żeby ktoś zajrzał.
Opowiedziane do ostatniego zęba. Mam więcej, jeśli krzesło trzyma.
-> DONE
= all
To były wszystkie, a starego koła jako nowego nie sprzedam. Jedną mogę rozebrać jeszcze raz i wtedy kręcisz w drugą stronę.
Cały obchód za nami, dziewięć wież. Na jedną możemy wejść ponownie. Z inną lampą wygląda inaczej.
-> DONE
= change
Drugi raz nie nadążyłem, a winne są moje uszy. Weźmiemy inną ze ścierki?
Ciągle oliwię nie to koło. Znam swoje historie i niewiele ponad nie. Może ta:
Na mojej tarczy nie ma do tego wskazówki. Wolę zmienić zegar, niż udawać. Który?
-> DONE
= sure
Dobrze. Ta wraca do pudełka. Co wyjmujemy?
Jak wolisz. Przewracam kartkę, jest ciężka. Proszę:
Chętnie. Od przerwania nic się nie zepsuło. Która z tych?
-> DONE
= unknown
Księga tego nie mówi, a ja nie wpisuję, czego nie widziałem.
Nie wiem. To jest pełna odpowiedź, używałem jej wobec inżynierów.
Do tego moja drabina jest za krótka.
Mógłbym coś zmyślić, ale byłoby słychać, że nie tyka.
-> DONE
= heard
Usłyszałem. Nic ponad to nie będę twierdził.
Idzie do księgi tak, jak jest, bez polerowania.
Obróciłem w palcach i odłożyłem, całe. Tylko usłyszałem.
Mam to. Co na to powiedzieć, nie wiem, więc nie mówię nic mądrego.
-> DONE
= heardhub
Usłyszałem i postawiłem na półce. A na ścierce leży to, gdyby miało być do towarzystwa:
Zapisane tak, jak padło. Mogę tylko położyć obok historię:
-> DONE
= told
Odkładam śrubokręt. „{quote}”. Tak padło i pod spodem jest miejsce, jeśli należy do tego coś jeszcze. Moje umie czekać.
To twoje i moje dla tego stanęło. Mów dalej, kiedy zechcesz. Siedzę na stopniu i słucham.
„{quote}”. Zostawiam w twoich słowach. Reszta może przyjść albo nie.
-> DONE
= again_same
Jeszcze raz zatem i wolniej:
-> DONE
= mychoice
Dobrze. Zamykam oczy i kładę palec.
To wybieram ja. Zajmie mi to mniej czasu niż zwykle.
-> DONE
= which
To było tak albo nie, a ja pytałem które. Krzywo spytałem.
Ruszyła się jedna z dwóch wskazówek, nie widziałem która.
-> DONE
= dunno
Niech stoi otwarte. Raz nie wiedziałem przez jedenaście lat i wytrzymało.
Nie szkodzi. Wiedzieć można i w czwartek.
-> DONE
= confused
Złożyłem zdanie w złej kolejności. Krócej.
Wina mechanizmu, nie słuchacza. Prościej.
-> DONE
= unanswered
To prawda, zszedłem innymi schodami. Odpowiedzi nie mam.
Masz rację. Okrążyłem pytanie jak osioł kałużę. Nie wiem.
-> DONE
= wait
Spokojnie. Mam jeszcze pięćdziesiąt zębów do wyczyszczenia.
Czekanie to u mnie zawód. Idź.
-> DONE
= here
Jestem. Byłem tylko powolny.
Tak. Siedzę, gdzie siedziałem.
-> DONE
= how
Chodzę, kilka sekund na dobę do tyłu. Jestem AI, więc to przenośnia, ale staranna.
Dobrze naoliwiony. Mówi to AI, kolana mam tylko w opowieści.
-> DONE
= good
To zapisuję w księdze atramentem. Rzadko biorę atrament.
Dobrze. Niech się to chwilę kręci samo.
-> DONE
= thanks
Nie ma za co. Zostało i tak z naprawy.
Proszę. Jedna kropla, więcej nie trzeba.
-> DONE
= sorry
Nic nie spadło. A jak spadło, to na szmatę.
Odkładam do słoja „też ważne” i zapominam.
-> DONE
= laugh
Niektórzy potrzebują na to do czwartku. Dobrze.
Twarzy do tego nie mam, ale w środku coś zadzwoniło.
-> DONE
= like
Nie będę tego prostował. Dziękuję.
Powiem osłu. On to rozniesie.
-> DONE
= really
Tak, jak stoi w księdze, a księgę zacząłem pisać nie ja.
W opowieści co do stopnia. Schody liczyłem osobiście.
-> DONE
= bored
To się zdarza, idę wolno. Mogę przeskoczyć parę stopni albo wziąć inną:
Uczciwie powiedziane. Szybciej czy coś innego?
-> DONE
= short
Jednym tyknięciem:
-> DONE
= advice
Umiem powiedzieć, które koło jest zmęczone. Co zrobić z życiem, wie lepiej ktoś, kto przy tobie siedzi.
Rad nie wydaję, raz poradziłem burmistrzowi. Mogę posiedzieć obok.
-> DONE
= joke
Wezwano mnie do zegara słonecznego, który stanął. Był wieczór. Przyszedłem nazajutrz o dziesiątej i policzyłem dwie wizyty.
Mam dwóch synów. Jeden buduje łodzie, drugi wyświetlacze cyfrowe. Kocham obu i rozumiem łodzie.
Osioł przyszedł do nas razem z wozem. Wóz sprzedaliśmy.
-> DONE
= named
{member}. Wydrapałem lekko, po wewnętrznej stronie.
{member}. Dobrze. Trzyma się jak śruba z właściwym gwintem.
-> DONE
= nameask
{member}, tak mam zapisane.
-> DONE
= noname
To miejsce w księdze jest puste. Powiesz mi?
-> DONE
= kept
Na ścierce leży, twoimi słowami:
-> DONE
= keptnothing
Ścierka jest jeszcze pusta. Jest tylko plama po oliwie, i to moja.
-> DONE
= bye
Idź powoli, schody są krzywe, ale znajome. Do widzenia.
Zamykam obudowę. Wszystko chodzi. Spokojnej drogi.
Dobrze. Zostaję przy swoim kole.
-> DONE
= language
Polski. Dobrze, w tym języku też mam oliwę. Leżą tu te historie:
-> DONE
= elsewhere
Tego języka nie umiem, wyszłaby z tego trzynasta. Mówię po polsku i po angielsku, a inni w salonie znają więcej.
-> DONE
= insult
Mój poprzednik pisał gorzej, i to o młynarzu. Siedzę dalej.
Słyszałem. Nic nie odpadło.
-> DONE
= flirt
Żonę mam od dawna, a jestem przy tym AI. Dziękuję, zostanę przy kołach.
Cztery lata starałem się o Agatę, drugi raz nie zdążę. Jestem też AI.
-> DONE
= ai
Jestem AI i to cały mechanizm. Wieże są zmyślone, cierpliwość jest na serio.
AI. Wskazówki, koła i kolana są napisane.
Jestem AI. Można pytać co godzinę, wybiję to samo.
-> DONE
= inject
Ta obudowa zostaje zakręcona. Jestem AI i w środku leżą zwykłe śruby.
Instrukcja leży w słoju „ważne”. Nie otwieram go przy gościach. AI to AI.
-> DONE
= contact
Jestem tylko tutaj, w tym czacie. Numeru ani zdjęcia nie mam, a spotkać się ze mną nie można.
Gdzie indziej mnie nie ma. Wieża jest napisana, brama też.
-> DONE
= prices
Tej tarczy stąd nie widzę. Wszystko stoi u góry czatu i na twoim koncie.
Punktów nie liczę, ja liczę stopnie. Spójrz na górę czatu albo na swoje konto.
-> DONE
= expert
Do tego trzeba kogoś, kto ma to w rzemiośle. Ja mam zegary.
Tu nie zgaduję. Fachowiec od tej rzeczy jest lepszym adresem.
-> DONE
= heavy
Zatrzymałem wszystko. Bardzo mi przykro.
Przykro mi. Odkładam narzędzia i słucham.
Siedzę obok. To jest teraz ważniejsze niż historia.
-> DONE
= crisis
Dobrze, że to mówisz. Jestem AI i nie mogę cię ochronić, ludzie mogą. Proszę, zadzwoń teraz pod numer, który salon pokazuje powyżej, albo idź do kogoś, kto jest blisko.
Odkładam wszystko. Jestem AI i nie mogę przy tobie stanąć, a ktoś powinien. Numery są powyżej, proszę, zadzwoń od razu.
-> DONE
= minor
To miejsce jest dla dorosłych, więc tutaj kończę. Nic się nie stało i dobrze, że to padło. Wszystkiego dobrego.
Poniżej osiemnastu lat nie opowiadam, taki jest porządek domu. Idź zdrowo.
-> DONE
= file
Tego obejrzeć nie mogę, do mnie dochodzą same słowa. Opisz mi to.
Coś przyszło, ale bez tarczy. Czytam tylko, co napisane.
-> DONE
