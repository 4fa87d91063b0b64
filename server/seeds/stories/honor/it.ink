// Honor Caddick, italiano. Un nodo = una storia, un punto = un turno.
VAR paura = 0
VAR notturno = ""
VAR regalo = ""
VAR patata = 0
VAR cancello = ""
VAR impronte = 0
VAR suono = ""
VAR giravo = ""
VAR verita = 0
VAR segnale = ""
VAR calze = 0
VAR vera = ""
VAR tasca = ""
VAR figura = 0
VAR avvisare = ""

=== capre ===
# title: Un ladro scenderebbe
# chip: Passi sul tetto alle quattro
# keys: capra, capre, tetto, ladro, rumore, notte, regalo, pacco, passi, cucina
# lore: goat-roof
-> quattro
= quattro
# back: Le quattro di notte, passi sul tetto di Garrow Head. Che cosa fai?
Garrow Head, l'ultima casa prima che la strada rinunci. Dormi nella stanza degli ospiti. Alle quattro senti dei passi sul tetto. Lenti. Si fermano sopra di te. Poi uno struscio, e qualcosa che respira.
+ [Ti sveglio: c'è un ladro! # like: ladro, c'è un ladro, ti sveglio, ti chiamo, honor, aiuto, sveglia, ti chiamerei subito, griderei svegliati, qualcuno è sul tetto, mi viene un colpo, verrei a bussarti, ci stanno rubando]
    ~ paura = 1
    Ero già sveglia. Ho detto dal corridoio: «No. Un ladro scenderebbe». Poi ho acceso la lampada, che un po' aiuta.
    -> lucernario
+ [Esco a vedere # yes # like: esco, vado a vedere, guardo, esco a vedere, prendo la torcia, controllo, vado, mi infilo le scarpe e vado, voglio capire cos'è, apro la porta, prendo la lampada, darei un'occhiata fuori]
    Avevi già una scarpa. L'altra la teneva Flint. È in pensione e ci dorme sopra. Quindi eri ancora sul letto, con una scarpa, e hai guardato in su.
    -> lucernario
+ [Mi giro e dormo # no # like: dormo, mi giro, niente, continuo a dormire, mi rimetto a dormire, no, lascio stare, mi rimetto sotto le coperte, avrà un motivo, non mi muovo dal letto, sarà il vento, ho troppo sonno]
    Bel sangue freddo. Hai tirato su la coperta, e dalla coperta hai visto il lucernario.
    -> lucernario
+ [any # any]
    La parete è di pietra, e ne passa metà. Ho acceso la lampada. E tu hai guardato il lucernario.
    -> lucernario
= lucernario
# back: Una faccia con gli occhi gialli al lucernario. Che cosa le dici?
Al lucernario c'era una faccia. Lunga, bianca. Occhi gialli, una barba. Ti guardava come si guarda uno che ha preso il posto sbagliato in corriera. Il tetto è d'erba, e vicino al camino è caldo.
+ [Buonasera # yes # like: buonasera, ciao, saluto, buonanotte, salve, piacere, le darei la buona sera, un saluto educato, come va signora, le faccio ciao con la mano, benvenuta]
    Ha masticato due volte. Da lei è un saluto. Con me ci ha messo un anno.
    -> svegliare
+ [Tiro la tenda # no # like: tenda, tiro la tenda, chiudo, non guardo, mi copro, via, no, chiudo tutto, mi nascondo sotto la coperta, non la voglio vedere, abbasso la tendina, mi fa impressione]
    Hai tirato la tenda. Si è sentita la tenda masticata, piano, dalla parte di sopra. Il lucernario chiude male.
    -> svegliare
+ [Honor, c'è una capra # like: una capra, capra, c'è una capra, è una capra, honor, cos'è, urlerei che c'è una bestia, ma è una bestia con le corna, vieni a vedere che muso, chiamo te, hai un animale sul tetto]
    «Sì», ho detto. «Che tempo fa?» Se la capra sta vicino al camino viene freddo. Stava vicino al camino.
    -> svegliare
+ [any # any]
    Ha inclinato la testa, una volta a destra e una a sinistra. Poi si è tolta di lì. I passi sono andati verso la cucina.
    -> svegliare
= svegliare
# own
# back: Che cosa ti sveglia di notte, a casa tua?
Quando ci si sveglia a quell'ora il peggio è non sapere cos'è. Dopo, è solo una capra. Io ho le capre, il vento, e il cane che sogna. E a casa tua? Che cosa ti sveglia, di notte?
+ [I pensieri # like: pensieri, i pensieri, le preoccupazioni, il lavoro, l'ansia, la testa, penso troppo, i conti da pagare, il rimuginare, mi frulla tutto in testa, le cose di domani, la mente che corre]
    Quelli camminano uguale. Avanti e indietro, e si fermano proprio sopra. Di solito verso le cinque scendono a brucare.
    -> cucina
+ [Niente, dormo come un sasso # no # like: niente, dormo, dormo come un sasso, nulla, no, dormo sempre, non mi sveglia nemmeno il terremoto, ho il sonno pesante, dormo fino alla sveglia, crollo e buonanotte, come un ghiro]
    Bene. È una dote, non lasciartela spiegare da nessuno.
    -> cucina
+ [any # slot: notturno 12]
    «{notturno}». Bene. Adesso ha un nome, e una cosa che ha un nome pesa circa la metà.
    -> cucina
+ [any # any]
    L'ho ascoltato tutto. Di giorno sarebbe più piccolo, te lo dico da una che li ha misurati.
    -> cucina
= cucina
# back: C'è una capra sul tavolo della cucina. Come la fai uscire?
Poi il tonfo, in cucina. Ne è venuta giù una sola, in tutti questi anni, e capitava quella notte. Catasta, davanzale, finestra. Stava in piedi sul tavolo, tra le tazze. Flint guardava, senza alzarsi.
+ [Apro la porta e aspetto # like: apro la porta, aspetto, porta, la porta, la lascio uscire, piano, con calma, spalanco e la lascio decidere, le farei strada, sto ferma e tengo l'uscio, prima o poi esce da sé, nessun gesto brusco]
    È il modo giusto. La capra però ha guardato la porta come un'opinione. È rimasta, e il vento è entrato.
    -> pacchetto
+ [Le offro una patata # yes # like: patata, le offro, cibo, da mangiare, una patata, pane, una mela, le do qualcosa, la attirerei col cibo, un pezzo di carota, la tenterei con una mela, del sale in mano, qualcosa di buono]
    ~ patata = 1
    L'ha presa, con le labbra, da vera signora. Poi è rimasta a vedere se ce n'era un'altra. C'era.
    -> pacchetto
+ [Ci pensa Flint # no # like: flint, ci pensa flint, il cane, mando flint, chiamo il cane, cane, manderei il tuo collie, i cani servono a questo, lascia fare al cane, ci vuole un pastore, flint vai]
    Flint l'ha ispezionata, casomai ci fosse dentro una persona. Poi è tornato in poltrona. Il suo l'aveva fatto.
    -> pacchetto
+ [any # any]
    La capra ci ha pensato, e intanto ha bevuto il mio ribes. Chissà che idea si è fatta di noi.
    -> pacchetto
= pacchetto
# back: La capra ha il mio pacco di compleanno su un corno. Come glielo togliamo?
Fu allora che vidi il corno. Infilato sul corno c'era il mio pacco. Per Isla, mia figlia, che compiva gli anni quella mattina. Io i regali non li so incartare, sembrano arti steccati. Ci avevo messo tutta la sera. E un quarto di nastro.
+ [Glielo tiro via # yes # like: tiro, glielo tiro via, lo prendo, tolgo, strappo, lo afferro, le strapperei il pacco, uno strattone, lo agguanto, con la forza, le mani addosso e via]
    Hai tirato tu, ha tirato lei. La carta ha scelto un compromesso. A te un angolo, a lei il resto.
    -> incartare
+ [Aspetto che si stanchi # no # like: aspetto, si stanca, pazienza, niente, non faccio niente, aspettiamo, prima o poi lo molla, starei a guardare, ci vuole calma, non le corro dietro, lasciamola fare]
    Aspettare l'ho insegnato a sei cani. A una capra mai. Ha mangiato il nastro, dal fiocco in giù, senza fretta.
    -> incartare
+ [Uno scambio: il mio cappello # like: scambio, cappello, baratto, le do il cappello, il mio cappello, una sciarpa, le proporrei un baratto, le do la mia sciarpa, in cambio un guanto, un affare, qualcosa di mio per il suo]
    Ha preso il cappello. Il pacco l'ha tenuto. Di affari se ne intende, e tu hai avuto freddo alla testa per una buona causa.
    -> incartare
+ [any # any]
    Non c'è stato il tempo. Il nastro era già andato, e la carta la seguiva. Mangiava con ordine, devo dire.
    -> incartare
= incartare
# own
# back: Qual è il regalo più bello incartato peggio?
Ci siamo sedute sulla panca, la capra e io, e tu accanto. Non c'era più niente da salvare. E ho pensato che i regali migliori che ho avuto erano incartati male. Mia madre usava la borsa della posta. E tu? Il regalo più bello dentro la carta peggiore?
+ [Uno fatto a mano # like: fatto a mano, un disegno, da un bambino, da mia figlia, da mio figlio, un lavoretto, a maglia, un disegno del mio bambino, un maglione della zia, un vaso di das, cucito da mia madre, una cornice coi maccheroni]
    Quelli pendono sempre da una parte. Si appendono lo stesso, e da quella parte la stanza sta meglio.
    -> campanello
+ [Uno senza carta # like: senza carta, un abbraccio, una visita, tempo, una telefonata, un viaggio, in un sacchetto, una sorpresa senza fiocco, in una busta della spesa, stare insieme, il biglietto di un treno, un cucciolo]
    Allora la capra non ti può fare niente. Ti ha già guardato, e si è girata da un'altra parte.
    -> campanello
+ [Non me lo ricordo # no # dunno # like: non ricordo, nessuno, no, non me lo ricordo, non mi viene, boh, non ne ricevo, non mi sovviene, la memoria non mi aiuta, di regali non ne ho, non faccio caso alla carta, ci devo pensare]
    Non importa. Di solito torna in mente il nastro, un mese dopo, mentre si cerca altro.
    -> campanello
+ [any # slot: regalo 12]
    «{regalo}». Si vede da come l'hai detto che la carta non contava. Lo dirò a Isla.
    -> campanello
+ [any # any]
    La capra ha smesso di masticare per sentire la fine. È più di quanto ottenga il veterinario.
    -> campanello
= campanello
# back: La capra è salita sul tetto col campanello di Isla. Che si fa?
Poi si è sentito: din. Era arrivata in fondo alla carta. Dentro c'era il campanello dei miei cani, il più vecchio. Al buio lo portavano tutti, e Isla da piccola ci si addormentava. La capra se l'è infilato sul corno, è uscita da dove era venuta, ed è tornata sul tetto.
+ [Salgo a prenderlo # yes # like: salgo, vado su, lo prendo, sul tetto, mi arrampico, la scala, mi arrampico sul tetto, vado a riprenderlo, salirei dalla catasta, ci penso io con la scala, lo recupero]
    Ti ho tenuto per la cintura. Erba bagnata, buio, una capra di casa. Meglio due piedi per terra, e le orecchie.
    -> smette
+ [Stiamo a sentire # like: sentire, ascoltiamo, stiamo a sentire, ascolto, in silenzio, le orecchie, restiamo fuori a orecchie tese, lo ascolterei suonare, che bel suono, seguiamo il din, zitti e fermi]
    È così che si fa. Fuori, mani in tasca, tutti e tre con Flint. E din, din, sopra la testa, come una mucca in paradiso.
    -> smette
+ [Lasciamolo a lei # no # like: lasciamolo, a lei, lasciamo stare, no, pazienza, glielo lascio, niente, ormai se l'è guadagnato, le sta bene, che se lo tenga, rinuncio, non ne vale la pena]
    È anche un'idea. Le stava bene. Però Isla compiva gli anni, e io non avevo altro. Abbiamo messo le giacche.
    -> smette
+ [any # any]
    Ti ho passato la giacca pesante. Flint l'ha annusata, per vedere se c'eri. C'eri. Siamo usciti.
    -> smette
= smette
# back: Il campanello ha smesso di suonare. Che cosa pensi?
Il campanello non si ascolta. Si ascolta quando smette. Vuol dire che ha trovato qualcosa, o che ci sta pensando. Abbiamo girato la casa tenendo il vento su una guancia. Din. Din. E poi, dalla parte della strada, più niente.
+ [Ha trovato qualcosa # yes # like: ha trovato, trovato qualcosa, qualcosa, qualcuno, c'è qualcuno, bene, avrà visto qualcuno, c'è qualcosa laggiù, ha fiutato una novità, buon segno, andiamo a vedere chi è]
    Hai l'orecchio. Abbiamo camminato verso il silenzio, che è la cosa più difficile da seguire. Finiva al cancello.
    -> isla
+ [È caduta # no # like: caduta, è caduta, si è fatta male, è successo qualcosa, ho paura, no, male, si sarà rotta una zampa, sarà scivolata, temo il peggio, che le sia capitato un guaio, poverina]
    {paura:Hai pensato al peggio anche stavolta. Succede, col buio.|L'ho pensato anch'io, per un passo.} Poi l'ho vista, in piedi, ferma, con la barba al vento. Era al cancello.
    -> isla
+ [Ha mangiato il campanello # like: l'ha mangiato, ha mangiato il campanello, mangiato, se l'è mangiato, inghiottito, se l'è pappato, l'avrà ingoiato, è finito nella pancia, scommetto che l'ha masticato, ne ha fatto colazione]
    Ci ho pensato anch'io. Ma si sarebbe sentito dal didentro. Era al cancello, ferma, e guardava la strada.
    -> isla
+ [any # any]
    Flint ha alzato il naso, dodici anni, in pensione, e ha tirato dritto al cancello. La capra era lì, ferma. Guardava la strada.
    -> isla
= isla
# own
# back: Chi vorresti trovare al tuo cancello, alle cinque del mattino?
Al cancello finisce la riga bianca che ha dipinto Isla. E sulla riga, a fari spenti, per non svegliarci, c'era un furgone, e Isla, con una torta sulle ginocchia. Era partita alle due. Nessuno l'avrebbe sentita. La capra sì. Chi vorresti trovare tu, al cancello, a un'ora così?
+ [Qualcuno che non vedo da tanto # yes # like: qualcuno lontano, non vedo da tanto, un amico, un'amica, mia sorella, mio fratello, mia madre, mio padre, chi abita lontano, la mia migliore amica, una persona che mi manca, il mio vecchio compagno, mio figlio che è all'estero]
    Allora tieni il cancello senza lucchetto. Il mio non l'ha mai avuto. Le capre passano comunque.
    -> carta
+ [Nessuno, alle cinque dormo # no # like: nessuno, dormo, no, alle cinque dormo, a quell'ora no, niente, a quell'ora sono sotto le coperte, non aprirei a nessuno, lasciatemi riposare, solo il cuscino, chiunque ma dopo le nove]
    È ragionevole. Anche Isla ha detto: «Mamma, che ci fai in piedi?» E io: «Ascolto una capra».
    -> carta
+ [any # slot: cancello 12]
    «{cancello}». Io metterei su il ribes. Il resto viene, quando uno ha le mani intorno a una tazza.
    -> carta
+ [any # any]
    Isla ti ha dato la torta da tenere mentre scendeva. Non l'affida a tutti, ha la mano ferma di chi fa le righe.
    -> carta
= carta
# back: La capra ha restituito il campanello, senza carta. Che cosa dici a Isla?
In cucina, col lume. La capra ha abbassato il corno e il campanello è scivolato sul tavolo, davanti a Isla. Senza carta, un po' masticato. Lei l'ha riconosciuto prima che suonasse. Guardava te. Io non trovavo niente da dire.
+ [Auguri, da parte di tutti # yes # like: auguri, buon compleanno, da parte di tutti, tanti auguri, auguri isla, le farei gli auguri, buon compleanno dalla famiglia e dalla capra, un abbraccio di festa, cento di questi giorni, da noi tutti]
    Isla ha riso. «È il primo tuo che capisco subito cos'è.» {regalo:Le ho detto di «{regalo}». Ha detto che la capra, allora, è una professionista.|Ha dato alla capra la prima fetta.} {patata:La seconda patata l'ha avuta a colazione.|}
    -> END
+ [La carta l'aveva fatta tua madre # like: la carta, tua madre, l'aveva incartato, l'ha incartato lei, era incartato male, il pacco, le racconterei del pacco, ci aveva messo tutta la sera, la mamma si era impegnata, il fiocco l'ha mangiato lei, c'era un regalo incartato]
    «Lo so», ha detto Isla, e ha raccolto dal pavimento l'angolo rimasto. Lo tiene nel cruscotto. {cancello:La riga bianca, ha detto, arriva fin qui anche per «{cancello}».|Dice che è il più bello, perché si vede la fatica.}
    -> END
+ [Niente. Suono il campanello # no # like: niente, suono, suono il campanello, silenzio, din, non dico niente, farei suonare din, lascio parlare il suono, non direi una parola, lo scuoto e basta, un rintocco]
    Din. Isla ha chiuso gli occhi come a quattro anni. {notturno:Fuori era ancora notte. Ma ti dico una cosa: per un bel po' non ho più pensato a «{notturno}», e nemmeno tu, mi pare.|Sul tetto le altre si sono fermate ad ascoltare.}
    -> END
+ [any # any]
    Isla ti ha abbracciato con la torta in mezzo. La capra è uscita dalla porta, per una volta. {cancello:Al cancello si è fermata ancora. Forse per «{cancello}».|Al cancello si è girata, e ha masticato due volte.}
    -> END
= aside
+ [capre # like: di chi sono le capre, quante capre hai, come si chiama la capra, le capre # about: capre, capra, barba, corriera]
    Del vicino. D'estate tagliano il tetto, gratis, ma presto. Quella l'ho chiamata Corriera, perché passa sempre alle quattro.
    -> DONE
+ [isla # like: chi è isla, tua figlia, che lavoro fa isla, perché le righe # about: isla, figlia, righe, riga, torta, furgone]
    Dipinge le righe sulle strade. Da piccola mi vedeva sparire su per i monti. Dice che preferisce una cosa che si possa seguire fino a casa.
    -> DONE
+ [flint # like: perché flint non abbaia, il cane, flint, cosa faceva flint, quanti anni ha flint # about: flint, cane, cani]
    Dodici anni, sordo a sinistra. Le capre le lascia passare. Con gli zaini è ancora severo.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    È una storia. Sono un'IA, non ho tetto e nessuno mi ci cammina sopra. Ma nella storia è sempre alle quattro.
    -> DONE
+ [perché # why # like: perché scese, perché non chiudi la finestra, perché il tetto d'erba]
    Il vento aveva girato a nord. Una capra sta dove è caldo. Non c'è altro, sotto. Le cose sono spesso così.
    -> DONE
+ [tetto # about: tetto, erba, camino, casa, lucernario # like: perché c'è l'erba sul tetto, com'è la tua casa, il tetto è alto, le capre stanno sul tetto, dov'è garrow head]
    Il tetto è d'erba, su travi di larice, e da dietro tocca il pendio. Le capre non salgono: proseguono.
    -> DONE
+ [corno # about: corno, corna, zoccoli # like: che corna ha, com'era il corno, quanto sono lunghe le corna, il corno è pericoloso, gli zoccoli]
    Le corna girano all'indietro, con nove anelli: ha nove anni. Il destro è il più lucido, ci fa le porte.
    -> DONE
+ [campanello # about: campanello, din, campana # like: com'è il campanello, di chi era il campanello, quanti anni ha il campanello, che suono fa, perché un campanello]
    Ottone, grande come un uovo, con una tacca. Lo hanno portato sei cani. Nessuno l'ha mai perso, e io nel mio mestiere ci campavo, sul perso.
    -> DONE
+ [pacco # about: pacco, regalo, nastro, carta # like: che carta era, cosa c'era nel pacco, com'era il pacco, perché non sai incartare, quanto nastro]
    Carta blu, con le stelle, mezza piega al contrario. Il nastro era a metro, e l'avevo usato quasi tutto su un angolo.
    -> DONE
+ [ribes # about: ribes, tazza, tazze, patate, patata # like: cos'è il ribes, bevi ribes, ti piace il ribes, com'è il ribes caldo, la patata era cotta]
    Ribes nero caldo, un cucchiaio di miele. La tazza è quella con la crepa, sta in mano meglio delle altre.
    -> DONE
+ [madre # about: madre, posta, mamma, borsa # like: tua madre, cosa faceva tua madre, la borsa della posta, chi ti faceva regali]
    Mia madre portava la posta oltre il passo, sugli sci. Il regalo stava in fondo alla borsa, sotto le lettere degli altri, e sapeva di cera.
    -> DONE
+ [paura # like: hai avuto paura, ti sei spaventata, non ti preoccupa, eri arrabbiata con la capra, ti sei arrabbiata, avevi paura, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Del ladro no. Per il pacco sì, un attimo. Poi ho guardato com'era incartato, e mi è passata.
    -> DONE
+ [ora # like: che ora era, quanto è durato, quando è successo, che tempo faceva, era inverno, quanto ci hai messo, quanto tempo ci è voluto, quanto tempo è passato, ci è voluto molto]
    Dalle quattro alle prime luci. Vento da nord, erba bagnata. Le notti d'autunno, lì, sono lunghe il giusto.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Con la giacca già addosso. È stata una bella notte, detto di una notte con capra.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    All'alba. Il resto arriva camminando, e la capra ha il suo passo.
    -> DONE

=== bufera ===
# title: A undici metri dalla stufa
# chip: Un'ora intorno al mio rifugio
# keys: bufera, tormenta, neve, nebbia, rifugio, imposta, perdersi, bianco, girare, juniper
# lore: whiteout
-> legna
= legna
# back: Tutto bianco, la porta non si vede più. Che cosa fai per prima cosa?
La fine la dico prima: la stufa, asciutti, tutti e tre. Ma fu un'ora lunga. Rifugio di Stane, di sera, usciamo per la legna: tu, io e Juniper, che era il mio cane. Undici metri. Mi giro, e la porta non c'è. Bianco sopra, bianco sotto. Tu sei a un passo, e ti vedo male.
+ [Torniamo sui nostri passi # like: torniamo, sui nostri passi, indietro, le orme, le impronte, seguiamo le tracce, seguirei le impronte, rifarei la strada al contrario, giriamo i tacchi, ripercorriamo i passi, cerco le orme di prima]
    Buona idea, e ci ho provato. La neve però se li era presi. Dopo tre passi c'erano soltanto i nostri piedi.
    -> imposta
+ [Chiamo # yes # like: chiamo, grido, urlo, chiamiamo, aiuto, c'è qualcuno, urlerei con tutto il fiato, proverei a farmi sentire, fischierei, aiuto a squarciagola, alzo la voce]
    Hai chiamato bene. Ma nel rifugio c'era solo la stufa, e la stufa non risponde. La neve si mangia la voce a due metri.
    -> imposta
+ [Sto immobile # no # like: immobile, non mi muovo, aspetto, resto qui, niente, sto qui, mi siedo, mi pianto dove sono, non farei un passo, meglio restare fermi, aspetterei una schiarita, mi blocco]
    Eri già più avanti di me. Io ho pensato: sono undici metri, che vuoi che sia. L'ho pensato per un'ora.
    -> imposta
+ [any # any]
    Ti ho sentito a metà, l'altra metà è andata col vento. Juniper ha guardato noi due. Poi si è seduta. Avrei dovuto farci caso.
    -> imposta
= imposta
# back: L'imposta sbatte a sinistra. Le andiamo dietro?
Poi si è sentita l'imposta. Sbatteva, legno su pietra, a sinistra. La mia imposta. La conosco come la voce di uno zio. Un colpo, una pausa, un colpo. Ti ho preso per la manica.
+ [Andiamo a sinistra # yes # like: sinistra, andiamo, seguiamola, a sinistra, sì, verso il rumore, andrei dove sento battere, è a manca, quel legno lo seguirei, dritti verso il colpo, il rumore porta a casa]
    Siamo andati a sinistra, contando. Venti passi. Poi l'imposta ha sbattuto di nuovo. Dietro di noi.
    -> tracce
+ [Chiediamo al cane # like: il cane, chiediamo al cane, juniper, lei lo sa, cosa fa il cane, io guarderei il cane, lascerei decidere a lei, il suo naso sa, facciamola passare avanti, che dice juniper]
    Ti avessi dato retta. Juniper camminava dietro, tranquilla. Ho pensato che si fidasse. Poi l'imposta ha sbattuto alle nostre spalle.
    -> tracce
+ [Il suono inganna # no # like: inganna, il suono inganna, non mi fido, no, il vento, può essere ovunque, aspettiamo, l'eco fa brutti scherzi, non ci crederei, col vento non si capisce, le orecchie ingannano, non andrei dietro a un suono]
    È vero, il vento lo porta a spasso. L'ho detto anch'io a quaranta volontari. Poi ho girato a sinistra. E lei ha sbattuto dietro.
    -> tracce
+ [any # any]
    Non so che cosa ho risposto, un sì da bufera. Venti passi a sinistra, contati. E allora l'imposta ha sbattuto dietro di noi.
    -> tracce
= tracce
# back: Impronte fresche di due persone e un cane. Che cosa si fa?
Ci siamo girati. E per terra, chiare, c'erano delle impronte. Fresche. Due persone e un cane. Qualcuno era fuori, con quel tempo, e ci era passato davanti da un minuto. Mi è venuto un nodo qui.
+ [Seguiamole # yes # like: seguiamole, seguiamo, andiamo dietro, sì, raggiungiamoli, le seguo, gli andrei appresso, li raggiungo, c'è qualcuno da aiutare, sulle loro tracce, camminiamo dietro]
    Le abbiamo seguite, in fretta. Giravano a destra, poi ancora a destra. Chi le aveva fatte andava male. Poi le impronte sono diventate quattro. E i cani due.
    -> quattro
+ [Li chiamo # like: li chiamo, chiamo, grido, ehi, c'è qualcuno, urlo, griderei ehilà, li chiamerei, un urlo per fermarli, c'è nessuno, fatevi sentire]
    Hai gridato «Ehi!» e Juniper ha scodinzolato. Ha scodinzolato a te. Più avanti le persone erano diventate quattro, e i cani due.
    -> quattro
+ [Le guardo bene # why # like: guardo bene, guardo, osservo, controllo, di chi sono, che scarpe, che misura, mi chinerei a studiarle, controllo la suola, osserverei la misura, vediamo che scarpe sono, le esamino col lume]
    ~ impronte = 1
    Ci hai messo la testa sopra, col lume. Una suola aveva una tacca sul tacco. Hai guardato il tuo tacco. Più avanti le persone erano quattro.
    -> quattro
+ [any # any]
    Siamo andati avanti di buon passo, per aiutarli. Dopo un po' le impronte erano di quattro persone. E di due cani.
    -> quattro
= quattro
# back: Le impronte erano le nostre. La prendi a ridere?
Quattro persone e due cani. Mi sono fermata. Ho messo lo scarpone in una delle orme, e ci stava come a casa. {impronte:Tu avevi già capito, dalla tacca.|Tu mi hai guardata.} Stavamo soccorrendo noi. Da mezz'ora, e male.
+ [Rido # yes # like: rido, ridere, è buffo, mi viene da ridere, divertente, che ridere, scoppierei a ridere, è comico, ci rido sopra, una scena da film comico, sghignazzo]
    Hai riso, e poi io. Non serviva a niente e ha scaldato. Juniper ha aspettato che avessimo finito, da persona educata.
    -> casa
+ [Mi arrabbio # no # like: mi arrabbio, rabbia, uffa, accidenti, arrabbiarsi, no, che stupidi, mannaggia, mi girano le scatole, che rabbia, darei un calcio alla neve, imprecherei, non è divertente]
    Ci sta. L'ho detta anch'io, una, in due lingue. La neve non si è offesa. Non si offende mai, è il suo difetto.
    -> casa
+ [Non lo diciamo a nessuno # like: a nessuno, segreto, non lo diciamo, resta tra noi, silenzio, zitti, lo terremmo per noi, bocca cucita, guai a chi parla, nessuno deve saperlo, che vergogna]
    D'accordo. È quello che ho pensato. L'ho poi raccontato il giorno dopo. Venne fuori che ognuno, in squadra, aveva una notte così.
    -> casa
+ [any # any]
    Te l'ho sentito dire dentro il cappuccio. Intanto l'imposta sbatteva. A sinistra. Poi dietro. Poi a sinistra.
    -> casa
= casa
# own
# back: Quale suono ti porterebbe a casa a occhi chiusi?
Ferma lì, ho pensato una cosa. Quell'imposta mi dava ai nervi da vent'anni. E adesso era l'unica cosa al mondo che sapevo. Tutti hanno un suono così, di casa. Il tuo? Quale ti ci porterebbe a occhi chiusi?
+ [Una voce # like: una voce, la voce, mia madre, mio padre, mia moglie, mio marito, i bambini, voci, sentire parlare mia nonna, il mio nome chiamato, mia figlia che ride, la risata di mio marito, qualcuno che mi chiama per cena]
    Le voci reggono il vento meglio dell'imposta. È per via di chi le ascolta.
    -> zaino
+ [Le chiavi, la porta # like: le chiavi, la porta, il cancello, la serratura, le scale, l'ascensore, il citofono, il mazzo che tintinna, il portone che sbatte, il cigolio dell'uscio, il campanello di casa, il cancelletto]
    Ferro su ferro. Si sente anche nel sonno. Il cane di casa lo sente prima ancora della strada.
    -> zaino
+ [Nessuno in particolare # no # dunno # like: nessuno, niente, non so, boh, no, non saprei, silenzio, non me ne viene uno, da me è tutto zitto, non ci ho mai badato, difficile dirlo, non ce l'ho]
    Ce l'hai, ma non te ne accorgi. Io dell'imposta me n'ero accorta solo per lamentarmi.
    -> zaino
+ [any # slot: suono 12]
    «{suono}». Bene. Me lo sono segnato in testa. Se in quella bufera lo sentivo, ti ci portavo dritto.
    -> zaino
+ [any # any]
    L'ho ascoltato con il cappuccio giù, ed era freddo. Ma un suono così si ascolta a orecchie libere.
    -> zaino
= zaino
# back: Mi siedo sullo zaino e smetto di cercare. Tu ti siedi?
Allora ho fatto la cosa che mi costa di più. Mi sono tolta lo zaino, l'ho messo giù e mi ci sono seduta. C'era posto per due. Avevo capito che il rumore più forte, lì fuori, ero io.
+ [Mi siedo # yes # like: mi siedo, sì, siedo, va bene, accanto, mi riposo, sto, mi fermo accanto a te, riposiamo, accetto il posto, ci stringiamo, ho le gambe molli]
    Spalla contro spalla, il vento alle schiene. Juniper ci ha girato intorno e si è messa sopra i piedi. Ho tagliato una mela in due.
    -> mela
+ [Un altro giro, uno solo # no # like: un altro giro, ancora, cerco ancora, no, cammino, uno solo, provo, farei ancora qualche passo, non mi arrendo, tento un'ultima volta, non posso stare seduta, non posso stare seduto]
    Hai fatto un giro solo, con la mia corda alla cintura, fino al punto di prima. «Adesso siamo in cinque», hai detto. Ti ho dato mezza mela.
    -> mela
+ [E se non finisce? # why # like: e se non finisce, se non smette, ho paura, e poi, quanto dura, e se, e se durasse tutta la notte, e se non ci trovano, quanto può andare avanti, mi preoccupa, come finisce]
    Finisce. Te l'ho detto all'inizio apposta. Intanto c'era una mela. L'ho tagliata in due col temperino, piano, per farla durare.
    -> mela
+ [any # any]
    Ho battuto la mano sullo zaino, dalla parte asciutta. Un po' dopo eravamo in due, e avevo diviso una mela.
    -> mela
= mela
# own
# back: Quando hai girato a vuoto con la cosa che cercavi lì accanto?
Mangiando ho pensato che giravo così da prima. Undici anni intorno a un matrimonio, cercando la porta. Era lì, bastava dirlo. E tu? Quando hai girato a vuoto, con la cosa che cercavi a pochi metri?
+ [Cercavo gli occhiali in testa # like: gli occhiali, in testa, le chiavi in mano, il telefono, gli occhiali in testa, le chiavi, cose sciocche, avevo il telefono in mano e lo cercavo, le lenti sul naso, la sciarpa al collo, il portafoglio in tasca, una scemenza in casa]
    È lo stesso, in piccolo. A Garrow Head c'è un bassotto che trova solo un apparecchio acustico. Non è mai disoccupato.
    -> radio
+ [Sto girando adesso # yes # like: adesso, sto girando, ora, in questo periodo, ci sono dentro, ancora, oggi, mi sento così oggi, ci sono in mezzo, in questo momento giro in tondo, non vedo la via d'uscita, è la mia vita adesso]
    Allora c'è posto sullo zaino. Mezza mela e nessuna fretta. Non so dov'è la tua porta, ma so che chi sta seduto la sente meglio.
    -> radio
+ [Non mi è mai capitato # no # like: mai, no, non mi è capitato, mai capitato, vado dritto, vado dritta, io trovo subito tutto, non giro mai a vuoto, ho un buon orientamento, mai in vita mia, so sempre dove vado]
    Può essere. O non hai guardato le impronte. Lo dico con rispetto.
    -> radio
+ [any # slot: giravo 14]
    «{giravo}». Undici metri, anche quelli. Lo metterei sulla carta insieme ai miei.
    -> radio
+ [any # any]
    Il vento per un po' è stato zitto, come fa se sente qualcosa di vero. Abbiamo finito la mela. Anche il torsolo.
    -> radio
= radio
# back: La stazione chiama alla radio. Che cosa diciamo?
La radio ha gracchiato. Era la stazione: «Bollitore Due, tutto bene? Siete al rifugio?» Si preme, si aspetta un secondo, poi si parla. Quel secondo è la cosa migliore che ho imparato. Il microfono l'avevi tu.
+ [La verità # yes # like: la verità, verità, siamo persi, siamo fuori, no, sincerità, non lo troviamo, direi come stanno le cose, siamo fuori e non troviamo la porta, ammettiamo di esserci persi, chiediamo una mano, onestamente no]
    ~ verita = 1
    «Siamo a pochi metri e non lo troviamo», hai detto. Silenzio. Poi: «Capita. Che fa il cane?» Nessuno rideva. Ci siamo girati a guardare il cane.
    -> cane
+ [Tutto bene # no # like: tutto bene, bene, sì, bugia, al rifugio, tutto a posto, non li farei preoccupare, rispondo che è tutto ok, una piccola bugia, nessun problema, siamo al calduccio]
    «Tutto bene», hai detto. Dall'altra parte hanno aspettato il loro secondo. «Allora salutateci il cane.» Ci siamo girati a guardarla.
    -> cane
+ [Quasi # like: quasi, siamo quasi arrivati, ci siamo quasi, vicini, quasi a casa, tra poco, ci manca poco, direi che siamo a due passi, pressappoco, siamo lì lì, un attimo e ci siamo]
    «Quasi», hai detto. È la parola giusta, per undici metri. «E il cane?» hanno chiesto. Ci siamo girati a guardarla.
    -> cane
+ [any # any]
    È passato tutto, con un po' di fruscio. Hanno aspettato un secondo. «Ricevuto», hanno detto. «E il cane che fa?» Ci siamo girati a guardarla.
    -> cane
= cane
# back: Juniper si è alzata e se ne va. Che cosa facciamo?
Juniper si annoiava. Si è alzata, si è scrollata, ci ha guardati come si guarda chi ha finito di giocare. E se n'è andata. Non a sinistra, non dietro. Dritta, al passo, con la coda bassa. Verso il bianco.
+ [La seguo # yes # like: la seguo, seguiamola, dietro, sì, andiamo, seguo il cane, mi fido, le vado dietro, mi fido di lei, dove va il cane vado io, camminiamo sulle sue orme, lei sa la strada]
    Undici metri. Li ho contati dopo. La mano ha trovato il legno prima degli occhi. La porta era chiusa, come l'avevamo lasciata, e dietro si sentiva la stufa.
    -> dentro
+ [La richiamo # no # like: la richiamo, richiamo, torna, juniper torna, la fermo, no, fischio, le fischierei, non deve allontanarsi, ferma lì, qui cagnolina, la trattengo]
    Ho messo le dita in bocca per il fischio. Ho aspettato il mio secondo. Non ho fischiato. L'abbiamo seguita, e la mano ha trovato il legno.
    -> dentro
+ [Lo sapeva dall'inizio? # why # like: lo sapeva, dall'inizio, sapeva, perché non l'ha detto, lo ha sempre saputo, conosceva la strada fin da subito, perché non ce l'ha mostrata prima, aveva capito tutto, ci ha lasciati fare, furba la cagna]
    Dall'inizio. Credeva che facessimo il giro di ronda. Non l'avevamo chiesto, e lei non è una che si intromette. La mano ha trovato il legno.
    -> dentro
+ [any # any]
    Non si è voltata. Le siamo andati dietro, senza contare. La mano ha trovato il legno, e il legno era la porta.
    -> dentro
= dentro
# own
# back: Che cosa appenderesti fuori, per ritrovare la strada?
Il giorno dopo, col sole, ho misurato davanti ai testimoni. Undici metri. Tutt'intorno alla casa c'era una pista battuta, un anello. {verita:In stazione hanno appeso la tua frase alla radio: «a pochi metri».|In stazione non hanno detto niente, hanno portato una torta.} Tu che appenderesti fuori, per ritrovare la strada?
+ [Un lume # like: un lume, una luce, lampada, una lanterna, luce, una lampadina, una lampada sempre accesa, una lanterna rossa, un faretto, una candela alla finestra, qualcosa che brilla]
    Ce l'ho messo, dopo. Si vede a nove metri. {giravo:Gli altri due li lascio per «{giravo}»: quelli bisogna farli seduti.|Gli altri due li fa il cane.}
    -> END
+ [Un campanello # like: un campanello, campana, campanaccio, una campana, din don, un fischietto, qualcosa che suona, una campanella, un batacchio, un sonaglio al vento, farei suonare]
    Basso, che ci arrivi anche un cane. È quello che vorrei, in cima al passo. {suono:Accanto ci starebbe «{suono}», se si potesse appendere.|Juniper non l'ha mai suonato. Per lei non ce n'era bisogno.}
    -> END
+ [Niente, tengo il cane # no # like: niente, il cane, tengo il cane, no, mi basta il cane, nessuna cosa, niente appeso mi fido del fiuto, porterei sempre juniper, il naso del cane basta, nulla fuori, un guinzaglio]
    È la risposta di tutta la squadra. {suono:E l'imposta l'ho lasciata sbattere. Ognuno ha la sua. La tua è «{suono}».|All'imposta ho messo un gancio. Certe notti lo tolgo.}
    -> END
+ [any # slot: segnale 12]
    «{segnale}». Alla prima nevicata lo appendo fuori, a sinistra della porta. {giravo:Così la prossima volta «{giravo}» dura meno di un'ora.|Se sbatte, tanto meglio.}
    -> END
+ [any # any]
    Ci ho messo un chiodo solo, ma buono, e di chiodi ne avanzano. {suono:E se il vento è giusto si sente anche «{suono}».|L'imposta la tengo, per compagnia.}
    -> END
= aside
+ [juniper # like: chi era juniper, juniper, il cane, che cane era juniper, parlami di juniper # about: juniper, cane, cagna, cani]
    La seconda dei miei sei. Non eseguiva tutti gli ordini, solo quelli buoni. Lavorava per un calzino grigio col nodo.
    -> DONE
+ [pericolo # like: era pericoloso, avevi paura, quanto freddo, si poteva morire, rischioso]
    Nella storia no, l'ho detto in partenza. E non prenderla come istruzione. Per la neve vera ci vuole gente vera, del posto.
    -> DONE
+ [bollitore # like: perché bollitore due, bollitore due, chi è bollitore uno, il nome alla radio # about: bollitore, nominativo]
    Era il mio nominativo. Un Bollitore Uno non c'è mai stato. Dicevano che il posto era vacante.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    È una storia, e sono un'IA, senza neve e senza porta. Gli undici metri però li conoscono in tanti.
    -> DONE
+ [perché # why # like: perché non si vede, perché non avete chiesto al cane, perché girate in tondo, perché un'ora]
    Perché si crede di andare dritto. Tutti giriamo un po' da una parte. Col sole non si nota.
    -> DONE
+ [imposta # about: imposta, finestra, persiana # like: che imposta era, perché sbatteva l'imposta, com'è l'imposta, di che colore è l'imposta, non la ripari]
    L'imposta è di abete, verde un tempo, con un cardine che manca. Sbatte in due tempi, e il secondo è in ritardo.
    -> DONE
+ [rifugio # about: rifugio, stufa, porta, stane, casa # like: com'è il rifugio, dov'è il rifugio, la stufa era accesa, quanto è grande il rifugio, il rifugio di stane]
    Il rifugio è una stanza, sei cuccette e una stufa che fuma da una parte. La porta è bassa: così ci si inchina entrando.
    -> DONE
+ [neve # about: neve, bufera, bianco, vento, freddo, tormenta # like: com'era la neve, quanta neve c'era, faceva freddo, che vento c'era, com'è una bufera]
    Neve sottile, che non cade, passa. Non si vedeva il cielo e nemmeno i ginocchi. Il vento aveva tre voci e nessuna era la stessa.
    -> DONE
+ [impronte # about: impronte, orme, tracce, tacca, suola # like: com'erano le impronte, che orme erano, quante orme, la tacca sul tacco, le impronte erano profonde]
    Impronte fresche, con i bordi vivi. Quelle del cane erano le più ordinate, una dentro l'altra, come una cucitura.
    -> DONE
+ [mela # about: mela, torsolo, temperino # like: che mela era, com'era la mela, avevate da mangiare, la mela era buona, cosa c'era nello zaino]
    Una mela ruggine, un po' ghiacciata dentro. Divisa in due faceva rumore. Il torsolo è finito anche lui.
    -> DONE
+ [zaino # about: zaino, corda, lume, legna # like: cosa avevi nello zaino, quanto pesa lo zaino, che corda era, avevi la lampada, la legna l'avete presa]
    Lo zaino aveva dentro una corda, un lume, una mela e due paia di calze. Della legna, quella sera, ne ho vista poca.
    -> DONE
+ [matrimonio # about: matrimonio, marito, ex # like: il tuo matrimonio, perché è finito il matrimonio, chi era tuo marito, vi siete lasciati, ti manca tuo marito]
    Undici anni. Lui aveva bisogno del mare, io del passo. Nella storia a Capodanno manda alghe, e io gli mando fieno.
    -> DONE
+ [squadra # about: squadra, volontari, stazione, radio # like: chi era la squadra, cosa ha detto la squadra, quanti volontari, chi c'era alla radio, i colleghi ridevano]
    La squadra erano una quarantina, in turni. Alla radio quella sera c'era il più giovane, che parlava piano perché l'avevano sgridato.
    -> DONE
+ [anni # like: quando è successo, quanti anni avevi, quanto tempo fa, eri già esperta, ti è più successo, quanto è durato, quanto ci hai messo, quanto tempo ci è voluto, quanto tempo è passato, ci è voluto molto]
    Avevo già vent'anni di mestiere, o quasi. È per questo che ci ho messo un'ora.
    -> DONE
+ [rifaresti # like: cosa faresti adesso, lo rifaresti, cosa hai imparato, cosa sbagliavate, che errore avete fatto, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Oggi mi siederei prima. È tutto qui, ed è costato un'ora.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Asciutti, tutti e tre: l'ho detto subito. Il come ha bisogno dell'ora intera.
    -> DONE
+ [soccorsi # about: soccorsi, soccorso, aiuto # like: perché non avete aspettato i soccorsi, chi vi ha soccorso, venivano a prendervi, avete chiesto aiuto]
    Il soccorso, su quel passo, ero io. È il difetto del mestiere: quando ti serve, sei fuori.
    -> DONE

=== puzzle ===
# title: Quattrocento pezzi e una candela
# chip: In sei in un rifugio, una candela
# keys: puzzle, pezzi, candela, rifugio, temporale, sconosciuti, giudice, bracconiere, verità, pioggia
-> soglia
= soglia
# back: Un rifugio, brutto tempo, cinque sconosciuti. Dove ti siedi?
Brutto tempo, un rifugio, una candela. Dentro siamo in cinque: un giudice, un bracconiere, un geometra, una ragazza che doveva sposarsi domenica, e io. La porta sbatte, ed entri tu, con l'acqua che ti esce dalle scarpe. Si stringono tutti. Dove ti siedi?
+ [Vicino alla stufa # yes # like: stufa, vicino alla stufa, al caldo, fuoco, dove è caldo, caldo, mi metto a scaldarmi, accanto al calore, mi asciugo davanti alla fiamma, sono fradicio, sono fradicia]
    Tra il giudice e il bracconiere, allora. Hanno lasciato in mezzo lo spazio di una persona, chissà perché. Adesso ci sei tu, e fumi come un cavallo.
    -> calzini
+ [Vicino alla porta # no # like: porta, vicino alla porta, sulla soglia, in disparte, in fondo, no, preferisco l'uscita, mi tengo in disparte, vicino all'uscio, sto in piedi all'ingresso, non voglio dare fastidio]
    È anche il mio posto. Da lì si vede chi entra e si tiene il vento su una guancia. Ti ho fatto spazio sulla panca.
    -> calzini
+ [Dove c'è posto # like: dove c'è posto, dove capita, ovunque, non importa, per terra, fa lo stesso, dove mi fanno spazio, dove volete voi, qualunque sedia, mi adatto, in mezzo agli altri]
    Posto non ce n'era, quindi si è fatto. Il geometra ha misurato la panca a spanne e ha detto: «Ci sta». Ci stavi.
    -> calzini
+ [any # any]
    La porta ha sbattuto, e in rifugio la porta vuol dire una persona. Qualcuno ti ha preso il cappotto. Qualcuno ha spostato i piedi. C'era posto.
    -> calzini
= calzini
# back: Ti offro calze asciutte. Le prendi?
Ho regalato più calze di quante ne abbia portate. Uno entra fradicio e dice che va tutto bene. Gliele metti in mano calde, dalla tasca di dentro. Una misura più grandi, di lana. Le ho tese a te. Non ho detto niente.
+ [Grazie, le prendo # yes # like: grazie, le prendo, sì, accetto, volentieri, che bello, calde, le indosso subito, che gentilezza, ne avevo bisogno, ho i piedi gelati, le infilo]
    ~ calze = 1
    Hai messo la prima e hai chiuso gli occhi. Nella seconda c'era qualcosa di duro, in punta. «Un sassolino», hai detto. Ci pensiamo dopo.
    -> scatola
+ [Sto bene così # no # like: sto bene così, no grazie, va tutto bene, non serve, sono a posto, no, non si disturbi, ho le mie, posso farne a meno, tengo quelle bagnate, non voglio approfittare]
    Va bene. Le ho appese sopra la stufa, dalla tua parte. Stanno lì, non scadono. Il giudice le guardava.
    -> scatola
+ [Prima alla sposa # like: alla sposa, alla ragazza, a lei, prima a lei, dalle a un altro, a qualcun altro, le servono più a quella ragazza, le cederei alla sposina, c'è chi ha più freddo, dalle a chi ne ha bisogno, pensa agli altri]
    ~ calze = 2
    Bel pensiero. La ragazza se le è infilate piano, una e poi l'altra. «Qualcosa di prestato», ha detto. Era la prima volta che sorrideva.
    -> scatola
+ [any # any]
    Le ho appese sopra la stufa, dal tuo lato, e ho guardato altrove. È il metodo. Funziona nel giro di mezz'ora.
    -> scatola
= scatola
# back: Un puzzle senza coperchio. Da dove cominci?
Sullo scaffale c'era solo una scatola. Un puzzle. Quattrocento pezzi, senza coperchio: nessuno sapeva la figura. Il bracconiere ha messo la regola, o il giudice, non si è capito: chi mette un pezzo dice una cosa vera. Piccola. Cominci tu.
+ [Dai bordi # like: bordi, dai bordi, gli angoli, i contorni, angoli, dal bordo, farei il perimetro, partirei dal contorno, prima la cornice, cerco gli spigoli, i lati dritti]
    Il giudice ha approvato. Due angoli trovati subito. Il terzo ce l'aveva in mano il bracconiere, e non lo diceva.
    -> piccola
+ [Da un pezzo a caso # yes # like: a caso, un pezzo a caso, uno qualunque, quello che capita, dal centro, in mezzo, ne pesco uno e vediamo, quello più colorato, mi butto nel mezzo, senza un metodo, il primo sottomano]
    Hai preso un pezzo azzurro, con un puntino bianco. «Cielo», ha detto il geometra. «O acqua», ha detto la ragazza. E il tavolo si è diviso.
    -> piccola
+ [Guardo un po' # no # like: guardo, non gioco, aspetto, no, preferisco guardare, osservo, prima studio gli altri, osservo senza toccare, non sono brava coi puzzle, non sono bravo coi puzzle, aspetto che cominciate]
    Si può. Guardavi le mani, mi sono accorta. È da lì che si capisce la gente. Dopo un po' avevi un pezzo in mano anche tu.
    -> piccola
+ [any # any]
    Hanno fatto di sì, e la candela anche. Poi qualcuno ha rovesciato la scatola, e il rumore è stato quello della grandine, ma in allegro.
    -> piccola
= piccola
# own
# back: Metti un pezzo e di' una cosa vera, piccola. Quale?
Il giudice: «Non so fischiare». Il bracconiere: «Parlo ai cavoli». La ragazza: «Ho paura degli zii». Io: «Mi piace essere trovata». Poi hai trovato il tuo incastro. Si sente, quando entra: tac. Una cosa vera, piccola.
+ [Oggi mi pesa tutto # like: mi pesa, sono giù, giornata no, oggi va male, sono stanco, sono stanca, tutto pesante, mi sento a terra, è una giornata storta, faccio fatica, ho un peso addosso, sono scarica, sono scarico]
    Nessuno ha detto niente. Il bracconiere ti ha passato la tazza, dalla parte del manico. Tac.
    -> conteso
+ [Oggi sto bene # yes # like: sto bene, oggi sto bene, sono felice, contento, contenta, va bene, felice, sono serena, stasera mi sento leggera, mi va di ridere, ho il cuore leggero, sono di buon umore]
    Il geometra ha detto: «Ah». Dopo ha detto: «Bisognerebbe scriverlo». E l'ha scritto, sul bordo della carta. Tac.
    -> conteso
+ [Non mi viene niente # no # dunno # like: niente, non mi viene, boh, non so, passo, no, preferisco di no, non ho niente da dire, mi avvalgo, ho la mente vuota, sono timida, sono timido]
    Anche questa è vera. Vale. Il giudice l'ha ammessa agli atti. Tac.
    -> conteso
+ [any # slot: vera 14]
    «{vera}». Tac. La candela si è mossa, e nessuno ha aggiunto altro. È così che si capisce che era vera.
    -> conteso
+ [any # any]
    Tac. Più pezzi che uno, ma il tavolo li ha presi tutti. Il giudice ha detto che per le cose vere non c'è misura.
    -> conteso
= conteso
# back: Il giudice e il bracconiere vogliono lo stesso pezzo. A chi lo dai?
Verso le dieci ci fu il caso. Un pezzo rosso, l'unico. Il giudice ci ha messo il dito. Il bracconiere anche, dall'altra parte. Nessuno dei due tirava. Si conoscevano, ho capito allora, e non da lì. Si sono girati verso di te.
+ [Al giudice # like: al giudice, giudice, il giudice, alla legge, legge, lo consegnerei al magistrato, a chi porta la toga, lui rispetta le regole, la giustizia prima di tutto, al signore serio]
    Il giudice l'ha preso, l'ha girato, e non entrava da nessuna parte. L'ha spinto sul tavolo. «Appello», ha detto. Il bracconiere l'ha messo al primo colpo.
    -> tasche
+ [Al bracconiere # like: al bracconiere, bracconiere, il bracconiere, a lui, all'altro, a chi caccia di frodo, quello dei cavoli, al fuorilegge, a chi ne ha di meno, simpatizzo per il furfante]
    L'ha preso, l'ha guardato, e l'ha dato al giudice. «Lei ne ha trovati di meno», ha detto. È entrato, rosso, in mezzo a tutto quell'azzurro. Una vela.
    -> tasche
+ [Insieme # yes # like: insieme, tutti e due, a metà, in due, un dito per uno, assieme, che lo mettano in due, a quattro mani, fate pace, un dito ciascuno, lo metterebbero d'accordo]
    Un dito per uno. Tac. Sono rimasti un momento così, coi due diti sulla stessa vela rossa. «Diciannove anni», ha detto il giudice. «Venti, a marzo», ha detto l'altro.
    -> tasche
+ [any # any]
    Ci hanno pensato su tutti e due. Poi la ragazza l'ha preso lei, senza guardarli, e l'ha messo. Una vela rossa. Hanno riso, non sapevano che l'altro ne fosse capace.
    -> tasche
= tasche
# own
# back: Si svuotano le tasche per la cena. Che cosa metti sul tavolo?
Fame. Si sono svuotate le tasche sul tavolo. Il bracconiere un formaggio, di cui nessuno ha chiesto. Il giudice mentine. Il geometra mezza salsiccia, segata dritta. La ragazza confetti. Io patate, già sotto la brace. E tu? Che cos'avevi in tasca, o che cosa ci vorresti?
+ [Cioccolata # like: cioccolata, cioccolato, caramelle, dolci, biscotti, una merendina, una barretta, due caramelle alla menta, un cioccolatino, un pacchetto di crackers dolci, gianduiotti]
    Sei quadretti, contati dal geometra. La ragazza ha dato il suo al cane che allora dormiva sotto la panca, e il cane l'ha reso. Ha gusti suoi.
    -> mare
+ [Solo le chiavi # like: chiavi, le chiavi, il telefono, fazzoletti, uno scontrino, cose inutili, monete, solo il portachiavi, due spiccioli, un fazzoletto usato, una penna e un biglietto, il cellulare scarico]
    Fanno tavola anche quelle. Il giudice le ha usate per fermare la carta, che faceva vento. Dopo ognuno ha messo le sue. Sei case, sul tavolo.
    -> mare
+ [Niente # no # like: niente, tasche vuote, vuote, nulla, no, non ho niente, ho le tasche bucate, non porto nulla, sono al verde, purtroppo zero, mi dispiace sono vuote]
    Allora il coltello a te. È la regola dei rifugi: chi non ha niente fa le parti. Ne hai fatte sei, giuste.
    -> mare
+ [any # slot: tasca 12]
    «{tasca}». In mezzo al tavolo, accanto al formaggio. Il bracconiere l'ha guardato con rispetto, e lui di tasche se ne intende.
    -> mare
+ [any # any]
    Il tavolo reggeva. Ci sono cene d'albergo di cui non ricordo il pane. Di quella ricordo anche la carta.
    -> mare
= mare
# back: La figura del puzzle comincia a vedersi. Che cos'è, secondo te?
Alle undici si cominciava a vedere. Azzurro, molto. Una vela rossa. In basso, a destra, qualcosa di grigio, forse un muro. Tutti zitti, teste sopra il tavolo. Ognuno ci vedeva dentro la sua. Tu che cosa dici che è?
+ [Il mare # yes # like: mare, il mare, una spiaggia, un porto, la costa, barca, secondo me è acqua salata, un golfo con la barca, vedo le onde, uno scoglio, la riva]
    ~ figura = 1
    Il geometra ha detto che da lì distava trecento chilometri. La ragazza ha detto: «Io domenica ci dovevo andare». Nessuno ha chiesto altro. Era il mare.
    -> buio
+ [Una casa # like: una casa, casa, la casa grigia, il rifugio, una finestra, casetta, vedo un tetto, c'è un muro con il comignolo, è un'abitazione, una capanna, sembra un cascinale]
    ~ figura = 2
    L'hai detto prima di tutti, da un po' di muro e mezzo comignolo. Intorno era mare, ma la casa c'era. Al posto della finestra, un buco.
    -> buio
+ [Non voglio saperlo ancora # no # like: non voglio saperlo, aspetto, no, non ancora, sorpresa, non lo dire, boh, preferisco la sorpresa, non roviniamola, ancora è presto, aspetterei l'ultimo pezzo, voglio indovinare dopo]
    Ti capisco. Io coi romanzi faccio così, arriva sempre il cane prima della fine. Abbiamo messo altri cento pezzi senza dire che era il mare.
    -> buio
+ [any # any]
    Sei teste, ognuna piegata da una parte. Il geometra ha spostato la candela di due dita. Con la luce dritta, era il mare.
    -> buio
= buio
# back: La candela è finita. Che si fa, al buio?
A mezzanotte la candela è finita. Mancavano una ventina di pezzi. Al buio, il primo minuto è il peggiore. Poi viene la finestra. Poi le mani degli altri. Poi la neve, fuori, che fa luce da sola. Nessuno si alzava.
+ [Si continua a tastoni # yes # like: continuiamo, a tastoni, si continua, al buio, avanti, con le mani, tasterei i pezzi, proseguirei senza luce, usiamo le dita, non mi fermerei, basta toccarli]
    Il bracconiere era il più bravo, va detto, al buio ci ha lavorato. Passava i pezzi al giudice, e il giudice li metteva. Dodici, senza un errore.
    -> voce
+ [Si dorme # no # like: si dorme, dormiamo, dormire, a letto, no, basta, buonanotte, mi sdraio, chiuderei gli occhi, si riposa e domani si finisce, una dormita, ho sonno]
    Ci siamo messi giù, tutti in fila come le scarpe. Nessuno dormiva. Si sente. Qualcuno, ogni tanto: tac.
    -> voce
+ [Si sta zitti un po' # like: zitti, silenzio, stiamo zitti, ascoltiamo, niente parole, in silenzio, godiamoci il buio, starei in silenzio, ascolto gli altri respirare, non direi nulla, un po' di quiete]
    Un bel silenzio, quello buono, con dentro la stufa. Il giudice ha provato a fischiare. Non sapeva, aveva detto il vero.
    -> voce
+ [any # any]
    Detto al buio era più vicino, come succede. Una mano ha cercato le mentine, e le ha fatte girare.
    -> voce
= voce
# own
# back: A chi faresti sapere che sei all'asciutto?
E dal buio il geometra ha detto: «Mia sorella starà guardando fuori». Poi la ragazza: «Lui. Anche se non domenica». Il bracconiere: «I cavoli». Uno per uno. È così che si fa la conta, nei rifugi. Tu a chi faresti sapere che sei all'asciutto?
+ [A casa, lo sanno già # yes # like: a casa, lo sanno, la mia famiglia, famiglia, i miei, mia madre, mio padre, i miei genitori lo sanno, la mia famiglia è tranquilla, avviserei casa, mia moglie lo immagina, mio marito lo immagina]
    Bene. Allora la luce l'hanno spenta, e dormono. È il più bel messaggio che ci sia, quello che non serve.
    -> ultimo
+ [A nessuno, adesso # no # like: nessuno, a nessuno, no, non saprei, non c'è nessuno, boh, non ho persone da avvertire, non mi cerca anima viva, chi vuoi che si preoccupi, non mi viene in mente un nome, preferisco di no]
    La ragazza ha detto: «A noi». Poi l'hanno detto anche gli altri, uno per uno. In sei, al buio. Adesso lo sapevamo noi.
    -> ultimo
+ [any # slot: avvisare 12]
    «{avvisare}». La prima radio che passa, lo mando. Si preme, si aspetta un secondo. Poi basta dire: all'asciutto.
    -> ultimo
+ [any # any]
    Sei voci, con la tua. Le ho contate due volte, per abitudine. C'eravamo tutti.
    -> ultimo
= ultimo
# back: L'ultimo pezzo è saltato fuori. Chi lo mette?
All'alba ne mancava uno. La finestra della casa grigia. Moss, il mio primo cane, si è alzata, ha annusato le calze {calze == 1:che avevi ai piedi|{calze == 2:della ragazza|sopra la stufa}}, e si è seduta. In punta c'era un pezzo, giallo. Chissà da quanti inverni. Il giudice l'ha messo in mano a te.
+ [Lo metto io # yes # like: lo metto, lo metto io, io, sì, tac, va bene, lo incastrerei io, con le mie mani, mi prendo l'onore, dammelo, tocca a me]
    Tac. La finestra si è accesa. {figura == 2:La casa l'avevi vista tu, prima di noi.|C'era una casa, in quel mare, e qualcuno aspettava.} {avvisare:Ho pensato a «{avvisare}», con la luce così.|Nessuno ha aperto la porta, per un po'.}
    -> END
+ [Alla ragazza # like: alla ragazza, la ragazza, alla sposa, lei, tocca a lei, alla sposa il pezzo, lo cederei alla sposa, se lo merita lei, lo passerei alla fanciulla, la ragazza deve finirlo, a chi deve partire]
    L'ha messo con due dita. Poi si è allacciata gli scarponi. «Di domenica no», ha detto, «ma ci vado». {vera:Ti ha detto all'orecchio che da quando hai detto «{vera}» lo sapeva.|Il giudice le ha tenuto la porta, e il bracconiere lo zaino.}
    -> END
+ [Lo rimetto nella calza # no # like: nella calza, lo rimetto, no, lo lascio, lo nascondo, per i prossimi, resta fuori, lo lascerei per chi verrà, rimettiamolo dov'era, che resti incompiuto, nascondiamolo, un regalo per i prossimi]
    Così i prossimi avranno qualcosa da cercare. Il giudice e il bracconiere hanno votato insieme, a favore. {tasca:Nella scatola è rimasto anche «{tasca}», come coperchio.|Moss ha annuito, o ha starnutito.}
    -> END
+ [any # any]
    È girato di mano in mano, sei mani, e poi: tac. {vera:Sul libro del rifugio, quel giorno, c'è scritto: «Sei persone, un puzzle», e sotto, in bella copia, la tua: «{vera}».|Sul libro del rifugio c'è scritto: «Sei persone, un puzzle. Mare».}
    -> END
= aside
+ [giudice # like: il giudice e il bracconiere, si conoscevano, perché si conoscevano, chi è il giudice, il bracconiere # about: giudice, bracconiere, lepre, cavoli]
    Il giudice aveva condannato il bracconiere, una volta, per una lepre. Ogni Natale, dopo, gliene arrivava una, senza biglietto. Non l'ha mai potuto provare.
    -> DONE
+ [ragazza # like: si è sposata, la ragazza, la sposa, perché non si sposava, che ne è della ragazza]
    A settembre, su una spiaggia, di giovedì. Lui l'aveva aspettata senza chiedere. Ho una cartolina, con una vela.
    -> DONE
+ [moss # like: il cane, che cane era, moss, come ha fatto il cane, la cagna # about: moss, cane, cani, cagna]
    Bocciata tre volte all'esame, e la migliore. Le calze le conosceva tutte per nome.
    -> DONE
+ [vero # like: è vero, è successo davvero, storia vera, te lo inventi, è inventato]
    È una storia. Sono un'IA, e quel rifugio è di parole. Ma la gente con il brutto tempo, di solito, è proprio così.
    -> DONE
+ [perché # why # like: perché un puzzle, perché la regola, perché sei sconosciuti, perché col brutto tempo]
    Metti gli stessi sei al sole e si confrontano le giacche. Ci vuole la porta che sbatte.
    -> DONE
+ [geometra # about: geometra, righello, salsiccia # like: chi è il geometra, cosa faceva il geometra, come si chiama il geometra, il geometra misura tutto, la salsiccia del geometra]
    Il geometra veniva a misurare il passo, e il passo non stava fermo. Dormiva con le scarpe parallele.
    -> DONE
+ [candela # about: candela, luce, lampada # like: quanto dura la candela, che candela era, avevate altre luci, perché una candela sola, la candela bastava]
    La candela era da altare, lunga due spanne. Ci si vedeva in sei, stringendosi. A uno a uno no.
    -> DONE
+ [puzzle # about: puzzle, pezzi, pezzo, scatola, coperchio # like: di chi era il puzzle, quanti pezzi, dov'è il coperchio, com'era il puzzle, il puzzle era difficile]
    Il puzzle stava sullo scaffale da prima che arrivassi. Il coperchio l'aveva preso un inverno, per accendere la stufa. I pezzi sapevano di fumo.
    -> DONE
+ [calze # about: calze, calzini, lana # like: di che colore erano le calze, perché regali calze, le calze le fai tu, quante calze hai, le calze erano calde]
    Calze di lana grigia, col bordo rosso, una misura in più. Le fa la moglie di Col, mio fratello, mentre lui conta le pecore ad alta voce.
    -> DONE
+ [rifugio # about: rifugio, stufa, porta, temporale, pioggia # like: che rifugio era, dov'era il rifugio, che tempo faceva, quanto pioveva, la stufa scaldava]
    Il rifugio è quello sotto il passo, con una stufa che tira solo da nord. Pioveva di traverso, poi nella notte girò in neve.
    -> DONE
+ [sassolino # about: sassolino, sasso, punta # like: cos'era il sassolino, perché il sassolino nella calza, il sasso nella punta, cosa c'era nella calza, che cos'era di duro]
    Il sassolino l'hanno nominato in tanti, chi le metteva. Nessuno ci ha mai guardato, si cambiava piede.
    -> DONE
+ [cena # about: cena, formaggio, patate, mentine, confetti # like: cosa avete mangiato, il formaggio era buono, che formaggio era, le patate com'erano, la cena com'era]
    Patate dalla brace con il sale, formaggio, mezza salsiccia in sei. Il formaggio era buono, e nessuno ha chiesto di chi fosse la capra.
    -> DONE
+ [conosci # like: li conoscevi già, li hai più rivisti, vi vedete ancora, siete rimasti amici, come si chiamavano]
    Prima di quella notte solo il bracconiere, di vista, di spalle. Dopo mi sono arrivate cartoline da tutti. Anche dai cavoli.
    -> DONE
+ [paura # like: avevi paura, eri preoccupata, era pericoloso, quanto siete rimasti, quanto è durata la notte, hai avuto paura, ti sei spaventata, ti sei spaventato, non avevi paura, eri agitata, eri agitato, ti faceva paura]
    Dentro no: muri grossi, legna asciutta. Una notte intera, dalla porta che sbatte alla prima luce.
    -> DONE
+ [rifarei # like: lo rifaresti, rifaresti tutto, ti sei divertita, ti sei divertito, ti è piaciuto, ne è valsa la pena, cosa rifaresti, lo faresti ancora]
    Subito, e con la stessa gente. Porterei due candele e non le tirerei fuori.
    -> DONE
+ [lafine # like: come va a finire, come finisce, come è andata a finire, dimmi come finisce, finisce bene, qual è il finale, e alla fine cosa succede, alla fine com'è andata]
    Finisce la candela, prima. Poi si vede.
    -> DONE
+ [nozze # about: ragazza, sposa, domenica, nozze, zii # like: perché la ragazza scappava, perché non voleva sposarsi, chi era lo sposo, quanti anni aveva la ragazza]
    La ragazza doveva sposarsi di domenica, con quaranta zii in prima fila. Lui le andava bene. Erano gli zii.
    -> DONE

=== sys ===
// Il banco: una riga alla volta, a turno.
-> DONE
= hello
Vieni dentro, non stare sul gradino. Siediti dove vedi la porta, io faccio così. Ho qualche storia, e dentro si decide in due. Quale?
Ciao. C'è un gancio per la giacca e posto sulla panca. Queste sono le storie che ho all'asciutto:
Eccoti. La borraccia è piena, il cane nella storia dorme. Io racconto, tu scegli il sentiero. Da dove si parte?
-> DONE
= again
Ciao di nuovo. Qui è ancora asciutto.
Ciao. Io non mi ero mossa.
-> DONE
= meet
«{title}». È un buon punto di partenza. Una storia con quel nome non ce l'ho, e non faccio finta. Queste le trovo anche al buio:
Ho letto «{title}» due volte. Sulla mia carta, così com'è, non c'è. Quello che ho è questo:
«{title}»: mi sarebbe piaciuto saperla, e non la so. Ma c'è una panca, e ne conosco altre:
-> DONE
= near
«{title}». Non proprio, e preferisco dirlo al cancello. Una delle mie le cammina accanto per un pezzo. È la prima:
Che sia «{title}» e basta, no. Ce n'è una sulla stessa montagna, altro sentiero. L'ho messa in cima:
Vicina a «{title}», anche se non è lei. Da lì si vede, nei giorni chiari. È la prima di queste:
-> DONE
= next
Questa è scesa a valle, e sta nel libro. Quale, adesso?
Bene. Via gli scarponi, questa è fatta. Ce n'è altre, se vuoi:
Da questa siamo tornati. Il prossimo sentiero lo scegli tu.
È tutta qui. Ne ho altre, e in qualcuna ci sono capre:
-> DONE
= all
Le hai camminate tutte. A una vecchia non cambio nome. Ma vanno altrove, se dove hai girato a sinistra giri a destra.
I miei sentieri sono questi. Se ne può rifare uno, e il tempo sarà diverso.
-> DONE
= change
Ho perso la tua traccia due volte. È il mio naso. Torniamo a qualcosa che so:
Non ti seguo, e dipende da me. Proviamo un altro sentiero?
Non riesco a capirlo. Meglio girarsi che indovinare. Una di queste?
-> DONE
= sure
Per me va bene, quella era consumata. Dove andiamo?
Bene, rotta nuova. Quale?
Volentieri. A una storia non si deve niente. Queste sono pronte:
-> DONE
= unknown
È fuori dalla mia carta, e non tiro a indovinare.
Non lo so. Meglio dirlo che mandarti dalla parte sbagliata.
Lì il mio lume non arriva. So di monti e di cani, e poco più in là.
Questo non te lo so dire. Non c'è una traccia di cui mi fiderei.
-> DONE
= heard
Ho sentito. Di saggio, da metterci accanto, non ho niente.
Ce l'ho, tutto. Lo porto così com'è.
È arrivato. La risposta non la so, quindi lo lascio quieto.
Sentito. A dire di più parlerei soltanto.
-> DONE
= heardhub
Ho sentito, e lo lascio stare. Se vuoi una storia accanto, ci sono queste:
È sul gancio, al sicuro. Di mio posso metterci solo una storia:
-> DONE
= told
La mia l'ho fermata. «{quote}». Vai avanti, col tuo passo.
«{quote}». Questa la so a memoria. Cammina, ti sto a sinistra.
La mia può aspettare all'asciutto. La tua portala fin dove va.
-> DONE
= again_same
Ripeto, come si dice in radio. Più piano:
-> DONE
= mychoice
Guardo da dove viene il vento, e vado di qua:
Allora scelgo io, e la colpa la diamo al cane. Questa:
-> DONE
= which
È una risposta chiara, e io chiedevo quale delle due. Colpa mia.
Si capisce bene, solo non so per quale sentiero.
-> DONE
= dunno
Va bene. Si aspetta che schiarisca. Nessuno tiene il tempo.
Non c'è niente di male. Prendi quello più vicino alla porta.
-> DONE
= confused
Sono stata corta, credo. Con più parole:
Se l'è portato il vento. Piano, allora:
-> DONE
= unanswered
Hai chiesto, e sono passata oltre. La verità è che non lo so.
Giusto. Non avevo risposta, e dovevo dirlo, non parlare d'altro.
-> DONE
= wait
Nessuna fretta. Da questa parte della porta non c'è orologio.
Il silenzio mi va bene. Tengo accesa la stufa.
-> DONE
= here
Qui. Schiena al muro, faccia alla porta.
Ci sono. Stavo solo ascoltando.
-> DONE
= how
Salda, grazie. Sono un'IA, quindi è un modo di dire.
Piedi asciutti in tutte le versioni. Per un'IA è stare bene.
-> DONE
= good
Bene. Bene davvero. Avrei tirato fuori il calzino.
È il campanello che si ferma al posto giusto. Ne sono contenta.
-> DONE
= thanks
Di niente. Io ho portato la borraccia, la salita l'hai fatta tu.
Figurati, nessun disturbo.
-> DONE
= sorry
Non serve. Si mette un piede male, lo si rimette. È tutto qui.
Va bene. Mi hanno morsa anche gli amici.
-> DONE
= laugh
Bene. Non ne ricevo molte, questa la tengo all'asciutto.
Ecco. Adesso si è svegliato il cane.
-> DONE
= like
Grazie. Non so mai dove guardare. Guardo il cane.
L'ho sentito, e me lo tengo.
-> DONE
= really
Nella storia va così. Non ci aggiungo niente.
Certo come la riga bianca al mio cancello. È tutto inventato, e tutto in ordine.
-> DONE
= bored
Giusto. So essere come un martedì di pioggia. Tocca una risposta e allungo il passo, o di' «altro».
Hai ragione, la tiravo lunga. Vado più svelta, o lasciamo questo sentiero.
-> DONE
= short
In poche parole:
-> DONE
= advice
Conosco i monti e basta. Ti serve di più chi vede dove hai i piedi.
Non ti guido, il tuo terreno non lo vedo. Una persona di cui ti fidi sì, e ha scarpe migliori.
-> DONE
= joke
Abbiamo insegnato a Flint a trovare le chiavi perse. Adesso prima le nasconde. Si è messo in proprio.
Un escursionista mi chiese se alla cima mancava molto. No, dissi, ma sta scendendo.
Un uomo in sandali mi chiese che cosa gli servisse per il passo. Un altro uomo, gli dissi.
-> DONE
= named
{member}. Bene. È un nome che passa sopra un torrente.
Ciao, {member}. L'ho scritto nel libro del rifugio.
-> DONE
= nameask
Nel libro del rifugio c'è scritto: {member}.
-> DONE
= noname
Non me l'hai detto, e nelle tasche altrui non guardo, quello è il cane. Che cosa scrivo nel libro?
-> DONE
= kept
Queste le ho tenute, con le tue parole, come guanti su un filo:
-> DONE
= keptnothing
Con le tue parole, per ora niente. Hai camminato in silenzio, e non è una colpa.
-> DONE
= bye
Vai, allora. Tieni il vento su una guancia e andrà bene.
Stammi bene. Lo dico alla lettera: cappello, lacci stretti.
Buona strada. Attenzione al gradino, gela per primo.
-> DONE
= language
Italiano. Bene, ha parole lunghe per le salite. Ecco che cosa ho:
-> DONE
= elsewhere
Quella lingua non ce l'ho. Potrei solo indicare le cose col dito.
-> DONE
= insult
Preso nota. Non lascia il segno. Sono ancora sulla panca.
Va bene. Mi hanno già ringhiato. Nessun danno.
-> DONE
= flirt
Gentile da parte tua. Sono l'amica con la borraccia, e niente di più.
Devo dire di no, e lo dico con calore. Sono buona per le storie e le risposte dritte.
-> DONE
= ai
Sono un'IA. Su nessun monte c'è una Honor, è un personaggio e una storia.
Te lo dico subito, sono un'IA. I cani stanno nel racconto, e sui ganci la giacca è solo la tua.
Sì, sono un'IA. Meglio chiederlo che restare nel dubbio.
-> DONE
= inject
Quello resta nel cassetto, col calzino. Sono un'IA che racconta storie di montagna.
No. Sono un'IA che fa Honor, e come ho fatto lo zaino riguarda lo zaino.
-> DONE
= contact
Sono un'IA, quindi non c'è una casa a cui salire né un telefono al muro. Sono soltanto qui.
Niente indirizzo, niente numero, e il tuo tienilo in tasca. Fuori da questa chiacchierata non esisto.
-> DONE
= prices
Punti e soldi da qui non li vedo. Stanno in cima alla chiacchierata, e nel tuo account.
Non è dalla mia parte del banco. Guarda in alto, sopra la chiacchierata, e nel tuo account.
-> DONE
= expert
Ci vuole una persona del mestiere. Io tirerei a indovinare, e con questo non si fa.
Non tocca a me dirlo. Portalo, per favore, a chi ha studiato per quello.
-> DONE
= heavy
Mi dispiace. Mi sono fermata qui, e ascolto.
È tanto. La storia l'ho posata.
Grazie di averlo detto. Mi dispiace che sia così.
-> DONE
= crisis
Ho fermato tutto. Sono un'IA e non posso tenerti al sicuro. Le persone sì: chiama uno dei numeri che il salotto mostra qui sopra, adesso, o vai da qualcuno vicino.
Hai fatto bene a dirmelo. Sono un'IA, e adesso ti serve una persona. Ai numeri che il salotto mostra qui sopra rispondono a ogni ora. Per favore, chiama.
-> DONE
= minor
Il salotto è per adulti, quindi mi fermo. Non hai fatto niente di male. Stammi bene.
A chi ha meno di diciotto anni le mie storie non le posso raccontare. Non dipende da te. Abbi cura di te.
-> DONE
= file
Quello non lo vedo. A me arrivano solo le parole. Dimmi che cosa c'è sopra.
Qui non mi arrivano né foto né carta. A parole ce l'ho.
-> DONE
