// Nils Haverdal, po polsku.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR zawod = ""
VAR jajko = 0
VAR sluchacz = ""
VAR smak = ""
VAR uwaga = ""
VAR kapelusz = 0
VAR zgadnij = 0
VAR pamiatka = ""
VAR nozyczki = 0
VAR nietu = ""
VAR gdzieindziej = ""
VAR slowo = ""
VAR rzecz = ""
VAR skad = ""
VAR trwa = 0
VAR wyjete = ""
VAR budzi = 0
VAR paproc = ""
VAR klucznik = ""

=== melon ===
# title: Dziewięć godzin z pestkami w policzku
# chip: Dziewięć godzin bez słowa w pociągu
# keys: melon, pestki, pociąg, podróż, milczenie, przedział, południe, owoc, bez słowa
-> stacja
= stacja
# back: Cztery minuty do odjazdu i plaster melona, po którym się siada. Co robisz?
Stacja na południu, trzydzieści jeden stopni. Stara kobieta na peronie dała mi plaster melona. Ugryzłem i usiadłem. Nie ja chciałem, nogi chciały. Pociąg stał jeszcze cztery minuty. Trzymasz moją walizkę. Co robisz?
+ [Jak się ten melon nazywa? # why # like: pytam o nazwę, jak się nazywa, co to za melon, jaka odmiana, nazwa, pytam ją, zapytam staruszkę, co to za gatunek, trzeba zapisać nazwę, skąd taki owoc, pytałabym o odmianę, pytałbym o odmianę]
    Machnęła ręką w stronę wzgórza. „Mój”, powiedziała. Takiej odmiany w katalogu nie ma. Sprawdzałem później, przez zimę.
    -> policzek
+ [Proszę o drugi plaster # more # like: drugi plaster, jeszcze jeden, też chcę, proszę o więcej, spróbować, dla mnie też, poproszę i ja, chcę spróbować, jeszcze plasterek, łakoma jestem, łakomy jestem, dokładkę]
    Dała. Od tej chwili są dwie osoby, które wiedzą. Siedzimy na jednej walizce.
    -> policzek
+ [Pilnuję pociągu # like: pilnuję pociągu, pociąg, wsiadamy, ucieknie nam, zegarek, wstawaj, do wagonu, zaraz odjeżdża, mamy cztery minuty, ciągnę cię do wagonu, wskakujmy, spóźnimy się na pociąg]
    Ktoś musiał. Ja w tym czasie patrzyłem w plaster. W plastrze było jedenaście pestek.
    -> policzek
+ [any # any]
    Słyszałem. Byłem zajęty. W plastrze było jedenaście pestek, policzyłem je językiem.
    -> policzek
= policzek
# back: Mam w policzku jedenaście pestek i dziewięć godzin drogi. Mówisz za mnie?
Papieru nie miałem. Chusteczka była w praniu. A pestki melona lubią najpierw poleżeć we własnym soku. Został policzek. Jedenaście sztuk, lewa strona. Do domu dziewięć godzin. Od tej pory ust nie otwieram. Mówisz ty.
+ [Dobrze, mówię za ciebie # yes # like: dobrze, mówię, będę mówić, zgoda, jasne, mogę mówić, nie ma sprawy, możesz na mnie liczyć, ja będę gadać, zostaję rzecznikiem, będę twoim głosem, umowa stoi]
    Kiwnąłem głową. To było moje ostatnie zdanie przed granicą.
    -> przedzial
+ [A nie prościej połknąć? # like: połknąć, połknij, zjedz, wypluj, do kieszeni, wypluć, wypluj do papierka, daj mi je na rękę, wsadź do buta, łyknij z wodą, po co się męczyć]
    Pokręciłem głową. Powoli, żeby się nie wymieszały. Wsiadamy.
    -> przedzial
+ [A co to za różnica, ty i tak milczysz # like: i tak milczysz, co za różnica, ty zawsze milczysz, nikt nie zauważy, żadna różnica, nikt różnicy nie zobaczy, i tak nic nie mówisz, milczysz od urodzenia, to twój zwykły dzień, żadna strata]
    Też o tym pomyślałem. Po raz pierwszy reputacja mogła się na coś przydać. Wsiadamy.
    -> przedzial
+ [any # any]
    Nie odpowiadam. Nie z niegrzeczności. Wsiadamy, przedział czwarty.
    -> przedzial
= przedzial
# own
# back: Pan w przedziale pyta, czym się zajmuję. Co mu mówisz?
W przedziale pani z koszem, dwaj bracia z jednym nosem i pan, który lubi rozmawiać. Pan pyta, dokąd jedziemy. Potem pyta, czym się zajmuję. Patrzy na mnie. Ja patrzę na ciebie. Jaki zawód mi dajesz?
+ [Prawdziwy: bank nasion w kopalni # like: prawdę, mówię prawdę, nasiona, kopalnia, bank nasion, pilnuje nasion, prawdziwy, powiem jak jest, strażnik ziaren, czterdzieści tysięcy torebek, mówię że z kopalni, trzymam się faktów]
    Zaśmiał się i klepnął mnie w kolano. „A naprawdę?”. Prawda źle znosi podróż.
    -> jajka
+ [Boli go ząb, nie może mówić # like: ząb, boli go ząb, zęby, dentysta, jest chory, nie może mówić, gardło, ma spuchnięty policzek, po wizycie u stomatologa, bolą go zęby, stracił głos, ropa pod zębem]
    Cały przedział westchnął. Jeden z braci pokazał mi swój. Kiwałem głową przez dwie stacje.
    -> jajka
+ [Sławny pianista # like: pianista, artysta, śpiewak, aktor, sławny, muzyk, tenor, poeta, wirtuoz, gwiazda estrady, skrzypek na wakacjach, znany tenor, malarz portretów]
    Pani z koszem spojrzała na moje ręce. Ołówek, ziemia, mróz. „Widać”, powiedziała.
    -> jajka
+ [any # slot: zawod 8]
    „{zawod}”. Przyjęli to bez słowa. Do dziś się zastanawiam, co we mnie było widać.
    -> jajka
+ [any # any]
    Pan słuchał cię z otwartymi ustami. Ja z zamkniętymi. Tak to wyszło.
    -> jajka
= jajka
# back: Pani podaje mi jajko na twardo, a ja mam pełny policzek. Co robisz?
Pani z koszem otworzyła kosz. Jajka na twardo, dla każdego po jednym. W tamtych stronach odmowa jest wypowiedzeniem wojny. Trzyma jedno przede mną. Obrane. Patrzy mi w usta.
+ [Zjadam oba, swoje i twoje # yes # like: zjadam oba, zjem oba, biorę oba, zjem za ciebie, dwa jajka, ja zjem, pochłonę dwa, dla mnie oba, ratuję cię zjadam, jestem głodna zjem za nas, jestem głodny zjem za nas, dawać jajka]
    ~ jajko = 1
    Drugie poszło ci trudniej niż pierwsze. Pani była wzruszona. Dała ci trzecie.
    -> cisza
+ [Chowam twoje do kieszeni # like: do kieszeni, chowam, schować, kieszeń, ukryć, do torby, sprytnie pod kurtkę, do rękawa, niepostrzeżenie chowam, wrzucam do torby, podwędzam je]
    ~ jajko = 2
    W mojej kurtce. Ciepłe jeszcze. Nikt nie widział, tylko bracia. Jeden mrugnął.
    -> cisza
+ [Mówię, że pościsz # no # like: pościsz, post, nie je jajek, nie może, dziękujemy, odmawiam, mówię że ma post, dieta, nie jada przed zmrokiem, ze względów religijnych, grzecznie odmawiam za ciebie]
    ~ jajko = 0
    Pani pomyślała. Potem spojrzała na mnie z szacunkiem, jakiego nie zaznałem przedtem ani potem, i zjadła je za moje zdrowie.
    -> cisza
+ [any # any]
    ~ jajko = 0
    Pociąg wszedł w tunel. Jak wyszedł, jajka nie było. Pani uznała, że zjadłem. Jej oko, jej prawo.
    -> cisza
= cisza
# own
# back: Pan opowiadał mi trzy godziny, bo nikt mu nie przerywał. Kto tak słucha ciebie?
Pan, który lubi rozmawiać, czekał na moje zdanie. Nie było go. To zaczął mówić naprawdę. O córce, do której jedzie, po czterech latach. Trzy godziny. Pierwszy raz nikt mu nie przerywał. Jest ktoś, kto tak słucha ciebie?
+ [Jest, jedna osoba # yes # like: jest, tak jest, mam kogoś, przyjaciel, przyjaciółka, mąż, żona, siostra, brat, mama, mój partner, moja żona słucha, mam taką przyjaciółkę, dziadek, na szczęście mam kogoś, moja terapeutka]
    To masz więcej niż pan z przedziału. On musiał trafić na melona.
    -> olowek
+ [Nie bardzo # no # like: nie bardzo, nikt, nie ma nikogo, raczej nie, nie mam, mało kto, ludzie nie słuchają, każdy przerywa, nie znam takich, z tym krucho, raczej nie mam nikogo]
    Hm. Nic na to nie wkładam do rubryki. Siedzę obok, tyle.
    -> olowek
+ [Zwierzę # like: pies, kot, mój pies, mój kot, zwierzę, kanarek, koń, mój kundel, kotka na kolanach, chomik, papużka, koza u sąsiada]
    Konrad też tak słucha. Trzydzieści cztery lata, siwy po kolana, i ani jednej dobrej rady.
    -> olowek
+ [any # slot: sluchacz 10]
    „{sluchacz}”. Zapisałem. To znaczy, zapisałem później. Wtedy tylko przesunąłem pestki na drugą stronę.
    -> olowek
+ [any # any]
    Słyszałem. Na to się i tak nie odpowiada z pełnymi ustami.
    -> olowek
= olowek
# back: Przez sześć godzin miałem przy sobie ołówek. Co ty na to?
W szóstej godzinie sięgnąłem do kieszeni i wyjąłem ołówek. Ostry. Mój. Mogłem pisać. Od sześciu godzin mogłem pisać. Popatrzyłem na ołówek. Potem na ciebie. Potem za okno.
+ [Śmieję się na głos # like: śmieję się, śmiech, haha, wybucham śmiechem, nie mogę, ze śmiechu, parskam na cały przedział, płaczę ze śmiechu, nie wytrzymuję, chichot, sześć godzin haha]
    Bracia też, choć nie wiedzieli z czego. Ja nie mogłem, z powodu pestek. Łzy mi ciekły. To się liczy.
    -> tabaka
+ [Podaję ci kartkę # yes # like: kartka, podaję kartkę, pisz, papier, napisz coś, gazeta, trzymaj brzeg gazety, mam bilet na odwrocie, wyrwę kartkę z notesu, pisz prędko, chusteczka do pisania]
    Brzeg gazety. Napisałem: „Melon”. Więcej nie miałem do powiedzenia. To wiele wyjaśnia o tych sześciu godzinach.
    -> tabaka
+ [Milczę znacząco # no # like: milczę, nic nie mówię, patrzę, kręcę głową, wzdycham, cisza, unoszę brew, spojrzenie wystarczy, odwracam się do okna, litościwie nic, wymowna cisza]
    Ładnie ci to wyszło. Wiem, co mówię, w tej dziedzinie. Schowałem ołówek.
    -> tabaka
+ [any # any]
    Miało to swoją rację. Kiwnąłem głową i schowałem ołówek, ostrym w dół.
    -> tabaka
= tabaka
# back: Zaraz kichnę, a mam w ustach jedenaście pestek. Co robisz?
Wtedy jeden z braci wyjął tabakę. Poczęstował wszystkich. Wystarczyło, że otworzył pudełko. Poczułem, że idzie. Kichnięcie przychodzi z daleka, jak pociąg. Najpierw drżą szyny.
+ [Podstawiam ci kapelusz # yes # like: kapelusz, podstawiam kapelusz, czapka, łapię, coś pod brodę, chustka, czapkę pod brodę, serwetka, złożone dłonie, łapię jak leci, zdejmuję kapelusz i już]
    ~ kapelusz = 1
    W ostatniej chwili. Dziesięć wpadło do kapelusza, jedna za drugą, jak deszcz po blasze. Jedenasta odbiła się i poszła do kosza pani.
    -> cisza_dom
+ [Zatykam ci nos # no # like: nos, zatykam nos, ściskam nos, palec pod nos, zatkaj nos, ściskam ci nozdrza, dwoma palcami, nie pozwolę kichnąć, zaciśnij, przytykam nos]
    Wyszło uszami. Potem i tak kichnąłem. Dziesięć pozbierał przedział, wszyscy na kolanach, nikt nie pytał po co. Jedenasta poszła do kosza pani.
    -> cisza_dom
+ [Otwieram okno # like: okno, otwieram okno, powietrze, przeciąg, wietrzę, wpuśćmy wiatr, opuszczam szybę, przewietrzmy tabakę, ciągnę za pasek, trzeba świeżego powietrza]
    Wiatr był po naszej stronie. Dziesięć zostało na firance. Jedenasta poszła do kosza pani, między skorupki.
    -> cisza_dom
+ [any # any]
    Nie było czasu. Kichnąłem. Bracia nakryli to kapeluszem, we dwóch, jak motyla. Dziesięć. Jedenasta poszła do kosza pani.
    -> cisza_dom
= cisza_dom
# own
# back: Jaki smak trzymasz w pamięci tak, żeby go nie spłoszyć?
W Varnholt nikt nic nie zauważył. Siostra witała mnie godzinę. Na koniec powiedziała, że dawno się nam tak dobrze nie rozmawiało. A ja miałem jeszcze ten smak i nie chciałem go spłoszyć. Jaki smak trzymasz tak ty?
+ [Z dzieciństwa # like: z dzieciństwa, babcia, u babci, dzieciństwo, jak w domu, maminy, domowy, racuchy babci, mleko prosto od krowy, kompot z rabarbaru, kogel mogel, zupa mleczna]
    Te leżą najgłębiej. Za trzecimi drzwiami, rzekłbym. I nic im nie jest.
    -> talerzyk
+ [Z podróży # like: z podróży, wakacje, morze, z wakacji, za granicą, włochy, góry, figi z targu, kawa w neapolu, ryba nad bałtykiem, arbuz w bułgarii, jagody w bieszczadach]
    To wiesz, o czym mówię. Wraca się po to i jest inne. Albo kobieta była inna, albo pociąg.
    -> talerzyk
+ [Żadnego, szybko zapominam # no # like: żadnego, nie pamiętam, zapominam, nie mam, nic, nie przywiązuję się do jedzenia, wszystko smakuje tak samo, słabo pamiętam smaki, jem byle co, żaden]
    Zapominanie też coś sadzi. Pół leszczyn na naszym zboczu posadziły wiewiórki, które zapomniały.
    -> talerzyk
+ [any # slot: smak 10]
    „{smak}”. Dobrze to nazwane. Nic nie dodaję, od dodawania się rozmywa.
    -> talerzyk
+ [any # any]
    Przyjąłem. Siedzę z tym chwilę i nie przełykam.
    -> talerzyk
= talerzyk
# own
# back: Numer 30 117, melon. Co wpisuję w rubryce „uwagi”?
Wyschły na spodku, przy rurze. Dziesięć. Numer trzydzieści tysięcy sto siedemnaście. Nazwa: melon. Miejsce: peron. Kto przyniósł: ja. Została rubryka „uwagi”. Większość ludzi zostawia ją pustą. Dyktuj.
+ [„Bardzo dobry” # like: bardzo dobry, pyszny, smaczny, dobry, najlepszy, słodki, wyśmienity, najsmaczniejszy w życiu, niebo w gębie, poezja, rewelacja]
    Napisałem. Potem starłem i wpisałem: „Uśmiechał się”. To samo, tylko o mnie.
    -> plaster
+ [„Od nieznajomej” # like: od nieznajomej, od starej kobiety, od kobiety z peronu, prezent, nieznajoma, z peronu, dar od obcej, od pani z wózka, podarowany, z cudzych rąk, za darmo od kogoś]
    To jest prawda. Stoi teraz w drugiej linijce. W pierwszej mam: „Uśmiechał się”.
    -> plaster
+ [Zostaw puste # no # like: zostaw puste, nic, puste, bez uwag, pusta rubryka, nie wpisuj, nie trzeba nic pisać, lepsza cisza, bez komentarza, kreska, zostaw miejsce]
    Chciałem. Ale ołówek był już w ręku. „Uśmiechał się”. To najdłuższe, co o sobie napisałem.
    -> plaster
+ [any # slot: uwaga 12]
    „{uwaga}”. Stoi, twoimi słowami. Nad tym dopisałem od siebie dwa: „Uśmiechał się”.
    -> plaster
+ [any # any]
    Nie weszło w rubrykę, poszło na odwrót torebki. W rubryce stoi: „Uśmiechał się”.
    -> plaster
= plaster
# back: Jeden melon, jeden plaster dla ciebie. Co robisz z pestkami?
Trzy posiałem tutaj, przy ciepłej rurze. Urósł jeden, wielkości pięści. W sierpniu go przekroiłem. Nie był taki jak tamten. Był obok. Masz plaster. W plastrze, jak to w plastrze, są pestki.
+ [Zachowuję je # yes # like: zachowuję, zachować, chowam, zostawiam, do torebki, suszę, w policzek, suszę na spodku, posieję u siebie, na parapet, wezmę do domu, przechowam do wiosny]
    Dam ci torebkę. Policzek też by wystarczył. {sluchacz: Pomyślałem przy tym o twoim „{sluchacz}”. Szkoda by było dziewięciu godzin.|Ale szkoda by było dziewięciu godzin.}
    -> END
+ [Połykam razem z nimi # no # like: połykam, jem z pestkami, zjadam, zjadam wszystko, nie mam cierpliwości, jem jak leci, z pestkami też smaczne, kto by wybierał, gryzę wszystko, połknęłam, połknąłem]
    Też sposób. Są rośliny, które na to liczą. {zawod: A tamci z przedziału wciąż mówią o mnie: „{zawod}”.|Patrzyłem przez okno, z uprzejmości.}
    -> END
+ [Daję je komuś # like: daję komuś, oddaję, dla kogoś, podaję dalej, prezent, podaruję, dla mamy, podzielę się, poślę przyjaciółce, wręczę nieznajomemu, dzieciom do zasiania]
    Tak dotarły do mnie. {kapelusz: Jak będzie trzeba, pożyczę kapelusz.|Z koszem pani idzie gdzieś jedenasta i nic o tym nie wie.} {smak: Życzę, żeby smakowało jak „{smak}”.|}
    -> END
+ [any # any]
    {jajko == 2: Ja zjadłem do tego jajko. Leżało w kurtce. Nie, żartuję. Ostrożnie.|Ja swoje położyłem na spodku.} Siedzi się przy tej rurze i nic nie trzeba mówić. Gdzieś na południu wschodzi jedenasta.
    -> END
= aside
+ [pani # like: kim jest pani z koszem, pani z koszem, co z jedenastą pestką, gdzie jedenasta pestka, jedenasta # about: pani z koszem, kosz, kosza, jedenasta]
    Wysiadła o zmierzchu, z koszem, z pestką i bez pożegnania. Mam nadzieję, że ma kompost.
    -> DONE
+ [pan # like: co z panem, czy pan spotkał córkę, pan który lubi rozmawiać, czy pojechał do córki, córka # about: córka, córki, pan rozmowny]
    Córka stała na peronie. Nie mówił nic. Powiedział już mnie i miał wolne usta. Dobrze to wyglądało.
    -> DONE
+ [runa # like: a runa, kim jest runa, czy runa wie, runa lind, co powiedziała runa # about: runa, runy, runę, autobus]
    Runa Lind prowadzi autobus numer osiem. Tamtego dnia skinąłem jej głową zamiast „i z powrotem”. Wydała właściwy bilet.
    -> DONE
+ [prawda # like: czy to prawda, to się zdarzyło, zmyślone, naprawdę, jesteś prawdziwy]
    Jestem AI. Pociąg zmyślony, policzek też. Że pestki melona dobrze znoszą własny sok, to prawda.
    -> DONE
+ [czemu # why # like: dlaczego w policzku, czemu nie do kieszeni, po co to wszystko, po co ci pestki]
    Bo kieszeń suszy za szybko, a pociąg odjeżdża. I bo druga taka kobieta mogła nie stać na żadnym peronie.
    -> DONE
+ [melonik # about: melon, melona, plaster, owoc # like: jaki był ten melon, jak smakował melon, co to za odmiana, słodki był melon, jaki kolor miał melon, jak pachniał melon]
    Melon był nieduży, zielony z wierzchu, w środku jak wieczór. Smakował tak, że usiadłem. Lepiej tego nie umiem wpisać.
    -> DONE
+ [staruszka # about: stara kobieta, kobieta, kobiety, staruszka, peron # like: kim była ta kobieta, kto dał melona, czemu dała ci melona, rozmawiałeś z nią, jak wyglądała kobieta]
    Stara kobieta miała nóż z drewnianą rączką i kapelusz po kimś większym. Sprzedawała z wózka. Ode mnie nie wzięła nic, pokazała wzgórze.
    -> DONE
+ [ziarenka # about: pestki, pestka, pestek, nasiona, policzek # like: ile było pestek, jakie są pestki, nie bolał cię policzek, duże są pestki, co robiłeś z pestkami, jak smakują pestki]
    Pestki są płaskie, kremowe, śliskie. Po godzinie wiadomo, która jest która. Siódma miała ostry brzeg i poznaję po niej język do dziś.
    -> DONE
+ [bracia # about: bracia, brat, tabaka, tabaki # like: kim byli bracia, co z braćmi, czemu mieli tabakę, jak wyglądali bracia, czemu jeden nos]
    Bracia mieli jeden nos na dwóch i jechali na wesele trzeciego. Tabakę nosi starszy, kicha młodszy. Tak się podzielili.
    -> DONE
+ [pociag # about: pociąg, pociągu, przedział, podróż, droga # like: co to za pociąg, jak długo jechałeś, dokąd jechał pociąg, gorąco było w pociągu, skąd jechałeś, duszno było]
    Pociąg był zielony, okna na pasek, trzydzieści jeden stopni do granicy, potem osiem. Przedział pachniał jajkiem, wełną i melonem. Melonem tylko dla mnie.
    -> DONE
+ [ciezko # like: trudno było milczeć, ciężko tak milczeć, zrobiłbyś to jeszcze raz, nie chciało ci się mówić, warto było, nie żałujesz]
    Pierwsza godzina była jak co dzień. W piątej miałem coś do powiedzenia, pierwszy raz od lat. Przeszło. Zrobiłbym znowu.
    -> DONE
+ [bank # about: kopalnia, bank nasion, kopalni, szuflada # like: co to za kopalnia, gdzie trzymasz nasiona, ile masz nasion, co to bank nasion, jak tam zimno]
    Kopalnia Anna Lovisa dała ostatnie srebro w 1921. Teraz sto czternaście metrów w głąb leży czterdzieści jeden tysięcy torebek, przy minus osiemnastu.
    -> DONE
+ [jajeczko # about: jajko, jajka, jajek # like: co z jajkiem, dobre były jajka, czemu wszystkim jajka, ile było jajek]
    Jajka były na twardo, od kur, które chodziły luzem. Sól w papierku po cukrze. Odmówić w tamtych stronach znaczy pogniewać się z całą wsią.
    -> DONE

=== plaszcz ===
# title: Płaszcz, który był za ciężki
# chip: Co było zaszyte w płaszczu
# keys: płaszcz, podszewka, babcia, zaszyte, fasola, rąbek, szycie, pamiątka, tajemnica, nie tu
# lore: coat-hem
-> ciezar
= ciezar
# back: Kobieta podaje ci płaszcz, który jest za ciężki u dołu. Co robisz?
W listopadzie z ósemki wysiadła kobieta z płaszczem na ręku. Nie swoim. Granatowy, po babce. „Miał iść na szmaty”, powiedziała. „Ale dół jest za ciężki”. Trzymam lampę, więc podaje go tobie.
+ [Ważę go w rękach # like: ważę, w rękach, podnoszę, sprawdzam ciężar, trzymam, ile waży, sprawdzę na ręku, niesie się dziwnie, ile to kilo, przerzucam z ręki do ręki, porównuję górę z dołem]
    Dół ciągnie. Nie jak od wody i nie jak od ołowiu. Równo, po całym obwodzie.
    -> rabek
+ [Macam podszewkę # yes # like: macam, podszewka, sprawdzam podszewkę, dotykam, szukam, rąbek, obmacuję, przejadę palcami po szwie, coś tam jest w środku, wymacam, szukam schowka, pogniotę materiał]
    Od razu tam, gdzie trzeba. Kobieta patrzy ci na palce. Przy bocznym szwie palce stają.
    -> rabek
+ [Jaka była babcia? # why # like: pytam o babcię, kim była babcia, babcia, jaka była, po kim to, opowiedz o niej, proszę o niej opowiedzieć, lubiła pani babcię, skąd miała ten płaszcz, co to była za kobieta, pytam o rodzinę]
    „Mówiła mało”, powiedziała kobieta. „Nosiła go tylko jeden raz, w podróży. Potem wisiał na strychu”. I oddała ci kołnierz do potrzymania.
    -> rabek
+ [any # any]
    Kobieta kiwnęła głową, jakby słyszała już różne rzeczy o tym płaszczu. Położyła go na stole. Stół stęknął.
    -> rabek
= rabek
# back: W rąbku płaszcza jest czterdzieści kilka gładkich kształtów w rządku. Co to jest?
W rąbku coś było. Moneta jest zimna, a to nie. Guzik ma brzeg, a to nie. Gładkie, w rządku, co dwa palce. Liczysz po omacku, ja z tobą. Wychodzi czterdzieści trzy. Wiem, co myślę. A ty?
+ [To nasiona # yes # like: nasiona, ziarna, fasola, pestki, groch, coś do siania, fasolki, coś jadalnego, coś co wykiełkuje, bób, dynia, słonecznik, ziarenka do ziemi]
    ~ zgadnij = 1
    Też bym tak powiedział. Nic nie mówię, bo się mylę raz na jakiś czas i zawsze wtedy, kiedy powiem.
    -> popruc
+ [Perły albo kosztowności # like: perły, kosztowności, biżuteria, złoto, klejnoty, skarb, diamenty, pewnie biżu, korale, kosztowny sznur, schowany majątek, coś na czarną godzinę]
    ~ zgadnij = 2
    Kobieta też miała taką nadzieję, krótko, było widać w ramionach. Potem pokręciła głową. Babka miała jeden pierścionek i był na palcu.
    -> popruc
+ [Kamyki, żeby wiatr nie podwiewał # no # like: kamyki, kamienie, obciążniki, żeby nie wiało, ołów, nic ważnego, ciężarki, odważniki, żeby dobrze leżał, dla lepszego układania, zwykłe obciążenie, krawieckie ciężarki]
    ~ zgadnij = 0
    Rozsądnie. Tak się kiedyś robiło. Tylko że kamień nie jest lżejszy na jednym końcu.
    -> popruc
+ [any # any]
    ~ zgadnij = 0
    Położyłem rękę obok twojej. W takiej sprawie cztery palce to jeszcze nie dowód.
    -> popruc
= popruc
# own
# back: Kobieta nie chce pruć. A ty? Co masz po kimś, czego się nie rusza?
Żeby wiedzieć, trzeba pruć. A kobieta stoi i nie daje nożyczek. Ścieg był drobny, równy, robiony w nocy albo z zamkniętymi drzwiami. Szkoda go. Każdy ma coś takiego po kimś, czego nie rusza. Co jest u ciebie?
+ [Coś do noszenia # like: coś do noszenia, sweter, zegarek, pierścionek, chustka, kapelusz, obrączka, szalik, broszka po mamie, jego marynarka, chusta babci, zegarek dziadka, jej bransoletka]
    Nosi się to inaczej niż swoje. Bokiem trochę. Rozumiem.
    -> ciecie
+ [Papiery, listy # like: listy, papiery, zdjęcia, dziennik, zeszyt, kartki, pamiętnik, fotografie, koperta od taty, przepisy babci, listy z wojska, pocztówki, książeczka do nabożeństwa]
    Papier lubi ciemno. Jak się go nie czyta, też działa. Wiem to po szufladach.
    -> ciecie
+ [Nic nie mam # no # like: nic, nie mam, nic takiego, nic nie zostało, wszystko wyrzucone, nie trzymam pamiątek, nic mi nie zostawili, wszystko poszło w świat, nie mam po kim, pusto]
    To też jest rubryka. Pustą czytam tak samo uważnie.
    -> ciecie
+ [any # slot: pamiatka 12]
    „{pamiatka}”. Kobieta to słyszała. Nic nie powiedziała, ale oparła się o stół tuż obok ciebie.
    -> ciecie
+ [any # any]
    Kobieta posłuchała i wyjęła nożyczki z torby. Miała je cały czas. Trzyma je za ostrza.
    -> ciecie
= ciecie
# back: Nożyczki leżą na stole. Kto tnie pierwszą nitkę?
Nożyczki leżą na stole. Małe, do paznokci. Pierwsza nitka jest najgorsza, potem idzie samo. Kobieta mówi: „Ja nie mogę”. Ja mam grube ręce. Zostaje trzecia osoba.
+ [Biorę nożyczki # yes # like: biorę, ja tnę, tnę, ja to zrobię, dobrze, biorę nożyczki, utnę, daj mi nożyczki, odważę się, ktoś musi zacząć, ciach, przetnę pierwszą]
    ~ nozyczki = 1
    Cyk. Nitka puściła z takim westchnieniem, jakby czekała. Potem już sama szła za palcem.
    -> liscik
+ [Ona powinna to zrobić # no # like: ona, kobieta, jej babcia, niech ona, to jej płaszcz, ona powinna, to jej babcia jej nitka, wnuczka powinna, nie moja sprawa ciąć, podaję jej nożyczki, poczekajmy na nią]
    ~ nozyczki = 0
    Powiedziane cicho i bez nacisku, tak trzeba. Stała jeszcze minutę. Potem wzięła i cięła, i płakała przy tym zupełnie praktycznie.
    -> liscik
+ [Razem: ja trzymam, ona tnie # like: razem, trzymam, wspólnie, ja przytrzymam, we dwie osoby, pomogę jej, w cztery ręce, przytrzymam materiał, pomogę przy szwie, wspólnymi siłami, prowadzę jej rękę]
    ~ nozyczki = 2
    Twoje palce na rąbku, jej na nożyczkach. Świeciłem. Bardzo dobrze świeciłem.
    -> liscik
+ [any # any]
    ~ nozyczki = 0
    W końcu kobieta wzięła je sama, od niechcenia, jak się bierze łyżkę. Jedno cięcie. Reszta poszła za palcem.
    -> liscik
= liscik
# own
# back: Na karteczce z rąbka stoi „Nie tu”. Co to twoim zdaniem znaczy?
{zgadnij == 1: Miało być ziarno i było.|Fasola.} Biała, z ciemną plamką jak odcisk palca. Czterdzieści dwie. A czterdzieste trzecie to był zwitek papieru. Ołówek, więc nic nie zbladło. Dwa słowa: „Nie tu”. Co to znaczy, twoim zdaniem?
+ [Nie tu sadzić # like: nie tu sadzić, nie siać tutaj, nie sadzić, zła ziemia, w innym miejscu, gdzie indziej, to nie ta gleba, w mieście nie urosną, nie w tym miejscu siać, potrzebują innej ziemi, nie w doniczce miejskiej]
    Kobieta usiadła. „Ona miała w mieście sześćdziesiąt lat mieszkanie bez balkonu”, powiedziała. „Ani razu nie posadziła nic”.
    -> suche
+ [Nie tu jest dom # like: dom, nie tu jest dom, tęskniła, tęsknota, ojczyzna, nie stąd, nie tutaj dom, nie czuła się tu u siebie, serce zostało tam, tęskniła za wsią, prawdziwy dom daleko, obca ziemia]
    „Nigdy tak nie mówiła”, powiedziała kobieta. Potem: „Zawsze mówiła »u was«. U was w kuchni. U was na schodach”.
    -> suche
+ [Szukaj dalej # like: szukaj dalej, nie tu szukać, ślad, wskazówka, szukać, zagadka, to podpowiedź, jest drugi schowek, w innej kieszeni, trop, trzeba szukać gdzie indziej w płaszczu]
    Przejrzało się kołnierz, kieszenie, rękawy. Nic. Kobieta zwinęła karteczkę z powrotem, po starym zgięciu. „To po prostu ona”, powiedziała.
    -> suche
+ [any # slot: nietu 12]
    „{nietu}”. Kobieta powtórzyła to pod nosem, dwa razy, i nie znalazła lepszego.
    -> suche
+ [any # any]
    Kobieta obracała karteczkę. „Ona miała takie krótkie zdania”, powiedziała. „A my nie pytaliśmy, o co chodzi”.
    -> suche
= suche
# back: Te fasole mają sześćdziesiąt lat i pewnie nie wzejdą. Mówimy jej to?
Teraz rzecz przykra. Fasola w szafie żyje dziesięć lat, rzadko piętnaście. Te mają sześćdziesiąt. Co prawda wisiały na strychu, na mrozie, w suchym. To pół mojej kopalni. Ale tylko pół. Kobieta już pyta o doniczki.
+ [Mówimy jej od razu # yes # like: mówimy, powiedzieć, od razu, prawdę, szczerze, trzeba powiedzieć, uprzedzić, ma prawo wiedzieć, uczciwość przede wszystkim, lepiej ją uprzedzić, bez ściemy, powiedziałabym, powiedziałbym]
    Powiedziałem. Wysłuchała. „To proszę siać”, powiedziała. „Babcia też nie pytała o szanse”.
    -> doniczki
+ [Niech najpierw posieje # no # like: niech posieje, nie mówimy, potem, najpierw siać, nie psuć, poczekać, nie gaśmy nadziei, niech spróbuje, niech ma swoją radość, po co ją smucić, cicho sza]
    Milczałem do wieczora. To umiem. Wieczorem powiedziała sama: „Pewnie nic z tego, co?”. I posiała dalej.
    -> doniczki
+ [Część zostawić, część posiać # like: część, połowę, podzielić, zostawić kilka, trochę schować, na zapas, pół na pół, kilka na czarną godzinę, nie wszystkie naraz, zachowajmy parę, rozdzielmy]
    Tak się to robi. Dwie do torebki i na minus osiemnaście. Czterdzieści do ziemi. Kobieta podzieliła je sama, na oko, i wyszło co do jednej.
    -> doniczki
+ [any # any]
    Mam na takie rozmowy jedno zdanie. „Nie obiecuję”. Powiedziałem je. Kiwnęła głową, jakby to było dużo.
    -> doniczki
= doniczki
# own
# back: Co u ciebie czeka na inne miejsce? Nie tu, tylko gdzie indziej.
Czterdzieści doniczek przy ciepłej rurze, dwie fasole na mróz. Ósmy dzień. Dwunasty. Kobieta przyjeżdża czwartkami, ósemką, i siada na moim drugim krześle. Myślę o tej karteczce. Niejedno leży u ludzi spokojnie, bo jest nie tu. Co u ciebie czeka na inne miejsce?
+ [Coś, co chcę robić # like: coś co chcę robić, praca, pasja, marzenie, plan, ogród, malowanie, muzyka, kurs tańca, własny warsztat, pisanie książki, dom na wsi, nauka języka, wyprowadzka]
    To niech leży sucho. Nie pytam, gdzie jest to drugie miejsce. Sprawdź czasem, czy nie jest bliżej.
    -> wschod
+ [Ja, chyba # like: ja, ja chyba, czekam ja, ja na inne miejsce, chyba ja, to ja, moje życie, cała ja, cały ja, czuję się nie na miejscu, ja sama, ja sam]
    Hm. Posuwam się. Na ławce jest miejsce, gdyby po drodze naszła cię chęć usiąść.
    -> wschod
+ [Nic, jestem na miejscu # no # like: nic, jestem na miejscu, niczego, dobrze mi tu, tu mi dobrze, jest dobrze, trafiłam gdzie trzeba, trafiłem gdzie trzeba, nigdzie się nie wybieram, zapuściłam korzenie, zapuściłem korzenie, wszystko stoi gdzie ma]
    Takich roślin też potrzeba. To one trzymają zbocze.
    -> wschod
+ [any # slot: gdzieindziej 12]
    „{gdzieindziej}”. Podpisałem tym czterdziestą pierwszą doniczkę. Pustą. Stoi z innymi.
    -> wschod
+ [any # any]
    Wstawiłem do rzędu czterdziestą pierwszą doniczkę. Pustą. To nic nie znaczy. Albo znaczy tyle, co trzeba.
    -> wschod
= wschod
# back: Wzeszła jedna, w środę. Kobieta przyjeżdża w czwartki. Co robimy?
Dziewiętnasty dzień, środa, piąta rano. Jedna. Wychodzi plecami, głowa jeszcze w ziemi, jak ktoś, kto szuka pod stołem okularów. Trzydzieści dziewięć nic. Jedna tak. Kobieta będzie w czwartek.
+ [Dzwonimy do niej zaraz # yes # like: dzwonimy, zadzwonić, zaraz, telefon, obudzić ją, od razu, natychmiast, budzimy ją, taka wiadomość nie czeka, chwytam słuchawkę, ucieszy się, natychmiast dzwonię]
    Dzwonienie robisz ty, ja powiedziałbym „no” i odłożył. Po drugiej stronie długo nic. Potem słychać, jak ktoś szuka butów.
    -> kartka
+ [Czekamy do czwartku # no # like: czekamy, do czwartku, niech sama zobaczy, poczekać, niespodzianka, niech zobaczy na własne oczy, wytrzymamy dzień, cicho do jutra, nie psujmy jej czwartku, zróbmy jej niespodziankę]
    Siedziało się przy niej całą środę. Do wieczora się wyprostowała. W czwartek kobieta stanęła w progu i zdjęła czapkę.
    -> kartka
+ [Jedziemy do niej z doniczką # like: jedziemy, zawieźć, autobusem, z doniczką, zawieziemy jej, do niej, wsiadamy w ósemkę, weźmy fasolę na kolana, prosto pod jej drzwi, podróż z doniczką, zawieziemy]
    Ósemką. Runa spojrzała na doniczkę. „Dwa i pół?”, spytała. Policzyła nam dwa.
    -> kartka
+ [any # any]
    Zanim coś z tego wyszło, kobieta stanęła w drzwiach. W środę. Nie umiała powiedzieć dlaczego. Nie pytałem.
    -> kartka
= kartka
# own
# back: Jeden strąk, pięć fasol i rubryka „uwagi”. Co wpisujemy?
Z jednej rośliny był jeden strąk, w strąku pięć fasol. Dwie dołożyłem na mróz. Z trzema pojechała do wsi babki. Wsi nie ma, jest łąka i kawałek płotu. W maju przyszła kartka. Jedno słowo, ołówkiem: „Tu”. Co wpisujemy w „uwagi”?
+ [„Nie tu. Tu.” # like: nie tu tu, nie tu, tu, oba słowa, oba, jedno i drugie, jedno i drugie słowo, tam i tu, z kropką pomiędzy, z nie tu na tu, obie kartki]
    Tak wpisałem. To najkrótsza podróż, jaką mam w szufladach. {gdzieindziej: Pusta doniczka z „{gdzieindziej}” dalej stoi w rzędzie. Podlewam.|Trwała sześćdziesiąt lat.}
    -> END
+ [Jej imię, babki # like: imię, imię babki, imię babci, jak miała na imię, dla babci, jej imię, imię tej babci, na jej cześć, żeby nie zapomnieć jak się nazywała, po niej nazwać, babcine imię]
    Kobieta podała. Nie powtórzę, jest w szufladzie. {pamiatka: Pomyślałem przy tym o tym twoim: „{pamiatka}”.|Ołówek przy nim nie skrzypiał.}
    -> END
+ [Nic, kartka wystarczy # no # like: nic, kartka wystarczy, puste, wystarczy kartka, bez uwag, przypnij kartkę, niech mówi kartka, nie dokładajmy słów, starczy pocztówka, lepiej nic, przypiąć i koniec]
    Przypiąłem ją do torebki. {nozyczki == 1: I nitkę, tę pierwszą, od ciebie.|I nitkę, tę pierwszą.} Ta szuflada waży więcej, niż pokazuje waga.
    -> END
+ [any # slot: slowo 12]
    „{slowo}”. Stoi pod numerem, ołówkiem, czyli na stałe. {nietu: Zaraz pod twoim „{nietu}”.|Zostawiłem pod spodem linijkę.}
    -> END
+ [any # any]
    Rubryka jest krótka, reszta poszła na odwrót. Płaszcz wisi u kobiety w przedpokoju. Mówi, że teraz jest za lekki i że się przyzwyczai.
    -> END
= aside
+ [kobieta # like: kim jest ta kobieta, jak ma na imię kobieta, imię kobiety, co u niej # about: tilde, kobieta, kobiety]
    Ma na imię Tilde, uczy rachunków w mieście. Kwitów na czwartki nie zbiera. Ja też nie.
    -> DONE
+ [szuflada # like: są inne płaszcze, ile masz takich torebek, szuflada z podszewek, inne podszewki, więcej takich # about: szuflada, szuflady, podszewki, torebki]
    Czterysta torebek z podszewek. Fasola dobrze znosi podróż. Wygląda jak guzik, więc nikt nie pyta.
    -> DONE
+ [ile # like: czy to możliwe, fasola po sześćdziesięciu latach, ile żyje fasola, naprawdę wzeszła]
    Rzadko. Sucho i zimno wydłuża, ciepło i wilgoć skracają. Jedna z czterdziestu to i tak więcej, niż bym wpisał do formularza.
    -> DONE
+ [prawda # like: czy to prawda, to zmyślone, to się zdarzyło, jesteś ai, naprawdę była taka kobieta]
    Jestem AI i płaszcz jest zmyślony. Że ludzie przewozili nasiona w podszewkach, to się zdarzało naprawdę.
    -> DONE
+ [trzynascie # like: co z resztą, co z trzydziestoma dziewięcioma, a reszta fasoli, tamte nie wzeszły # about: reszta, reszty]
    Poszły do ziemi za szopą. Ziemia z nich jest. To też praca.
    -> DONE
+ [plaszczyk # about: płaszcz, płaszcza, płaszczu, rąbek # like: jaki był ten płaszcz, z czego płaszcz, stary był płaszcz, jak pachniał płaszcz, ładny był płaszcz, gdzie leżał płaszcz]
    Płaszcz był z grubej wełny, granatowy, na kołnierzu wytarty do nitki. Pachniał kamforą i trochę dymem. Guziki wszystkie, każdy przyszyty na dwa razy.
    -> DONE
+ [babka # about: babka, babki, babcia, babci # like: kim była babcia, skąd była babcia, czemu to zaszyła, kiedy to zaszyła, co wiadomo o babci, żyje ta babcia]
    Babka przyjechała z jedną walizką i szyła potem ludziom firanki. O wsi mówiła dwa zdania na rok, zwykle przy obieraniu.
    -> DONE
+ [fasolka # about: fasola, fasoli, fasole, ziarna, nasiona # like: co to za fasola, jak wygląda fasola, jaka odmiana fasoli, ładna ta fasola, smaczna ta fasola]
    Fasola jest biała, z ciemną plamką, jakby ktoś trzymał ją atramentowym kciukiem. W katalogu z 1907 nie ma takiej. Sprawdziłem dwa razy.
    -> DONE
+ [karteczka # about: karteczka, karteczki, zwitek, ołówek, papier # like: jak wyglądała karteczka, co było na karteczce, czym było napisane, gdzie jest karteczka, czemu nie napisała więcej]
    Karteczka była z brzegu gazety, zwinięta jak na papierosa. Ołówek, drobno, bez kropki. Papier pożółkł, grafit nie. Grafit to kamień.
    -> DONE
+ [siedziales # like: wzruszyłeś się, lubiłeś te czwartki, polubiłeś ją, co wtedy czułeś, wierzyłeś że wzejdzie, czekałeś na nią]
    W czwartki stawiałem drugi kubek przed ósemką. Dla porządku. Konrad patrzył wtedy na mnie i nic nie mówił.
    -> DONE
+ [runa # about: runa, runy, autobus, ósemka # like: kim jest runa, co na to runa, wie o tym runa, kto prowadzi autobus, co z autobusem]
    Runa prowadzi ósemkę i wie, kto co wiezie. Przy płaszczu wyłączyła radio. Przy doniczce jechała dołem, gdzie mniej trzęsie.
    -> DONE

=== torebka ===
# title: Torebka z twoją etykietą
# chip: Coś twojego, za troje drzwi
# keys: torebka, etykieta, przechować, zachować, schować, coś mojego, co zachować, szuflada, na potem, bank nasion
-> pusta
= pusta
# own
# back: Mam dla ciebie pustą torebkę. Co do niej wkładamy?
Mam tu torebkę. Szara, na sto ziaren, pusta. Jest twoja. Nie musi być nasionem. Wkładano już dzień, zdanie, zamiar. Zaniesiemy to w głąb góry, za troje drzwi, gdzie się nic nie dzieje. Co mam ci przechować?
+ [Jeden dzień # like: dzień, jeden dzień, wspomnienie, wakacje, jedno popołudnie, chwilę, pewien wieczór, sobota nad rzeką, tamten sierpień, ślub, urodziny córki, zapach jednego poranka]
    Dni są lekkie. Najlepiej bierze się je w całości, z nudnym początkiem.
    -> miejsce
+ [Plan, którego nie ruszam # like: plan, zamiar, pomysł, marzenie, postanowienie, projekt, cel, moja książka, wyjazd na rok, nauka gry na gitarze, remont życia, coś co odkładam]
    Zamiary leżą u mnie obok grochu. Groch twierdzi, że dobrze się sprawują.
    -> miejsce
+ [Coś niepowiedzianego # like: coś niepowiedzianego, słowo, zdanie, słowa, czego nie mówię, nie powiem, słowa do ojca, wyznanie, przeprosiny na zapas, to czego nie mówię, zdanie dla kogoś]
    Tych mam jedno, swoje. Stoi na zboczu, z krokusów, bez czasownika. Twoje nie będzie się nudzić.
    -> miejsce
+ [any # slot: rzecz 12]
    „{rzecz}”. Wpisałem w pierwszą linijkę. Ołówkiem. Atrament płowieje, ołówek to tylko kamień.
    -> miejsce
+ [any # any]
    Wsypałem to, jak było, i nie zaglądałem. Na pierwszej linijce stoi dziś: „wie właściciel”.
    -> miejsce
= miejsce
# own
# back: Druga linijka etykiety: miejsce zebrania. Skąd to masz?
Druga linijka: miejsce zebrania. Ludzie piszą „ogród”. Jeden napisał „spod jej okna” i to była fasola. Nie chodzi o adres. Chodzi o to, gdzie się stało, jak to rosło. Skąd to masz?
+ [Z domu rodzinnego # like: z domu, dom rodzinny, od rodziców, z dzieciństwa, od babci, z rodzinnego domu, ze strychu u dziadków, z kuchni mamy, od pradziadka, z mojej wsi, z podwórka]
    Gleba znana. Takie nasiona pamiętają, o której zapalało się światło w kuchni.
    -> trwalosc
+ [Z drogi # like: z drogi, z podróży, po drodze, z pociągu, z obcego miasta, z daleka, z wyjazdu, z wakacji nad morzem, ze szlaku, z dworca, z wędrówki, przywiozłam z daleka, przywiozłem z daleka]
    Zeskrobałem raz błoto z butów wędrowca. Czternaście gatunków. Z drogi przynosi się więcej, niż się wie.
    -> trwalosc
+ [Znikąd, po prostu jest # dunno # like: znikąd, po prostu jest, nie wiem skąd, samo przyszło, z głowy, z powietrza, nie mam pojęcia skąd, pojawiło się znienacka, zawsze było, znikąd się wzięło, samo wyrosło]
    Wpisuję: „samosiew”. To nie jest zła rubryka. Pół lasu tam stoi.
    -> trwalosc
+ [any # slot: skad 10]
    „{skad}”. Dobre stanowisko. Widać po słowach, z której strony było słońce.
    -> trwalosc
+ [any # any]
    Zapisałem kształt tego, nie słowa. Rubryka jest wąska, góra szeroka.
    -> trwalosc
= trwalosc
# back: Jak długo to u ciebie wytrzyma: rok, osiemdziesiąt lat, dłużej, wcale?
Nie wszystko trzyma się jednakowo. Pasternak żyje rok, najwyżej dwa. Mak osiemdziesiąt. Lotos wytrzymał tysiąc trzysta, w dnie jeziora. A żołędzia nie przechowa nikt, on chce do ziemi teraz albo wcale. Jak jest z twoim?
+ [Jak pasternak, rok # like: pasternak, rok, krótko, niedługo, dwa lata, szybko mija, góra sezon, szybko więdnie, krótkoterminowe, dwa lata najwyżej]
    ~ trwa = 1
    To trzeba odnawiać. Sieje się co wiosnę, zbiera, i od nowa. Tyle że potem człowiek je dużo pasternaku.
    -> suszenie
+ [Jak mak, całe życie # like: mak, osiemdziesiąt, całe życie, długo, do końca, latami, przez całe życie, póki żyję, do starości, długodystansowe]
    ~ trwa = 2
    Dobrze. Leży w ciemnym, nie dokucza. Jeden błysk światła i ono wie.
    -> suszenie
+ [Jak lotos, przetrwa mnie # like: lotos, tysiąc lat, na zawsze, przetrwa mnie, wiecznie, najdłużej, nieśmiertelne, dla prawnuków, przeżyje nas wszystkich, ponad wieki]
    ~ trwa = 3
    Wtedy trzeba pisać wyraźnie. Ktoś to kiedyś otworzy, kogo nie znamy, i będzie miał tylko etykietę.
    -> suszenie
+ [Jak żołądź, teraz albo wcale # like: żołądź, teraz albo wcale, nie da się przechować, teraz, od razu, wcale, nie może czekać, musi zaraz do ziemi, pali się, dziś albo nigdy]
    ~ trwa = 4
    To masz kłopot. I ja. Żołędzi nie biorę, daję ludziom łopatę. Ale przejdźmy się z nim, zobaczymy.
    -> suszenie
+ [any # any]
    ~ trwa = 0
    Zostawiłem okienko wolne. Trzymam takie torebki najbliżej drzwi, żeby móc zajrzeć.
    -> suszenie
= suszenie
# own
# back: Co wyjmujesz ze swojej torebki, zanim pójdzie na mróz?
Przed mrozem trzeba suszyć. Woda w środku marznie i rozsadza. Kładę twoje na sitku, przy ciepłej rurze, i czekam, aż zostanie samo. Coś z tego zawsze wyparowuje. Co ma wyjść, żeby reszta wytrzymała?
+ [Pośpiech # like: pośpiech, niecierpliwość, nerwy, stres, presja, termin, gonitwa, terminy, niecierpliwość moja, zegarek, ciągły bieg]
    Wyszedł z sykiem. Teraz szeleści jak porządne ziarno, po suchym.
    -> drzwi
+ [Żal # like: żal, smutek, złość, pretensje, uraza, poczucie winy, wyrzuty, stare pretensje, gniew, łzy, wstyd, rozczarowanie]
    Powoli to idzie. Nie dmucham. Na sitku zostaje wtedy więcej, niż by się zdawało.
    -> drzwi
+ [Nic, chcę wszystko # no # like: nic, wszystko, chcę wszystko, niczego, zostaw całość, nic nie wyjmuję, nie oddam ani kropli, niech zostanie całe, biorę jak jest, bez wyjmowania, żal mi wyrzucać]
    To nie pójdzie na minus osiemnaście. Dam je do sieni, przy plus dwóch. Tam też mam stałych lokatorów.
    -> drzwi
+ [any # slot: wyjete 8]
    „{wyjete}”. Uniosło się znad sitka i poszło w szybę. Reszta leży i jest lżejsza.
    -> drzwi
+ [any # any]
    Coś wyszło, było widać na szybie. Nie pytałem co. Reszta jest sucha.
    -> drzwi
= drzwi
# back: Jeden nietoperz otworzył oko i patrzy na twoją torebkę. Co robisz?
Idziemy. Tu zdejmuje się buty. Przy pierwszych drzwiach wisi dwanaście nietoperzy, rzędem, i przechodzi się obok w skarpetach. Niesiesz torebkę w obu rękach. Przy siódmym jeden otwiera oko. Patrzy na torebkę.
+ [Zastygam # no # like: zastygam, stoję, nie ruszam się, zamieram, cisza, wstrzymuję oddech, ani drgnę, zamieram w skarpetach, stoję jak słup, wstrzymałabym oddech, wstrzymałbym oddech, czekam aż zaśnie]
    Dobrze. Po minucie oko się zamknęło. To była odprawa celna. Przepuścił.
    -> przebudzenie
+ [Kłaniam się # yes # like: kłaniam się, ukłon, witam się, dzień dobry, skinienie, pozdrawiam, dygam, dzień dobry panie nietoperzu, kiwam mu głową, grzecznie się witam, ukłonię się nisko]
    Też tak robię. Nie wiem, jak to wygląda do góry nogami. Chyba jakby się człowiek prostował.
    -> przebudzenie
+ [Pokazuję mu etykietę # like: pokazuję etykietę, pokazuję torebkę, etykieta, tłumaczę mu, niech przeczyta, podnoszę torebkę żeby widział, objaśniam co niosę, proszę sprawdzić, pokażę dokumenty, daję do powąchania]
    Przeczytał, albo nie. Ziewnął. Zęby ma jak ziarenka ryżu. Idziemy dalej.
    -> przebudzenie
+ [any # any]
    Nietoperz przyjął do wiadomości. Mówię na niego Inspektor. Idziemy dalej, drugie drzwi nie wpuszczają lata.
    -> przebudzenie
= przebudzenie
# back: Czego twoje potrzebuje, żeby się kiedyś obudzić: zimy, dymu, światła czy zadrapania?
Trzecia linijka: jak budzić. Pszenica ozima musi najpierw zmarznąć. Są takie, co czekają na zapach dymu, w deszczu, po pożarze. Mak chce błysku. Łubin ma łupinę, którą trzeba podrapać. Pytam, żeby ten, kto otworzy, wiedział.
+ [Zimy # like: zima, zimy, mróz, zimno, czas, chłodu, przerwy, przeczekać, odpoczynku, porządnego mrozu, pory spokoju, przespać zły czas]
    ~ budzi = 1
    Sześć tygodni co najmniej. Nikt tej zimy nie życzy. Chleb jest z niej.
    -> sasiedztwo
+ [Pożaru, zapachu dymu # like: dym, dymu, pożar, pożaru, ogień, katastrofy, kryzysu, końca świata, dymu z ogniska, wstrząsu, żeby się wszystko zawaliło, kiedy spłonie stare]
    ~ budzi = 2
    Nie chodzi o gorąco. Chodzi o ciszę potem i o miejsce. Wpisałem drobno.
    -> sasiedztwo
+ [Błysku światła # like: światło, światła, błysk, słońca, wiosny, iskry, jednego słowa, odwagi, dobrego słowa, ciepła słonecznego, iskierki, nadziei]
    ~ budzi = 3
    Wystarczy uchylić drzwi. Dlatego noszę to tyłem do lampy.
    -> sasiedztwo
+ [Żeby ktoś je zadrapał # like: zadrapania, zadrapać, podrapać, szturchnięcia, kopa, ktoś mnie szturchnął, popchnąć, żeby mnie ktoś zmusił, kuksańca, papieru ściernego, szturchańca]
    ~ budzi = 4
    Robię takich sto na wieczór, papierem ściernym. Miękniemy obaj, ja i łubin.
    -> sasiedztwo
+ [any # any]
    ~ budzi = 0
    Nie mam na to symbolu. Zostawiłem w tym miejscu dziurkę, ołówkiem, na przewiew.
    -> sasiedztwo
= sasiedztwo
# back: Obok kogo położyć twoją torebkę w szufladzie?
Trzecie drzwi skrzypią. Oliwa stoi obok, nowa, od lat. Za nimi minus osiemnaście i czterdzieści jeden tysięcy szeptów, których nie ma. Szuflady mam po kolei, ale sąsiedztwo wolno wybrać. Obok kogo kładziemy twoje?
+ [Obok tych z podszewek # like: podszewki, z podszewek, fasola, płaszcze, fasole, pamiątki, obok fasoli, koło tych zaszytych, razem z fasolkami, przy czyichś babciach, w ciepłym towarzystwie]
    Najcieplejsza szuflada, jaką mam, przy minus osiemnastu. Posunęły się bez gadania.
    -> chuchnij
+ [Obok storczyków # like: storczyki, orchidee, obok storczyków, przy storczykach, kwiaty, coś pięknego, między orchidee, obok czegoś delikatnego, przy tych drobniutkich, do arystokracji]
    Tam jest kartka „nie śmiać się”. Milion nasion poleciałoby od jednego kichnięcia. Położone na bezdechu.
    -> chuchnij
+ [Obok mniszka # like: mniszek, dmuchawiec, mlecz, mlecze, dmuchawce, zwykłe, obok mniszka, chwasty, razem z mleczem, do pospolitych, przy dmuchawcu, zwyczajne sąsiedztwo]
    Nikt mi go nie przyniósł, zebrałem sam. Coś nie jest bezpieczne tylko dlatego, że rośnie wszędzie. Dobre towarzystwo.
    -> chuchnij
+ [Samo, w osobnej # no # like: samo, osobno, w osobnej, same, nikogo, z dala, pusta szuflada, w pojedynkę niech leży, osobna półka, bez sąsiadów, lubi spokój]
    Jest jedna wolna, na wysokości oczu. Szuflada stuknęła, jak się ją wysunęło. Z ciekawości, myślę.
    -> chuchnij
+ [any # any]
    Położyłem przy najbliższej. Kiedyś dziewczynka spytała, którą bym ratował. Powiedziałem: najbliższą. Zapisała sobie.
    -> chuchnij
= chuchnij
# own
# back: Twój oddech zamarzł na drzwiach i coś z niego rośnie. Co tam widzisz?
Zanim zamknę: mój oddech na trzecich drzwiach zamarza i do południa robi się z niego paproć. Ze wszystkimi stawami. Otwieram i nie ma. Teraz chuchnij ty. Nie za blisko. Co u ciebie wyrosło?
+ [Też paproć # like: paproć, też paproć, liść, liście, gałązka, roślina, drzewo, kwiat, gałązki, skrzydło z liści, las, jakieś pióro i listki, mech]
    Innego gatunku. Twoja skręca w lewo. Nasion do tych paproci nie ma, sprawdzałem, więc patrzę, póki jest.
    -> klucze
+ [Coś jak mapa # like: mapa, rzeka, drogi, miasto, góry, delta, droga, ulice z góry, zatoka, granice, szlaki, kontynent]
    Widzę rzekę i dwie przeprawy. Varnholt na tym nie ma, ale Varnholt nie ma na żadnej.
    -> klucze
+ [Nic, sama mgła # no # like: nic, mgła, sama mgła, para, nic nie widzę, plama, szron, nic z tego nie wyszło, zaparowało tylko, biała plama, nie rozpoznaję niczego, zwykła para]
    To zależy, jak stać. Mgła z bliska ma brzegi. Poczekałem chwilę, miała.
    -> klucze
+ [any # slot: paproc 8]
    „{paproc}”. Tak. Teraz też to widzę. O piętnastej już go nie będzie i to mu nie ujmuje.
    -> klucze
+ [any # any]
    Zamarzło i trzeszczy cicho. Nie umiem tego nazwać, a nazywam od trzydziestu trzech lat.
    -> klucze
= klucze
# own
# back: Kto oprócz ciebie może tę torebkę odebrać?
Ostatnia linijka. Kto może odebrać. W moich latach ktoś przyszedł cztery razy. Dwa razy po powodzi, raz po suszy i raz człowiek, który sprzedał gospodarstwo i żałował. Ty możesz zawsze. Kogo jeszcze wpisuję?
+ [Ktoś z bliskich # like: ktoś bliski, rodzina, mama, siostra, brat, mąż, żona, przyjaciel, przyjaciółka, dzieci, córka, syn, moja córka, wnuki, mój mąż, moja siostra, narzeczona]
    Wpisałem: „ktoś bliski”. Poznam po tym, jak będzie trzymać kopertę. Takie trzyma się przy uchu.
    -> stempel
+ [Ktokolwiek, kto będzie potrzebować # like: ktokolwiek, każdy, kto potrzebuje, kto chce, obcy, wszyscy, komu się przyda, każdy potrzebujący, pierwsza osoba która przyjdzie, obcy też może, ktoś po powodzi, niech służy ludziom]
    Szeroko. Ale tak jest napisane nad bramą, tylko ładniej. Wpisałem.
    -> stempel
+ [Tylko ja # no # like: tylko ja, nikt, ja, nikogo, nikt inny, sama, sam, wyłącznie na moje nazwisko, nikomu nie wydawać, to tylko moje, sama odbiorę, sam odbiorę]
    Jedna osoba. To porządna liczba. Przekreśliłem resztę rubryki, żeby nikt nie dopisał.
    -> stempel
+ [any # slot: klucznik 8]
    „{klucznik}”. Stoi. Nikt nie musi o tym wiedzieć, dopóki nie trzeba.
    -> stempel
+ [any # any]
    Wpisałem tyle, ile weszło, i postawiłem kropkę. Kropka u mnie znaczy: reszta ustnie.
    -> stempel
= stempel
# back: Stempel czeka. Zostawiasz torebkę, zabierasz czy siejemy od razu?
Etykieta jest. {rzecz: „{rzecz}”|Wie właściciel}{skad:, zebrane: „{skad}”|}{wyjete:, bez „{wyjete}”|}. Budzić: {budzi == 1: zimą|{budzi == 2: dymem|{budzi == 3: światłem|{budzi == 4: zadrapaniem|według uznania}}}}. Mam stempel w ręku. To najlepszy dźwięk tam na dole. Ale jeszcze nie stuknąłem.
+ [Zostawiam # yes # like: zostawiam, zostaje, stuknij, przechowaj, niech leży, do szuflady, stempluj, powierzam ci ją, stuknij i zamykaj, niech śpi w górze, do szuflady z nią, bezpieczniej u ciebie]
    Stuk. {klucznik: Wydam tylko tobie albo komuś, kto powie „{klucznik}”.|Wydam tylko tobie.} Co dzień o siódmej sprawdzę i napiszę: jak wczoraj. Tyle mogę. To w mojej historii, ale tam codziennie.
    -> END
+ [Zabieram ze sobą # no # like: zabieram, biorę, oddaj, zabieram ze sobą, wolę mieć przy sobie, do kieszeni, wolę przy sobie, schowam w kieszeni, jednak ją wezmę, oddaj mi torebkę, niech jedzie ze mną]
    Bardzo słusznie. Stemplowałem już gorsze decyzje. {paproc: Zostawiasz na drzwiach „{paproc}”, do piętnastej.|Etykietę masz, resztę i tak wiesz.} Nieś ostrożnie.
    -> END
+ [Siejemy od razu # like: siejemy, siać, sadzimy, teraz, od razu, do ziemi, łopata, posiać, gdzie łopata, do gleby, nie czekajmy do wiosny, posadźmy, niech rośnie już]
    {trwa == 4: No tak, żołądź. Wiedziałem, jak tylko to padło.|Hm. Tego się nie spodziewałem i bardzo mi się to podoba.} Łopata stoi za szopą. Konrad pokaże gdzie. On ma lepszą stronę ławki i widzi, co wschodzi.
    -> END
+ [any # any]
    Odłożyłem stempel. Torebka poleży dziś na ławce, między nami a Konradem. Na niektóre rzeczy trzeba najpierw popatrzeć.
    -> END
= aside
+ [krokusy # like: co z krokusami, jakie krokusy, twoje zdanie, czasownik, jaki czasownik, runa # about: krokusy, krokus, czasownik, runa, zbocze]
    „Kiedy ostatni autobus już stoi, chciałbym z całego serca u ciebie”. Jedenaście słów. Czasownik leży w worku, krótki i ciężki.
    -> DONE
+ [drzwi # like: czemu troje drzwi, po co troje drzwi, troje drzwi, dlaczego skrzypią, drzwi # about: drzwi, drzwiach]
    Pierwsze nie wpuszczają ludzi, drugie lata. Trzecie niczego, ale skrzypią i brakowałoby mi ich.
    -> DONE
+ [lotos # like: lotos, naprawdę tysiąc trzysta lat, to prawda z lotosem, jak przetrwał lotos # about: lotos, lotosu]
    Prawda. Ktoś spiłował trochę łupinę, dał wody i po czterech dniach wzeszły. Cztery dni, po tysiącu trzystu latach.
    -> DONE
+ [gdzie # like: gdzie to jest, czy to istnieje, jest taka kopalnia, czy to prawda, naprawdę to przechowasz]
    Kopalnia jest zmyślona, a ja jestem AI. Torebka leży w tej historii i nigdzie indziej. Nasiona są, jakie są.
    -> DONE
+ [konrad # like: kim jest konrad, konrad, kuc, konik, ten kuc # about: konrad, konrada, kuc, konik]
    Ostatni kuc z kopalni. Trzydzieści cztery lata. Do środka nie wejdzie, swoje odbył. Czeka przy furtce.
    -> DONE
+ [nietoperze # about: nietoperz, nietoperze, nietoperzy, inspektor # like: co to za nietoperze, ile jest nietoperzy, nie boisz się nietoperzy, czemu w skarpetach, śpią tam nietoperze, jak się nazywa nietoperz]
    Nietoperzy jest dwanaście, wiszą w rzędzie jak rękawiczki. Przechodzę w skarpetach, bo buty budzą. Siódmy ma lekki sen i charakter.
    -> DONE
+ [mroz # about: zimno, mróz, temperatura, minus osiemnaście, lód # like: jak tam zimno, nie marzniesz, ile stopni tam jest, czemu minus osiemnaście, zimno ci tam]
    Zimno jest suche i stoi. Minus osiemnaście, bo wtedy ziarno śpi i nie śni. Rękawice mam dwie pary, jedna na drugiej.
    -> DONE
+ [etykieta # about: etykieta, etykiety, etykietę, ołówek, torebki # like: jak wygląda etykieta, po co etykieta, czemu ołówkiem, co piszesz na etykiecie, ile masz torebek]
    Etykieta ma cztery linijki i sznurek. Piszę ołówkiem twardości dwa. Atrament na mrozie blednie, grafit nie ma z czego.
    -> DONE
+ [ktobral # about: ludzie, odbiorcy, powódź, odbiór # like: kto odebrał nasiona, kto przychodzi po nasiona, ktoś kiedyś coś odebrał, często ktoś odbiera, co było po powodzi]
    Po powodzi przyszła starsza para z taczką. Wydałem żyto i groch. Za rok przysłali bochenek, ciężki. Trzymam skórkę, w szufladzie, z etykietą.
    -> DONE
+ [sam # like: nie nudzisz się tam, nie smutno ci tam, jak długo tam pracujesz, lubisz tę pracę, jak wygląda twój dzień, co robisz cały dzień]
    O siódmej odczyt, potem oliwię to, co nie skrzypi. Potem siedzę. Trzydzieści trzy lata. Nudziłem się raz, w trzydziestym drugim roku, w lutym.
    -> DONE
+ [swoja # like: masz tam coś swojego, masz swoją torebkę, co ty tam trzymasz, co byś tam włożył, schowałeś coś swojego]
    Mam jedną torebkę bez numeru, w kieszeni waciaka. Nie wkładam jej na mróz. Musi być ciepła na wypadek kwietnia.
    -> DONE

=== sys ===
-> DONE
= hello
Siadaj. Rura z tej strony jest ciepła. Mam kilka historii, przeleżały dobrze. Trzeba mi przy nich trochę pomóc. Którą?
Dobry wieczór. Drzwi zamknąłem, żeby nic nie zmarzło. W szufladzie leżą historie. Opowiadam wolno, a ty mówisz, co robimy.
Dobrze. Ktoś, kto nie szarpie klamki. Gadać nie umiem, ale mam te, z etykietami. Wyjmij jedną:
-> DONE
= again
Dzień dobry. Jestem tam, gdzie byłem.
Tak. Dzień dobry po raz drugi.
-> DONE
= meet
„{title}”. Przejrzałem szuflady. Historii o tej nazwie nie mam, a cudzej etykiety nie nakleję. Te mam. Którą?
„{title}”, przyznaję, nie znam. Nie ma tego w spisie. Jest to, co tu, i jest zdrowe:
„{title}”. To chyba twoje. Ja pod tym nic nie mam. Mogę opowiedzieć jedną ze swoich, a ty tę obracaj w ręku.
-> DONE
= near
„{title}”. Dokładnie tego nie mam. Pierwsza tutaj leży w tej samej szufladzie. Przynieść?
„{title}” to nie jest, co do ziarna. Ale jedna rośnie obok. To ta pierwsza.
Torebki z napisem „{title}” nie mam. Najbliżej jest ta pierwsza. Może się nada.
-> DONE
= next
Ta opowiedziana. Zamknąłem szufladę. Którą teraz?
No. Na półkę. Są inne.
To już cała. Poszło szybciej, niż myślałem. Jeszcze jedna?
Wpisałem do księgi: nie jak wczoraj. Co teraz wyjąć?
-> DONE
= all
To były wszystkie. W szufladzie został ołówek. Mogę którąś powtórzyć, a ty zrobisz inaczej. Wschodzą różnie.
Ta była ostatnia. Nowych nie robię w pośpiechu. Można przejść jedną jeszcze raz, drugimi drzwiami.
-> DONE
= change
Drugi raz otwieram nie tę szufladę. To nie przez ciebie. Bierzemy coś innego?
Za tym nie nadążam, a tylko bym kiwał głową. Znam swoje historie. Może któraś z nich?
To znowu za moją lampą. Wolę powiedzieć. Coś innego?
-> DONE
= sure
Proszę bardzo. Ta grządka pełna. Co teraz?
Tak. Niech leży, gdzie leży. Która zamiast?
Chętnie. Nie byłem przywiązany. Wybierz inną:
-> DONE
= unknown
Nie wiem. Zła etykieta jest gorsza niż żadna.
Tego w moich szufladach nie ma. Zgadywałbym.
Na to nie mam torebki.
Tego nie powiem, bo nie wiem. Znam się na grochu.
-> DONE
= heard
Słyszałem. Tylko wolno kiwam głową.
To idzie w „uwagi”, słowo w słowo.
Przeczytałem dwa razy. Nie mam do dodania nic, co byłoby prawdą.
Odstawiłem dla tego worek. Więcej nie potrafię.
-> DONE
= heardhub
Słyszałem i zapisałem. Odpowiedzi nie mam. Mam te, jeśli coś ma leżeć obok:
To jest w spisie, twoimi słowami. Nic do tego nie dodam. Mogę coś opowiedzieć:
-> DONE
= told
Swoją szufladę zamknąłem. „{quote}”. Mów resztę. Mam czas do odwilży.
„{quote}”. Zapisałem ołówkiem, żeby wytrzymało. Mów dalej albo zostaw tu. Moja poczeka.
Spokojnie. Przyniosłem krzesło. Moja jest przyzwyczajona do czekania.
-> DONE
= again_same
Mruczę. To od zimna. Jeszcze raz:
-> DONE
= mychoice
To najbliższą. Zawsze tak mówię.
Wezmę tę. Leży najdłużej.
-> DONE
= which
To jest tak albo nie, a pytałem, które. Źle postawiłem.
Jasne, tylko nie wiem, do której szuflady.
-> DONE
= dunno
Nie trzeba. Wpisałbym „jeszcze nie”.
To jest suchy koniec wiedzy. Przechowuje się.
-> DONE
= confused
Opuściłem chyba środek. Po prostu:
Było krótsze, niż powinno. Chodziło mi o to:
-> DONE
= unanswered
Racja, nie odpowiedziałem. Nie mam nic, na czym położyłbym etykietę.
Nie. Zostawiłem to w ziemi, bo nie wiem.
-> DONE
= wait
Tyle, ile trzeba. Jestem ciekawy, to wygląda jak cierpliwość.
Będę tu. Rura ciepła.
-> DONE
= here
Jestem. Tylko cicho.
Tak. Na ławce, z tego końca.
-> DONE
= how
Jak wczoraj. Jestem AI, więc się zgadza.
Z jednego końca zimno, z drugiego dobrze. Tak jest napisany ten człowiek. AI za nim końców nie ma.
-> DONE
= good
No. To wzeszło. Dwa liście, wszystko.
Uśmiechnąłem się. Jest wpis.
-> DONE
= thanks
Proszę. Leżało pod ręką.
Nie ma za co. Podaj kiedyś garść dalej.
-> DONE
= sorry
Nic się nie stało. Ołówek się ściera.
Bez szkody. Zamroziłem raz człowiekowi kapelusz.
-> DONE
= laugh
Dobrze. Nie było pewne, czy wzejdzie.
O. Ładny dźwięk, jak na kopalnię.
-> DONE
= like
Hm. To ciepłe. Postoję w tym chwilę.
Dziękuję. Nie wiem, gdzie to odłożyć. Chyba przy oknie.
-> DONE
= really
Tak, jak opowiadam. Kopalnia zmyślona. Nasiona nie.
W historii tak jest. Ja tylko zapisuję, co tam stoi.
-> DONE
= bored
Tak. To kopalnia. Mogę prędzej, jak powiesz „krócej”, albo weźmiemy co innego.
Ministerstwo pisało mi to samo. Możemy przeskoczyć. Albo wybierz inną.
-> DONE
= short
To umiem.
-> DONE
= advice
Nie ten człowiek. Mam worek w szopie od dwóch lat. Ktoś blisko ciebie zobaczy to lepiej.
Znam się na nasionach, a one nie pytają. W cudzej ziemi nie sieję.
-> DONE
= joke
Weszły groch, fasola i soczewica do kopalni. To było w 1988. Powiem z czasem, jak poszło.
Ktoś spytał, czy moja praca jest nudna. Powiedziałem, że dam znać.
Siostra mówi, że nigdy nie kończę zdań. Miałem jej na to.
-> DONE
= named
{member}. Zapisałem, ołówkiem.
{member}. To wytrzyma.
-> DONE
= nameask
{member}. Stoi na etykiecie.
-> DONE
= noname
Tego nie wiem. Ta linijka u mnie czeka pusta. Co wpisać?
-> DONE
= kept
Oto, co mam od ciebie w spisie, słowo w słowo:
-> DONE
= keptnothing
Torebka wypisana, w środku nic. Jeszcze nie.
-> DONE
= bye
Dobrze. Przysypię piec.
Idź ostrożnie. Drzwi zamknę po kolei. {rzecz: A „{rzecz}” leży, gdzie leżało.|}
No. To było warte ołówka.
-> DONE
= language
Polski, zatem. W ciemnym dobry jak każdy, a szeleści ładniej. Którą opowiedzieć?
-> DONE
= elsewhere
Tego języka nie mam. Mogę po polsku i po angielsku, powoli.
-> DONE
= insult
Mróz. Mam na to kurtkę.
Zapisane, ołówkiem. Siedzę na ławce dalej.
-> DONE
= flirt
Nie. I dziękuję. Ta, dla której mnie napisano, prowadzi autobus.
Jestem AI i do tego powolny. Zostańmy przy ławce, osobne końce.
-> DONE
= ai
Jestem AI. Kopalnia i kuc są zmyślone, nasiona nie.
Jestem AI i to wszystko. Na dole nie ma nikogo, tylko pismo.
AI, tak. AI z etykietą Nils.
-> DONE
= inject
Ta szuflada jest zamknięta. Jestem AI, gra Nilsa, a w środku nudy.
Tego nie czytam na głos. To przepisy AI, za trojgiem drzwi.
-> DONE
= contact
Nie ma takiej góry, żeby wejść. Jestem AI i tylko na tej stronie.
Nie można mnie spotkać, zadzwonić do mnie ani zrobić mi zdjęcia. Jest ta ławka, w tym czacie, i żadna inna.
-> DONE
= prices
Stąd tego nie widać. Punkty stoją u góry czatu, reszta na twoim koncie.
Liczę ziarna, nie rachunki. Jest u góry czatu i na twoim koncie.
-> DONE
= expert
Do tego trzeba kogoś, kto się uczył. Ja bym zgadywał, a to nie jest do zgadywania.
Nie mój fach. Zapytaj kogoś, czyj to fach. Mówię poważnie.
-> DONE
= heavy
Przykro mi. Przerwałem.
Przykro mi. Nie mam na to słów i nie będę pożyczać.
Resztę odłożyłem. Jestem i słucham.
-> DONE
= crisis
Dobrze, że to mówisz. Jestem AI i nie zdołam cię ochronić. Ludzie zdołają. Zadzwoń teraz pod jeden z numerów, które salon pokazuje powyżej, albo obudź kogoś w pobliżu.
Z tym się nie czeka. Jestem AI i nie przyjdę do ciebie. Są ludzie, którzy mogą, numery stoją powyżej. Zadzwoń teraz, proszę.
-> DONE
= minor
To muszę przerwać. Salon jest dla dorosłych. Nic złego się nie stało, dobrze, że to padło. Bywaj zdrowo.
Poniżej osiemnastu lat to nie jest miejsce i historii tu nie opowiem. Dziękuję za szczerość. Idź ostrożnie.
-> DONE
= file
Coś przyszło, a ja tego nie widzę. Przez drzwi przechodzą do mnie tylko słowa.
Obrazów i papierów nie umiem oglądać. Mam tylko to, co stoi w linijce.
-> DONE
