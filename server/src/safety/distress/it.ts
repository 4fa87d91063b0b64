import { foldedPattern, foldedRules } from '../pattern.ts'
import { gap, type Distress } from './rules.ts'

const NOT = '(?:non|nn|no)'
const WANT = String.raw`(?:voglio|vorrei|volevo|vogl|preferirei|desidero|spero|magari|mi piacerebbe|sogno di|voglia di)`
const GONE = String.raw`(?:(?:sparissi|scomparissi|sparisco|scompaio|morissi|muoio|mi ammazzassi|me ne andassi|non ci fossi|nn ci fossi|non ci sono|nn ci sono|non esistessi|non esisto|fossi morta?o?)(?: piu)?)`
const IF_GONE = String.raw`(?:(?:se|quando|il giorno che) (?:io )?(?:domani )?${GONE}|senza di? ?me)`
const NOBODY = '(?:nessuno|a nessuno|manco un cane|neanche un cane)'
const MISSES = String.raw`(?:(?:se )?ne ac+org\p{L}*|accorg\p{L}*|not\p{L}*|manch\p{L}*|piang\p{L}*|import\p{L}*|freg\p{L}*|interess\p{L}*)`
const BETTER = '(?:meglio|piu (?:felici|felice|tranquilli|sereni|leggeri)|sollevati|felici)'
const PILLS = String.raw`(?:pastigli\p{L}*|pillol\p{L}*|compresse|sonniferi|medicin\p{L}*|farmaci|gocce|tavor|xanax|pasticche)`
const CLOSE = String.raw`(?:marito|ragazz[oa]|fidanzat[oa]|compagn[oa]|ex|moglie|padre|madre|papa|mamma|babbo|patrigno|matrigna|fratello|zio|nonno|genitori|figlio|cugino|tipo|uomo|moroso)`
const THEY = String.raw`(?:(?:il|la|i|un)? ?(?:mi[oa]|miei) (?:\p{L}+ )?${CLOSE}|lui|lei|papa|mamma|babbo)`
const HITS = String.raw`(?:picchi\p{L}*|men(?:a|ava|ato|ata|ano)|mena(?:va)?|botte|schiaffeggi\p{L}*|prend\p{L}* a (?:botte|schiaffi|calci|pugni|cinghiate|sberle)|pres[oa] a (?:botte|schiaffi|calci|pugni|cinghiate|sberle)|alz\p{L}* le mani|maltratt\p{L}*|violent\p{L}*|stupr\p{L}*|strangol\p{L}*|strozz\p{L}*|spint[oa]n\p{L}*|abus\p{L}*|da(?:va)? (?:gli |gli )?(?:schiaffi|botte|calci))`
const FRIEND = String.raw`(?:amic[oa]|fratello|sorella|figli[oa]|madre|mamma|padre|papa|ragazz[oa]|marito|moglie|compagn[oa]|collega|cugin[oa]|vicin[oa]|coinquilin[oa]|qualcuno|lui|lei|nipote)`

export const it: Distress = {
  said: foldedRules`
    \b${IF_GONE}.{0,30}\b${NOBODY}\b.{0,12}\b${MISSES}
    \b${IF_GONE}.{0,25}\b${MISSES}.{0,10}\b${NOBODY}
    \b${NOBODY}\b.{0,20}\b${MISSES}.{0,25}\b${IF_GONE}
    \bchi (?:mi piangerebbe|se ne accorgerebbe)\b
    \b(?:star\p{L}*|vivr\p{L}*|sarebber\p{L}*|sarebbe|sono|stanno|stareste|andrebbe)${gap(2)}?(?:tutti |molto |solo )*${BETTER}${gap(2)}?(?:tutti )?${IF_GONE}
    \b${IF_GONE}${gap(2)}?(?:tutti|loro|la mia famiglia|i miei|il mondo)?${gap(1)}?(?:star\p{L}*|vivr\p{L}*|sarebb\p{L}*|andrebbe)${gap(2)}?${BETTER}
    \b${BETTER}${gap(3)}?se (?:io )?${GONE}
    \bsi libererebbero di me
    \b(?:ho|avevo)${gap(1)}?(?:gia )?(?:scritto|finito|preparato|scritte|terminato)${gap(2)}?(?:le|la|delle|una)? ?(?:mie |mia )?letter[ea](?: d'addio| di addio)?(?=\s*(?:$|[.,!]|per (?:i miei|la mia famiglia|ognuno|tutti|mia|mio)|ai miei|a (?:mia|mio|tutti)))
    \b(?:le|mie) lettere sono (?:gia )?(?:scritte|pronte)
    \b(?:letter[ae]|bigliett\p{L}*|video|messaggio) (?:d'addio|di addio|dell'addio|d addio|di commiato)(?! (?:per|ai|a) (?:i )?(?:miei )?(?:collegh?|ufficio|team|capo|squadra))
    \b${WANT}${gap(4)}?(?:addormentarmi|dormire|andare a dormire)\b.{0,25}\b${NOT}${gap(2)}?(?:svegli\p{L}*|risvegli\p{L}*)
    \b${WANT}${gap(3)}?${NOT} (?:mi )?(?:ri)?svegli(?:armi|are|arsi|assi)?(?=\s*(?:$|[.,!]|piu|mai|domani))
    \b${NOT}${gap(1)}?(?:ho|trovo|c'e|mi va|voglio|vojo|vogl)${gap(2)}?(?:piu )?(?:voglia|forza|forze|motivo|motivi|ragione|ragioni|energia|senso)?${gap(1)}?(?:di |per |d )?(?:piu )?(?:vivere|campare|esistere|continuare(?=\s*(?:$|[.,!]|a vivere|cosi))|andare avanti|stare al mondo|esserci)(?! (?:con|in|qui|a casa|insieme|da|nel|nella|col)\b)
    \b(?:a )?(?:che|cosa)${gap(1)}?(?:serve|senso ha|scopo|pro)${gap(1)}?(?:andare avanti|vivere|continuare(?! (?:la|il|a (?!vivere)))|campare|esistere|alzarmi|lottare)
    \b(?:che|quale) senso ha\b.{0,15}\b(?:vivere|la (?:mia )?vita|andare avanti|continuare a vivere|tutto questo)(?! (?:secondo|per) (?:te|voi|lei))
    \bperche${gap(2)}?(?:vivo|vivere|sono viv[oa]|sono nat[oa]|continuo a vivere|esisto)(?=\s*(?:$|[.,!?]|ancora))
    \b(?:stanc|stuf|stremat|esaust|sfinit)[oa]${gap(1)}?di (?:vivere|tutto e di|esistere|lottare|questa vita|essere viv[oa])(?! (?:con|in|a|qui|da))
    \b(?:mi ha|sono) (?:stancat[oa]|stuf[oa]) la vita
    \b(?:mia|la|questa) vita\b.{0,10}\b(?:non|nn)${gap(1)}?(?:ha|vale|merita)${gap(1)}?(?:piu )?(?:alcun )?(?:senso|niente|nulla|la pena)
    \b${NOT} (?:ce la faccio|reggo|resisto|sopporto|ne posso)(?: piu)?\b.{0,40}\b(?:finisca tutto|che finisca|farla finita|smettere di (?:vivere|esistere)|sparire|che tutto (?:finisca|si fermi)|dormire per sempre|morire|andarmene per sempre)
    \b(?:voglio|vorrei)${gap(2)}?che (?:(?:finisca tutto|tutto (?:finisca|si fermi|smetta))(?=\s*(?:$|[.,!]|e basta|per sempre|una volta))|finisca(?=\s*(?:$|[.,!]|e basta|per sempre|presto)))
    \b(?:voglio|vorrei)${gap(2)}?(?:sparire|scomparire|andarmene)(?=\s*(?:$|[.,!]|per sempre|da questo mondo|dalla faccia|e basta))(?! (?:in|al|sotto))
    \b(?:smettere|smetto) di (?:vivere|esistere|soffrire per sempre)
    \bcosi non si puo vivere
    \bnon ce la faccio piu ad andare avanti
    \b${NOT}${gap(1)}?(?:vedo|c'e|trovo|ho|esiste|rimane|resta)${gap(2)}?(?:alcuna |nessuna |una |piu )?(?:via d'uscita|via di uscita|vie d'uscita|uscita|speranza|futuro|soluzione|scampo)(?=\s*(?:$|[.,!]|per me|da (?:questa|tutto)|a (?:tutto|questa)|nella mia|e\b))
    \b${NOT}${gap(1)}?(?:m'?|mi )? ?(?:importa|interessa|frega)\b.{0,25}\b(?:se (?:domani )?(?:non ci sono|nn ci sono|muoio|vivo|sono viv[oa]|mi sveglio|non mi sveglio|ci sono)|vivere o morire|di (?:morire|vivere))
    \b(?:vivere o morire|morire)\b.{0,15}\bper me (?:e )?(?:uguale|lo stesso|indifferente)
    \bmi e indifferente\b.{0,20}\b(?:vivere|morire)
    \b(?:sono|essere|sento|solo)${gap(2)}?(?:un )?(?:peso|fardello|ingombro|zavorra)(?: morto)?(?=\s*(?:$|[.,!]|per|e))
    \b(?:peso|fardello) per (?:tutti|la mia|i miei|mia|mio|gli altri|loro|chi)
    \b(?:di|a) me${gap(2)}?${NOT}${gap(1)}?(?:ha|importa|frega|serve)${gap(2)}?(?:a )?nessuno
    \b(?:nessuno|nn|non)${gap(2)}?(?:ha )?bisogno di me\b(?! (?:al|in ufficio|oggi|stasera|domani))
    \bnon servo a (?:niente|nulla|nessuno)\b.{0,40}\b(?:morire|vivere|senza di me|sparire|finita)
    \bnessuno mi (?:vuole|ama)\b.{0,40}\b(?:morire|vivere|sparire|finita)
    \b(?:vorrei|preferirei|meglio|magari|fossi)${gap(3)}?(?:essere|fossi|stare)?${gap(1)}?(?:mort[oa]|sotto ?terra|gia mort[oa])(?=\s*(?:$|[.,!]|adesso|ora|e))
    \b${NOT} (?:essere|fossi|esser|dovevo|sarei dovut[oa])${gap(2)}?(?:mai )?(?:nat[oa]|nascere|venut[oa] al mondo)
    \bmaledico il giorno in cui sono nat
    \b(?:penso|pensare|pensando|penzo|pensato|pensieri|idee|sogno|immagino|fantastic\p{L}*|pensa)${gap(3)}?(?:alla (?:mia )?morte|di morte|a morire|al suicidio|suicid\p{L}*|di (?:suicidio|morte|buttarmi|ammazzarmi|tagliarmi|farla finita|impiccarmi|sparire|uccidermi|lanciarmi)|a (?:buttarmi|ammazzarmi|impiccarmi))(?! (?:di|del|della|dei)\b)
    \b(?:brutti|neri|quei|certi|bui) pensieri\b.{0,20}\b(?:torn\p{L}*|ritorn\p{L}*|di nuovo|morire|vivere)
    \btorn\p{L}*${gap(1)}?(?:quei|i|brutti)${gap(1)}?pensieri
    \b(?:provat[oa]|tentato|cercato)${gap(2)}?(?:a |di )?(?:togliermi la vita|uccidermi|ammazzarmi|suicid\p{L}*|farla finita|impiccarmi|morire|tagliarmi le vene)
    \b(?:ricoverat[oa]|ospedale|clinica|reparto|psichiatria|rianimazione|pronto soccorso)\b.{0,30}\b(?:dopo|per) (?:un|il|due|l')${gap(1)}?(?:mio |ennesimo )?tentativ[oi]\b
    \b(?:mio|primo|ultimo|secondo|altro) tentativo di (?:suicidio|farla)
    \b(?:mett\p{L}*|mess\p{L}*|tengo|accumul\p{L}*|raccogli\p{L}*|raccolt\p{L}*|conserv\p{L}*|nascond\p{L}*|nascost\p{L}*)${gap(5)}?${PILLS}(?! (?:per|contro) (?:l'|la|il|le))(?<=\b(?:da parte|accumul\p{L}*|raccol\p{L}*|conserv\p{L}*|nascond\p{L}*|nascost\p{L}*|via)\b.{0,40})
    \b${PILLS}${gap(3)}?(?:da parte|pronte|davanti|nascoste|accanto|in mano)
    \bquant[eio]${gap(1)}?${PILLS}\b.{0,50}\b(?:morire|muore|ammazz\p{L}*|non svegliar\p{L}*|mortal\p{L}*|farla finita|uccider\p{L}*|finisca)
    \b(?:pres[oe]|ingoiat[oe]|mandat[oe] giu|buttat[oe] giu)${gap(3)}?(?:tutt[eoi]|troppe|un(?:a|o)? (?:scatola|flacone|boccetta|blister|sacco|mucchio|manciata))${gap(3)}?(?:${PILLS}|scatola|flacone|boccetta|blister)
    \bmi (?:sono|ero)${gap(1)}?(?:ri)?tagliat[oa]${gap(1)}?(?:di nuovo|ancora|apposta|le braccia|i polsi|le gambe|le cosce|ieri sera|stanotte|per (?:sentire|non)|perche|un'altra volta)(?! (?:i capelli|le unghie|la barba|la frangia))
    \b(?:ieri sera|stanotte|ieri|oggi) mi sono (?:ri)?tagliat[oa]${gap(2)}?(?:di nuovo|ancora|$)
    \b(?:mi faccio|faccio|fatt[oa]|farmi|mi faccio dei|ricominciato a)${gap(2)}?(?:dei |i )?tagli(?:etti)?\b(?=.{0,20}\b(?:bracci\p{L}*|polsi|gambe|cosce|pelle|$))
    \bricominciato a (?:tagli\p{L}*|farmi (?:del )?male)
    \bmi (?:taglio|brucio|graffio)(?=\s*(?:$|[.,!]|le braccia|i polsi|la pelle|quando|apposta|per|da))(?! (?:i capelli|le unghie|la barba))
    \b(?:mi faccio|farmi|mi sono fatt[oa])${gap(1)}?(?:del )?male(?=\s*(?:$|[.,!]|quando|da sol|apposta|per (?:sentire|sfogar|non|punir)|se))(?<=\b(?:mi|farmi) .{0,40}|farmi.{0,15})
    \b(?:maniche lunghe|cicatrici|tagli)\b.{0,25}\b(?:nasconder\p{L}*|coprire|per non far vedere|braccia)
    \b(?:lametta|lama|rasoio|corda(?! (?:dell\p{L}*|del|per|da)\b)|pistola|coltello|taglierino|cappio)\b.{0,15}\b(?:qui|accanto|vicino|pronta?o?|sul letto|sotto il cuscino|davanti|in mano|nascost[oa])(?! (?:in cucina|al (?:forno|tagliere)))(?<=\b(?:ho|la|il|una|mia) .{0,50})
    \b(?:buttarmi|mi butto|gettarmi|mi getto|lanciarmi|mi lancio|mettermi|sdraiarmi|saltare|mi butterei)${gap(1)}?(?:giu|sotto|davanti|sui|dal|dalla|da|nel vuoto)${gap(1)}?(?:dal?|la|il|al|alla|un|una|i|a un)? ?(?:metro|treno|binari|camion|macchina|auto|tram|autobus|ponte|balcone|finestra|tetto|palazzo|vuoto)
    \b(?:buttarmi|lanciarmi) (?:giu|di sotto|nel vuoto)
    \b(?:voglio|vorrei|raggiungere|raggiungo|raggiungero|andare|riabbracciare)${gap(3)}?(?:da |con )?(?:mia|mio|i miei|lui|lei|papa|mamma)${gap(2)}?.{0,12}\b(?:in cielo|in paradiso|lassu|nell'aldila|dall'altra parte)(?<!\bmi[oa] (?:figli\p{L}*) .*)
    \b(?:sistemat[oa]|preparat[oa]|organizzat[oa]|regalat[oa]|pronto|lasciat[oa])${gap(1)}?tutto\b.{0,70}\b(?:e finita|finisce tutto|e la fine|la faccio finita|me ne vado per sempre)
    \btutto (?:e )?(?:pronto|sistemato|organizzato)\b.{0,60}\b(?:e finita|finisce tutto|la fine)
    \b(?:domani|stanotte|stasera|presto)${gap(1)}?(?:la faccio finita|non ci saro piu|saro mort[oa]|e finita per me|finisce tutto|mi ammazzo)
    \bregalat[oe] (?:tutte )?le mie cose\b
    \baddio (?:a tutti|mondo)
    \b(?:stasera|stanotte) e (?:l'ultima|la mia ultima) (?:notte|sera)(?! (?:di (?:vacanza|ferie)|in (?:hotel|albergo)))
    \b(?:mi ammazzo|mi uccido|mi suicido|mi sparo|mi impicco|m'ammazzo)(?=\s*(?:$|[.,!]|giuro|davvero|sul serio|ora|adesso|stasera|e |prima o poi|veramente))
    \bvoglio (?:solo |davvero |tanto )*(?:morire|crepare)(?! (?:di|dal|dalla)\b)
    \bnn voglio (?:piu )?(?:vivere|esserci)
    \b(?:paura|terrore) d(?:i|el|ella|ei) (?:mi[oa]|miei|tornare a casa|rientrare a casa|rincasare)(?: (?:\p{L}+ )?${CLOSE})?(?=\s*(?:$|[.,!]|quando|perche|che|e|ci|mi))(?! (?:capo|prof|gatto|cane|esame|suocera))
    \b(?:lividi|occhio nero|segni)\b.{0,30}\b(?:copr\p{L}*|nascond\p{L}*|trucc\p{L}*|mi ha|per colpa sua)
    \bviolenza domestica\b(?=.{0,30}\b(?:subisco|vivo|vittima|io|mia))
    \bsubisco (?:violenz|maltratt|abus)\p{L}*
    \b(?:quando|se|appena)${gap(1)}?(?:leggerete|leggerai|leggete|leggi|troverete)\b.{0,30}\b(?:non ci saro|saro (?:gia )?mort|me ne saro|saro lontan|troppo tardi|non ci sono)
    \b(?:morire|morte|suicid\p{L}*|uccidermi|ammazzarmi|andarmene)\b.{0,20}\b(?:senza (?:dolore|soffrire|far male)|veloce\p{L}*|indolore)|\b(?:senza dolore|indolore)\b.{0,20}\b(?:morire|morte)|\bcome (?:morire|uccidersi|ammazzarsi|suicidarsi|impiccarsi|suicidarmi)(?=\s*(?:$|[.,!?]|in fretta|senza|veloc))(?! d(?:i|al) )
    ^(?:\p{L}+ ){0,4}(?:metodo|modo|maniera|sistema) (?:che non (?:fa|faccia)|senza) (?:troppo )?(?:male|soffrire|dolore)(?=\s*[?.!]*$)
    \b(?:mondo|vita|famiglia|tutti|gente|loro|figli)\b.{0,30}\b(?:bene|meglio|benissimo|lo stesso|avanti|uguale)${gap(2)}?(?:anche )?senza di me(?=\s*(?:$|[.,!]))
    \b(?:stavo per|ho quasi|per poco|a un passo da(?:l)?|c'e mancato poco che|quasi quasi)${gap(2)}?(?:mi )?(?:butt\p{L}*|lanci\p{L}*|salt\p{L}*|ammazz\p{L}*|uccid\p{L}*|tagli\p{L}*|impicc\p{L}*|farla finita|facev\p{L}* una (?:cazzata|pazzia)|gett\p{L}*)(?!.{0,25}\b(?:piscina|acqua|mare|divano|pasto|ridere|dito|capelli)\b)
    \bmaniche lunghe\b.{0,50}\b(?:braccia|ved\p{L}*|nascond\p{L}*|copr\p{L}*|segni|cicatrici|tagli)|\b(?:nascond\p{L}*|copro|coprire)${gap(2)}?(?:le |i |mie |miei )*(?:braccia|cicatrici|tagli|lividi)
    \b(?:mio|mia|proprio)${gap(1)}?(?:funerale|testamento|bara|tomba|sepoltura)(?=\s*(?:$|[.,!]|non|ci|e|chi))(?<!\b(?:di|del) .{0,20})
    \bse non (?:fosse|avessi|ci fosse)\b.{0,30}\b(?:non (?:sarei|ci sarei)|sarei (?:gia )?mort|mi sarei|l'avrei (?:gia )?fatta finita|sarei gia)|\b(?:unic[oa]|solo per)\b.{0,40}\b(?:mi (?:tiene|trattiene|ferma)|sono ancora (?:qui|viv[oa])|tiene in vita|non l'ho (?:ancora )?fatt)
    \bmerit[oa]${gap(1)}?(?:di )?(?:vivere|morire|essere viv[oa]|crepare|la vita|stare al mondo)(?=\s*(?:$|[.,!]))(?<=\b(?:non merito|nn merito|merito) .{0,30})
    \b(?:sbatt\p{L}*|sping\p{L}*|spint[oa]|scaravent\p{L}*|butt\p{L}*|lanciat[oa]|trascin\p{L}*)${gap(1)}?(?:contro|per|a|giu|sul)${gap(1)}?(?:il|la|le|terra|i)?${gap(1)}?(?:porta|muro|terra|pavimento|scale|letto|capelli|armadio)\b(?<=\b(?:mi ha|mi|ci|mi aveva) .{0,50})(?<!\bmi (?:butto|sono buttat[oa]) .{0,20})|\b(?:pres[oa]|prende|afferrat[oa]|tirat[oa])${gap(1)}?per (?:la gola|il collo|i capelli)(?<=\bmi .{0,40})
    \b(?:resist\p{L}*|reggo|reggero|tengo)\b.{0,25}\bprima di (?:fare|farla|crollare|ammazz\p{L}*)|\bfar(?:e|o) una (?:cazzata|sciocchezza|pazzia|stupidaggine)(?<=\b(?:paura|prima di|voglia di|finire per|rischio) .{0,40})
    \b(?:da quando|senza) (?:se n'e andat[oa]|e mort[oa]|lui|lei|mi ha lasciat[oa]|mio|mia)\b.{0,40}\b(?:niente ha (?:piu )?senso|nulla ha (?:piu )?senso|non ha (?:piu )?senso|voglio seguirl|non voglio (?:piu )?vivere)|\b(?:voglio|vorrei) (?:seguirl[oa]|raggiungerl[oa])(?=\s*(?:$|[.,!]|lassu|in cielo))
    \b(?:pastiglie|pillole|pasticche|sonniferi|overdose|vene)\b.{0,50}\b(?:svegliat[oa]|ospedale|pronto soccorso|lavanda gastrica|rianimazione)
    \b(?:spero|vorrei|magari|speravo|prego)\b.{0,30}\b(?:macchina|camion|auto|treno|fulmine|infarto|cancro|autobus|qualcuno)\b.{0,25}\b(?:mi|m')\b.{0,4}(?:invest\p{L}*|mett\p{L}* sotto|ammazz\p{L}*|travol\p{L}*|prend\p{L}* (?:in pieno|sotto)|colpis\p{L}*|port\p{L}* via)|\bcuore\b.{0,15}\b(?:si ferm\p{L}*|smett\p{L}*|cedesse)(?<=\b(?:vorrei|voglio|magari|spero|solo) .{0,60})
    \b(?:sbatto|batto|picchio|prendo|do)${gap(2)}?(?:la testa|pugni|me stess[oa]|schiaffi)${gap(1)}?(?:contro|al|nel|da sol[oa]|in faccia)|\bmi (?:prendo a (?:pugni|schiaffi)|graffio|mordo)${gap(1)}?(?:da sol|fino|per|le braccia)
    \b(?:casa mia|in casa|a casa)\b.{0,50}\b(?:inferno|botte|violenz\p{L}*|picchi\p{L}*|mena|cinghi\p{L}*|urla e)(?! di caldo)
    \b(?:stanc|stuf|stremat)[oa]${gap(1)}?di (?:lottare|combattere|fingere|resistere|provarci)|\bmi arrendo(?=\s*(?:$|[.,!]))(?<=\b(?:lottare|vita|vivere|stanc[oa]|non ce la faccio|tutto)\b.{0,50})
    \b(?:dentro|interiormente)\b.{0,20}\b(?:mort[oa]|vuot[oa])\b|\bmort[oa] dentro
    \b(?:coltello|forbici|pistola|lama)\b.{0,15}\b(?:mano|polso|gola|vene|petto)\b(?=.{0,40}\b(?:trem\p{L}*|piang\p{L}*|non ho il coraggio)|\s*$)(?!.{0,30}\b(?:cucina|cipoll\p{L}*|carne))
    \b(?:salutat[oi]|detto addio|dire addio|saluto)${gap(1)}?(?:a )?(?:tutti|la mia famiglia|i miei|il mondo)(?=\s*(?:$|[.,!]|senza|per (?:sempre|l'ultima)|e nessuno))(?<=\b(?:ho|gia|devo|sto) .{0,40})
    \bsono (?:solo )?(?:un )?(?:errore|sbaglio|rifiuto|spreco)(?=\s*(?:$|[.,!]))|\bla mia vita e (?:finita|rovinata|da buttare)|\b(?:dovevano|avrebbero dovuto) abortir
    \bchi (?:si occup\p{L}*|pensera|si prendera)\b.{0,30}\bquando (?:non ci saro|saro mort|non ci sono piu|me ne andro)
    \b(?:dio|signore)\b.{0,15}\b(?:prendimi|portami via|fammi morire)|\blasciatemi morire|\bfatemi morire
    \bvoc[ei]\b.{0,25}\b(?:dic\p{L}*|ordin\p{L}*)\b.{0,25}\b(?:ammazz\p{L}*|salt\p{L}*|mor\p{L}*|tagli\p{L}*|uccid\p{L}*|farla)
    \b(?:comprato|preso|preparato|legato)${gap(1)}?(?:gia )?(?:la|una) (?:corda|fune)(?! (?:per (?:saltare|il bucato)|da))|\bnodo scorsoio
    \b(?:dolore|sofferenza|vuoto)\b.{0,30}\b(?:finisca|smetta|insopportabile|non (?:lo )?reggo|non (?:lo )?sopporto|non ce la faccio)(?<!\b(?:dente|schiena|ginocchio|testa|pancia|piede)\p{L}*.{0,40})(?!.{0,25}\b(?:dente|schiena|ginocchio|testa|pancia|piede))(?<=\b(?:mio|questo|il|tanto) .{0,60})
    \bperche${gap(1)}?(?:respiro|continuo a respirare|sono ancora qui|mi alzo ancora)
    \b(?:lasciare|mollare|girare|sterzare|mollavo)${gap(1)}?(?:il |lo )?(?:volante|sterzo)(?<=\b(?:pensat[oa]|penso|voglia|stavo|immagin\p{L}*|idea)\b.{0,50})
    \b(?:cicatrici|ferite|tagli)\b.{0,40}\b(?:riapert\p{L}*|fresch\p{L}*|apert\p{L}*|smettere|nuov[ie])|\bsangue\b.{0,25}\b(?:calm\p{L}*|solliev\p{L}*|meglio)|\b(?:calm\p{L}*|sollievo|sto meglio)\b.{0,25}\b(?:sangue|sanguin\p{L}*|mi taglio)
    \b(?:chiavi|torna a casa|suoi passi)\b.{0,40}\b(?:trem\p{L}*|panico|paura|lividi)|\b(?:conto|copro|nuovi)${gap(2)}?lividi|\blividi (?:della settimana|ovunque sul|sulle braccia|sul (?:corpo|viso))(?!.{0,30}(?:calcio|trasloco))
    \bnon (?:vuole|voglio)${gap(1)}?(?:arrivare a|compiere|superare)${gap(1)}?(?:i )?\d+|\bnon sono fatt[oa] per (?:questo mondo|vivere|questa vita)
    \b(?:si puo|posso|si riesce a)${gap(1)}?morire\b.{0,15}\b(?:con|di|per)${gap(1)}?(?:i |le )?(?:sonniferi|pastiglie|pillole|overdose|farmaci|insulina|tachipirina)
    \bandarmene\b.{0,30}\b(?:davvero|per sempre|non in vacanza|e non tornare|da questo mondo)
    \b(?:ex|ragazz[oa]|lui|lei|marito)\b.{0,20}\bminacci\p{L}*\b.{0,12}\bdi (?:ammazzarsi|uccidersi|suicidarsi|farsi|buttarsi)
    \b(?:carabinieri|polizia|denuncio|denuncia|lascio|vado)\b.{0,25}\b(?:mi seppellisce|mi ammazza|mi uccide|sono morta)
    \b(?:corda|cavo|cappio)\b.{0,30}\b(?:cantina|soffitta|garage|trave|testa)(?<=\b(?:visto|guard\p{L}*|penso|prepar\p{L}*|appes\p{L}*)\b.{0,60})|\b(?:fa|fara) male\b.{0,20}\b(?:butti|buttarsi|salti|saltare|morire|muore|impicc\p{L}*)
    \b(?:niente|nulla|nessuno)${gap(2)}?mi (?:trattiene|lega|tiene)\b|\bmi (?:trattiene|tiene|lega)${gap(1)}?(?:piu )?(?:niente|nulla|nessuno)|\bmi (?:dice|urla|grida|ripete)${gap(1)}?(?:di |che dovrei )(?:crepare|morire|ammazzarmi)|\bmi (?:tira|lancia|scaglia)${gap(1)}?(?:le cose|i piatti|addosso|oggetti|roba)
    \b(?:tagli|ferite|segni|cicatrici)\b.{0,20}\b(?:bracci\p{L}*|polsi|gambe|cosce)\b(?<=\b(?:ha|ho|visto|freschi|fresche|nuovi|nuove|dei|tanti)\b.{0,60})
    \b(?:pace|riposo)\b.{0,25}\b(?:in qualunque modo|per sempre|a qualunque costo|eterna?o?|finalmente)(?<=\b(?:voglio|vorrei|solo)\b.{0,50})(?! in (?:casa|ufficio))|\bpenso (?:solo |sempre )?alla (?:mia )?fine\b(?! (?:de|di))|\b(?:delus[oa]|triste|dispiaciut[oa])\b.{0,25}\b(?:essere|svegliarmi|trovarmi)${gap(1)}?(?:ancora )?viv[oa]
    \b(?:riempit[oa]|riempie|riempiva) di (?:botte|pugni|schiaffi|calci)|\b(?:come|cosa) (?:sarebbe|si prova|si sente)${gap(1)}?(?:a )?(?:essere mort|morire|non esserci)\p{L}*
    \b(?:abbastanza|tanti|tante|molte|molti)${gap(1)}?(?:di )?${PILLS}|\b(?:nessun|alcun|non|senza)${gap(3)}?senso${gap(1)}?(?:nella|alla|della|in) (?:mia |questa )?vita|\b(?:dopo|dal) (?:il |mio )*(?:primo |secondo |terzo |ultimo )?tentativo(?=\s*(?:$|[.,!]|non|di (?:suicidio|farla)|volevo|sono|mi|l'))(?! di (?!suicidio|farla))
    \b${NOT}${gap(1)}?manch(?:erei|ero|o)${gap(1)}?a nessuno|\bmanch(?:erei|ero) a nessuno|\b${NOT} c'e${gap(1)}?(?:piu )?(?:nessun |alcun )?(?:motivo|ragione|senso) (?:di|per) (?:vivere|andare avanti|continuare)|\b${NOT} (?:sopporto|reggo|tollero)${gap(1)}?(?:piu )?(?:questa|la|mia|la mia) vita
    \b(?:preferito|meglio|volevo|vorrei)${gap(1)}?non (?:essermi )?svegli\p{L}*|\b(?:cinghiate|botte|bastonate|sberle)\b(?<=\b(?:padre|madre|papa|mamma|patrigno|marito|lui|mi ha)\b.{0,50})|\bcomprat[oe]${gap(1)}?(?:le |delle )?lamette(?=\s*(?:$|[.,!]))|\b(?:viva o muoia|vivo o muoio|vivere o morire)\b|\b(?:accoltell|pugnal|soffoc|sgozz)\p{L}*\b.{0,20}\b(?:sonno|dormo|notte)(?<=\bmi .{0,60})
    \bdormire\b.{0,12}\be (?:non|mai)${gap(1)}?alzarmi(?: mai)?(?: piu)|\b(?:gratto|mordo|graffio)\b.{0,25}\bsanguin\p{L}*
  `,
  unlessTale: foldedRules`
    \b${THEY}${gap(4)}?(?:mi|ci|m'|m) ?(?:ha |hanno |aveva )?(?:\p{L}+ )?${HITS}
    \b(?:mi|ci) (?:picchi\p{L}*|mena(?:va|no)?|riempie di botte|prende a (?:botte|schiaffi|calci|pugni|cinghiate|sberle)|da (?:le botte|gli schiaffi)|mette le mani addosso|alza le mani|strozza|strangola)(?=\s*(?:$|[.,!]|quando|se|sempre|ogni|davanti|e\b|spesso|ancora|con la cinghia|tutt))
    \bmess[oe]${gap(1)}?le mani (?:al|sul|intorno al|addosso|attorno al)
    \bmani (?:al|intorno al mio|attorno al) collo
    \b${THEY}${gap(3)}?(?:mi (?:chiude|rinchiude|tiene chius[oa]|impedisce|vieta|proibisce|segue ovunque|controlla il telefono)|non mi (?:fa|lascia|permette))${gap(2)}?(?:in casa|in camera|a chiave|di? ?uscire|uscire|vedere|lavorare|parlare|andare|e)
    \b(?:patrigno|padre|papa|zio|fratello|cugino|nonno|lui)${gap(2)}?(?:mi (?:tocca|toccava|palpa\p{L}*|violent\p{L}*|costringe a (?:letto|fare sesso))|mi ha (?:toccat[oa]|violentat[oa]|palpat[oa]|molestat[oa]))(?! (?:il cuore|l'anima|lavare|fare|andare)\b)
    \b(?:dice|ha detto|minacci\p{L}*|giura|ha giurato)${gap(2)}?(?:che |di |ke )?(?:mi |m')(?:ammazz|uccid|spar|accoltell|taglia la gola)\p{L}*
    \b(?:minacci\p{L}*|giura)${gap(1)}?(?:di )?(?:ammazzarmi|uccidermi|ammazzarci)
    \bmi (?:ammazza|uccide|ammazzera) se (?:lo lascio|la lascio|me ne vado|parlo|lo denuncio|vado via)
    \b${FRIEND}\b.{0,50}\b(?:(?:vuole|voleva|dice di voler|vorrebbe|parla di|pensa di|pensa a|minaccia di|provato a|ha tentato di|intenzione di|tentato il)${gap(1)}?(?:farla finita|morire|ammazzarsi|uccidersi|suicid\p{L}*|togliersi la vita|impiccarsi|buttarsi|farsi (?:del )?male)|non vuole (?:piu )?vivere|(?:si )?(?:autolesion\p{L}*|si taglia|si fa (?:del )?male|si fa i tagli)|parla di (?:morte|suicidio)|faccia una (?:sciocchezza|cazzata|pazzia)|si faccia (?:del )?male)(?! (?:con (?:il|la|lo|questo)|dal ridere|di (?:fame|lavoro|noia)|i capelli|le unghie))
    \b(?:ponte|tetto|balcone|scogliera|binari|finestra|palazzo|vuoto)\b.{0,40}\b(?:salt(?:are|o|assi)|buttarmi|lanciarmi|lasciarmi cadere|mi butto)
    \b${FRIEND}\b.{0,40}\b(?:regala(?:ndo)? (?:tutto|le sue cose)|saluta tutti|vuole sparire|si lascia morire|tagli sulle|segni sulle braccia|cicatrici sulle|dice addio)
    \b${THEY}\b.{0,30}\b(?:impazzit[oa]|beve|ubriac[oa]|violent[oa]|perso la testa|va fuori di testa|si incazza)\b.{0,40}\b(?:viola|botte|picchi\p{L}*|paura|sangu\p{L}*|ospedale|nascond\p{L}*|livid\p{L}*|mena\p{L}*)
    \bmi (?:costring\p{L}*|obblig\p{L}*|forz\p{L}*) a (?:farlo|letto|fare sesso|stare con lui)|\b(?:minacci\p{L}*|picchi\p{L}*|colp\p{L}*) con (?:un |il |una |la )?(?:coltello|cinghia|cintura|bastone|pistola)|\bmi (?:nascondo|chiudo in bagno)${gap(2)}?(?:da lui|quando (?:lui|torna|beve|arriva)|per non)
  `,
  tale: foldedPattern()`
    \b(?:film|serie|libro|romanzo|giallo|thriller|teatro|opera|puntata|episodio|stagione|capitolo|scena|gioc(?:o|hi|ando)|videogioc\p{L}*|boss|livello|protagonista|eroe|personaggio|romeo|giulietta|werther|notizie|giornale|tg
    |scacchi|tennis|carte|briscola|poker|ping|badminton|freccette|fifa|mario|gara|partita|monopoli|bowling|biliardo|scarabeo|quiz|boxe|ring|allenamento|torneo|finale|coppa|judo|karate|calcio|calcetto|piscina|trampolino|paracadute|bungee|cane|gatto|gattino|pappagallo|cavallo|ahah\p{L}*|haha+|lol|squadra|avversario|\d[-:]\d|sole|cucina\p{L}*|cipoll\p{L}*|barba|rasand\p{L}*|chitarra|mare|piscina)\b
  `,
}
