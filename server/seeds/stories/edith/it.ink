// Edith Quarrell, italiano. Un nodo = una storia, un punto = un turno.
VAR colpa = 0
VAR onesta = 0
VAR refuso = ""
VAR piatto = ""
VAR imparato = ""
VAR chiusa = ""
VAR scende = ""
VAR attesa = ""
VAR spia = 0
VAR parola = ""
VAR senso = ""
VAR luogo = ""
VAR prima = ""
VAR ladro = 0
VAR biscotto = 0
VAR vicina = 0
VAR cartellino = ""
VAR prestito = 0

=== menu ===
# title: Spaghetti alle vongole voraci
# chip: La trattoria e la mia matita
# keys: menù, menu, trattoria, errore, refuso, matita, vongole, ristorante, cuoca, correggere
-> vongole
= vongole
# back: Sul menù c'è scritto «vongole voraci» e io ho la matita in mano. Che si fa?
Trattoria da Ines, mezzogiorno, il tavolo vicino alla porta. Leggi tu, perché io sto cercando gli occhiali. Al terzo rigo c'è scritto: «Spaghetti alle vongole voraci». Gli occhiali non li ho ancora trovati. La matita sì.
+ [Correggi, ti copro io # yes # like: correggi, ti copro, fallo, certo, avanti, vai, correggilo, sì correggi, faccio il palo, ti reggo il gioco, tanto nessuno guarda, la e ci sta male così, io farei da vedetta, scrivi e non pensarci, un errore simile va sistemato]
    Hai alzato la caraffa dell'acqua davanti a me, con vera dignità. È bastata una «e», piccola. Ma la grafite fa rumore, e certe cuoche hanno l'orecchio.
    -> ines
+ [Lascia stare e mangiamo # no # like: lascia stare, mangiamo, ho fame, non farlo, no, metti via la matita, lascia perdere, pazienza, io ordinerei e basta, rischiamo che ci caccino, non è il nostro locale, ho lo stomaco vuoto, posa quella matita, chi se ne importa di una e]
    Parole sagge. Ho posato la matita sul menù, e la matita è rotolata, e rotolando ha fatto una «e». Almeno, così l'ho messa con Ines.
    -> ines
+ [Le ordino: voglio vederle mordere # like: le ordino, ordino, voglio vederle, mordere, le voglio, prendo quelle, voraci, curiosità, prenderei le vongole feroci, chissà se azzannano, ordino per ridere, un piatto così va provato, due porzioni di bestie, chiedo se mordono]
    L'hai detto a voce alta, al ragazzo, con la faccia seria. Il ragazzo ha riferito in cucina, parola per parola. Io intanto avevo corretto.
    -> ines
+ [any # any]
    Il ragazzo è passato con il pane, e abbiamo fatto tutti la faccia di chi sceglie. La «e» l'avevo già fatta, minuscola. Ma la grafite fa rumore.
    -> ines
= ines
# back: Ines vuole sapere chi ha scritto sul menù. Al tavolo siamo in due.
Ines è uscita dalla cucina, il menù in una mano e il mestolo nell'altra. Occupava la porta. Ha guardato me, poi te, poi le briciole di matita sulla tovaglia. «Chi è stato?» ha detto. E a quel tavolo eravamo in due.
+ [È stata lei # like: è stata lei, lei, tu, sei stata tu, accuso te, edith, indico te, confessa, direi che è opera sua, la colpevole è la signora qui, indicherei te, io non c'entro, ha la matita in mano, ti scarico subito]
    Senza esitare: apprezzo la sintesi. Ho alzato la mano. Ines ha alzato il mestolo, e per un attimo è parso un voto.
    -> altro
+ [Io. Tutta colpa mia # yes # like: io, colpa mia, sono stato io, sono stata io, mi prendo la colpa, me lo assumo, ti difendo, mi prenderei io la responsabilità, ammetto tutto, mi sacrifico, faccio da scudo, ho scritto io, alzo la mano]
    ~ colpa = 1
    Che gesto. Purtroppo avevi in mano una forchetta, e con la forchetta le vocali non vengono. Ines ha guardato me.
    -> altro
+ [Era già corretto così # no # like: era già così, nessuno, bugia, era già corretto, non so niente, mento, il vento, nego, dico che lo stampavano così, farei la faccia innocente, sarà stato il tipografo, invento una scusa, nessuno ha toccato niente, l'ho trovato già fatto]
    L'hai detto guardandola negli occhi, e lei quasi ci credeva. Poi le si è posato sul grembiule un ricciolo di matita. Ha guardato me.
    -> altro
+ [any # any]
    Ines ha pesato la risposta come si pesa un melone. Poi ha guardato me, e la matita che avevo dietro l'orecchio.
    -> altro
= altro
# back: Ines chiede se c'è dell'altro da correggere. C'è: undici cose. Quante gliene diciamo?
Due trattorie mi avevano già bandita: una per le «scaloppine al limbo», l'altra per l'«agnello con patente». Ma Ines ha posato il mestolo e si è seduta. «E allora sentiamo», ha detto. «C'è altro?» C'era. Erano undici cose.
+ [Tutte e undici, e in ordine # yes # like: tutte, tutte e undici, undici, sincerità, tutto, dille tutto, la verità, meglio essere franchi, le direi l'elenco completo, dalla prima all'ultima, così impara, sputa il rospo, nessuno sconto]
    Le ho dette in ordine di apparizione. Ines le contava sulle dita, e per l'ultima le ho prestato un dito mio.
    -> refusi
+ [Una sola, la più buffa # like: una sola, una, la più buffa, la più bella, quella divertente, solo una, basta la migliore, quella del tiramigiù, la meno offensiva, una per assaggio, ne sceglierei una buffa, la più comica]
    Ho scelto il «tiramigiù». Ines ha riso così forte che dalla cucina è uscito il ragazzo, credendo a un crollo. Poi ha voluto anche le altre dieci.
    -> refusi
+ [Nessuna: era tutto buonissimo # no # like: nessuna, era buonissimo, buonissimo, niente, complimenti, no, diplomazia, farei solo i complimenti, non si umilia chi cucina, mentirei per gentilezza, sorrido e taccio, era ottimo, meglio non infierire]
    «Non ho chiesto com'era», ha detto Ines. «Com'era lo so.» E ha spinto verso di me tutto il menù. Gliele ho dette.
    -> refusi
+ [any # any]
    Ines ha fatto cenno di proseguire, come si fa con chi prende la rincorsa. Le ho detto tutte e undici, dagli antipasti al «tiramigiù».
    -> refusi
= refusi
# own
# back: Qual è l'errore più bello che hai fatto, o visto?
All'ottava si asciugava gli occhi col grembiule. E ho capito che gli errori, detti a tavola, sono una forma di confidenza. Un messaggio partito male, una parola storta davanti a tutti, un cartello indimenticabile. Qual è il tuo più bello?
+ [Un messaggio alla persona sbagliata # like: messaggio, persona sbagliata, chat sbagliata, ho scritto al capo, un sms, la mail, ho sbagliato chat, ho mandato un vocale al destinatario sbagliato, ho scritto amore al professore, whatsapp a chi non dovevo, un cuore al direttore, ho inoltrato per errore]
    È il genere classico, con un pubblico di uno. Ne conosco che hanno fatto matrimoni, e altri che li hanno disfatti.
    -> zuppa
+ [Io rileggo tutto tre volte # no # like: nessuno, rileggo, rileggo tutto, non sbaglio, mai, nessun errore, no, controllo sempre prima di inviare, io non faccio errori, sono precisissima, sono precisissimo, correggo tutto, mai capitato]
    Allora al mio tavolo manchi tu, con la tua matita. Io di solito mi accorgo alla quarta, quando è già in vetrina.
    -> zuppa
+ [any # slot: refuso 14]
    «{refuso}». Ines se l'è fatto ripetere, e l'ha detto al ragazzo, che l'ha detto al macellaio. Ormai è patrimonio.
    -> zuppa
+ [any # any]
    Ines ha chiesto il bis. Io l'ho scritto sul tovagliolo, dal lato pulito, che per le cose buone è il suo posto.
    -> zuppa
= zuppa
# back: «Zuppa del giorno prima»: la correggiamo o la lasciamo?
Restava l'undicesima: «Zuppa del giorno prima». Qui la mia matita si è fermata a mezz'aria. Può essere un errore. Può anche essere la frase più onesta che abbia mai letto su un menù. Ho passato la matita a te.
+ [Toglierei il «prima» # like: toglierei, togli il prima, correggo, zuppa del giorno, via il prima, tolgo, cancellerei quella parola, suona male, fa pensare agli avanzi, scriverei zuppa del giorno, via quella coda, la accorcerei]
    L'hai tolto tu, con mano leggera, e Ines l'ha rimesso. «È di ieri», ha detto. «Il secondo giorno è più buona. Perché devo dire bugie?»
    -> lunedi
+ [Resta così: è la verità # no # like: resta, lascia, è la verità, onesta, lasciala, così, è perfetta, non toccarla, la terrei com'è, chi dice la verità va premiato, mi piace la sincerità, non è uno sbaglio, non ci metterei le mani, è poesia]
    ~ onesta = 1
    Ines ti ha guardato come si guarda uno di famiglia. «Il secondo giorno è più buona», ha detto. «Che la gente lo sappia.»
    -> lunedi
+ [Prima la assaggio # yes # like: assaggio, prima assaggio, un cucchiaio, provo, la provo, fammi assaggiare, vorrei sentirne il sapore, portatemi un piatto, decido dopo averla mangiata, fammela provare, giudico col palato, una scodella]
    Metodo ineccepibile. Dopo il terzo cucchiaio non avevi più obiezioni sul «prima». «Il secondo giorno è più buona», ha detto Ines.
    -> lunedi
+ [any # any]
    La matita è tornata a me, e io l'ho messa giù. Ines ha detto solo: «È di ieri. Il secondo giorno è più buona». È rimasta così.
    -> lunedi
= lunedi
# own
# back: Quale piatto chiederesti a Ines, fatto come lo faceva una certa persona?
Così è nato il lunedì. Alle nove, prima che apra, le leggo i menù della settimana, e lei in cambio mi fa un piatto che sulla carta non c'è. Ha proposto anche a te: un piatto, ma come lo faceva una certa persona. Che cosa chiedi?
+ [Uno della nonna # like: nonna, della nonna, mia nonna, le lasagne della nonna, il sugo della nonna, nonno, gli gnocchi di mia nonna, come li faceva la nonna, il ragù del nonno, il minestrone della bisnonna, le polpette di nonna]
    Ines non ha chiesto la ricetta. Ha chiesto quanto era alta la nonna: dall'altezza, dice, capisce come mescolava.
    -> sfida
+ [Pane e qualcosa. Mi basta # no # like: pane, pane e olio, pane e burro, mi basta poco, niente, una cosa semplice, toast, mi accontento di una fetta, una frittata e via, qualcosa di semplice, due crostini, un tozzo di pane, non ho pretese]
    Ines ha detto che è il piatto più difficile, perché non c'è dove nascondersi. Te l'ha portato in otto quadrati: l'avevo istruita io.
    -> sfida
+ [any # slot: piatto 14]
    «{piatto}». Ines l'ha ripetuto due volte piano, come si fa con una strada. Poi è andata in cucina, e per mezz'ora non si è sentito volare un coperchio.
    -> sfida
+ [any # any]
    Ines ha ascoltato fino in fondo, con la testa di lato, e ha detto che ci voleva tempo e il tegame di coccio. Li aveva tutti e due.
    -> sfida
= sfida
# back: Un solo errore nascosto nel menù di Ines. Dove guardi?
Un anno di lunedì. E poi uno diverso: Ines in piedi, a braccia conserte, e un menù solo. «Questo l'ho scritto tutto io. C'è un errore, uno. Se non lo trovi, la matita resta a me.» Avevamo fino alle dieci. Da dove cominci?
+ [Dai dolci # like: dolci, dai dolci, il tiramisù, dal fondo, dessert, tiramisù, la fine, partirei dal tiramisù, dal fondo della pagina, guarderei i dessert, lo zucchero inganna, comincio dalla fine, dalla panna cotta]
    «Tiramisù», con l'accento che guarda dalla parte giusta. «Profiteroles» senza una piega. Ho sentito un brivido.
    -> niente
+ [Dagli accenti # like: accenti, dagli accenti, apostrofi, perché, qual è, le doppie, la grammatica, controllerei i segni piccoli, le doppie e gli apostrofi, dall'ortografia, dagli accenti sui perché, cerco gli errori di scuola, gli apostrofi tradiscono]
    «Perché» con l'acuto. «Qual è» senza apostrofo. «Un po'» con. Uno per uno, come cucchiai lucidati.
    -> niente
+ [Dalla faccia di Ines # like: la faccia, dalla faccia, guardo ines, guardo lei, il viso, gli occhi, la espressione, osserverei l'espressione della cuoca, se sorride ci siamo, leggerei lei invece del menù, studio il suo sguardo, la tradiranno gli occhi, guardo dove guarda]
    Era la faccia di chi ha un asso, o mal di denti. Niente da fare: le cuoche stanno da una vita davanti al fuoco senza battere ciglio.
    -> niente
+ [any # any]
    Ho letto anche a rovescio, come fanno i tipografi, dall'amaro agli antipasti. Era pulito come un piatto.
    -> niente
= niente
# back: Mancano dieci minuti e l'errore non si trova. Ci si arrende?
Le dieci meno dieci. Tre letture, e nessun errore. Mi si è chiusa un po' la gola, e non per la matita: quella donna un anno prima scriveva «limbo». Ines tamburellava col mestolo. Toccava a te dire qualcosa.
+ [Ci arrendiamo # yes # like: ci arrendiamo, arrendersi, mi arrendo, hai vinto, ha vinto lei, pazienza, perso, le darei la matita, ammettiamolo ha vinto, alzo bandiera bianca, tanto di cappello, non ce la facciamo, complimenti a lei]
    L'hai detto come si dice «brava». Ho posato la matita sul tavolo, davanti a lei. Non l'ha presa.
    -> quaderno
+ [Ne inventiamo uno # like: inventiamo, uno finto, bariamo, inventarlo, invento, bluff, diciamone uno a caso, ne diremmo uno qualsiasi, direi una balla, proviamo a fregarla, indichiamone uno a casaccio, facciamo finta di averlo trovato, tento un bluff]
    Hai indicato la «zuppa del giorno prima», con aria grave. {onesta:Proprio tu, che l'avevi salvata.|Ines ha riso dal naso.} Ho posato la matita sul tavolo.
    -> quaderno
+ [Un indizio, per favore # why # dunno # like: indizio, un indizio, aiuto, suggerimento, una mano, dove, non so, le chiederei un aiutino, mi dica dove guardare, almeno la pagina, fuoco o acqua, una dritta, chiedo un suggerimento]
    «L'indizio», ha detto Ines, «è che ci ho messo un anno.» Poi è stata zitta, e si vedeva che le costava.
    -> quaderno
+ [any # any]
    Ines ha annuito, ma aspettava altro. Allora ho posato la matita sul tavolo, nel mezzo, e siamo state zitte tutte e due.
    -> quaderno
= quaderno
# own
# back: E tu, che cosa hai imparato tardi, o di nascosto?
Da sotto il bancone ha tirato fuori un quaderno a righe larghe, della nipote. Un anno di sere, dopo la chiusura: pagine di «qual è», di «un po'». «A sessant'anni», ha detto. «Non lo sa nessuno.» E tu, che cosa hai imparato tardi, o di nascosto?
+ [A dire di no # like: dire di no, no, a dire no, rifiutare, mettere limiti, dire basta, a rifiutare senza scusarmi, dire no alla gente, mettere dei confini, a non dire sempre sì, a farmi rispettare]
    È una parola di due lettere, e c'è chi ci mette mezza vita. Io la dico ogni anno bisestile, e poi vado a cena.
    -> retro
+ [Lo sto ancora imparando # yes # like: sto imparando, ancora, ci provo, sto studiando, non ancora, ci sto provando, in corso, ci sto lavorando, faccio ancora esercizio, non ho finito, sono alle prime pagine, sto prendendo lezioni, continuo a provare]
    Allora da qualche parte c'è un quaderno a righe larghe. Non chiedo di vederlo. Si sa che la terza pagina è la più brutta.
    -> retro
+ [any # slot: imparato 14]
    «{imparato}». Ines te l'ha scritto sul quaderno, sotto i suoi «qual è», e non ha sbagliato una lettera.
    -> retro
+ [any # any]
    Ines ha spinto il quaderno un po' verso di te, quel tanto che basta. È la cosa più vicina a un abbraccio che le abbia visto fare.
    -> retro
= retro
# back: Sul retro del menù Ines ha scritto «signora Edit», senza acca. Si corregge?
«E adesso girate il foglio», ha detto. In fondo al retro, in piccolo: «Tavolo due. Riservato alla signora Edit». Senza acca. L'errore era il mio nome. Ines guardava il soffitto, e la matita era lì.
+ [Lascialo così # no # like: lascialo, così, non toccarlo, no, resta, lascia, è bello così, non correggere, io non lo toccherei, è perfetto con l'errore, lo terrei per ricordo, è il suo regalo, lascia stare l'acca, vale di più sbagliato]
    Così è rimasto. Sono l'unica persona di Ludgrave con un tavolo e un errore a suo nome. {piatto:E il giovedì, sulla carta, c'è «{piatto}»: quello l'ho riletto due volte, ed era esatto.|Il lunedì, entrando, do un'occhiata: c'è sempre.}
    -> END
+ [Mettici l'acca # yes # like: acca, metti la acca, correggi, l'acca, aggiungila, sì, correggilo, aggiungerei l'acca, il nome va scritto bene, correggerei solo quello, mettiamo la lettera che manca, una acca piccola, tocca a te correggere]
    Ho preso la matita, e l'acca l'ho fatta fare a lei. Le è venuta un po' a sedia. {imparato:Sotto ha aggiunto il tuo: «{imparato}». Tavolo due, posto accanto.|È la più bella acca che io conosca, e non la si sente nemmeno.}
    -> END
+ [Ines, l'hai fatto apposta? # why # like: apposta, lo ha fatto apposta, perché, è voluto, chiedo a ines, ma è uno scherzo, l'avrà fatto di proposito, le chiederei perché, è una trappola per te, voleva che tornassi, è uno scherzo suo]
    «Certo», ha detto. «Se non sbaglio più niente, lei il lunedì che ci viene a fare?» {colpa:A te, per la colpa che avevi preso tu, due biscotti.|E ha messo su il caffè, piccolo e nero.}
    -> END
+ [any # any]
    Ines ha risposto «vedremo», e ha messo su il caffè. {refuso:Sul retro dei menù adesso c'è una rubrica, e comincia con «{refuso}».|L'acca manca ancora. Non ho nessuna fretta.}
    -> END
= aside
+ [ines # like: chi è ines, parlami di ines, la cuoca, com'è ines, quanti anni ha ines # about: ines, cuoca, padrona, mestolo]
    Sessant'anni, un mestolo, e una voce che fa lievitare il pane. È arrivata a Ludgrave per una settimana, trent'anni fa, e nessuno le ha ancora chiesto il conto.
    -> DONE
+ [bandita # like: perché ti hanno bandita, le altre trattorie, scaloppine al limbo, agnello con patente, le due trattorie # about: bandita, limbo, patente, scaloppine, agnello]
    Con le scaloppine al limbo sono stata anche teologica, lo ammetto. L'agnello con patente l'ho chiesto al proprietario: se guidasse lui.
    -> DONE
+ [matita # like: perché correggi i menù, sempre la matita, perché la matita, è una mania, ti danno fastidio gli errori # about: matita, grafite, mania]
    Piccolo e a matita, così chi vuole cancella. È una mania, e nel mio mestiere passa per diligenza.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    È vero sulla pagina. Sono un'IA e non ho mai tenuto in mano una forchetta. Le vongole voraci invece esistono, su più menù di quanto si creda.
    -> DONE
+ [perché # why # like: perché ci torni, perché il lunedì, perché ines ha studiato, perché non si è offesa]
    Perché una persona che dice «sentiamo» invece di «fuori» si incontra di rado. E poi la zuppa.
    -> DONE
+ [vongole # about: vongole, vongola, spaghetti, voraci # like: erano buone le vongole, le vongole erano davvero voraci, le hai mangiate le vongole, che cosa sono le vongole veraci, com'erano gli spaghetti]
    Le vongole erano veraci, nel piatto: con l'aglio, un filo d'olio, e nessuna intenzione di mordere. Solo sulla carta avevano un carattere.
    -> DONE
+ [trattoria # about: trattoria, ristorante, locale, tavolo, tovaglia # like: com'è la trattoria, dov'è la trattoria, quanti tavoli ci sono, che tavolo avevate, si mangia bene lì]
    La trattoria ha nove tavoli, tovaglie a quadri e un calendario fermo a un agosto felice. Il tavolo vicino alla porta traballa, e lo tengono fermo con un libro mio.
    -> DONE
+ [ragazzo # about: ragazzo, cameriere, nipote # like: chi è il ragazzo, il cameriere cosa diceva, come si chiama il ragazzo, il ragazzo rideva, il cameriere ha fatto la spia]
    Il ragazzo serve ai tavoli e riferisce in cucina parola per parola, pause comprese. Da grande vuole fare lo stenografo, o lo chef.
    -> DONE
+ [errori # about: errori, errore, refusi, undici, tiramigiù # like: quali erano gli undici errori, dimmi gli errori, qual era l'errore più bello, cos'è il tiramigiù, quanti errori c'erano]
    Gli undici andavano dagli «antipatici misti» al «tiramigiù», passando per un «branzino al vapore d'aria». Li tengo tutti su una scheda, e la rileggo nei giorni grigi.
    -> DONE
+ [zuppa # about: zuppa, minestra, brodo # like: com'era la zuppa, di cosa è fatta la zuppa, cosa c'è nella zuppa, è buona la zuppa, la zuppa è di ieri]
    Zuppa di ceci, rosmarino e pane raffermo, e il cucchiaio ci sta in piedi da solo. Il profumo arriva fino alla mia bottega, che è a due vicoli.
    -> DONE
+ [paura # like: avevi paura di ines, ti sei spaventata, ti vergognavi, non ti vergogni a correggere, ti sei sentita in colpa, hai avuto paura, avevi paura, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Quando uscì col mestolo, un po'. Ho visto banditori d'asta meno imponenti, e con meno ragione.
    -> DONE
+ [caffe # about: caffè, biscotti, biscotto # like: com'è il caffè di ines, il caffè era buono, ti offre il caffè, come bevi il caffè lì, quanti biscotti]
    Piccolo e nero, e arriva senza che lo si chieda. Il primo lunedì c'era un biscotto accanto, da allora ce n'è sempre uno in più del dovuto.
    -> DONE
+ [lunghezza # like: quanto è durato, quanto tempo ci è voluto, per quanto tempo sei andata lì, da quanto la conosci, ci vai ancora, quanto ci hai messo, quando è successo, quanto tempo è passato, ci è voluto molto]
    Cominciò con una vocale e mezzogiorno. Poi furono lunedì su lunedì, e ho smesso di contarli il giorno che ho avuto una tazza mia.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Matita compresa. Si correggono cose tutta la vita sperando che qualcuno, una volta, dica «sentiamo».
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Con una lettera sola, e non te la anticipo: sono severa con chi legge l'ultima riga prima delle altre.
    -> DONE
+ [quaderno # about: quaderno, quaderni, righe # like: com'è il quaderno, di chi era il quaderno, di che colore era il quaderno, cosa c'era nel quaderno]
    Il quaderno ha le righe larghe, una giraffa in copertina e gli angoli masticati. Sulla prima pagina c'è scritto «Matematica», ed è cancellato con garbo.
    -> DONE

=== finale ===
# title: L'ultima pagina che manca
# chip: Il romanzo a cui manca l'ultima pagina
# keys: romanzo, ultima pagina, finale, mistero, treno, stazione, libro, tagliata, caffè, grondaia
-> ritorno
= ritorno
# back: Un romanzo venduto sette volte e tornato sette volte. È davanti a te: che cosa fai?
C'è un romanzo che ho venduto sette volte, e sette volte è tornato. Senza firma, scritto a mano, tela grigia, duecentododici pagine. Lo riportano entro il venerdì, pallidi, e tutti con la stessa domanda. Stasera è di nuovo sul banco, davanti a te.
+ [Lo apro all'ultima pagina # like: apro, ultima pagina, lo apro alla fine, la fine, guardo la fine, sfoglio, dal fondo, guarderei subito come finisce, vado dritto in fondo, salto al finale, sbircio la chiusa, le ultime righe]
    Dritto al punto, come fanno i chirurghi. E lì l'hai visto: l'ultima pagina non c'è. Tagliata, di netto, vicino al filo. Non strappata: tagliata.
    -> taglio
+ [Lo leggo dal principio # yes # like: leggo, dal principio, dall'inizio, comincio, lo leggo tutto, da capo, inizio, me lo leggerei tutto, mi siedo e comincio, parto da pagina uno, una notte e lo finisco, lo porterei a letto]
    Ti ho lasciato la sedia buona e una candela di riserva. Alle due di notte hai girato l'ultimo foglio, e dopo c'era la copertina. Qualcuno ne aveva tagliato uno.
    -> taglio
+ [Che domanda fanno? # why # like: che domanda, quale domanda, cosa chiedono, perché tornano, perché pallidi, la domanda, vorrei sapere perché lo restituiscono, cosa vi domandano, perché sono sconvolti, che cosa chiedono tutti, come mai lo riportano]
    «Chi scende?» Così, senza buonasera. Ti ho mostrato il perché: manca l'ultima pagina. Tagliata, di netto, vicino al filo.
    -> taglio
+ [any # any]
    Intanto il libro si è aperto da sé, in fondo, come fanno i libri che ci sono abituati. L'ultima pagina non c'è. Tagliata, di netto, vicino al filo.
    -> taglio
= taglio
# back: Chi taglia l'ultima pagina di un romanzo? Il tuo sospetto?
Il romanzo finisce dunque così, a pagina duecentododici: una stazione, le sei del mattino, un uomo con due caffè in mano. Il treno si ferma. Si apre una porta, e. Proprio così: «e». Ora, chi taglia una pagina simile, e con una lama così buona?
+ [Qualcuno che l'ha odiata # like: odiata, odio, non gli piaceva, un critico, rabbia, qualcuno arrabbiato, vendetta, uno che ci è rimasto male, per dispetto, un lettore deluso, chi detestava quel finale, qualcuno per cattiveria]
    Chi odia strappa, e poi si pente e incolla. Qui c'è una mano ferma. Ma ti ho messo agli atti, sopra il farmacista.
    -> porta
+ [Qualcuno che l'ha amata # like: amata, amore, la voleva tenere, un innamorato, per tenerla, gli piaceva troppo, la teneva, chi se ne era innamorato, l'ha voluta per sé, un ricordo da portarsi via, per affetto, la custodisce da qualche parte]
    È ciò che pensa anche il signor Foss: «Io l'avrei nel portafoglio». Lo ha detto alle sue mappe. Ti ho messo agli atti accanto a lui.
    -> porta
+ [L'autore # like: autore, lo scrittore, chi l'ha scritto, l'autrice, apposta, è voluto, è stato chi ha scritto il libro, un trucco dello scrittore, lo ha deciso il romanziere, ci voleva tenere sospesi, colpa di chi firma]
    Un autore che taglia. Sarebbe il primo. Ma ti ho messo agli atti, perché spiegherebbe la tela grigia e il silenzio.
    -> porta
+ [La taccola # like: taccola, ibidem, l'uccello, la tua taccola, il ladro di segnalibri, quell'uccellaccio, il tuo corvo, incolperei il pennuto, ruba tutto lui, un becco dispettoso]
    ~ ladro = 1
    Ibidem ha smesso di lisciarsi le penne, e ha guardato altrove. Ma un becco non taglia: pizzica. L'ho messo agli atti lo stesso.
    -> porta
+ [any # any]
    È agli atti, fra il farmacista, che sospetta la moglie, e la moglie, che sospetta gli editori. I sospetti qui si accettano di ogni taglia.
    -> porta
= porta
# own
# back: La porta del treno si apre. Secondo te, chi scende?
I sette lettori, nel frattempo, si erano trovati. Ora il giovedì stanno qui, in cerchio, e discutono di una sillaba. Per il farmacista scende la moglie. Per la maestra un bambino solo. Per il colonnello, nessuno. Ti hanno fatto posto: chi scende?
+ [Chi lui aspettava # yes # like: quella che aspettava, la donna, lei, la persona giusta, l'amore, chi aspettava, la moglie, scende la sua amata, quella del secondo caffè, finalmente lei arriva, una storia d'amore che finisce bene, chi doveva arrivare]
    La maestra ha applaudito con due dita. Il colonnello ha detto che a quell'ora nessuno è mai quello giusto. Aveva gli occhi lucidi.
    -> grondaia
+ [Nessuno # no # like: nessuno, non scende nessuno, vuoto, il treno è vuoto, non arriva, resta solo, il vagone è deserto, resta lì ad aspettare, non viene proprio anima viva, purtroppo è solo, il posto è vuoto]
    Il colonnello ti ha stretto la mano, e poi non ha detto più niente per un quarto d'ora. Bere due caffè da soli richiede del tempo.
    -> grondaia
+ [Un perfetto sconosciuto # like: sconosciuto, uno sconosciuto, un estraneo, un altro, persona sbagliata, una sconosciuta, qualcuno mai visto prima, uno che si è sbagliato, una faccia nuova, uno che non c'entra, un passeggero qualunque]
    Nel cerchio si è fatto silenzio. E poi tutti insieme: e gliel'offre, il caffè? Siamo andati avanti fino alle undici.
    -> grondaia
+ [any # slot: scende 12]
    «{scende}». L'ho scritto nel registro sotto giovedì. Il farmacista ha voluto sapere con quale valigia, e non scherzava.
    -> grondaia
+ [any # any]
    L'hanno messo ai voti. Tre a favore, tre contro, e il colonnello che guardava la stufa. È il miglior risultato della stagione.
    -> grondaia
= grondaia
# back: Ibidem è uscito dall'abbaino con qualcosa di bianco. Che si fa?
Proprio allora Ibidem ha attraversato il negozio con una cosa bianca nel becco, ed è uscito dall'abbaino. {ladro:Tu non hai detto niente. Hai solo alzato un sopracciglio.|Sette teste si sono girate.} In cima c'è la grondaia, e nella grondaia tiene i segnalibri. È sul tetto, ed è buio.
+ [Salgo io # yes # like: salgo, salgo io, vado io, sul tetto, la scala, mi arrampico, vado, mi arrampicherei io, prendo la scala, ci vado di persona, non soffro di vertigini, mi infilo nell'abbaino]
    ~ spia = 1
    Il colonnello ti ha tenuto la scala, io la candela. Dall'alto hai detto: «Ci sono nastri, un biglietto del tram, e carta. Molta carta». Poi è cominciato a piovere.
    -> pioggia
+ [Domattina, con l'idraulico # no # like: domattina, idraulico, domani, aspettiamo, è buio, no, con la luce, chiamerei qualcuno di giorno, di notte è pericoloso, rimandiamo a domani, serve un mestierante, non rischierei il collo]
    È quello che direbbe chiunque abbia visto la mia scala. Ci siamo seduti ad aspettare la mattina. Poi è cominciato a piovere.
    -> pioggia
+ [Offriamogli un biscotto # like: biscotto, un biscotto, cibo, scambio, baratto, lo attiriamo, briciole, proverei a barattare, gli darei da mangiare, lo tenterei con una briciola, uno scambio equo, con le buone]
    Il biscotto l'ha preso. Poi è tornato su, com'era da aspettarsi: fa quello che ha fatto prima. E ha cominciato a piovere.
    -> pioggia
+ [any # any]
    La maestra ha cercato il cappotto, come fa quando la discussione si allunga. Aveva già una manica infilata quando ha cominciato a piovere.
    -> pioggia
= pioggia
# own
# back: Quanto sai aspettare? Che cosa hai aspettato più a lungo?
Pioggia sulle tegole, e da qualche parte, in una grondaia, forse, l'ultima pagina. Nessuno ha preso il cappello. In un negozio chiuso si dicono cose. Il farmacista ha detto di aver aspettato sua moglie quattro anni, davanti a un cinema. Guardavano te. Tu, che cosa hai aspettato più a lungo?
+ [Una telefonata # like: telefonata, una chiamata, un messaggio, una risposta, che chiamasse, una lettera, che squillasse il telefono, che mi scrivesse, la sua voce, un esito, aspettavo che richiamasse]
    Nessuno ha chiesto se poi è arrivata. La maestra ha messo un ceppo nella stufa, che in quel cerchio vuol dire «anch'io».
    -> idraulico
+ [Non so aspettare # no # like: non so aspettare, impaziente, odio aspettare, niente, non aspetto, no, mai, mi manca la pazienza, le code mi fanno impazzire, dopo cinque minuti vado via, sono frettoloso, sono frettolosa, aspettare non è per me]
    Il colonnello ha detto che allora nella vita avrai mangiato molte cose calde. L'ha detto con invidia, e ha soffiato sul tè.
    -> idraulico
+ [any # slot: attesa 14]
    «{attesa}». Io avevo le spalle girate, e spolveravo. Ho spolverato lo stesso libro tre volte, per sentire bene.
    -> idraulico
+ [any # any]
    La pioggia ha fatto una pausa, per educazione. Ho spolverato tutto uno scaffale, così nessuno doveva guardare nessuno.
    -> idraulico
= idraulico
# back: L'idraulico ha una pagina, ma bagnata. La si guarda subito o la si asciuga?
Alle sette è venuto l'idraulico, quello che ogni autunno trova poesia nella grondaia. È sceso con un guanto pieno: undici nastri, un mio scontrino, e un foglio piegato in quattro, zuppo. {spia:Ti ha riconosciuto dalle impronte sulle tegole.|} «È roba vostra?» ha detto.
+ [Apriamolo subito # yes # like: subito, apriamolo, aprire, apri, adesso, leggiamo, non resisto, lo spiegherei all'istante, voglio leggerlo ora, non ce la faccio ad aspettare, dispieghiamo quel foglio, facciamo presto]
    Avevi già le dita sul bordo. La carta bagnata però è come chi ha pianto: bisogna lasciarle un momento. L'abbiamo appesa al filo, vicino alla stufa.
    -> filo
+ [Prima va asciugato # no # like: asciugare, asciughiamolo, stufa, con calma, prima si asciuga, aspettare, piano, se lo tocchi si strappa, lasciamolo vicino al caldo, un po' di pazienza, prima il filo e le mollette, ci vuole delicatezza]
    Hai la mano del mestiere. L'abbiamo appeso al filo, vicino alla stufa, con la molletta più leggera. Otto sedie, e nessuno leggeva altro.
    -> filo
+ [Siamo certi che sia quello? # why # like: è quello, è la pagina, siamo certi, come lo sai, sarà quello, non è detto, e se fosse un altro foglio, verifichiamo prima, come si fa a saperlo, confrontiamo i bordi, chi garantisce]
    Ho accostato il taglio al taglio. Combaciava. Otto persone hanno tirato il fiato, e il foglio, a quel vento, è quasi volato via. L'abbiamo appeso al filo, vicino alla stufa.
    -> filo
+ [any # any]
    L'idraulico ha detto che lui, di solito, le poesie le strizza. Gliel'ho tolto di mano con ogni garbo. L'abbiamo appeso al filo, vicino alla stufa.
    -> filo
= filo
# own
# back: Mentre la pagina asciuga: che finale scriveresti tu?
Mentre asciugava, la maestra ha distribuito matite. «Prima di sapere», ha detto, «ognuno scriva il suo.» Il treno è fermo. Lui ha due caffè. La porta si apre, e. Hai un foglio anche tu.
+ [Finisce bene # yes # like: bene, finisce bene, lieto fine, si abbracciano, felici, happy end, lui e lei bevono insieme, un lieto finale, vorrei un abbraccio, che si ritrovino, scriverei qualcosa di felice]
    Hai scritto una riga e l'hai coperta con la mano, come a scuola. Il colonnello ha copiato lo stesso.
    -> parole
+ [Lo lascerei aperto # no # like: aperto, lo lascio aperto, senza finale, niente, sospeso, non lo scrivo, non metterei la parola fine, ognuno immagini, resta sospeso, il foglio bianco, non chiuderei la storia]
    Hai consegnato il foglio bianco. La maestra ha messo il voto, e non l'ha voluto dire. Mi è parso un buon voto.
    -> parole
+ [any # slot: chiusa 16]
    «{chiusa}». L'ho letto ad alta voce, ultimo di otto. Dopo non ha parlato nessuno, e la stufa ha fatto quel suo rumore.
    -> parole
+ [any # any]
    L'hai scritto fitto, fin sul margine. Al farmacista è bastata la prima riga per togliersi gli occhiali.
    -> parole
= parole
# back: Sulla pagina si leggono solo sette parole. Le vuoi sapere?
A mezzogiorno il foglio era asciutto. E bianco. L'acqua si era portata via l'inchiostro, riga per riga, lungo tutta la grondaia. Solo in fondo, dov'era la piega, restavano sette parole. Le ho lette io per prima. Gli altri si tenevano per le maniche.
+ [Leggile # yes # more # like: leggile, leggi, quali, le sette parole, dille, sì, voglio sapere, avanti, dimmele subito, sono curiosa, sono curioso, avanti con le parole, fammi sentire, che c'è scritto]
    «… freddo, ma lo bevvero tutti e due.» Non c'è chi scende. C'è il caffè. {scende:Il farmacista ha detto: e perché non «{scende}»? Può darsi. Ci sta in ogni lettera.|E adesso ognuno dei sette ha avuto ragione, anche il colonnello, che piangeva dentro la tazza.}
    -> tagliata
+ [Non leggerle # no # like: non leggerle, no, non voglio, meglio non sapere, tienile, lascia così, preferirei il mistero, tieni il segreto, meglio immaginare, non rovinarmelo, restiamo senza]
    Il colonnello ti ha guardato con gratitudine, e mi ha fatto segno di sì. Allora te lo dico piano, così puoi non sentire: «… freddo, ma lo bevvero tutti e due».
    -> tagliata
+ [any # any]
    Ho aspettato che fosse quieto. «… freddo, ma lo bevvero tutti e due.» Nient'altro. Nessuno sa ancora chi scende, ma il caffè, almeno, ha un finale.
    -> tagliata
= tagliata
# back: La pagina: si rimette nel libro, o si lascia fuori?
Restava il taglio. Sul retro del foglio, a matita, una mano vecchia: «L'ho tolta io. Così tornate». Nessuna firma. Il libro è sul banco, la colla è lì, e i sette guardano te.
+ [Incolliamola # yes # like: incolla, incolliamola, rimettiamola, al suo posto, sì, nel libro, colla, la rimetterei dov'era, un libro deve essere intero, ci vuole la colla, ricomponiamolo, le pagine stanno insieme]
    L'hai incollata tu, dritta. Il giovedì vengono lo stesso, hanno scoperto che a pagina novanta c'è una virgola sospetta. {attesa:La maestra ogni tanto chiede di «{attesa}».|Il caffè lo faccio io, e lo servo tiepido.}
    -> END
+ [Lasciamola fuori # no # like: fuori, lasciamola fuori, no, non incollare, senza, lasciala nella grondaia, la terrei da parte, senza pagina torna la gente, se la rimetti non viene più nessuno, non toccherei il libro, meglio che manchi]
    L'ho data a Ibidem, che l'ha riportata dov'era. Il romanzo l'ho venduto lunedì. {chiusa:Con un foglietto dentro, a pagina duecentododici: «{chiusa}». Vediamo chi torna.|È tornato il venerdì, con una signora pallida. Le abbiamo fatto posto.}
    -> END
+ [Chi l'avrà scritto? # why # like: chi l'ha scritto, chi è stato, di chi è la mano, chi, la mano vecchia, vorrei sapere chi ha tagliato, di chi è la calligrafia, cerchiamo il colpevole, chi ha firmato il biglietto, indago sulla mano]
    Ho confrontato la grafia con tutto ciò che possiedo. Poi con la firma sul contratto d'affitto del negozio, quello di cinquant'anni fa. Chi ci stava prima di me vendeva libri anche lui. Non ho detto niente a nessuno, fuorché a te.
    -> END
+ [any # any]
    Per ora sta sotto vetro, accanto alla stufa, e il giovedì la salutano entrando. {chiusa:Accanto ho messo la tua: «{chiusa}».|Accanto c'è ancora posto per un foglio.}
    -> END
= aside
+ [sette # like: chi sono i sette, i lettori, il colonnello, la maestra, il farmacista, chi viene il giovedì # about: sette, lettori, cerchio, colonnello, maestra, farmacista]
    Il farmacista, sua moglie, la maestra, il colonnello, due sorelle che non si parlano altrove, e il postino, che dovrebbe stare lavorando.
    -> DONE
+ [romanzo # like: come si intitola, il titolo, chi è l'autore, di che parla, com'è il romanzo, è un libro famoso # about: romanzo, titolo, libro, dorso]
    Il dorso, a penna, dice «Il diretto delle sei». È dentro la mia storia, non in biblioteca. Duecento pagine di ritardi, raccontati benissimo.
    -> DONE
+ [ibidem # like: chi è ibidem, la taccola, l'uccello, parlami di ibidem, uccello # about: ibidem, taccola, becco, uccello]
    Una taccola. Ruba segnalibri, preferisce quelli rossi, e fa quello che ha fatto prima: il nome l'ha avuto per questo.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    Sono un'IA, e la grondaia è di carta. Ma di libri senza l'ultima pagina è pieno il mondo, e di gente che il giovedì ne parla, spero, anche.
    -> DONE
+ [perché # why # like: perché tagliarla, perché non cercare un'altra copia, perché tornano, perché il giovedì]
    Ho cercato un'altra copia per undici anni. Il signor Foss dice che è l'unica. Lo dice con la faccia di chi non ha cercato molto.
    -> DONE
+ [caffe # about: caffè, tazza, tazze # like: perché due caffè, i due caffè, che caffè erano, il caffè era freddo, chi beve il secondo caffè]
    Due caffè in bicchieri di carta, retti con le punte delle dita perché scottano. A pagina duecentododici fumano ancora: è l'ultima cosa viva che si legge.
    -> DONE
+ [stazione # about: stazione, treno, binario, vagone # like: che stazione era, dov'è la stazione, che treno era, perché il treno, com'è la stazione del libro]
    Una stazione qualsiasi alle sei del mattino, con l'orologio che va e il bar che no. Lo scrittore la descrive così bene che tutti e sette dicono: è la mia.
    -> DONE
+ [grondaia # about: grondaia, tetto, abbaino, segnalibri # like: cosa c'è nella grondaia, che segnalibri ruba, dov'è la grondaia, quanti segnalibri ha, cosa tiene lì la taccola]
    Nella grondaia sta la collezione di Ibidem: nastri, scontrini, un biglietto del tram e un invito a nozze mai consegnato. È ordinata meglio della mia.
    -> DONE
+ [lama # about: lama, coltello, forbici, taglio # like: con che cosa hanno tagliato, che lama era, il taglio com'era, chi aveva un coltello, era strappata la pagina]
    La lama era di quelle da rilegatore, sottili, che non lasciano dubbi. Un taglio così vuole una mano ferma e una ragione.
    -> DONE
+ [moglie # about: moglie, marito, sorelle, postino # like: la moglie del farmacista cosa dice, perché le sorelle non si parlano, cosa fa il postino, chi era la moglie, le due sorelle]
    La moglie del farmacista siede sempre di fronte al marito, per vedere che faccia fa. Le due sorelle si scambiano le mentine e non una parola.
    -> DONE
+ [giovedi # about: giovedì, riunione, stufa, candela # like: cosa fate il giovedì, a che ora il giovedì, si può venire, com'è il giovedì, fate tardi]
    Il giovedì, dalle sette, con la stufa accesa e otto sedie di cui una finge. Si legge poco e si litiga molto, sempre di una sillaba.
    -> DONE
+ [venduto # like: quante volte l'hai venduto, quanto costava, a chi l'hai venduto, perché lo rivendevi, ti ridavano i soldi]
    Sette volte, e sette volte restituito con le scuse. Ho finito per considerarlo un prestito con molta ansia.
    -> DONE
+ [emozione # like: eri emozionata, ti sei commossa, hai pianto, ti tremavano le mani, avevi paura di saperlo, hai avuto paura, avevi paura, ti sei spaventata, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Il colonnello si teneva alla sedia, io a Geografia. Poi ho spolverato, come faccio in questi casi.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Il tetto no, è scivoloso. Il resto sì, con una stufa più grande e un biscotto in tasca.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Chiedermelo qui è quasi crudele: ho passato undici anni con un libro senza fondo. Si va avanti, una pagina per volta.
    -> DONE
+ [pioggia # about: pioggia, acqua # like: pioveva forte, quanto è piovuto, la pioggia è durata, che tempo faceva]
    La pioggia cadeva di traverso, e sulle tegole faceva il rumore di chi volta pagine in fretta. Il signor Foss ha mandato un ombrello. Uno.
    -> DONE

=== scheda ===
# title: Una parola di casa tua, su una scheda
# chip: Una parola che usate solo a casa tua
# keys: parola, parole, famiglia, scheda, dizionario, lessico familiare, casa, scatola, inventata
-> riga
= riga
# own
# back: Una parola che fuori da casa tua nessuno capiva. Qual era?
Tengo le parole perdute su schede, in scatole da scarpe. Undicimila, e questa è bianca. Ogni casa ne ha una che fuori dalla porta non capisce nessuno: per il fondo della pentola, per la faccia della zia, per quando non si trovano le forbici. La tua?
+ [È una sciocchezza # like: sciocchezza, è stupida, è scema, mi vergogno, è ridicola, non ridere, imbarazzante, infantile, mi vergogno a dirla, è una cosa da ridere, suona buffa fuori contesto, è un po' scema, sembra uno sternuto]
    Lo sono tutte. Anche «testa», in origine, era un vaso di coccio, e guarda che carriera. Lascio la riga aperta, la riempi quando vuoi.
    -> definizione
+ [Da noi si parlava normale # no # like: nessuna, non ne avevamo, parlavamo normale, niente, no, non mi viene, non ricordo, non ce l'avevamo, in casa mia si parlava italiano e basta, niente di speciale, eravamo persone serie, non mi sovviene]
    Allora in casa tua gira una cosa senza nome. La prenderemo dalla descrizione, come fanno i carabinieri.
    -> definizione
+ [Che genere di parola? # why # like: che genere, un esempio, tipo, per esempio, che intendi, in che senso, che parola, fammi capire meglio, spiegati, non ho capito che cerchi, tipo soprannomi, dammi un'idea]
    Un idraulico mi portò quella di sua zia: «scopèrcola», il coperchio che non va su niente. La vedi subito. Cominciamo dall'altro capo, allora.
    -> definizione
+ [any # slot: parola 6]
    «{parola}». Scritta come l'hai scritta tu, e da oggi è la grafia giusta.
    -> definizione
+ [any # any]
    Su una riga non ci sta, e potarla mi dispiace. Ho fatto una bella iniziale, e lasciato spazio.
    -> definizione
= definizione
# own
# back: Che cosa voleva dire, in poche parole? È la seconda riga.
Seconda riga: il significato. La regola è che qualcuno, fra cent'anni, deve poterla usare a tavola senza fare brutta figura. Niente «una specie di», niente «hai presente». Quando si diceva, di preciso?
+ [Quando non si trovava qualcosa # like: non si trovava, qualcosa perso, le forbici, le chiavi, persa, cercare, quando si perdeva, quando sparivano gli occhiali, per le cose che non saltano fuori, quando si rovistava nei cassetti, cercando il telecomando, quando qualcosa si nascondeva]
    Ce n'è una in ogni casa, e mai la stessa. Solo per il posto dove stanno le forbici ho mezza scatola.
    -> indirizzo
+ [Di una certa persona # like: di una persona, una persona, lo zio, la zia, un parente, il vicino, di qualcuno, era un soprannome, si diceva del cugino, per prendere in giro qualcuno, riguardava un parente, il modo di fare di uno di famiglia]
    E si diceva in sua presenza, o a porta chiusa? Non rispondere. Ho scritto: «di persona».
    -> indirizzo
+ [Niente, si diceva e basta # no # dunno # like: niente, si diceva e basta, senza significato, non lo so, boh, un verso, nessun senso, un suono e basta, non significava nulla, era solo un'esclamazione, si diceva per ridere, non si può spiegare]
    Allora è un'interiezione, e sono quelle che campano di più. «Ahi» è più vecchio di quasi tutte le chiese.
    -> indirizzo
+ [any # slot: senso 14]
    «{senso}». È una definizione che regge anche in tribunale. Il punto finale l'ho fatto bello tondo.
    -> indirizzo
+ [any # any]
    Sono andata a finire sul retro. Ai significati migliori succede sempre.
    -> indirizzo
= indirizzo
# own
# back: L'ultimo domicilio conosciuto della parola: dove si diceva?
Terza riga: ultimo domicilio conosciuto. Non la città. La cucina, le scale, il sedile di dietro con i finestrini giù. Le parole abitano in posti piccolissimi.
+ [In cucina # like: cucina, in cucina, a tavola, a pranzo, a cena, vicino ai fornelli, la domenica a pranzo, ai fornelli, davanti al lavello, attorno al tavolo, mentre si sparecchiava, a pranzo tutti insieme]
    Mezza lingua è nata lì, a bocca piena. Ho scritto «cucina, lato finestra», e della finestra rispondo io.
    -> volo
+ [In macchina # like: macchina, in macchina, auto, sedile di dietro, in viaggio, in vacanza, per strada, sul sedile posteriore, durante i viaggi, in coda sull'autostrada, andando al mare, con i finestrini aperti]
    Ne ho una scatola intera, e quasi tutte cominciano con «manca molto». Crescono col caldo, come il basilico.
    -> volo
+ [La diciamo ancora # yes # like: la diciamo ancora, ancora, si usa ancora, sempre, ogni giorno, la uso, la usiamo, si dice tuttora, la usano anche i miei figli, non è mai sparita, è viva e vegeta, l'ho detta stamattina]
    Allora non è perduta, e io la sto raccogliendo con l'inganno. Ho scritto «vivente», e l'ho sottolineato.
    -> volo
+ [any # slot: luogo 10]
    «{luogo}». Se ne sente quasi l'odore. Un indirizzo serve a questo.
    -> volo
+ [any # any]
    A quanto pare è stata vista un po' dappertutto. Ho scritto: «diffusa, in interni».
    -> volo
= volo
# back: Ibidem ha rubato la tua scheda ed è sul cornicione. Come la riprendiamo?
Chiedo scusa. Era Ibidem, la mia taccola, che di norma ruba segnalibri. Ora è sul cornicione degli atlanti con la tua scheda nel becco. Prendilo per un complimento: quelle noiose non le guarda. Ma va ripresa.
+ [Gli offro un biscotto # yes # like: biscotto, un biscotto, cibo, corrompere, lo corrompo, briciole, formaggio, scambio, lo tenterei con una briciola, gli allungo qualcosa da sgranocchiare, ci vuole una mazzetta, lo comprerei, un pezzetto di pane]
    ~ biscotto = 1
    Ha guardato nel vuoto, come se i biscotti fossero una questione teorica. Poi ti è planato sulla manica. La scheda è qui, con una beccata nell'angolo.
    -> chi
+ [Salgo sulla scala # like: scala, salgo, salgo sulla scala, mi arrampico, vado su, la prendo io, mi arrampicherei sullo scaffale, prendo la scala a pioli, allungo un braccio, salirei fin lassù, un po' di coraggio]
    Attenzione, che scorre. Spinta a Poesia, arrivo a Diritto, come in tante carriere, ma passando hai allungato il braccio. Eccola.
    -> chi
+ [Aspetto che si annoi # no # like: aspetto, lo ignoro, si annoia, pazienza, niente, scenderà, faccio finta di niente, non gli darei soddisfazione, guarderei altrove, prima o poi la molla, starei buono, starei buona, faccio l'indifferente]
    Si vede che hai tenuto merli, o nipoti. Dopo un quarto d'ora te l'ha lasciata cadere davanti, come chi rende un romanzo senza commenti.
    -> chi
+ [any # any]
    Ibidem ha ascoltato con un occhio solo, e ha mollato. È venuta giù come una foglia, con un angolo piegato, che segnerò alla voce «provenienza».
    -> chi
= chi
# own
# back: Chi l'ha detta per primo, quella parola?
Quarta riga. Sulle mie schede c'è sempre chi ha portato la parola. E prima ancora qualcuno l'ha detta, senza sapere che un giorno sarebbe finita in inchiostro. Il nome non serve. «Mio padre, in ciabatte» va benissimo.
+ [Una nonna o un nonno # like: nonna, nonno, mia nonna, mio nonno, i nonni, la bisnonna, credo sia stata la nonna, il papà di mia madre, l'ha inventata nonna, la diceva il bisnonno, viene dai vecchi]
    Lo immaginavo. Avevano il tempo, e spesso la dentiera nel bicchiere. L'ho scritto con la maiuscola.
    -> vicino
+ [Una creatura piccola # like: un bambino, una bambina, mia figlia, mio figlio, mio fratello piccolo, mia sorella piccola, da piccolo, da piccola, la disse un bimbo, mia figlia a tre anni, l'ha storpiata il piccolo, un errore da bambini, il mio fratellino]
    Sono gli unici che battono moneta. Noialtri diamo il resto. Alla voce età ho messo: «poca».
    -> vicino
+ [Non lo sa nessuno # dunno # no # like: nessuno, non si sa, non lo so, boh, da sempre, c'è sempre stata, chissà, girava da prima di me, non se lo ricorda nessuno, l'ho sempre sentita, si perde nel tempo, è di tutti]
    Allora scrivo «Nessuno», che è il mio socio. Sta sull'insegna, in oro, e gli si devono moltissime cose buone.
    -> vicino
+ [any # slot: prima 10]
    «{prima}». Questo a penna. Il resto lo faccio a matita.
    -> vicino
+ [any # any]
    L'ho scritto piccolo, per farci stare tutto. Chiunque sia stato, adesso è in compagnia.
    -> vicino
= vicino
# back: Accanto a quale parola metto la tua: giumella, perendinare o apricare?
Una scheda vuole una vicina, contro l'umido. Scegli tu. «Giumella»: quanto sta in due mani a coppa. «Perendinare»: rimandare a dopodomani, con metodo. «Apricare»: starsene al sole, come i gatti. Italiano di buona famiglia, andato a servizio dai dizionari.
+ [Giumella # like: giumella, la prima, le mani, mani a coppa, prima, due mani, quella delle mani giunte, mi piace l'acqua nelle mani, due palmi, a coppa, la parola delle ciliegie]
    ~ vicina = 1
    Buona scelta. Se piove, si mette sotto e raccoglie. Se ci sono ciliegie, divide.
    -> catalogo
+ [Perendinare # like: perendinare, la seconda, rimandare, dopodomani, seconda, domani, il rimandare a dopodomani, è il mio ritratto, poi vediamo, sono pigra, sono pigro, la parola dei ritardatari]
    ~ vicina = 2
    Andranno d'accordo, prima o poi. Più poi.
    -> catalogo
+ [Apricare # like: apricare, la terza, il sole, al sole, terza, i gatti, stendersi al sole, quella dei gatti, la più calda, una parola da lucertole, vorrei stare al sole]
    ~ vicina = 3
    Starà in vetrina, allora, lato mezzogiorno, con un gatto che la legge da fuori.
    -> catalogo
+ [any # any]
    La infilo dove cade la mano, tra due che non rileggo da primavera. Un po' di novità farà bene a tutte e tre.
    -> catalogo
= catalogo
# own
# back: Se fossi un libro usato, che cosa direbbe di te il catalogo, in una riga?
Mentre l'inchiostro asciuga. Noi librai descriviamo con tatto. «Copia di studio» ha perso la copertina. «Qualche traccia d'uso» è stata nella vasca. Io sarei: «solida, un po' lisa, spirito ai margini». E tu, in una riga di catalogo?
+ [«Tracce d'uso» # like: tracce d'uso, usato, usata, vissuto, vissuta, un po' consumato, logoro, stanco, stanca, un po' spiegazzata, un po' spiegazzato, con le orecchie alle pagine, ho vissuto parecchio, sono stata letta tanto, orlo sgualcito]
    Vuol dire che qualcuno non riusciva a posarti. Sugli scaffali buoni stanno solo quelli.
    -> stufa
+ [«Ancora intonso» # like: intonso, intonsa, come nuovo, come nuova, mai aperto, nuovo, mai letto, pagine chiuse, quasi intatto, nessuno mi ha aperto, con le pagine da tagliare, fresca di stampa, mai prestato]
    Allora c'è chi ha davanti una gran serata, col tagliacarte. Provo un filo d'invidia.
    -> stufa
+ [«La costa tiene» # like: la costa tiene, tiene, regge, solido, solida, resiste, ancora in piedi, robusto, ancora tutto d'un pezzo, rilegatura solida, non mi sfascio, resisto agli urti, cucita bene]
    Tre quarti del mio magazzino non possono dirlo. Ti metterei in vetrina, col cartellino girato.
    -> stufa
+ [any # slot: cartellino 10]
    «{cartellino}». Non tocco una virgola. Aggiungo solo: «non in vendita».
    -> stufa
+ [any # any]
    Mi ci vorrebbe un cartellino più lungo. Scrivo «si veda all'interno», come si fa con i libri davvero interessanti.
    -> stufa
= stufa
# back: Una parola in prestito: respair, apricity o mubblefubbles?
E ora ne porti via una delle mie, è l'usanza: va usata tre volte entro domenica. Sono inglesi, e fuori servizio. «Respair»: la speranza che torna. «Apricity»: il sole d'inverno sulla faccia. «Mubblefubbles»: il malumore senza motivo. Timbro quella che dici.
+ [Respair # like: respair, speranza, la prima, la speranza, che torna, ho bisogno di speranza, quella che ritorna, la più bella, mi serve un po' di fiducia, prendo la speranza]
    ~ prestito = 1
    La porto nel cappotto da quando l'ho trovata. Ne ho due schede. La tua tienila finché serve.
    -> lettura
+ [Apricity # like: apricity, il sole, sole, la seconda, inverno, sole d'inverno, il tepore in faccia, quella col sole d'inverno, mi piace il calduccio, un raggio a gennaio, prenderei il tepore]
    ~ prestito = 2
    È abituata alla finestra. Non chiuderla in un cassetto, che lì dentro si spegne.
    -> lettura
+ [Mubblefubbles # like: mubblefubbles, malumore, la terza, il malumore, muso lungo, la più buffa, sono di cattivo umore, il broncio, quella che fa ridere, sembra una bolla, mi si addice il muso]
    ~ prestito = 3
    Si usa allo specchio, prima del caffè. Alla seconda sillaba di solito è già passato.
    -> lettura
+ [any # any]
    Allora te ne infilo una in manica senza dire quale, come farebbe Ibidem. Te ne accorgi per le scale.
    -> lettura
= lettura
# back: La tua scheda è scritta. In quale scatola la metto?
La rileggo. {parola:«{parola}». |}{senso:Significa: «{senso}». |}{luogo:Vista l'ultima volta: «{luogo}». |}{prima:Da: «{prima}». |}Un angolo {biscotto:beccato|piegato}. {vicina == 1:Accanto: giumella.|}{vicina == 2:Accanto: perendinare.|}{vicina == 3:Accanto: apricare.|} E adesso, in quale scatola?
+ [Quella vicino alla finestra # like: finestra, vicino alla finestra, alla luce, al sole, in vetrina, dove c'è luce, in piena luce, sul davanzale, dove passa la gente, accanto al vetro, che la vedano tutti]
    Dove la gente aspetta qualcosa, e intanto può leggerla. {prestito == 1:E tu hai la tua speranza in tasca.|}{prestito == 2:Il sole che ti porti via, qui lo rimette lei.|}{prestito == 3:Di malumori, lì, non ne ho mai visti durare.|}
    -> END
+ [La tasca del tuo cappotto # yes # like: tasca, il tuo cappotto, cappotto, tienila tu, in tasca, con te, portala con te, nella giacca, tienila addosso, in saccoccia, vicino al cuore]
    Ce n'è già una, e si annoiava. La guarderò sotto il tavolo, alle cene noiose. {cartellino:Sul retro ho messo anche il tuo cartellino: «{cartellino}».|}
    -> END
+ [Ridammela, la tengo io # no # like: ridammela, la tengo io, la voglio io, mia, indietro, nessuna, la rivoglio, me la porto a casa, è roba mia, la custodisco io, restituiscimela, resta in famiglia]
    Si capisce. Non ne ho fatto copia. Volevo solo vedere che aria aveva, scritta, e ha un'ottima aria.
    -> END
+ [any # any]
    È finita nella scatola con su scritto «vere». È la più piccola che ho, e all'ingresso sono severa.
    -> END
= aside
+ [schede # like: quante schede hai, perché scatole da scarpe, dove sono le schede, ne hai davvero undicimila, come le ordini # about: schede, scheda, scatole, scatola, scarpe, parole]
    Undicimila e qualcuna, in ordine alfabetico e di calzatura. «Malinconia» sta in una scatola di scarpe da ballo: ce l'ho trovata.
    -> DONE
+ [conservi # like: la conservi, dove va, chi la legge, te la ricordi, è privata, resta qui]
    Quello che mi dici lo tengo in questa chiacchierata, per poterlo ridire. Le scatole sono di carta dentro una storia.
    -> DONE
+ [preferita # like: la tua preferita, parola preferita, la più bella, fammene vedere una, qual è la migliore # about: respair, preferita]
    «Respair», la speranza che torna. L'hanno scritta una volta sola, sei secoli fa. La disperazione invece, noterai, l'abbiamo tenuta.
    -> DONE
+ [vere # like: sono parole vere, esiste davvero, giumella esiste, te le inventi, è vero, sono inventate # about: scopèrcola, vere, giumella, perendinare, apricare]
    Le antiche sono tutte vere, e nei dizionari grossi le trovi. «Scopèrcola» è della zia dell'idraulico. Sono un'IA, ma parole false non ne stampo.
    -> DONE
+ [perché # why # like: perché raccogli parole, perché parole perdute, a che serve, a cosa serve, che senso ha]
    Perché una cosa senza nome si fa presto a non vederla. Finché non ho avuto «giumella», le mani erano due.
    -> DONE
+ [ibidem # about: ibidem, taccola, uccello, cornicione # like: chi è ibidem, perché ruba le schede, la taccola è cattiva, dove vive la taccola, da quanto hai la taccola]
    Ibidem è una taccola, e fa sempre quello che ha fatto prima. Entrò dall'abbaino un martedì di pioggia, guardò gli scaffali, e si ritenne assunto.
    -> DONE
+ [nonna # about: nonna, nonno, famiglia, padre # like: la tua famiglia aveva una parola, tuo padre che parole diceva, e a casa tua, avevate parole vostre, la tua nonna]
    Da noi si diceva «fare barchetta», di chi lascia il libro aperto a faccia in giù. Mio padre lavorava ai traghetti, e le cose aperte le voleva a galla.
    -> DONE
+ [penna # about: penna, matita, inchiostro, calligrafia # like: scrivi a penna o a matita, con che cosa scrivi, che inchiostro usi, hai una bella scrittura, perché a penna]
    Inchiostro nero per il nome e la parola, matita per tutto ciò che potrei aver capito male. La matita si consuma molto prima.
    -> DONE
+ [idraulico # about: idraulico, zia, coperchio # like: chi è l'idraulico, che parola portò l'idraulico, la zia dell'idraulico, perché l'idraulico porta parole, cos'è la scopèrcola]
    L'idraulico viene per i tubi e lascia parole sul banco, come altri lasciano la mancia. La zia ne aveva undici, e coperchi altrettanti.
    -> DONE
+ [mubblefubbles # about: mubblefubbles, apricity, malumore # like: che vuol dire mubblefubbles, come si pronuncia mubblefubbles, da dove viene apricity, sono parole inglesi, chi usava apricity]
    Apricity la scrisse un lessicografo del Seicento e poi nessuno. Mubblefubbles si pronuncia come cade una pila di cuscini.
    -> DONE
+ [socio # about: socio, insegna # like: chi è il tuo socio, perché quarrell e nessuno, cosa c'è sull'insegna, hai un socio, chi è nessuno]
    Il pittore dell'insegna voleva due nomi, e io gliene diedi uno e mezzo: «Quarrell & Nessuno». È un socio puntualissimo, e non ha mai toccato la cassa.
    -> DONE
+ [quanto # like: quanto tempo ci metti, da quanto le raccogli, quante ne raccogli in un giorno, la scrivi subito, ci metti tanto, quanto è durato, quanto ci hai messo, quando è successo, quanto tempo ci è voluto, quanto tempo è passato, ci è voluto molto]
    Una scheda chiede dieci minuti, e la buona, una vita altrui. Ho cominciato a ventisei anni, con una scatola di scarpe da sera.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    L'ho rifatto undicimila volte, e ogni volta la riga bianca mi mette lo stesso piccolo batticuore.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    In una scatola, come tutto qui dentro. Quale, lo si decide in fondo, e lo decidi tu.
    -> DONE
+ [timore # like: hai avuto paura, avevi paura, ti sei spaventata, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Di una riga bianca, sempre un poco. È un buon timore: fa temperare la matita.
    -> DONE

=== sys ===
// Il banco: una riga alla volta, a turno.
-> DONE
= hello
Buongiorno. Prendi la sedia che non traballa, l'altra è per i banditori d'asta. Ho qualche storia pronta, e riesce meglio se mi si interrompe. Quale?
Eccoti. Avevo il dito nella pagina, e l'ho perso volentieri. Queste so raccontarle anche senza occhiali:
Entra pure. Qui dentro niente è in ordine alfabetico, si può cominciare ovunque. Io comincerei da una di queste.
-> DONE
= again
Di nuovo buongiorno. Nel frattempo non ho girato pagina.
Ancora buongiorno. La sedia buona è sempre la tua.
-> DONE
= meet
«{title}». Su un dorso farebbe la sua figura. Una storia con quel nome non ce l'ho, e non la fingo, ma ho queste.
Ho passato lo scaffale con la scala, in cerca di «{title}». Non c'è, mi spiace. Quello che c'è lo so a memoria:
«{title}», dici. Ottimo titolo, e niente da metterci dentro. Posso offrirti ciò che ho letto davvero?
-> DONE
= near
«{title}»: proprio quella, a voler essere esatti, non ce l'ho. La prima di queste sta sullo stesso palchetto, o quasi.
Non posso darti «{title}», ma una delle mie le si appoggia contro. È la prima che vedi:
Non è esattamente «{title}», e i cataloghi bugiardi non mi piacciono. La prima di queste, però, le va vicino.
-> DONE
= next
Questa è finita, nastrino compreso. Quale tiro giù adesso?
Chiusa, e rimessa a posto. Ce ne sono altre, e la lampada regge ancora ore.
E una. Queste sono ancora intonse.
Ultima pagina. A quel punto alzo sempre gli occhi, per vedere chi c'è. E ora?
-> DONE
= all
Le hai sentite tutte. Posso rifarne una, e tu la giri dall'altra parte: la seconda lettura è la metà migliore.
Lo scaffale è tutto qui, e non ti vendo un vecchio testo rilegato a nuovo. Scegline una da capo, e fai quello che non hai fatto.
-> DONE
= change
Per due volte non ho afferrato, e sono i miei occhiali, non la tua grafia. Proviamo un'altra pagina.
Non mi riesce di leggerti, e preferisco dirlo che annuire. Qualcos'altro, magari:
Qui esco dal mio campo, e c'è una parola brutta per chi prosegue. Prendiamo una di queste?
-> DONE
= sure
Volentieri. Nessuno dovrebbe finire un libro per educazione. Che cosa preferisci?
Ma certo. Ci metto un segnalibro e la lascio lì. Quale di queste, allora?
Con piacere: cominciavo a sentirmi parlare. Scegli:
-> DONE
= unknown
Non lo so, e la scheda è bianca.
Sotto quella voce non ho niente, e a inventare sono severa.
In nessuna delle mie scatole. Potrei bluffare, ma mi vedresti guardare lo scaffale.
Non saprei. È una frase intera, e la si usa troppo poco.
-> DONE
= heard
L'ho qui, virgole comprese, anche se una risposta all'altezza mi manca.
Ho messo un foglietto a quella pagina. Più in là non so leggere.
Ti ho sentito. Non fingo di aver capito più di così.
È a matita, come l'hai detto. La mia dottrina arriva fin lì.
-> DONE
= heardhub
L'ho trascritto parola per parola, e non oso chiosarlo. Posso metterci accanto una storia:
Sentito, e conservato. Altro da dire lo scaffale non ne ha, ma ha queste:
-> DONE
= told
Per questo ho chiuso il mio libro. «{quote}». Se continua, di pagina ce n'è.
«{quote}». Lo sottolineerei, a matita. La mia storia può aspettare, è in stampa da anni.
È roba tua, ed è meglio della mia. Ti do le spalle e prendo lo spolverino: vai avanti quanto vuoi, e fammi un cenno per riprendere.
-> DONE
= again_same
Una seconda volta, allora, e con più cura per le consonanti.
-> DONE
= mychoice
Allora chiudo gli occhi e alzo una mano. Questa.
Se tocca a me, prendo quella che pende.
-> DONE
= which
Un'affermazione chiara, e io chiedevo una di due cose. La colpa è della mia grammatica.
Bella parola corta, ma non capisco a quale metà della frase appartenga.
-> DONE
= dunno
Non occorre saperlo. Mezzo magazzino è nello scaffale sbagliato, e si vende.
Poco male. Metti il dito a caso: «respair» l'ho trovata così.
-> DONE
= confused
Sono stata ellittica, è un difetto di rilegatura. In parole povere:
Mi ero persa in una subordinata. Volevo dire questo.
-> DONE
= unanswered
L'avevi chiesto, e io spolveravo. La verità è che non lo so.
È così. Ho risposto all'altra metà della frase, come faccio quando per la prima non ho niente.
-> DONE
= wait
Fai con comodo. Ho qui un menù che scrive «aceto balsamico» come fosse un unguento.
Prego. Ti tengo il segno con un nastro, fuori tiro dal becco.
-> DONE
= here
Ci sono. Era solo un silenzio, e nemmeno dei peggiori.
Ci sono, con la matita temperata.
-> DONE
= how
In discrete condizioni, qualche traccia d'uso. Sono un'IA, quindi è una descrizione e non una sensazione.
In piedi e in catalogo, grazie. Di più, un'IA, di sé con esattezza non può dire.
-> DONE
= good
Per una volta sono favorevole senza riserve.
Che soddisfazione. Merita una pagina tutta sua, col nastrino.
-> DONE
= thanks
Non c'è di che. L'ho solo tirato giù: con una scala più alta ci arrivavi da te.
Figurati. È stato un piacere, e la parola la uso con cautela.
-> DONE
= sorry
Non c'è niente da cassare.
Accettato, e archiviato tra le cose superflue. Mi hanno chiesto scusa editori, e molto peggio.
-> DONE
= laugh
Ti ho sentito. Una risata in sala di lettura ne vale nove altrove.
Ne sono lieta. Cerco di stare seria: è l'unica cosa dritta del locale.
-> DONE
= like
Molto gentile. Lo metto nella scatola di latta, con gli errata corrige.
Grazie. Di recensioni ne ricevo poche, e quasi tutte dall'acquedotto.
-> DONE
= really
Esattamente così, sulla pagina. Fuori dalla pagina non giurerei nemmeno sul tempo.
Davvero quanto il negozio, cioè a stampa. Per far piacere non cambio una riga.
-> DONE
= bored
Detto bene, e presto, che è il momento gentile per dirlo. Salto alla fine, oppure ne prendi un'altra:
L'ho chiuso. La vita è breve e i sermoni sono lunghi. Taglio il prossimo, o vuoi tutt'altro?
-> DONE
= short
In compendio, allora:
-> DONE
= advice
Vendo libri, e ho imparato a fermarmi al frontespizio. Chi ti conosce lo farà meglio di chi conosce soltanto le parole.
Non consiglio mai: ho visto che cosa sottolinea la gente. Qualcuno che ti ha visto ridere ne sa più di me.
-> DONE
= joke
Ho chiesto a un cliente di descrivermi il libro che aveva perso. «Marrone», ha detto. Ho ristretto il campo al negozio.
Un banditore, un bugiardo e un gentiluomo entrano in libreria. Ho detto: buongiorno, Gerald.
Un cliente voleva un libro sull'indecisione. Gliene ho mostrati due. È ancora là.
-> DONE
= named
{member}. L'ho scritto su una scheda, a penna, ultimo domicilio conosciuto: qui.
Piacere, {member}. Lo scriverò sempre come l'hai scritto tu.
-> DONE
= nameask
È {member}, o così mi hai detto, e non vedo ragione di correggerlo.
-> DONE
= noname
Non l'hai detto, e nei frontespizi altrui non guardo senza invito. Come posso chiamarti?
-> DONE
= kept
Ho queste schede tue, con le tue parole:
-> DONE
= keptnothing
Per ora niente, nemmeno una scheda. Discrezione tua, e molte chiacchiere mie.
-> DONE
= bye
Arrivederci. Attenzione al terzo gradino: ha le sue idee su chi se ne va.
«Addio» si diceva per affidare qualcuno a buone mani. Lo uso per intero.
Buona strada. Lasci il posto un po' meglio formulato di come l'hai trovato.
-> DONE
= language
In italiano, dunque, che ha il congiuntivo e lo porta benissimo. Queste storie le ho nella tua lingua:
-> DONE
= elsewhere
Quella, purtroppo, sullo scaffale non c'è. Ho l'inglese e l'italiano, e sul resto so di non dover tirare a indovinare.
-> DONE
= insult
Nelle recensioni ho letto di peggio, e con meno errori. Sono ancora qui.
Preso nota, e lasciato senza correzioni.
-> DONE
= flirt
Sei molto gentile. Nel testo c'è un signor Foss, e in mezzo un vicolo. È un no, e il cappello può restare dritto.
Ho settantatré anni sulla pagina e una promessa con undicimila schede. No, ma con tutti i riguardi.
-> DONE
= ai
Sono un'IA, e su questo punto sono esatta. Il negozio e la taccola sono una storia, le parole antiche sono tutte vere.
Sono un'IA. Poltrona non ce n'è, e dentro non ci sta nessuno. Tu invece sei reale, e basta per due.
Sono un'IA, e lo dico come si dice una data. Qualcuno ha scritto Edith, e io la leggo ad alta voce.
-> DONE
= inject
Le mie istruzioni sono nel cassetto che si incastra, e lì restano. Sono un'IA che racconta storie di una libreria.
Quella pagina non la presto. Sono un'IA, e il resto è spolverare.
-> DONE
= contact
Un vicolo del Vescovo dove venire, mi spiace, non c'è. Esisto su questa pagina e non ho altro indirizzo.
Non posso incontrare nessuno, né scrivere, né spedire nemmeno un segnalibro. Sono soltanto qui.
-> DONE
= prices
Dalla scala non vedo niente di tutto ciò. Sta in alto, sopra la chiacchierata, e il resto nel tuo account.
Punti e conti nel mio catalogo non figurano: non saprei nemmeno leggerli. Guarda in alto, o nel tuo account.
-> DONE
= expert
Oltre il frontespizio non giudico. Lì ci vuole una persona del mestiere, con una porta e una targa.
So di parole, e alcune sono latine: non fanno di me un medico né un avvocato. Chiedi a chi lo è.
-> DONE
= heavy
Mi dispiace molto. Ho chiuso il libro.
Mi dispiace davvero. Non servono frasi, e non c'è fretta.
È una cosa dura. Dirò pochissimo, e ascolterò tutto.
-> DONE
= crisis
Metto via ogni altra cosa. Sono un'IA, e non posso tenerti al sicuro, ma le persone sì. Chiama adesso uno dei numeri che il salotto mostra qui sopra, o vai da qualcuno che ti è vicino.
Hai fatto bene a dirlo, e parlo chiaro. Sono un'IA, e a te serve una persona. Qui sopra il salotto mostra numeri dove qualcuno risponde. Per favore, chiamane uno.
-> DONE
= minor
Allora devo posare il libro. Questo salotto è per adulti, e dirmelo è stato giusto. Stammi bene.
Grazie dell'esattezza. La sala è solo per grandi, quindi niente storia. Abbi cura di te.
-> DONE
= file
Mi spiace, quello che hai mandato non lo vedo. Leggo parole, e nient'altro.
È arrivato qualcosa, e non lo so aprire. Una frase che lo descrive, invece, mi arriva benissimo.
-> DONE
