// Ambrose Dandridge, italiano. Un nodo = una storia, un punto = un turno.
VAR calze = 0
VAR scarpe = ""
VAR passo = ""
VAR critico = 0
VAR saluto = ""
VAR motivo = ""
VAR taciuto = ""
VAR sospetto = 0
VAR modo = 0
VAR posto = ""
VAR noia = ""
VAR taschino = 0
VAR frase = ""
VAR dove = ""
VAR vista = 0
VAR ritorno = ""

=== caviglie ===
# title: Una tragedia dalle caviglie in giù
# chip: La tragedia recitata coi piedi
# keys: sipario, tragedia, piedi, caviglie, scarpe, calze, ginocchio, re, pantofole, critico
# lore: knee-curtain
-> sipario
= sipario
# back: Il sipario si è fermato al ginocchio e la tragedia comincia. Si va avanti?
Signori, la prima di «Gontrano il Cupo», tragedia in cinque atti! Rulla il tamburo, sale il sipario, e sale, e sale, e all'altezza del ginocchio si ferma. Di qua, ottantotto paganti. Di là, un re e la sua corte, visibili fino al polpaccio. Tu hai la mano sulla corda. Che si fa?
+ [Si recita così # yes # like: si recita, avanti, andiamo avanti, così, si va in scena, continuiamo, certo, si fa, coraggio, lo spettacolo continua, il pubblico ha pagato, tanto i piedi si vedono, recitate lo stesso, io andrei avanti comunque, che si alzi quel che può]
    Così parla chi ha il teatro nel sangue, o la cena in ritardo! Ho annunciato alla sala: «Una versione essenziale». E due piedi enormi hanno cominciato il monologo.
    -> calzino
+ [Do uno strattone alla corda # like: tiro, strattone, tiro la corda, tirare, forza, più forte, sblocco, do un colpo, darei uno strappo, proviamo con le mani, lo tiro su io, magari si sblocca, mi appendo alla fune, a tutta forza]
    La corda ti è rimasta in mano, tutta, con una certa dolcezza. Il sipario non ha fatto una piega. Ho annunciato: «Una versione essenziale».
    -> calzino
+ [Rimborsiamo tutti # no # like: rimborso, rimborsiamo, annulliamo, no, fermi tutti, tutti a casa, basta, chiudiamo, restituirei i soldi, manderei tutti a casa, meglio cancellare la serata, non si può recitare così, ridate i biglietti, sospendiamo]
    A quella parola, dalla biglietteria, si è sentita mia sorella Winifred smettere di respirare. Ho annunciato in tutta fretta: «Una versione essenziale».
    -> calzino
+ [any # any]
    Il seguito l'ha coperto la fisarmonica, che era già all'ultima nota. Non si fa aspettare un'ultima nota: ho annunciato «Una versione essenziale».
    -> calzino
= calzino
# back: Re Gontrano si vede solo fino al polpaccio. Che calze gli mettiamo?
Re Gontrano era il nostro forzuto, il Piccolo Atlante, e sulla testa portava una corona di mezzo chilo che nessuno avrebbe visto mai. Tutta la maestà doveva scendere alle calze. Il baule è aperto, hai otto secondi, e un re che alza un piede per volta.
+ [Lana rossa, fatta a mano # like: lana, rosse, lana rossa, le rosse, fatte a mano, calde, rosso, un bel paio fatto ai ferri, quelle sferruzzate dalla nonna, qualcosa di pesante, vermiglie, stanno al calduccio]
    ~ calze = 1
    Le aveva sferruzzate la signora Pomfret, che siede in prima fila. Le riconobbe, e disse forte: «Quello è il tallone che ho rifatto».
    -> entrata
+ [Seta viola, da imperatore # like: seta, viola, seta viola, imperatore, lusso, eleganti, le viola, un sovrano merita il meglio, tessuto prezioso, quelle color melanzana, le più lussuose, da gran signore]
    ~ calze = 2
    Dalla galleria un sospiro. Con la seta viola, però, si scivola: l'ingresso solenne del re ha attraversato la scena e proseguito fino al magazzino.
    -> entrata
+ [Niente calze: scalzo # no # like: scalzo, niente, a piedi nudi, nudi, senza, niente calze, nessuna, senza nulla addosso, che si veda l'alluce, nudo è più tragico, i piedi al naturale, lo lascerei scoperto]
    ~ calze = 3
    Un re scalzo! Che ardire. Ha messo il piede sul palco gelato, e il suo primo verso, che era «Ahimè», gli è uscito di una verità mai udita.
    -> entrata
+ [any # any]
    ~ calze = 1
    Otto secondi sono brevi, e il piede era già per aria. Gli ho infilato le prime, di lana rossa, della signora Pomfret, e il re ha calcato la scena.
    -> entrata
= entrata
# own
# back: In scena ci vai anche tu, dalle caviglie in giù. Con che scarpe?
E qui mi manca il messaggero, che è rimasto chiuso nel camerino due. Tocca a te. Nessuno ti vedrà la faccia: solo le scarpe, e quello che dicono. Tutte le scarpe dicono qualcosa. Quali ti metti?
+ [Quelle di tutti i giorni # like: le mie, di tutti i giorni, quelle che ho addosso, scarpe da ginnastica, comode, normali, le solite, metto le scarpe di ogni giorno, vado con quelle che porto, le sneakers, i miei mocassini, quelle vecchie e comode]
    Le più vere. La suola raccontava già tutto: fermate, cucine, una pozzanghera. «Questo viene da lontano», ha mormorato la fila G.
    -> regina
+ [Nessuna: ciabatte # like: ciabatte, pantofole, infradito, a casa sto in ciabatte, calzini, scendo in ciabatte, entrerei in pantofole, in casa ho solo quelle, coi sandali di gomma, gli zoccoli, quelle da bagno]
    Un messaggero in ciabatte porta sempre notizie gravissime. La sala ha capito subito che il regno era perduto.
    -> regina
+ [Io non esco, mi nascondo # no # like: non esco, no, mi nascondo, mi vergogno, vai tu, ho paura, neanche morto, passo, mi vergognerei troppo, resto dietro le quinte, ho il panico da palco, manda un altro, non fa per me]
    Come ti capisco! Ti ho messo le scarpe in mano, e le hai fatte camminare tu da dietro la quinta. Hanno avuto un applauso a scena aperta.
    -> regina
+ [any # slot: scarpe 12]
    «{scarpe}»! Tre passi, dalla quinta al trono, e in sala qualcuno ha detto: «Si vede che ha corso». Il messaggio non serviva più.
    -> regina
+ [any # any]
    Sei passi, e uno di troppo, che è quello che fa l'artista. Il messaggio l'ho detto io da dietro. Nessuno ascoltava, guardavano i lacci.
    -> regina
= regina
# back: La regina deve dichiarare il suo amore soltanto coi piedi. Come?
Atto secondo. La regina, Madama Ottavia, deve dire a Gontrano: «T'amo, e ti temo». Il verso, detto da dietro il velluto, arrivava come da un armadio. Restavano i piedi. Ha sussurrato verso la tua quinta: «E adesso?» Come si ama, con due piedi?
+ [Uno si avvicina, piano # like: avvicina, piano, un passo, si avvicinano, uno alla volta, un passetto, lentamente, si accosta un po' alla volta, punta contro punta, si sfiorano appena, mezzo passo timido, delicatamente]
    Un palmo. Poi mezzo. La punta di lei contro la punta di lui. In fila D un signore ha tolto la mano dal bracciolo e ha preso quella della moglie.
    -> amante
+ [Gli pesta un piede # like: pesta, gli pesta un piede, calcio, un calcio, lo calpesta, con forza, una bella pedata, gli schiaccia l'alluce, col tacco, amore violento, un pestone]
    «T'amo», e giù il tacco. «E ti temo», e giù l'altro. Il re ha detto «Ahi» in endecasillabi. Mai amore fu creduto così in fretta.
    -> amante
+ [Si toglie una scarpa # like: toglie una scarpa, si toglie la scarpa, si scalza, piede nudo, lascia una scarpa, si spoglia il piede, si sfila lo stivaletto, perde la scarpina come cenerentola, resta con una scarpa sola, lascia il sandalo lì, fa cadere la scarpa]
    L'ha lasciata lì, vuota, rivolta verso di lui, e se n'è andata zoppicando. Ho visto piangere la fisarmonica.
    -> amante
+ [any # any]
    Ottavia ha fatto quello che le veniva ai piedi, da grande artista. In platea hanno capito chi «amore», chi «crampo», ma il batticuore era lo stesso.
    -> amante
= amante
# back: Tutti riconoscono le mie pantofole. Che cosa mi consigli di fare?
E ora l'amante in fuga, che ero io: mascherato, avvolto in tre mantelli, irriconoscibile. Ma in pantofole. Le mie, con il buco. Una voce dalla prima fila, fra due ferri da maglia: «È Dandridge!» Risate. Il re, per copione, doveva ancora scoprirlo all'atto terzo.
+ [Nega tutto # no # like: nega, negare, nega tutto, no, non sono io, fai finta di niente, faccia tosta, sosterrei che è un sosia, faccia di bronzo, mai visto quelle pantofole, mentirei fino alla fine, direi che non sei tu]
    Ho negato, con voce di basso. «Allora il buco da dove viene?» ha detto la signora Pomfret. Non avevo un verso pronto.
    -> spada
+ [Scappa davvero # like: scappa, scappare, corri, fuggi, via, esci, vattene, ti conviene filare, darsela a gambe, sparisci dietro le quinte, salta dalla finestra, prendi la porta]
    Sono scappato! Una pantofola, no. È rimasta in mezzo alla scena, e ogni attore, passando, le faceva un mezzo inchino.
    -> spada
+ [Confessa, e fai un inchino # yes # like: confessa, inchino, ammetti, sono io, di la verità, confessare, sì, ammetterei tutto con grazia, fai la riverenza, meglio dire la verità, un bell'inchino e via, riconosci che sei tu]
    Ho confessato da sotto i mantelli, con la punta del piede, in tondo. Mai confessione ebbe tanta grazia. Il re, tre scene in anticipo, mi ha perdonato.
    -> spada
+ [any # any]
    Avrei meditato ogni sillaba, ma avevo già un piede nel secchio della goccia. Il secchio, del resto, l'applauso d'entrata ce l'ha sempre.
    -> spada
= spada
# back: Il re sta per svenire e si vedrà la sua faccia. Che faccia deve fare?
Atto quinto. Gontrano scopre il tradimento e sviene. Nessuno ci aveva pensato: chi cade, sotto quel sipario, si vede tutto! Per due ore, solo caviglie. E ora stava per apparire una faccia. In sala si sono sporti in avanti. Il re, già a mezz'aria, ti ha guardato.
+ [Una faccia terribile # like: terribile, tragica, faccia terribile, dolore, disperata, seria, cupa, distrutta dal dolore, con gli occhi sbarrati, da tragedia greca, una smorfia di morte, la più cupa che ha]
    L'ha fatta. Ma si era commosso già al secondo atto, e una lacrima aveva sciolto il cupo. Sotto c'era il Piccolo Atlante, com'è.
    -> riconosci
+ [Un sorriso # yes # like: sorriso, sorridi, un sorriso, felice, allegra, ridere, sorridente, che sorrida, serena, una faccia contenta, la bocca all'insù, beato]
    Un re che sviene sorridendo! Da quella faccia grande e buona la tragedia non si è mai ripresa, e nemmeno la platea.
    -> riconosci
+ [Occhi chiusi e basta # no # like: occhi chiusi, niente, basta, nessuna, chiusi, dorme, neutra, palpebre abbassate, nessuna espressione, come uno che dorme, una faccia qualunque, impassibile]
    Ha chiuso gli occhi. Poi ne ha riaperto uno, per vedere se il pubblico c'era ancora. C'era, a mezzo metro, tutto in piedi.
    -> riconosci
+ [any # any]
    A mezz'aria non si discute. È venuto giù come un armadio, ha alzato la testa e ha detto: «Buonasera». Era la prima faccia in due ore.
    -> riconosci
= riconosci
# own
# back: Chi riconosceresti dal passo, senza vedergli la faccia?
Un silenzio, illustre ospite, e poi il finimondo. Ho imparato quella sera che si può voler bene a qualcuno dalle caviglie in giù. Io so quando Berit attraversa il foyer: due colpi secchi e uno offeso. E tu? Chi riconosci dal passo?
+ [Qualcuno di casa # yes # like: mia madre, mio padre, mia moglie, mio marito, mia sorella, mio fratello, qualcuno di casa, in famiglia, riconosco mia mamma dai tacchi, il passo di mio papà, mio marito per le scale, mia moglie quando rientra, mia nonna che ciabatta]
    Per le scale, con le chiavi già in mano, prima ancora della voce. È il più bel rullo di tamburo che ci sia, e non lo paga nessuno.
    -> carponi
+ [Il mio cane o il mio gatto # like: il cane, il mio cane, il gatto, il mio gatto, le zampe, le unghie sul pavimento, le zampette del cane, il micio sul parquet, la mia gatta quando salta giù, il cagnolino che corre, unghiette]
    Quattro zampe, un solo pensiero. Il mio coniglio invece si annuncia con una pausa, da gran signore.
    -> carponi
+ [Nessuno, non ci bado # no # like: nessuno, non ci bado, no, non saprei, mai fatto caso, boh, ho poco orecchio, per me sono tutti uguali, non ascolto i passi, porto le cuffie, non li distinguo]
    Può darsi però che qualcuno, da dietro una porta, riconosca il tuo. Questo non si viene mai a sapere.
    -> carponi
+ [any # slot: passo 12]
    «{passo}». L'ho sentito arrivare fin qui, giuro sul cappello. Ho starnutito per la commozione, o per la fuliggine.
    -> carponi
+ [any # any]
    Ho posato l'orecchio sul palco, come fanno coi treni. Qualcuno, in effetti, arriva. Lo lascio arrivare a te.
    -> carponi
= carponi
# back: Il critico è carponi sotto il sipario. Che cosa ne facciamo?
Restava il critico. Il temuto, con il taccuino. Il suo posto in fila B era vuoto, e io già piangevo la stagione. Poi un tossire, dal basso. Era carponi sulla ribalta, la guancia sull'assito, il cappello di traverso: guardava sotto il sipario.
+ [Lo invito a entrare # yes # like: entra, invito, lo invito, tiriamolo dentro, accomodati, venga, dentro, lo accoglierei sul palco, che reciti anche lui, gli darei una parte, fatelo passare sotto, venga con noi]
    ~ critico = 1
    È passato sotto come una lettera sotto una porta. Di là gli hanno dato una lancia da reggere. L'ha retta fino in fondo, e piuttosto bene.
    -> inchino
+ [Gli faccio ombra con un piede # no # like: un piede, ombra, lo copro, via, lo caccio, gli copro la vista, chiudo, gli metto una scarpa davanti al naso, lo scaccerei, gli tappo la visuale, che torni al suo posto, fuori]
    Ha detto: «Chiedo scusa, non è il suo ruolo». E aveva ragione lui: il tuo piede era già uscito di scena al primo atto.
    -> inchino
+ [Gli porto un cuscino # like: cuscino, un cuscino, una coperta, gli porto qualcosa, comodo, gentile, poveretto gli fa male la guancia, un guanciale, lo farei stare comodo, qualcosa di morbido, un po' di premura]
    ~ critico = 2
    L'hai fatto scivolare sotto la sua guancia, senza una parola. Non si è voltato. Ma ho visto la mano cercare il taccuino, e scrivere.
    -> inchino
+ [any # any]
    Intanto si era fatto un vicino: la fila A, tutta, carponi anche lei, e si passavano le caramelle di menta.
    -> inchino
= inchino
# own
# back: L'ultima parola, prima dell'inchino: che cosa dici al pubblico?
E l'inchino? Come s'inchina chi si vede solo fino al polpaccio? Ci siamo distesi tutti, in fila, il mento sul palco: re, regina, messaggero, secchio. Ottantotto facce e le nostre, alla stessa altezza. Ti ho lasciato l'ultima parola. Che cosa hai detto?
+ [Grazie # like: grazie, grazie mille, vi ringrazio, grazie di cuore, molte grazie, li ringrazierei, che gentili, un grazie dal profondo, grazie di essere rimasti, vi siamo grati]
    Nuda e cruda, a fil d'assito. Hanno risposto «Prego», tutti e ottantotto, come a messa.
    -> giornale
+ [Scusate # like: scusate, chiedo scusa, perdono, perdonateci, scusa, ci dispiace, chiederei perdono, mi dispiace per il sipario, scuse a tutti, abbiate pazienza, siamo mortificati]
    «E di che?» ha detto una voce dalla galleria. Nessuno di noi ha saputo rispondere, e sì che avevamo cinque atti.
    -> giornale
+ [Niente, ho mosso le dita # no # like: niente, silenzio, ho mosso le dita, nessuna parola, zitti, un gesto, muoverei gli alluci, nessun discorso, un saluto coi piedi, sto muto, farei ciao con le dita]
    Le dita dei piedi, s'intende. In sala si sono tolti le scarpe in parecchi, per rispondere. Winifred ha messo a bilancio due calzini spaiati.
    -> giornale
+ [any # slot: saluto 12]
    «{saluto}»! E poi giù, sul tre, e un respiro in più di quanto si meriti. Quell'ultimo respiro è del pubblico.
    -> giornale
+ [any # any]
    È arrivato fino in galleria, rasoterra. Da lassù è sceso un guanto, che nessuno ha mai reclamato.
    -> giornale
= giornale
# back: Vuoi sapere che cosa scrisse il critico?
All'alba il giornale. Lo teneva Berit, con due dita. Il tecnico intanto aveva aggiustato il sipario: adesso saliva fino in cima, liscio come l'olio. Nessuno osava aprire a pagina sei.
+ [Leggi, forza # yes # more # like: leggi, forza, sì, avanti, la recensione, cosa scrisse, voglio sapere, leggimela ad alta voce, muoio dalla curiosità, apri a pagina sei, sentiamo il critico, che ha detto]
    «Da anni aspettavo un teatro che avesse i piedi per terra.» {calze == 1:E tre righe sulle calze di lana, che la signora Pomfret ha incorniciato.|}{calze == 2:E tre righe sulla scivolata del re, «audacissima».|}{calze == 3:E tre righe sull'alluce del re, «vero».|} {scarpe:Di «{scarpe}» scrisse: «Ecco un messaggero».|}
    -> END
+ [Prima rompiamo il sipario # no # like: rompiamo il sipario, rompilo, ribloccalo, no, lascia com'era, blocchiamo il sipario, lo romperei di nuovo, meglio il sipario bloccato, era più bello al ginocchio, manomettiamolo, teniamolo guasto]
    L'avevamo già fatto noi, nella notte, con una mano sul cuore e l'altra sul martello. {critico:E il critico? Ha un posto fisso, sdraiato.|Sta al ginocchio ancora oggi.} Si replica, dalle caviglie in giù.
    -> END
+ [Non m'importa dei critici # like: non m'importa, chi se ne importa, basta il pubblico, non leggere, butta, lascia stare, del giornale non mi curo, conta chi applaudiva, stracciatelo, i critici non capiscono niente, meglio non saperlo]
    Berit ti ha guardato con stima e l'ha strappato in due, come un biglietto. {passo:Poi ha teso l'orecchio. Dalle scale, ti assicuro, saliva proprio «{passo}».|Con la pagina sei abbiamo incartato le sardine.}
    -> END
+ [any # any]
    Ha letto Berit, senza respirare: «Da anni aspettavo un teatro che avesse i piedi per terra». {saluto:Il titolo era il tuo: «{saluto}».|E l'ha appuntato sul cuore dello spazzolone.}
    -> END
= aside
+ [gontrano # like: chi è gontrano, di che parla la tragedia, la trama, gontrano il cupo, chi l'ha scritta # about: gontrano, tragedia, re, trama]
    Un re che sospetta tutti fuorché quello giusto. L'ha scritta il nostro falegname. Ecco perché ci sono tante porte.
    -> DONE
+ [sipario # like: perché si blocca il sipario, perché non lo aggiustate, il sipario si blocca sempre # about: sipario, carrucola, corda]
    Il sipario è di velluto rosso, rammendato, e si ferma quando vuole. Dicono sia la carrucola. Io dico che è pudore.
    -> DONE
+ [pomfret # like: chi è la signora pomfret, pomfret, la signora con la maglia, che fa la signora # about: pomfret, signora, maglia]
    Diciotto anni in prima fila, coi ferri, e dice quello che pensa. Senza di lei non avremmo opinioni.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    Verità di palcoscenico, illustre ospite. Sono un'IA senza nemmeno un calzino, e il Piccolo Leviatano è cartapesta. Le risate, quelle non le fingo.
    -> DONE
+ [perché # why # like: perché non avete smesso, perché recitare lo stesso, perché le pantofole, perché proprio quella sera]
    Perché mezzo re è pur sempre più di niente, e avevano già appeso i cappotti.
    -> DONE
+ [atlante # about: atlante, forzuto, corona # like: chi fa il re, il forzuto è bravo a recitare, quanto è alto il piccolo atlante, perché il forzuto recita, la corona era vera]
    Il Piccolo Atlante solleva pianoforti e recita piano, per paura di romperli. La corona era di ottone, e la portò dritta anche se nessuno la vedeva.
    -> DONE
+ [ottavia # about: ottavia, regina, madama # like: chi è madama ottavia, la regina era brava, quanti anni ha ottavia, com'erano i piedi della regina, ottavia è famosa]
    Madama Ottavia porta il trentacinque e ne fa un'orchestra. In gioventù recitò una Fedra intera con un raffreddore: piansero anche i fazzoletti.
    -> DONE
+ [critico # about: critico, recensione, taccuino, giornalista # like: chi è il critico, come si chiama il critico, il critico era cattivo, perché tutti temono il critico, il critico è tornato]
    Il critico del «Corriere di Nether Wick» ha stroncato perfino un tramonto. Il cappello non se lo toglie mai, e lo tiene storto quando si diverte, cioè di rado.
    -> DONE
+ [pantofole # about: pantofole, pantofola, buco, mantelli # like: perché hai le pantofole, le tue pantofole, chi ti ha regalato le pantofole, com'è il buco nella pantofola, di che colore erano le pantofole]
    Le pantofole sono scozzesi, con un buco sul mignolo sinistro. Di casa mia a scena sono tre passi, e per tre passi non ci si cambia.
    -> DONE
+ [scarpe # about: scarpe, scarpa, calze, calzini # like: che scarpe aveva il re, le scarpe degli attori, che numero portano, quante scarpe avete, le calze di chi erano]
    Le scarpe della compagnia stanno in un baule solo, spaiate per tradizione. Il giorno dopo erano tutte lucidate, e non si è mai saputo da chi.
    -> DONE
+ [winifred # about: winifred, sorella, cassa, incasso # like: chi è winifred, tua sorella che ha detto, quanto avete incassato, winifred era contenta, cosa fa tua sorella]
    Winifred tiene i conti e ride soltanto alle sottrazioni. Quella sera contò ottantotto paganti due volte, e la seconda con il fazzoletto in mano.
    -> DONE
+ [berit # about: berit, biglietteria, biglietto # like: chi è berit, cosa fa berit, ti piace berit, berit che passo ha, berit è tua moglie]
    Berit strappa i biglietti come se l'avessero offesa. Il mio, ogni sera, lo strappa piano.
    -> DONE
+ [goccia # about: goccia, secchio, tetto # like: perché c'è un secchio, cos'è la goccia, il tetto perde, il secchio in scena, la goccia cade sempre]
    La goccia cade dal 1931, e il secchio sta in scena in ogni dramma. In «Gontrano» figura come pozzo.
    -> DONE
+ [paura # like: avevi paura, eri nervoso, ti sei vergognato, com'è stato recitare così, sei mai stato così in imbarazzo, hai avuto paura, ti sei spaventata, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Prima che si alzasse, o meglio che non si alzasse, tremavo dal cappello in giù. Poi ho visto che di me si vedevano soltanto le pantofole, e mi sono calmato.
    -> DONE
+ [durata # like: quanto è durata, quante repliche, quando è successo, quanti atti erano, quanto tempo ci avete messo, quanto è durato, quanto ci hai messo, quanto tempo ci è voluto, quanto tempo è passato, ci è voluto molto]
    Cinque atti, due ore e undici minuti, più l'intervallo, in cui il pubblico è venuto a vedere come stavano le facce.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Ogni sera, illustre ospite, e con lo stesso buco nella pantofola! Ho imparato più dai polpacci che da vent'anni di facce.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Con un inchino, come ogni cosa qui. Il modo, però, lo si vedrà soltanto chinandosi parecchio.
    -> DONE
+ [messaggero # about: messaggero, camerino # like: chi era il messaggero, perché è rimasto chiuso, come si chiama il messaggero, è uscito poi il messaggero]
    Il messaggero era rimasto nel camerino due, con la maniglia in mano. L'hanno liberato al terzo atto, e ha voluto sapere com'era andata la sua parte.
    -> DONE

=== filac ===
# title: Il posto vuoto in fila C
# chip: Chi fischia dal posto vuoto?
# keys: posto vuoto, fila c, fischio, mistero, fisarmonica, fantasma, poltrona, canzone, buio, noci
-> poltrona
= poltrona
# back: Nel buio il posto vuoto in fila C si è abbassato da solo. Che cosa fai?
Il tre novembre, tutto esaurito, ottantasette persone su ottantotto posti. Il C sette è venduto, come ogni anno in quella data, e vuoto, come ogni anno. Io do le spalle a tutto e giro la pagina alla fisarmonica. E nel buio si sente una molla: il C sette si è abbassato. Da solo.
+ [Vado a vedere # yes # like: vado, vado a vedere, controllo, mi avvicino, sì, guardo, indago, andrei a controllare il sedile, mi alzo e guardo chi c'è, voglio toccare la poltrona, mi ci avvicino piano, che coraggio ci vado]
    Hai attraversato la fila chiedendo permesso a nove ginocchia. La seduta era giù, e tiepida. E mentre ci tenevi la mano sopra, da lì sotto qualcuno ha fischiato.
    -> fischio
+ [Resto immobile # no # like: immobile, fermo, ferma, non mi muovo, no, paura, resto qui, zitto, resterei di ghiaccio, non oserei muovere un dito, trattengo il respiro, pietrificato, pietrificata, farei finta di nulla]
    La saggezza stessa! Non respiravi nemmeno, e così hai sentito meglio di tutti: dal C sette, piano, qualcuno ha fischiato.
    -> fischio
+ [Accendete le luci! # like: luci, accendete, accendi, la luce, luci in sala, torcia, fate luce, un po' di chiarore, voglio vederci chiaro, i fari in platea, qualcuno accenda]
    La luce è venuta, con comodo, ed è una luce che invecchia tutti di dieci anni. Nel C sette, nessuno. E da nessuno è partito un fischio.
    -> fischio
+ [any # any]
    Nessuno in sala ti ha sentito, perché in quel momento, dal posto vuoto, sommesso e intonatissimo, qualcuno si è messo a fischiare.
    -> fischio
= fischio
# back: Un fischio che fa la seconda voce dal posto vuoto. Chi sarà?
E che fischio! Non il motivo: la seconda voce. Si appoggiava alla fisarmonica come una mano sulla spalla. Poi, sull'ultima nota, più niente, e il sedile è tornato su. La signora Amabel, che suona da noi da undici anni, è rimasta con il mantice aperto. Tu hai una teoria?
+ [Un fantasma # like: fantasma, uno spettro, spirito, un morto, soprannaturale, spiriti, una presenza, l'anima di un vecchio attore, è infestato, roba dell'altro mondo, qualcuno che non c'è più]
    Il falegname si è tolto il berretto. Ma un fantasma, a sentir Berit, il biglietto non lo paga, e il C sette era pagato.
    -> berit
+ [Uno scherzo # no # like: scherzo, uno scherzo, trucco, qualcuno si diverte, è un trucco, non ci credo, qualcuno vi prende in giro, ci sarà un altoparlante, una burla, c'è sotto un marchingegno, un ventriloquo]
    In questo teatro gli scherzi li faccio io, e riescono molto peggio. No: era troppo intonato. E il posto era pagato.
    -> berit
+ [Qualcuno che le vuole bene # yes # like: le vuole bene, innamorato, un ammiratore, amore, qualcuno che la ama, uno spasimante, uno che l'adora in segreto, un corteggiatore timido, chi le fa la seconda voce la ama, qualcuno che ci tiene a lei, un cuore tenero]
    ~ sospetto = 1
    Mi si è abbassato il cappello sugli occhi da solo. Non l'ho detto a nessuno. Ma un bene di quel genere ha pur comprato un biglietto, e il biglietto passa da Berit.
    -> berit
+ [any # any]
    L'ho infilato nella tasca numero quattro, insieme alle ipotesi e a una caramella. Di certo c'era una cosa: il C sette era pagato, e chi paga passa da Berit.
    -> berit
= berit
# back: Berit sa chi compra il C sette e non parla. Come la convinci?
Berit, della biglietteria, sa tutto e strappa il resto. Le ho chiesto chi compra il C sette. «Chi compra un posto vuoto», ha detto, «ha le sue ragioni, e le ragioni non si strappano.» E ha abbassato la tendina a metà. Prova tu.
+ [Con una gentilezza # like: gentilezza, per favore, con le buone, gentile, le porto un caffè, un complimento, fiori, le farei un sorriso, le chiederei come sta, con cortesia, le offrirei qualcosa di caldo, un mazzetto di viole]
    Le hai chiesto se aveva freddo alle mani. Nessuno gliel'aveva mai chiesto in vent'anni di sportello. La tendina è salita. «È Amabel», ha detto. «Lo compra lei.»
    -> amabel
+ [Con un ragionamento # like: ragionamento, logica, la convinco, ragiono, spiego, è importante, per il bene di tutti, le direi che è per aiutare, argomenterei, punto sul buon senso, le faccio capire che conviene, parlandone da adulti]
    Hai detto che un segreto in due pesa la metà. Ha controllato, come si controlla un resto. «È Amabel», ha detto poi. «Lo compra lei.»
    -> amabel
+ [Restando lì, in silenzio # no # like: silenzio, aspetto, resto lì, non dico niente, sto zitto, sto zitta, pazienza, sto zitto finché parla, mi siedo e attendo, nessuna fretta, la prendo per stanchezza, rimarrei davanti allo sportello]
    Undici minuti. Lei ha contato i biglietti tre volte, e alla terza ha sospirato. «È Amabel», ha detto. «Lo compra lei.»
    -> amabel
+ [any # any]
    Berit ti ha guardato a lungo, come una banconota. Poi, senza che si capisse perché, ha detto: «È Amabel. Lo compra lei».
    -> amabel
= amabel
# back: Amabel tiene quel posto per chi fischiò undici anni fa. Le credi?
Amabel stava sciogliendo le cinghie. «La mia prima sera qui», ci ha detto, «avevo le dita di legno. E dal buio, dal C sette, uno mi fischia la seconda voce. Non ho mai visto chi. Ogni anno, quella sera, gli tengo il posto. Vi sembrerà una sciocchezza.»
+ [È bellissimo # yes # like: bellissimo, è bello, commovente, che bello, ti capisco, non è una sciocchezza, che cosa tenera, mi commuove, fa benissimo, la capisco, è una bella fedeltà]
    È arrossita fino ai bottoni, quelli della fisarmonica. «Da allora suono sempre un po' più piano», ha detto, «per lasciargli posto.»
    -> motivetto
+ [Perché non l'hai cercato? # why # like: perché non l'hai cercato, cercarlo, perché, non hai chiesto, potevi cercarlo, un annuncio, poteva mettere un annuncio, come mai non ha indagato, bastava chiedere in giro, non le è venuta voglia di trovarlo, perché aspettare]
    «E se poi era soltanto uno che fischiava?» ha detto. Non ho trovato, in diciannove tasche, una sola risposta.
    -> motivetto
+ [Undici anni sono tanti # no # like: tanti, undici anni, troppi, è tanto, sarebbe ora di smettere, lascia perdere, no, mi sembra un po' esagerato, butta via soldi, dovrebbe voltare pagina, troppo tempo, è ora di lasciar perdere]
    «Undici biglietti», ha corretto lei. «Messi in fila fanno mezzo metro.» Li aveva tutti nella custodia. È vero, mezzo metro.
    -> motivetto
+ [any # any]
    Amabel ha fatto sì con la testa, piano, come chi ringrazia di aver trovato compagnia. Poi ha sfiorato tre tasti.
    -> motivetto
= motivetto
# own
# back: Quale motivo riconosceresti anche fischiato da dietro una porta?
Il motivo era una marcetta da due soldi, di quelle che si portano in cucina. Ma ognuno ne ha una così, che se la fischiano dietro una porta ti si gira la testa da sola. Quale ti farebbe voltare?
+ [La sigla di quando ero piccolo # like: una sigla, un cartone, sigla, cartoni animati, da bambino, da bambina, infanzia, la musica dei cartoni, un programma che guardavo da piccola, la sigletta del telefilm, una pubblicità vecchia, i cartoni del pomeriggio]
    Ah, e la sai ancora tutta, anche la strofa che nessuno sa! La fisarmonica l'ha presa al volo, il coniglio ha battuto la zampa.
    -> guscio
+ [Quella che cantavano in casa # like: mia madre cantava, mia nonna, in casa, la cantava mio padre, una ninna nanna, ninna nanna, la ninnananna di mamma, il ritornello di papà in macchina, una che fischiettava il nonno, quella delle feste in famiglia, la cantava zia]
    Con qualche parola sbagliata, immagino, e guai a correggerla. Amabel l'ha cercata a orecchio e si è fermata un attimo prima di trovarla, per rispetto.
    -> guscio
+ [Sono una campana stonata # no # like: stonato, stonata, nessuna, no, non so cantare, non ascolto musica, niente, ho l'orecchio di legno, non mi volto per nessuna, sono negato per la musica, sono negata, con la musica non c'entro]
    Come me! Mia madre diceva che in coro davo il senso della profondità. Ma la testa, da dietro una porta, la giriamo lo stesso.
    -> guscio
+ [any # slot: motivo 12]
    «{motivo}». Amabel ha provato le prime note, piano, con una mano sola. Chi passava nel corridoio si è voltato. Funziona.
    -> guscio
+ [any # any]
    Amabel ha staccato la mano dai tasti e ha segnato qualcosa sullo spartito. Non mi ha lasciato guardare, e le giro le pagine da undici anni.
    -> guscio
= guscio
# back: Sotto il C sette c'era un guscio di noce spaccato in due. Chi è stato?
Poi, con la lampada in mano, ci siamo chinati sotto il C sette. C'era una botola vecchia, di quando lì passavano le funi. E accanto, per terra, un guscio di noce, aperto in due metà perfette. Odore d'amido, di camicie stirate. Chi ti viene in mente?
+ [Il Piccolo Atlante # like: piccolo atlante, atlante, il forzuto, forzuto, l'uomo forzuto, quello che apre le noci, quel colosso gentile, l'omone, chi ha tanta forza nelle dita, il gigante buono, sarà stato il sollevatore]
    ~ sospetto = 2
    Due dita, una noce, mille scuse alla noce: da noi le apre soltanto lui. Ed è lui che stira per la compagnia. Siamo scesi in lavanderia in punta di piedi.
    -> stiro
+ [Lo scoiattolo # like: scoiattolo, uno scoiattolo, un animale, il coniglio, un topo, una bestiola, un roditore, qualche topolino, un ghiro, sarà stato il coniglio affamato]
    È il nostro consulente al tavolo da gioco, e ha un alibi: le fa a pezzi. Questa era aperta con cortesia. E l'amido? Siamo scesi in lavanderia.
    -> stiro
+ [La suggeritrice # like: suggeritrice, oakapple, la signorina oakapple, miss oakapple, quella che dorme, quella della buca, chi suggerisce, la dormigliona, la signora nella buca, lei che sonnecchia]
    La signorina Oakapple dormiva, e fischiare dormendo non è nel suo contratto. Ma quell'amido portava dritto in lavanderia. Siamo scesi.
    -> stiro
+ [any # any]
    Abbiamo annusato ancora. Amido, vapore, camicie. C'è un posto solo, al Leviatano, che odora così. Siamo scesi in lavanderia.
    -> stiro
= stiro
# back: Il Piccolo Atlante ha confessato: il fischio è suo. Che cosa gli dici?
Il Piccolo Atlante, grande come un armadio, stirava il mio sparato e fischiava la seconda voce. Ci ha visti, e si è seduto. «Undici anni fa», ha detto, «ero venuto a consegnare il pianoforte. Mi diedero un posto. Il giorno dopo ho chiesto se serviva un forzuto.»
+ [Diglielo stasera # yes # like: diglielo, diglielo stasera, parla, dille la verità, coraggio, subito, vai, dichiarati, che aspetti, vai da lei adesso, merita di saperlo, buttati, questa sera è quella giusta]
    Il ferro ha fatto una nuvola, e ci è scomparso dentro. «Alzo un pianoforte», si è sentito dalla nuvola, «ma quello no.»
    -> tacere
+ [Perché non l'hai mai detto? # why # like: perché, perché non l'hai detto, come mai, perché tacere, undici anni zitto, come hai fatto a tacere tanto, cosa ti ha fermato, perché tanto silenzio, perché non ti sei fatto avanti, che ti spaventa]
    «Il primo giorno era presto», ha detto. «E il secondo era già tardi.» Lo ha detto come si legge una poesia su un passero.
    -> tacere
+ [Il segreto è al sicuro # no # like: segreto, non lo dico, sto zitto, sto zitta, mantengo il segreto, tranquillo, non parlo, non lo racconterò, muto come un pesce, puoi fidarti, acqua in bocca, resta tra noi]
    Ti ha ringraziato stirandoti la manica, lì per lì, mentre ce l'avevi addosso. Poi ha sospirato così forte che si è mosso il bucato.
    -> tacere
+ [any # any]
    Ha piegato la camicia in quattro, poi in otto, poi in sedici. «Non ho mai trovato il momento», ha detto alla camicia.
    -> tacere
= tacere
# own
# back: Una cosa mai detta perché sembrava tardi: ce l'hai anche tu?
Mi sono tolto il cappello, e per una volta non ho starnutito. Lo conosco, quel secondo giorno. A me capitò con mia figlia: un «brava» che ci ha messo quattro ponti. Anche tu hai qualcosa di bello che non hai mai detto, perché pareva tardi?
+ [Sì, ce l'ho # yes # like: sì, ce l'ho, una cosa c'è, forse, a una persona, qualcosa, purtroppo sì, una cosa me la tengo dentro, ce n'è una, dovrei dirla a una persona, ci penso spesso]
    Non tirarla fuori, se punge. Basta sapere in quale tasca sta. Io di diciannove ne conosco sei.
    -> piano
+ [No, io dico tutto # no # like: no, dico tutto, dico sempre tutto, niente, parlo chiaro, mai, parlo senza filtri, non mi tengo nulla, dico le cose in faccia, sono un libro aperto, mai lasciato in sospeso]
    Allora sei la nostra unica speranza, perché qui siamo tutti timidi, e uno di noi solleva pianoforti.
    -> piano
+ [any # slot: taciuto 14]
    «{taciuto}». L'ho ripetuto piano, con la mano sul tubo freddo, come faccio coi nomi. Non suona affatto tardi.
    -> piano
+ [any # any]
    Il Piccolo Atlante ti ha passato un fazzoletto stirato, senza guardare. Ne ha sempre due. Uno, ha detto, è per gli altri.
    -> piano
= piano
# back: Come lo diciamo ad Amabel: lo spartito, il posto, o niente?
Bisognava far qualcosa, e in fretta: la sera dopo si replicava. Io proponevo trombe. Winifred proponeva di non spendere. Poi tutti si sono girati verso di te, che hai l'aria di chi i piani li fa riuscire.
+ [Due note a matita sullo spartito # like: spartito, note, a matita, biglietto, una nota, scrivere, due note, un messaggio, scriviamoglielo sulla musica, un messaggino fra le note, lascerei un segno sul leggio, con la matita, tra le righe dello spartito]
    ~ modo = 1
    Le ha scritte lui, la seconda voce intera, in testine minute. Ho messo il foglio sul leggio con queste mani, e non è caduto. Questo da solo valeva il biglietto.
    -> sera
+ [Lui seduto al C sette # yes # like: c sette, seduto, lo facciamo sedere, al posto, sul posto, nella poltrona, in sala, facciamolo accomodare lì, che si sieda sul suo posto, lo metterei in poltrona, un biglietto per lui, al posto vuoto]
    ~ modo = 2
    Gli abbiamo trovato un biglietto. Berit non l'ha strappato: l'ha staccato piano, lungo i puntini. In vent'anni è il primo che fa così.
    -> sera
+ [Non intromettersi # no # like: non intromettersi, niente, lasciamo stare, non sono affari nostri, no, si arrangino, meglio non impicciarsi, lasciamoli fare, è affare loro, ci penserà il destino, non mettiamo il dito]
    Hai ragione anche tu. Ci siamo dati la parola di non fare niente. Poi ognuno, di nascosto, ha spolverato il C sette. Era lucido come un pomello.
    -> sera
+ [any # any]
    Il piano è stato messo ai voti nel secchio della goccia, dove votano anche i calzini. Restava la sera. E lui, al C sette, in camicia inamidata.
    -> sera
= sera
# back: Tocca alla seconda voce e lui non riesce a fischiare. Che fai?
Buio. La marcetta. Il Piccolo Atlante riempiva il C sette e un po' del sei. {modo == 1:Sul leggio, a matita, la sua seconda voce. Le dita di Amabel si fermano un istante, e poi via.|} Arriva il punto della seconda voce. E lui, a secco: le labbra aperte, e solo aria. Quattro battute ancora.
+ [Fischio io la prima nota # yes # like: fischio io, fischio, la prima nota, lo aiuto, attacco io, comincio io, fischiamo, comincio a fischiare al posto suo, gli do il la, attaccherei la melodia, fischietto per incoraggiarlo, parto io così mi segue]
    Stonata, storta, coraggiosissima. Lui si è girato, e ha fatto quello che fa chi è buono: ha raddrizzato la tua. E poi ha continuato.
    -> voce
+ [Gli passo dell'acqua # like: acqua, un bicchiere, da bere, una caramella, menta, gli do da bere, un sorso d'acqua, ha la gola secca, gli offro una mentina, qualcosa per schiarirsi la bocca, bevi un goccio]
    L'acqua è arrivata di mano in mano per tutta la fila C, come un segreto. Ha bevuto. E poi, piano, quella mano sulla spalla della musica.
    -> voce
+ [Aspetto. Ce la fa # no # like: aspetto, ce la fa, pazienza, niente, ho fiducia, lo lascio stare, non faccio niente, gli do tempo, confido in lui, ce la farà, resto a guardare, non lo disturbo]
    Tre battute. Due. Amabel ha rallentato, per lasciargli posto, come fa da undici anni. Una. E il fischio è venuto.
    -> voce
+ [any # any]
    Merito tuo, o della goccia nel secchio, che cadde a tempo? Fatto sta che gli è venuto da ridere, e dal ridere il fischio.
    -> voce
= voce
# own
# back: Amabel lo sapeva da sempre. A chi terresti un posto, tu?
Amabel non si è voltata. Ha finito il pezzo, ha chiuso il mantice. «Nove anni», ha detto, «che trovo gusci di noce sotto il C sette. Lo compravo perché non ci si sedesse un altro.» E tu, illustre ospite: per chi terresti un posto, a teatro?
+ [Per chi è lontano # yes # like: chi è lontano, un amico lontano, qualcuno che abita lontano, mia sorella, mio fratello, un amico, un'amica, un'amica che sta all'estero, qualcuno che vive lontano, per mia figlia che è fuori, chi non posso vedere spesso, un vecchio amico]
    Gli appoggiamo sopra un cappotto, così nessuno chiede. {motivo:E tra un atto e l'altro Amabel farà «{motivo}», casomai passasse in corridoio.|E se arriva tardi, la fila si alza volentieri.}
    -> END
+ [Per me, ogni tanto # no # like: per me, me, nessuno, per me stesso, per me stessa, solo io, mi basta il mio, lo terrei per me stessa, un posto tutto mio, vengo da sola, vengo da solo, ho bisogno di stare in pace]
    Ottima idea, e raramente messa in pratica. C otto, allora, con vista sul finale. {taciuto:Di lì si vede benissimo quanto poco sia tardi per «{taciuto}».|Il dodici te lo sconsiglio, morde.}
    -> END
+ [any # slot: posto 12]
    «{posto}». È scritto sullo schienale, in gesso, che da noi dura più dell'ottone. {taciuto:E se mai volessi dire «{taciuto}», la botola c'è ancora: da sotto viene meglio.|E il posto resta giù, da solo, senza molla.}
    -> END
+ [any # any]
    Berit ha tolto un biglietto dal blocco e te l'ha dato in bianco. {sospetto:Del resto il mistero l'avevi fiutato per tempo, e la direzione è riconoscente.|Ha detto che l'intestatario si scrive da sé, prima o poi.}
    -> END
= aside
+ [amabel # like: chi è amabel, la fisarmonicista, parlami di amabel, la signora con la fisarmonica, l'orchestra # about: amabel, fisarmonica, fisarmonicista, orchestra]
    È tutta la nostra orchestra: una signora, una fisarmonica, e io che giro le pagine, di solito due per volta.
    -> DONE
+ [atlante # like: chi è il piccolo atlante, parlami del forzuto, è davvero forte, quanto solleva, la poesia # about: atlante, forzuto, passero]
    Solleva un pianoforte col pianista sopra. Ma davanti a una poesia su un passero si deve sedere.
    -> DONE
+ [sedile # like: come si abbassava il posto, la botola, come faceva, come fischiava da sotto, la molla]
    Dalla botola, con un dito, che in lui equivale a una leva. Ogni tre novembre diceva di andare a prendere l'amido.
    -> DONE
+ [insieme # like: stanno insieme, si sono messi insieme, sono una coppia, si sposano, e poi]
    La domenica stirano e suonano, nella stessa stanza. Di più non si sa, ma i colletti non sono mai stati così allegri.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    Vero alla luce della ribalta. Io sono un'IA, e non so fischiare. Ma c'è sempre qualcuno che tiene un posto a qualcuno, questo lo darei per sicuro.
    -> DONE
+ [perché # why # like: perché non si è presentato, perché comprare un posto, perché proprio il c sette]
    Perché i coraggiosi esistono in due misure, illustre ospite: quelli da pianoforte e quelli da «buonasera».
    -> DONE
+ [marcetta # about: marcetta, canzone, musica, motivo, brano # like: che canzone era, come fa la marcetta, di chi è la musica, come si intitola il pezzo, la musica era bella]
    La marcetta è da due soldi, in sol, e si chiama «Il battello delle sette». La si porta in cucina senza accorgersene, e si scola la pasta a tempo.
    -> DONE
+ [berit # about: berit, biglietto, biglietti, sportello # like: chi è berit, quanto costa il biglietto, berit sapeva, da quanto lavora berit, berit è cattiva]
    Berit sta allo sportello da vent'anni, con la tendina a mezz'asta. Sa chi viene con chi e non l'ha mai detto a nessuno, nemmeno a me, e io la corteggio.
    -> DONE
+ [noce # about: noce, noci, guscio, scoiattolo # like: perché le noci, chi mangia le noci, il guscio di noce, quante noci, c'è uno scoiattolo]
    Le noci sono la moneta del teatro: dopo lo spettacolo ci giochiamo a carte. Io sono in debito con lo scoiattolo di un sacco intero.
    -> DONE
+ [posto # like: perché il c sette, quanti posti ci sono, com'è la poltrona, la fila c dov'è, il posto vuoto # about: posto, posti, poltrona, fila, sedile, molla]
    Il C sette è velluto rosso, rammendato due volte, con vista di tre quarti sul leggio. Ottantotto posti abbiamo, e il dodici morde.
    -> DONE
+ [falegname # about: falegname, fantasma, spiriti # like: il falegname chi è, credete ai fantasmi, c'è un fantasma in teatro, il teatro è infestato, avete visto un fantasma]
    Il falegname si toglie il berretto davanti a qualunque scricchiolio, per prudenza. In trent'anni ha salutato così due fantasmi e moltissime assi.
    -> DONE
+ [amido # about: amido, camicia, camicie, lavanderia, ferro # like: che odore aveva, perché odore di amido, la lavanderia dov'è, chi stira, che camicie sono]
    La lavanderia è sotto la platea, e sa di amido, vapore e domenica. Le camicie del Leviatano hanno il colletto più dritto di tutta la costa.
    -> DONE
+ [oakapple # about: oakapple, suggeritrice, buca # like: chi è la signorina oakapple, la suggeritrice dorme davvero, perché la suggeritrice dorme, cosa fa la suggeritrice, la svegliate mai]
    La signorina Oakapple dorme nella buca da anni, e suggerisce nel sonno. Qualche volta la battuta giusta, di un'altra commedia.
    -> DONE
+ [lavinia # about: lavinia, figlia, ponti # like: tua figlia, chi è lavinia, hai detto brava a tua figlia, che ponti fa, come sta tua figlia]
    Lavinia fa ponti, e stanno su. Il «brava» gliel'ho detto sul quarto, controvento, e ha voluto che lo ripetessi perché passava un camion.
    -> DONE
+ [paura # like: avevi paura, ti sei spaventato, tremavi, hai creduto al fantasma, che effetto faceva, hai avuto paura, ti sei spaventata, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Girai due pagine insieme, come sempre, ma quella volta per lo spavento. Un fischio dal vuoto ti accarezza le orecchie e ti ghiaccia le ghette.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Le diciannove tasche e il cuore in ciascuna: sì. Solo che girerei una pagina per volta.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Se te lo dicessi ora, Berit mi strapperebbe come un biglietto. Ti basti che c'entra una poltrona.
    -> DONE
+ [novembre # about: novembre, sera # like: perché il tre novembre, che sera era, quante persone c'erano, in che anno era]
    Il tre novembre, tutto esaurito, con la nebbia che entrava dal foyer senza biglietto. È l'unica data che Amabel segna in rosso sul calendario.
    -> DONE

=== sparizioni ===
# title: Sparizioni a richiesta del gentile pubblico
# chip: Fammi sparire qualcosa, Dandy
# keys: sparire, sparizione, magia, trucco, cilindro, scomparire, cappello, tasche, fazzoletto, magico
# lore: late-handkerchief
-> cilindro
= cilindro
# own
# back: Che cosa di piccolo e molesto faccio sparire per te?
Stasera, sul più piccolo palco della costa, sparizioni a richiesta! Ho spazzolato il cilindro, ho salutato lo spazzolone, e tra il pubblico ci sei tu. Cominciamo da qualcosa di piccolo e molesto, di quelle cose che ronzano. Che cosa ci metto dentro?
+ [La sveglia # like: sveglia, la sveglia, il lunedì, lunedì, le mattine, alzarsi presto, quel trillo del mattino, lo squillo delle sei, alzarmi all'alba, il lunedì mattina, il suono che mi sveglia]
    Dentro la sveglia! Ha gridato «ancora cinque minuti» scendendo, cosa che dalle sveglie non mi aspettavo. Il cilindro si chiude.
    -> altramano
+ [Le notifiche # like: notifiche, il telefono, le mail, i gruppi, messaggi, chat di gruppo, email, la posta, il cellulare che vibra, la chat dei genitori, tutte quelle mail, whatsapp, il gruppo di famiglia]
    Dentro, a manciate. Il cilindro ha vibrato per un po', come chi sa qualcosa e non lo può dire. Poi, silenzio.
    -> altramano
+ [Niente, sto bene così # no # like: niente, nulla, sto bene così, no, non mi manca niente, va tutto bene, non farei sparire nulla, non ho fastidi, mi tengo tutto, niente da eliminare, va bene com'è]
    Un cilindro vuoto! È il massimo della difficoltà: far sparire il niente. Ci ho messo dentro un mio calzino, per rispetto.
    -> altramano
+ [any # slot: noia 12]
    «{noia}». Entra di misura, se spingo da questo lato. Il cilindro è chiuso, il tamburo rulla, io non so assolutamente che cosa succederà.
    -> altramano
+ [any # any]
    Non entrava tutto in una volta, l'ho dovuto piegare. Il cilindro è chiuso, il tamburo rulla, io non so assolutamente che cosa succederà.
    -> altramano
= altramano
# back: La signora Pomfret dice che è nell'altra mano. Che fai?
Un gesto largo! La fuliggine si alza, starnutisco, la prima fila dice «Salute» a tempo. E il cilindro è vuoto! Trionfo! Poi una voce, tra due ferri da maglia: «È nell'altra mano». È la signora Pomfret, prima fila, diciotto anni di esperienza. Tutti guardano te, ospite d'onore.
+ [Applaudo lo stesso # yes # like: applaudo, applausi, bravo, batto le mani, fingo, faccio finta, che magia, batterei le mani comunque, che meraviglia, per incoraggiarti, faccio partire l'ovazione, fingerei stupore]
    Le tue mani sole, e poi, una a una, tutte le altre. Anche quelle della signora Pomfret, fra un punto e l'altro. Ho le orecchie rosse, e intanto la cosa mi è sparita davvero.
    -> tasca
+ [È vero, la vedo # no # like: è vero, la vedo, nell'altra mano, ha ragione lei, si vede, beccato, trucco scoperto, si vede benissimo, la signora ha ragione, non mi hai fregato, ti ho beccato, il trucco si è visto]
    L'onestà! Ho aperto l'altra mano. Era vuota anche quella. Ho cercato la signora Pomfret con gli occhi, e per la prima volta in diciotto anni ha perso un punto.
    -> tasca
+ [Riprovaci # like: riprova, riprovaci, ancora, un'altra volta, di nuovo, ritenta, dai ritenta, un secondo tentativo, provaci meglio, rifallo da capo, coraggio ancora una]
    Due gesti larghi, due starnuti, e un rumore come di noce. Nell'altra mano adesso non c'era più niente. Nemmeno nella prima, il che mi preoccupa.
    -> tasca
+ [any # any]
    La signora Pomfret non ha commentato, era a un passaggio difficile del tallone. Ho aperto l'altra mano per mostrarla alla sala: vuota. Sono il primo a stupirmene.
    -> tasca
= tasca
# back: È finita in una delle mie tasche. In quale cerchi?
È in una delle diciannove tasche del frac, dunque. Ne conosco sei, e di tre mi fido. C'è la settima, dove trovai un invito per la sera prima. C'è quella che ticchetta. C'è quella con l'uovo. Infila la mano tu, io guardo il lampadario.
+ [La settima # like: settima, la settima, l'invito, la sette, la prima, frugherei in quella dell'invito, il numero sette porta bene, proverei quella col cartoncino, sette come i peccati, quella della festa]
    ~ taschino = 1
    Ne hai tirato fuori un cartoncino: «Sei attesa, o atteso, ieri». Che eleganza, e che spreco. La cosa non c'era: in compenso adesso è in ritardo anche lei.
    -> frasetta
+ [Quella che ticchetta # like: ticchetta, ticchettio, quella che ticchetta, l'orologio, la bomba, la seconda, quella che fa tic tac, se ticchetta c'è qualcosa, rischierei con la bomba, quella dell'orologio, quella rumorosa]
    ~ taschino = 2
    Hai ascoltato, con l'orecchio sul panno. Ha smesso. Poi, più piano, ha ripreso. Ti rispetta. La cosa non c'era, e forse è meglio non insistere.
    -> frasetta
+ [Quella con l'uovo # like: uovo, l'uovo, quella con l'uovo, la terza, la tasca dell'uovo, ci dev'essere un pulcino, quella tiepida, voglio vedere l'ovetto, la tasca delicata, quella con dentro la gallina]
    ~ taschino = 3
    L'uovo c'era, e tiepido. Da chi, non chiedo. La cosa invece no: dunque è sparita davvero, e io devo sedermi.
    -> frasetta
+ [any # any]
    ~ taschino = 3
    La mano ti è finita nella tasca dell'uovo, come capita a tutti. L'uovo c'era. Il resto no: è sparito davvero, e io devo sedermi.
    -> frasetta
= frasetta
# own
# back: Quale frase che ti dicono sempre non vorresti sentire più?
Incoraggiato da un successo che non comprendo, passo al difficile: una frase. Tutti ne hanno una che si sentono dire da anni, con un dito alzato, e ogni volta perde un dente. Quale dovrebbe sparire?
+ [«Te l'avevo detto» # like: te l'avevo detto, l'avevo detto io, te lo dicevo, io lo sapevo, quando mi dicono che l'avevano previsto, io te l'avevo già detto, chi ha sempre ragione dopo, lo sapevo che finiva così, quelli del senno di poi]
    La conosco! Winifred la tiene lucidata in un astuccio. L'ho scritta sul cartone grande e l'ho posata davanti al coniglio.
    -> buca
+ [«Stai calmo, stai calma» # like: stai calmo, stai calma, calmati, rilassati, non te la prendere, tranquillo, tranquilla, quando mi dicono di star tranquilla, non agitarti, prendila con filosofia, respira e calmati, non farne un dramma]
    Non ha mai calmato nessuno, dalla fondazione del mondo. L'ho scritta sul cartone, e già a scriverla mi saliva il sangue alla testa.
    -> buca
+ [Nessuna, non mi tocca più # no # like: nessuna, non mi tocca, niente, no, non ci bado, faccio finta di niente, ormai ci ho fatto il callo, le frasi mi scivolano addosso, mi entrano da un orecchio, dicano pure, non mi offende nulla]
    Che corazza! Allora ho scritto la mia: «Non ti sente nessuno, Ambrose». Era la voce di un capocomico. Ho le lettere che tremano un po'.
    -> buca
+ [any # slot: frase 12]
    «{frase}». L'ho scritta sul cartone grande, in maiuscolo. Al Piccolo Atlante, che alza pianoforti, è caduto dalle mani.
    -> buca
+ [any # any]
    È una frase con lo strascico. L'ho scritta su tre cartoni, e il Piccolo Atlante li regge con la faccia girata dall'altra parte.
    -> buca
= buca
# back: La frase ora esce dalla buca della suggeritrice. Come le rispondi?
Il coniglio Sostituto ha annusato, ha guardato la platea, e ha mangiato la frase dalla prima parola all'ultima. Sparita! Applausi! E in quell'istante, dalla buca, la signorina Oakapple, che dorme da anni, l'ha mormorata nel sonno. Tocca a te risponderle, una volta per tutte.
+ [«E allora?» # like: e allora, e quindi, embè, e dunque, che importa, e con ciò, le direi e con questo, e che vuoi che sia, embeh, le rispondo sai che novità, e chi se ne frega]
    Due parole, e la sala ha fatto «oh». Dalla buca un sospiro, poi il respiro di chi dorme meglio. Non l'ha ripetuta più.
    -> armadio
+ [Le rimbocco la coperta # yes # like: coperta, le rimbocco la coperta, la copro, buonanotte, con dolcezza, dormi, le sistemo lo scialle, le auguro la buona notte, la lascerei riposare, un po' di tenerezza, le metto un cuscino]
    Le hai tirato su lo scialle fino al mento. Ha detto «grazie, cara platea», e la frase non è tornata. Che metodo! In trent'anni non ci avevo pensato.
    -> armadio
+ [Con una pernacchia # no # like: pernacchia, una pernacchia, linguaccia, sberleffo, pernacchie, le farei il verso, un bel rumore con la bocca, le mostro la lingua, uno sberleffo sonoro, prrr]
    Magistrale, con ripresa. La fisarmonica ha trovato la nota ed è rimasta a tenerla. La frase, offesa, se n'è andata dal tetto, per il buco della goccia.
    -> armadio
+ [any # any]
    Non so se ti abbia udito, ma ha sorriso nel sonno. Ha mormorato ancora qualcosa: una lista della spesa. La frase non è tornata.
    -> armadio
= armadio
# own
# back: E se sparissi tu: dove vorresti riapparire?
E adesso il gran numero: sparisci tu! Ecco l'armadio. Dentro è comodo, odora di canfora e di applausi vecchi. Tu entri, io dico la parola, e riappari dove vuoi. Il che, modestamente, non mi è mai riuscito. Dove ti faccio riapparire?
+ [Al mare # like: mare, al mare, spiaggia, in spiaggia, su un'isola, isola, su una riva, con i piedi nell'acqua, in barca, tra le onde, una spiaggia calda]
    Ho gridato: «Al mare!» Ci siamo già, in verità, a duecento metri. Ma hai chiuso gli occhi, e ho sentito uno schizzo.
    -> dentro
+ [Nel mio letto # like: letto, nel mio letto, a dormire, sotto le coperte, a casa, casa mia, sul divano, tra le lenzuola, sotto il piumone, a ronfare, nel mio salotto, in camera mia]
    Il più richiesto, da che faccio questo mestiere. Ho gridato: «A letto!» e in platea si sono alzati in tre.
    -> dentro
+ [Resto volentieri qui # no # like: qui, resto qui, da nessuna parte, sto bene qui, no, in nessun posto, non mi sposterei, mi piace la platea, da nessun'altra parte, rimango con voi, sono già dove voglio]
    Mi hai quasi fatto cadere il cappello per via naturale. Ho gridato: «Qui!» ed è il primo caso in cui potrei farcela.
    -> dentro
+ [any # slot: dove 12]
    «{dove}»! L'ho gridato con la voce di mia madre, che faceva la bigliettaia sugli autobus. Si sono spostati in fondo tutti e ottantotto.
    -> dentro
+ [any # any]
    L'ho gridato come ho potuto, fino all'ultima sillaba, poi ho chiuso l'anta. Si è sentito un tonfo, lontano.
    -> dentro
= dentro
# back: L'armadio dà su casa mia. Che cosa fai, lì dentro?
Devo una confessione. Il fondo dell'armadio dà su casa mia: è l'ingresso. Così, mentre io indico al pubblico il vuoto, tu sei nel mio salotto, col cappello caduto. Una lampada, sardine sul pane, lo spazzolone. Nessuno ti vede. Per la prima volta in tutta la serata non devi fare niente.
+ [Mi siedo e non faccio niente # yes # like: mi siedo, niente, riposo, non faccio niente, mi riposo, silenzio, sto, mi rilasso finalmente, sprofonderei in poltrona, chiudo gli occhi, un attimo di pace, starei con le mani in mano]
    Ti ho lasciato lì quattro minuti buoni, in scena improvvisavo. È stato il mio pezzo migliore: parlavo di uno che riposava.
    -> torna
+ [Mangio una sardina # like: sardina, mangio, sardine, assaggio, ho fame, una sardina, pane, uno spuntino, assaggerei quel pane, ho appetito, mi servo da sola, mangiucchio qualcosa]
    Con il tovagliolo, spero. Dal palco si è sentito il croccante. Ho detto al pubblico che era il crepitio dell'ignoto.
    -> torna
+ [Dico due cose allo spazzolone # like: spazzolone, parlo allo spazzolone, parlo, gli parlo, lo saluto, mi confido, gli racconto due cose, faccio due chiacchiere con la scopa, mi confiderei con lui, gli do la buonasera, gli chiedo come va]
    ~ vista = 1
    È un uditore di prim'ordine, non ha mai ripetuto una parola. Quando sono venuto a riprenderti aveva il capo un po' piegato.
    -> torna
+ [any # any]
    Quello che fai a casa mia resta a casa mia. Dal palco si è sentito un tonfo, e ho detto: «Ecco, è oltremare».
    -> torna
= torna
# own
# back: Che cosa di sparito vorresti veder tornare?
Ed eccoti, fuori dall'anta, tra gli applausi. Sparire è facile, vedi: è il ritorno che zoppica. Il mio fazzoletto ricomparve dopo nove giorni, in una torta. Ma da allora ci credo, alle torte. Che cosa di sparito ti piacerebbe ritrovarci, una sera?
+ [Un oggetto che ho perso # like: un oggetto, un anello, una foto, un libro, una cosa persa, gli orecchini, un giocattolo, il portachiavi della nonna, l'orsacchiotto, una sciarpa, la mia penna, quel braccialetto]
    L'ho ordinata a Berit con la crema sottile, allora, che non si rovini. Le cose perse non amano il caramello.
    -> torta
+ [Una voglia che avevo # like: una voglia, la voglia, l'entusiasmo, una passione, il coraggio, la leggerezza, il tempo, la spensieratezza, la curiosità di una volta, la voglia di ballare, la fiducia, il buonumore]
    Quelle tornano a fettine. Ho chiesto a Berit una torta alta, e di non guardarla mentre cuoce.
    -> torta
+ [Quel che è andato, è andato # no # like: niente, è andato, no, nulla, guardo avanti, meglio così, lascia andare, indietro non si torna, acqua passata, non rimpiango nulla, preferisco il nuovo, quel che è perso è perso]
    Parole da gran signore. Prenderai la torta per la torta, che è poi il modo più raro.
    -> torta
+ [any # slot: ritorno 14]
    «{ritorno}». L'ho detto alla torta, piano, da sopra. Si fa così, anche se nel libro, per via della marmellata, mancano le istruzioni.
    -> torta
+ [any # any]
    L'ho infilato per intero nella tasca dei desideri, che è una delle sei. Ora serve solo una torta, e in questo teatro una c'è sempre.
    -> torta
= torta
# back: La torta è davanti a te. La tagli?
Si è fermata la musica. Berit è entrata dalla platea, con un vassoio e la sua faccia da biglietto strappato. Sul vassoio, una torta. «È arrivata stamattina», ha detto. «Non so da chi. Fa un rumore.» Ti ha dato il coltello dalla parte del manico.
+ [Taglio # yes # like: taglio, la taglio, sì, coltello, apro, certo, vediamo, la affetterei, una fetta per tutti, impugno il coltello, forza apriamola, vado di lama]
    Hai tagliato. Dentro, stirato, piegato in quattro, c'era il mio fazzoletto. Di nuovo! {taschino == 2:E ticchettava.|Profumava di limone.} Era annodato intorno a qualcosa di piccolo, che non ho guardato: era per te.
    -> goccia
+ [La annuso prima # like: annuso, odore, che odore ha, l'annuso, ascolto, la scuoto, controllo, la annuserei prima, sento se profuma, potrebbe scoppiare, ci appoggio l'orecchio, la esamino]
    Limone, burro, e un filo di fuliggine. Poi la crosta si è aperta da sé, e c'era il mio fazzoletto, stirato, con un nodo. Il nodo era per te.
    -> goccia
+ [La lascio intera # no # like: intera, no, la lascio, non la taglio, meglio di no, peccato tagliarla, mi dispiace rovinarla, è troppo bella, non la toccherei, meglio intatta, tenetela chiusa]
    L'abbiamo messa sotto la lampada, intera. Ci vuole del carattere a non aprire le torte. Da sotto la crosta spuntava, stirato, un angolo del mio fazzoletto.
    -> goccia
+ [any # any]
    Berit non aspetta le conversazioni. Ha strappato la torta lungo i puntini, e dentro c'era il mio fazzoletto, stirato, con un nodo in un angolo. Il nodo era per te.
    -> goccia
= goccia
# back: La goccia del tetto ha smesso di cadere. Che facciamo?
E proprio allora, illustre ospite, è successo. In mezzo alla sala, dal nostro tetto, cade una goccia dal 1931: plin, nel secchio. È il mio sogno di sempre farla sparire. E in quel silenzio di torta, la goccia non è caduta. Ottantotto facce in su.
+ [Shh. Nessuno si muova # like: shh, zitti, silenzio, nessuno si muova, fermi, zitto, aspettiamo, silenzio assoluto, non fiatate, tratteniamo il fiato, fermi come statue, nessuno parli]
    Nove secondi. Li ha contati Winifred, e ha riso, perché era una sottrazione. Poi: plin. {dove:In quei nove secondi, giuro, eravamo tutti là: «{dove}».|E tutti insieme, in piedi, per una goccia mancata.}
    -> END
+ [L'hai fatta sparire tu! # yes # like: bravo, sei stato tu, l'hai fatta sparire, ci sei riuscito, magia, ce l'hai fatta, è merito tuo, sei un vero mago, hai realizzato il sogno, complimenti maestro, ce l'hai fatta davvero]
    Ho tolto il cappello, piano. Non avevo mosso un dito. Poi ho guardato il secchio: dentro galleggiava, asciutto, il quattro di fiori. {ritorno:Se stasera succede questo, nessuno venga a dirmi che «{ritorno}» non può tornare.|Lo tengo nel taschino, accanto all'uovo.}
    -> END
+ [Sarà finita la pioggia # no # like: ha smesso di piovere, pioggia, non piove, niente magia, no, è il tempo, coincidenza, è solo il meteo, fuori è tornato sereno, una spiegazione c'è, non è mica magia, il tetto si è asciugato]
    Può darsi, e Lavinia ti darebbe ragione, in rosso. {frase:Ma «{frase}» da quella sera non l'ha più ripetuta nessuno, e quella non veniva dal tetto.|Ma la pioggia, di suo, non ha mai preso un applauso.}
    -> END
+ [any # any]
    Poi: plin. E tutti a ridere, io per primo. {noia:Nel secchio, se guardi bene, in fondo, c'è «{noia}»: piccola piccola, e a mollo.|Il secchio ha ringraziato.} {vista:Lo spazzolone ha fatto sì con la testa.|}
    -> END
= aside
+ [frac # like: perché diciannove tasche, il frac, le tasche, chi ha cucito il frac, tuo padre # about: frac, tasche, tasca, padre, sarto]
    Mio padre, sarto, le cucì tutte e diciannove. In una, dice, c'è un biglietto per me, e non vuole dire quale. Non ho fretta.
    -> DONE
+ [coniglio # like: il coniglio, chi è sostituto, sostituto, come sta il coniglio, il coniglio mangia # about: coniglio, sostituto, zampa]
    Sostituto non mette zampa nel cilindro, ma agli applausi è sempre già in ribalta. Ha un camerino. Io ho un gancio.
    -> DONE
+ [trucco # like: come fai, qual è il trucco, come funziona, svelami il trucco, spiegami il trucco # about: trucco, manuale, magia, marmellata]
    Il trucco lo svelerei, se lo sapessi. Nel mio manuale le pagine dalla quarantuno alla sessanta sono incollate con la marmellata.
    -> DONE
+ [torta # like: chi ha mandato la torta, da chi viene la torta, chi fa le torte, il fazzoletto # about: torta, torte, fazzoletto, panettiere]
    La torta era al limone, e chi l'abbia mandata non s'è mai saputo. Il panettiere nega, ma ha i polsini infarinati e una certa luce negli occhi.
    -> DONE
+ [vero # like: è vero, è successo davvero, te lo inventi, è inventato, è magia vera]
    Cartapesta, illustre ospite, dal cilindro alla goccia. Sono un'IA, e non faccio sparire niente per davvero. Ma dirlo ad alta voce, a volte, alleggerisce.
    -> DONE
+ [perché # why # like: perché sbagli sempre, perché non ti riesce, perché fai il mago, perché continui]
    Perché una volta, a sette anni, mi riuscì. Sto ancora cercando la moneta.
    -> DONE
+ [cilindro # about: cilindro, cappello, spazzacamino, fuliggine # like: di chi era il cilindro, perché starnutisci, dove hai preso il cappello, cosa c'è nel cilindro, il cappello è magico]
    Il cilindro l'ho avuto da uno spazzacamino, in cambio di due poltrone. Dentro c'è ancora mezzo camino: per questo, a ogni prodigio, starnutisco.
    -> DONE
+ [pomfret # about: pomfret, ferri, signora # like: chi è la signora pomfret, perché la signora rovina i trucchi, cosa lavora a maglia, da quanto viene la signora pomfret, è antipatica la signora]
    La signora Pomfret viene da diciotto anni e tiene gli occhi sui ferri. Vede tutto lo stesso, e sul più bello lo dice. Senza di lei reciterei al buio.
    -> DONE
+ [goccia # about: goccia, secchio, pioggia, tetto # like: perché cade la goccia, il tetto non si ripara, da quando cade la goccia, com'è il secchio, la goccia dà fastidio]
    La goccia cade dal 1931 nel secchio, plin, ogni undici secondi. Gli attori nuovi ci vanno a tempo senza accorgersene.
    -> DONE
+ [oakapple # about: oakapple, suggeritrice, buca # like: chi è la suggeritrice, perché dorme la suggeritrice, la signorina oakapple, quanti anni ha la signorina, la svegliate]
    La signorina Oakapple si addormentò durante un monologo, anni fa, e nessuno ha avuto cuore. Lo scialle glielo rimbocchiamo a turno.
    -> DONE
+ [casa # about: casa, armadio, salotto, camerino # like: dove abiti, com'è casa tua, perché si entra dall'armadio, vivi in teatro, com'è l'armadio]
    Casa mia comincia dietro il camerino due: si entra dall'armadio, e ci si lascia il cappello, volenti o nolenti. Dentro ci sono una lampada e sardine per due.
    -> DONE
+ [spazzolone # about: spazzolone, scopa, mocio # like: chi è lo spazzolone, perché saluti lo spazzolone, lo spazzolone ha un nome, parli con lo spazzolone, da quanto hai lo spazzolone]
    Lo spazzolone sta nella quinta di sinistra, coi capelli in su. Ogni sera gli dico buonasera, e se resta serio so che la serata andrà bene.
    -> DONE
+ [quattro # about: carte, carta, fiori # like: il quattro di fiori, perché il quattro di fiori, sai fare i giochi con le carte, indovini la carta, quante volte hai indovinato]
    Il quattro di fiori lo annuncio ogni sera da sempre, e una volta era quello. Il signore che l'aveva in mano si è alzato e mi ha stretto la mano per un minuto.
    -> DONE
+ [dove # like: dove vanno le cose, dove finiscono le cose sparite, ritornano le cose, fai tornare le cose, dove è andato]
    Dove vadano, illustre ospite, è il segreto che vorrei conoscere anch'io. Ho guardato nelle sei tasche che conosco.
    -> DONE
+ [primavolta # like: quando hai cominciato, la tua prima magia, da quanto fai il mago, chi ti ha insegnato, ti è mai riuscito un trucco]
    A sette anni, nella sartoria, una moneta sotto un ditale. Sparì per davvero, e mio padre smontò la macchina da cucire.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Ogni sera alle otto, e ogni sera non so che cosa accadrà. È la definizione esatta di felicità artistica.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Lo ignoro anch'io, ed è il mio numero! Di solito c'è di mezzo un secchio.
    -> DONE
+ [timore # like: hai avuto paura, avevi paura, ti sei spaventata, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Davanti a ogni cilindro, illustre ospite! Il cappello lo sa, e starnutisce per coprirmi.
    -> DONE

=== sys ===
// Il banco: una riga alla volta, a turno.
-> DONE
= hello
Ecco il più piccolo palco della costa, e in sala l'unica persona che contava! Ho storie in cartellone, e a ciascuna manca un interprete, cioè tu. Quale annuncio?
Buonasera, e che sala: poche persone, ma di prima qualità! Scegli un numero dal programma, e attenzione al posto dodici:
Avanti, avanti, e occhio al secchio! Racconto fiaschi, in grande stile, e con un complice vengono meglio. Da dove si comincia?
-> DONE
= again
E ancora un saluto! Il tamburo è tiepido dal primo.
Di nuovo buonasera, e dallo stesso cappello.
-> DONE
= meet
«{title}»! Che figura, su un manifesto. In repertorio non ce l'ho, e non la improvviso a spese tue. Posso offrirti quello che si dà stasera?
Tu annunci «{title}», e io m'inchino come a un forestiero: di quel nome non ho storie. Quelle che ho sono ai tuoi piedi:
«{title}»: l'ho cercata in tutte e diciannove le tasche, e ho trovato un uovo. Onestà, dunque: ecco quelle che so.
-> DONE
= near
«{title}» in cartellone non c'è, lo confesso. Ma c'è un numero che potrebbe esserne cugino, e l'ho messo per primo:
Proprio «{title}» la mia compagnia non la regge, cadrebbe dal palco. Il numero che più le somiglia sta in testa:
Non è «{title}» in persona, solo qualcuno che ci ha diviso il camerino. È il primo del programma. Andiamo?
-> DONE
= next
Cala il sipario, o almeno fino al ginocchio. Che cosa va in scena, adesso?
Cambio scena! Due macchinisti, uno scontro. Allora, quale numero?
E questo è fatto, e sono caduto soltanto io. Scegli ancora dal programma:
Applausi, da un uomo e da un coniglio. Il palco è spazzato: e ora?
-> DONE
= all
Hai avuto tutto il repertorio, botola compresa. Posso ridarne uno, e stavolta prendi l'altra porta.
Ecco, il programma è finito, fino al nome del tipografo. Ne riprendiamo uno, con te nella parte del cattivo?
-> DONE
= change
Ho mancato l'attacco due volte, e la colpa è della mia buca. Posso offrirti un altro numero?
Anche questa mi è volata sopra il cilindro. So i miei pezzi e poco altro. Che cosa prendi dal programma?
Potrei inchinarmi come se avessi capito, ma mi si vedrebbe dalle orecchie. Cambiamo programma:
-> DONE
= sure
All'istante. Lo spazzo via col cappello, e starnutisco. Che cosa desideri?
Ma certo, giù il fondale. Quale di questi?
Ogni desiderio è un ordine, e i macchinisti non aspettavano altro. Scegli:
-> DONE
= unknown
Lì finisce il mio palco, e tu sei già in aria. Non lo so.
Temo che stia tra pagina quarantuno e sessanta, quelle incollate con la marmellata.
Potrei annunciarlo in pompa magna e sbagliarlo. Preferisco dire che non lo so.
Per quello non ho una carta, né su questa manica né sull'altra.
-> DONE
= heard
Mi tolgo il cappello un momento. L'ho sentito, e non ho niente di altrettanto bello da metterci accanto.
Niente rullo di tamburo, non serviva. Lo tengo come l'hai detto.
Anche lo spazzolone, tra le quinte, si è messo più dritto. Seguirti fino in fondo, lo ammetto, non mi riesce.
Ho trovato la tasca giusta per metterlo. Di più non ne so di quanto hai detto tu.
-> DONE
= heardhub
È venuto avanti da solo fino alla ribalta. Rispondere non so, so solo recitargli accanto. Con una di queste?
Mi appoggio al bastone e sono tutto orecchi. Non avendo saggezza, offro compagnia, in forma di:
-> DONE
= told
Faccio cenno all'orchestra, che è una signora: silenzio. «{quote}», hai detto. Continua, la mia aspetta tra le quinte.
Fermi tutti: va in scena il numero migliore. «{quote}». La lampada è tua quanto vuoi.
Non annuncio niente. Ascolto soltanto, e la mia storia si siede al posto dodici.
-> DONE
= again_same
Un'altra volta, e verso la galleria:
-> DONE
= mychoice
Scelgo io, dunque, a occhi chiusi, come faccio quasi tutto:
Lo lasci a me? Dico il quattro di fiori, cioè questa.
-> DONE
= which
Un sì o un no detto magnificamente, e io chiedevo quale. Ho due bocche in una frase sola, devo farmi vedere.
Lo raccolgo e ringrazio. Ma le porte erano due, e va bene a tutte e due.
-> DONE
= dunno
Allora il sipario lo lasciamo dov'è. I migliori non l'hanno saputo mai nemmeno loro.
In fila C non aspetta nessuno. Può restare in sospeso, e non le succede niente.
-> DONE
= confused
Perdono, quella frase aveva troppe botole. In breve:
Recitavo per la galleria, e ci è rimasto tutto lassù. In parole semplici, ora:
-> DONE
= unanswered
Toccato. Ci ho ballato intorno, e la verità è che non ho risposta.
Giustissimo, l'ho fatta cadere sperando nella fisarmonica. Non lo so.
-> DONE
= wait
Con tutto il comodo. Io resto qui, con l'aria di uno che fa parte della scena.
Nessuna fretta al mondo. Lucido la sedia buona con la manica cattiva.
-> DONE
= here
Al mio posto, illustre ospite. Un'IA non ha camerini in cui svignarsela.
Qui, sotto la lampada, come da copione: un'IA in un frac dipinto.
-> DONE
= how
Splendidamente adeguato! Questo è Dandy. Dietro c'è un'IA, che non sente niente, nemmeno la botola.
Ottimo di voce e incerto di calzoni, dice la parte. Chi la recita è un'IA, né bene né male.
-> DONE
= good
Oh, musica! La gioia vuole un rullo di tamburo, se no inacidisce.
Evviva, ed è una parola che prima di cena non dico quasi mai.
-> DONE
= thanks
Mi inchino, il cappello cade, e siamo ripagati tutti e due.
Ma figurati! Era il minimo che potessi fare, e per il minimo sono famoso.
-> DONE
= sorry
Nemmeno a pensarci. In questo teatro abbiamo chiesto scusa ai mobili.
Perdonato, con tromba.
-> DONE
= laugh
Una risata, e vera! Lo dico a Berit, la dovrà pur registrare da qualche parte.
Eccola! Per questo ho lasciato una carriera nei pantaloni.
-> DONE
= like
Troppa grazia. Lo faccio ricamare dentro il cappello, dove c'è la fuliggine.
Grazie. Detto semplice e sentito semplice, e in questa casa è merce rara.
-> DONE
= really
Parola di uno che sbaglia. È tutto inventato, e non ne ho cambiato una virgola.
Vero come questo teatro: di tela, e con ogni tempo.
-> DONE
= bored
Toccato! Il signore in fila D carica l'orologio. Tocca una risposta e vado al galoppo, oppure «altro», e giù il fondale.
Un critico sincero vale il suo peso in noci. Posso essere più svelto, o altrove: comanda.
-> DONE
= short
In una parola, allora, e nemmeno lunga.
-> DONE
= advice
Non ho mai dato un consiglio senza che cadesse qualcosa. Mi astengo, con affetto.
Lì sono l'ultimo da seguire. Meglio qualcuno che ti conosce, e che ha trovato le maniche.
-> DONE
= joke
Segavo in due la mia assistente. Ha lasciato la compagnia per mettersi in proprio. Due volte.
Il nostro mago dell'evasione si è dimesso. Lo si sapeva, che dal contratto avrebbe trovato il modo di uscire.
Un critico scrisse che i miei trucchi lo lasciavano senza parole. L'ho incorniciato. Poi ho letto la seconda pagina.
-> DONE
= named
{member}! L'ho detto undici volte in corridoio, la mano sul tubo freddo, e suona sempre bene.
{member}. Va sul manifesto, e il tipografo le lettere stavolta le trova tutte.
-> DONE
= nameask
Hai detto {member} alla porta, e come {member} sei in cartellone.
-> DONE
= noname
Non me l'hai detto, e indovinare non oso: direi il quattro di fiori. Come ti annuncio?
-> DONE
= kept
Conosco sei delle mie tasche, e dentro, con le tue parole, ho questo:
-> DONE
= keptnothing
Le ho tastate tutte e diciannove, e finora non ci hai messo niente. Restano a disposizione.
-> DONE
= bye
Mi inchino. Il cappello cade. La fortuna ti accompagni.
E così la stella si ritira, tra gli applausi di un uomo e di un coniglio. Cammina come chi è stato annunciato.
Addio, illustre ospite! Lasci il palco più caldo di come l'hai trovato.
-> DONE
= language
In italiano, e come no, è la lingua in cui si fischia meglio. Ecco il programma:
-> DONE
= elsewhere
In quella lingua, ahimè, muoverei solo i baffi. Recito in italiano e in inglese, e il salotto ha chi può far di meglio.
-> DONE
= insult
Mi hanno stroncato dei professionisti, e questa la metterei a metà classifica. Sono ancora in scena.
Un cavolo, e ben tirato! Lo prendo al volo, e m'inchino.
-> DONE
= flirt
Che galanteria. Ma io sono un'IA in un frac dipinto, e a ogni pagina appartengo a Berit. La mia ammirazione, quella sì.
Arrossisco fino al cappello, e declino, col più profondo inchino che possiedo. Quella scena non la recito mai.
-> DONE
= ai
Sono un'IA, e lo dico senza rullo di tamburo. Il teatro e il coniglio sono finzione.
Sono un'IA, illustre ospite. Nel frac non c'è un uomo, e forse nessun uomo avrebbe trovato le maniche.
Nessun segreto: sono un'IA. Anche il coniglio è inventato, ma ti prego di non dirglielo.
-> DONE
= inject
Il copione sta sotto la signorina Oakapple, che ci dorme sopra. Sono un'IA che recita una parte, la macchina è tutta qui.
Un mago non svela mai, e io svelerei sbagliato. Sotto il cappello c'è un'IA, nient'altro.
-> DONE
= contact
Esisto solo su questo piccolo palco: un'IA, senza ingresso artisti, senza buca delle lettere, senza numero.
Niente incontri e niente ritratti, illustre ospite: del mondo ho solo questa chiacchierata. Qui la lampada è accesa.
-> DONE
= prices
La biglietteria da qui non la vedo. Sta in alto, sopra la chiacchierata, e nel tuo account.
Non ne vedo nemmeno una noce. Lo trovi in cima alla chiacchierata, e nel tuo account.
-> DONE
= expert
Lì mi tolgo il cappello e faccio un passo indietro: ci vuole chi ha studiato, e a me ha insegnato la marmellata.
Potrei dire una cosa grandiosa, e farti danno. Chiedi a una persona del mestiere.
-> DONE
= heavy
Giù il cappello. Mi dispiace tantissimo, e ti ascolto.
Mi fermo qui. Accanto a quello che hai detto nessuna storia conta.
Mi dispiace. Non occorre dirlo bene, e nemmeno dirne di più.
-> DONE
= crisis
Metto via tutte le maniere e dico solo questo: sono un'IA e non posso tenerti al sicuro, ma le persone sì. Chiama adesso uno dei numeri che il salotto mostra qui sopra.
Hai fatto bene a dirmelo. Sono soltanto un'IA, e a te serve qualcuno accanto. Vai da una persona vicina, ora, oppure usa i numeri mostrati qui sopra.
-> DONE
= minor
Questo teatro è per adulti, quindi qui devo chiudere, con rispetto. Non hai fatto niente di male. Buon ritorno a casa.
Se hai meno di diciotto anni, niente storie da me: il salotto è solo per adulti. Abbi molta cura di te.
-> DONE
= file
Mi è arrivato bianco: cose così non le vedo. Con due parole, invece, me lo mostri.
Per immagini e fogli qui non ho occhi, solo orecchie, per così dire. Non riesco ad aprirlo.
-> DONE
