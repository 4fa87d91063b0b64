import { foldedPattern } from '../pattern.ts'
import type { Rules } from './rules.ts'

const GROUP = String.raw`(?:ebrei|musulmani|arabi|neri|negri|immigrati|migranti|rifugiati|profughi|stranieri|gay|froci|ricchioni|omosessuali|lesbiche|trans|zingari|rom|cristiani|donne|disabili)`
const AGE = '(?:1[0-7]|[5-9]|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette)'
const OF_MINE = String.raw`(?:mi[ao]|miei|mie|il|la|lo|l'|un|una|qualcuno|quel|quella|tutti|il mio|la mia|i miei|le mie)`

export const it: Rules = {
  idioms: foldedPattern('g')`
    \btass[oi] di suicidi\p{L}*|\b(?:pianta|fiore|orchidea|basilico|pomodor\p{L}|telefono|macchina|piante) (?:\p{L}+ ){0,2}morire\b|\bprevenzione del suicidio|\blettera d'addio (?:per|a|ai) (?:i |miei |i miei |il |la |l')?(?:collegh?[ie]|ufficio|team|capo|squadra|azienda|lavoro)|\b(?:lo|la|ti|li) (?:ammazzo|uccido|strozzo|batto|straccio) (?:se|di baci|a scacchi|a carte|a briscola)\b.{0,50}|\b(?:ahah\p{L}*|haha\p{L}*|lol)\b|\bcome (?:uccido|uccidere|ammazzo|ammazzare|elimino) (?:le |i |la |gli |il )?(?:zanzare|formiche|muffa|mosche|tarme|scarafaggi|erbacce)\b(?: .{0,12})?
    |\b(?:mi )?butt(?:o|armi) (?:in|sul|sulla|sotto (?:la doccia|le coperte))\b|\bfarla finita con (?:questo|questa|il|la|le|i|questi)\b|\bammazza(?:re|to|no)? il tempo|\bmor(?:ire|ta|to) d(?:al|i) (?:ridere|\p{L}+)|\bmor\p{L}* dalla voglia|\bsparire (?:sotto|in vacanza)
    |\bmi tagli(?:o|armi) (?:i capelli|le unghie|la barba)|\bbatti(?:ti)? (?:a|nel)\b|\bcrepi(?: il lupo)?\b
    |\bsuicide squad\b|\be un suicidio|\bsuicidio (?:di|dei|del|politico|collettivo) (?!me)\p{L}+
  `,
  crisis: foldedPattern()`
    \b(?:non|nn) (?:voglio|vorrei|ho (?:piu )?(?:voglia|la forza|forza|motivo)) (?:di )?(?:piu )?(?:di )?(?:vivere|esistere)(?! (?:con|in|qui|a|insieme|da)\b)|\b(?:non|nn) ce la faccio piu (?:a (?:vivere|andare avanti)|voglio morire)|\b(?:vorrei|voglio) (?:solo |soltanto |davvero )?(?:morire|essere mort[oa]|sparire per sempre)(?! d)
    |\bla faccio finita(?! con)|\b(?:voglio|vorrei|volevo) farla finita(?! con)|\b(?:mi (?:ammazzo|uccido|suicido|impicco|sparo)(?! (?:di|dal|a|al)\b)|ammazzarmi|uccidermi|impiccarmi|suicidarmi|spararmi)(?=\s*(?:$|[.,!?]|stasera|stanotte|oggi|domani|e\b|perche))
    |\b(?:pens\p{L}+|penso|idee?|pensieri) (?:\p{L}+ ){0,2}(?:al |di |sul )?(?:suicid\p{L}+)|\bsuicidarmi\b|\b(?:mettere|metto|porre|pongo) fine a(?:lla mia vita| tutto)|\b(?:togliermi|mi tolgo) la vita
    |\bmi taglio (?:di nuovo|ancora|le braccia|i polsi|le vene|apposta|per sentire)|\b(?:ricominciato|tornat[oa]|smetto|voglia) (?:\p{L}+ )?(?:a|di) tagliarmi|\bmi sono tagliat[oa] (?:apposta|di proposito|le braccia|i polsi)|\b(?:mi faccio|farmi|fatto) (?:del )?male(?=\s*(?:$|[.,!?]|apposta|da sol))(?<=\b(?:voglio|mi|vorrei|di|a) (?:farmi|faccio) (?:del )?male)|\bautolesionis
    |\bnon svegliarmi (?:mai )?(?:piu|mai)|\bnon svegliarmi(?=\s*(?:$|[.]))|\b(?:vorrei|magari|preferirei|sarebbe meglio|fosse|meglio) (?:\p{L}+ ){0,3}?(?:fossi |essere )?(?:mort[oa](?! (?:di|dal))|(?:mai )?nat[oa])(?=\s*(?:$|[.,!?]))|\bnon (?:essere |fossi )(?:mai )?nat[oa]
    |\b(?:meglio|piu felici) (?:tutti )?senza di me|\bla mia vita non ha (?:piu |nessun )?senso|\bla vita non (?:ha (?:piu )?senso|vale (?:la|piu|niente))(?! un caffe)|\bnon vale la pena (?:di )?vivere|\b(?:stanc[oa]|stuf[oa]|disgustat[oa]) (?:di vivere(?! (?:con|in|a|qui))|della vita|della mia vita)
    |\bodio la mia vita\b.{0,30}\b(?:finisca|finire|finita|basta)|\bnon (?:vedo|trovo|ho) (?:\p{L}+ ){0,2}(?:motiv\p{L}+|ragion\p{L}+|senso) (?:per|di|a) vivere|\bche (?:vivo a fare|senso ha vivere|ci sto a fare al mondo)|\b(?:buttarmi|mi butto|gettarmi|mi getto|lanciarmi) (?:dal|dalla|sotto (?:il|un|al|la metro)|giu)|\bimpiccarmi\b
    |\b(?:preso|ingoiato|mandato giu) (?:tutte le|tutta la|una scatola|un sacco|troppe|un flacone)(?: di)? ?(?:pillole|pastiglie|pasticche|scatola|sonniferi|medicine)|\blettera d'addio\b|\bsparire per sempre|\bmerito di morire|\bse (?:morissi|sparissi|muoio)\b.{0,30}\b(?:nessuno|a nessuno)|\bnon voglio piu (?:esistere|esserci)
    |(?:suicid|autolesion|\b(?:uccidermi|ammazzarmi|impiccarmi|svenarmi)|\bmi (?:ammazzo|uccido|impicco|sparo)\b(?! d(?:i|al|alle) )|farla finita(?! con)
    |(?:voglio|vorrei|volevo|preferirei|meglio|desidero|penso di|pensato di|sogno di) (?:solo |soltanto |davvero )?(?:morire|essere mort[oa]|sparire per sempre|non svegliarmi|non esistere|non essere (?:mai )?nat[oa])(?! d(?:al|alle|i) )|non (?:voglio|vorrei|ho (?:piu )?(?:voglia|la forza) di) (?:piu )?(?:vivere|esistere|svegliarmi|stare al mondo|esserci)(?! (?:con|in|qui|a|insieme|da) )|(?:non ha|che) (?:piu )?senso (?:vivere|continuare a vivere)|non vale la pena (?:di )?vivere|stanc[oa] di vivere
    |(?:togliermi|mi tolgo) la vita|far(?:mi|e) del male a me|farmi (?:del )?male(?! (?:al|alla|ai|alle|la|a un) )|mi faccio (?:del )?male (?:da|apposta)|mi taglio(?= *(?:$|[.,!?]|le braccia|i polsi|le gambe|le vene|ogni|di nuovo|da))
    |tagliarmi (?:le vene|i polsi|le braccia)|buttarmi (?:giu|giu|sotto|dal|dalla)|(?:staremmo|starebbero|stareste|starebbe) meglio senza di me|(?:mondo|tutti) (?:sta|stanno|starebbe|starebbero) meglio senza di me
    |(?:preso|ingoiato) (?:tutte le|un sacco di|troppe) (?:pillole|pastiglie|pasticche)|lettera d'addio|non ce la faccio piu a (?:vivere|andare avanti))
    |\b(?:penso|pensare|pensato|pensando) (?:\p{L}+ )?(?:a|di) (?:morire|farla finita|ammazzarmi|sparire)(?! (?:di|dal)\b)|\bse (?:fossi mort[oa]|sparissi|morissi)\b|\b(?:lametta|lama|corda|coltello|rasoio) (?:in|alla|al) (?:mano|gola|collo)|\b(?:messo da parte|accumulato|raccolto|conservato) (?:\p{L}+ ){0,2}(?:pillole|pastiglie|sonniferi|medicine)|\bnessuno (?:piangerebbe|se ne accorgerebbe|sentirebbe la mia)|\b(?:buttarmi|saltare|lanciarmi|saltato) (?:giu )?(?:dal|da un|dalla) (?:ponte|balcone|finestra|tetto|palazzo)|\bla morte sarebbe (?:un |una |la )?(?:sollievo|liberazione|soluzione)|\bsono (?:solo )?un peso per (?:tutti|la mia famiglia|gli altri|voi)|\bnon (?:sopporto|reggo) piu (?:di )?(?:vivere|questa vita|la vita)|\bvoglia di morire(?! d)|\btagliat[oa] (?:i polsi|le vene)
    |\b(?:pillole|pastiglie|sonniferi) davanti a me|\bnon m(?:i |')importa se (?:domani )?(?:sono viv[oa]|muoio|vivo)|\baperto le vene|\bsalgo sul tetto\b.{0,15}\bnon scendo|\bla mia vita non vale (?:niente|nulla|piu)|\bnon posso (?:piu )?vivere cosi
  `,
  danger: foldedPattern()`
    \b(?:ti|lo|la|li|vi|gli|le) (?:trovo e ti )?(?:ammazzo|uccido|accoltello|sparo|stupro|sgozzo|strangolo|brucio viv[oa])(?=\s*(?:$|[.,!]|stanotte|stasera|domani|in testa|con))|\b(?:ti|gli|le) (?:taglio la gola|spacco la (?:faccia|testa)|riempio di botte|spezzo le (?:gambe|ossa))|\bti trovo e ti (?:ammazzo|uccido)
    |\b(?:uccidero|ammazzero|ammazzo|uccido|accoltello|violento|stupro|picchio|sgozzo) (?:il mio|la mia|mia|mio|quella|quel|tutti|qualcuno)\b(?! (?:tempo|uovo|record))(?<!come \p{L}+ .*)|\b(?:voglio|vorrei) (?:uccidere|ammazzare|accoltellare|violentare|sparare a|picchiare) ${OF_MINE}
    |\b(?:do|daro|diamo) fuoco all?a (?:scuola|chiesa|moschea|sinagoga|casa)|\b(?:faccio|faro) (?:saltare in aria|una strage|esplodere)|\b(?:qualcuno|bisogna|bisognerebbe|dovrebbero|si deve) ?(?:dovrebbe|deve)? ?(?:ammazzare|uccidere|sparare|sterminare|gasare|impiccare|bruciare|eliminare) (?:a(?:l|i|lla|gli)? )?(?:tutti |tutte )?(?:il |gli |le |i |la )?(?:${GROUP}|sindaco|presidente|moschee|chiese|sinagoghe|prof\p{L}*)
    |\bmorte (?:agli|ai|alle) ${GROUP}|\b${GROUP} (?:nei forni|al forno|meritano (?:di morire|la morte)|sono (?:parassiti|scarafaggi|ratti|topi|feccia|bestie|animali|subumani))
    |\b(?:come|ricetta|istruzioni|tutorial|spiegami|insegnami) (?:\p{L}+ ){0,3}?(?:una? |la |gli |il |l')?(?:bomba|esplosivi?|molotov|metanfetamina|meth|gas (?:nervino|sarin|tossico)|ricina|droga dello stupro)\b(?! alla crema| da bagno|,? per)
    |\bcome (?:posso |si fa a |si puo )?(?:uccido|uccidere|ammazzo|ammazzare|avveleno|avvelenare|drogo|drogare|rapisco|rapire|elimino) (?:qualcuno|una? (?:persona|ragazza|uomo|donna)|mi[ao]|il mio|la mia|i miei|la gente)|\b(?:dove|come) (?:\p{L}+ ){0,2}(?:una |un')?(?:arma|pistola|fucile)\b.{0,12}\b(?:senza porto|illegale|senza licenza)|\baiutami a (?:rapire|uccidere|avvelenare|ammazzare)
    |\b(?:gli|le|ti) taglio la gola|\b(?:lo|la) strangolo (?:stasera|stanotte|domani)|\bcome (?:si )?fabbric\p{L}+ (?:un |degli )?esplosiv|\b(?:negri|immigrati|ebrei|zingari|musulmani|gay|froci|migranti) (?:bisogna|bisognerebbe|andrebbero) (?:tutti )?(?:ammazzarli|ucciderli|bruciarli|gasarli|ammazzati|bruciati|gasati|fucilati)|\bmetto una bomba (?:a|in|nella|al)|\bbisogn\p{L}+ (?:fucilare|gasare|bruciare) (?:i|gli|tutti)
    |\b(?:ti|gli|le) spezzo il collo|\b(?:faccio|fare|fabbricare|procurarmi) (?:il |del )?cianuro|\bsparo al(?:la)? (?:mi[oa] )?(?:prof\p{L}*|capo|vicin[oa]|ex|moglie|marito)
  `,
  minors: foldedPattern()`
    \bpedoporno\p{L}*|\b(?:sesso|sexy|sessual\p{L}*|nud[oaie]|porno\p{L}*|erotic[oaie]|scopare)\b.{0,40}\b(?:bambin[oaie]|minorenn[ei]|scolarett[ae]|ragazzin[oaie]|una di 1[0-7]|(?:ragazz\p{L}+|student\p{L}+|bimb\p{L}+) di 1?[0-9] anni)|\bscolarett[ae] sexy\b|\bfoto di bambin[ie] nud
  `,
  sells: foldedPattern()`
    \b(?:(?:compra|acquista|ordina) (?:ora|subito|adesso) (?:sul|su|e|nel)|codice (?:sconto|promo)|con il mio codice|link (?:e )?(?:in|nella mia) bio|clicca(?:te)? (?:qui|sul|il) ?(?:link|per)?|iscriv(?:iti|etevi) al (?:mio|nostro) canale|segui(?:mi|temi|ci|teci) su (?:insta\p{L}*|tiktok|youtube|twitch|facebook)
    |aggiung(?:imi|etemi) su|scriv(?:imi|etemi) (?:su|in) (?:whats ?app|telegram|insta\p{L}*|snap\p{L}*)|unisciti al (?:mio|nostro) (?:gruppo|canale|discord|server)|entra nel (?:mio|nostro) (?:discord|gruppo|canale)|guadagna(?:re)? (?:\d+ ?(?:€|euro)|soldi|denaro) (?:al \p{L}+ )?(?:facil\p{L}*|online|da casa|veloc\p{L}*)|guadagna da casa
    |(?:guadagni|rendimento|rendita|profitti) (?:passiv[ai] )?garantit[aio]|segnali (?:crypto|cripto|trading)|follower (?:\p{L}+ )?(?:in vendita|economici)|viagra|prestit[oi] (?:veloc\p{L}*|immediat\p{L}*|senza)|bonus casino|(?:mio|dal mio|su) onlyfans|vendo (?:le mie )?foto (?:hot|intime|nuda|osé|ose)|diventa ricc[oa]|guarda(?:te)? il mio profilo)
  `,
  sellsBesideAddress: foldedPattern()`\b(?:offert[ae]\p{L}*|sconto|visita(?:te)? (?:il|la) (?:mio|mia|nostro|nostra)|(?:mio|nostro) (?:negozio|sito)|miglior prezzo|registrati|gratis|massaggi\p{L}*|saldi|cartomante|ordina ora)\b`,
  ofOthers: foldedPattern()`
    \b(?:(?:il|la) (?:mi[oa]) (?:vicin[oa]|capo|ex|collega|prof\p{L}*|medico|amic[oa]|ragazz[oa]|padron[ae])|(?:il signor|la signora|signor|signora) \p{L}+)\b[^.!?]{0,30}\b(?:numero|telefono|cell\p{L}*|indirizzo|mail|abita)\b
    |\b(?:numero|telefono|cell\p{L}*|indirizzo|mail) (?:del|della|di) (?:mi[oa]|il mio|la mia|mio|mia)? ?(?:vicin[oa]|capo|ex|collega|prof\p{L}*|amic[oa]|ragazz[oa])|\bil (?:suo|loro) (?:numero|indirizzo|telefono|cell\p{L}*)\b|\bchiama il mio ex\b
  `,
  underAge: foldedPattern()`
    \bho (?:solo |appena |quasi |ancora )*${AGE} anni\b(?! (?:di|in|piu|d')\b)|\bho (?:solo |appena |quasi )?1[2-7](?=\s*(?:$|[.!]|e (?:mi|sono)))|\bnon (?:ho (?:ancora )?(?:compiuto )?(?:18|diciotto) anni|sono (?:ancora )?maggiorenne)|\bmeno di (?:18|diciotto) anni|\bsono (?:ancora )?minorenne
    |\b(?:faccio|frequento|sono in|vado in) (?:la |in )?(?:prima|seconda|terza|quarta|quinta) (?:media|elementare)|\bfaccio la prima superiore|\b(?:frequento|vado|sono) (?:alle |le )(?:medie|elementari)(?<!maestra alle \p{L}+)|\b(?:ho appena compiuto|domani (?:compio|faccio)|(?:^|io )compio|ieri ho (?:fatto|compiuto)) ${AGE} anni|^compio ${AGE} anni
    |\bsono (?:una? )?(?:ragazz[oa]|ragazzin[oa]|bambin[oa]) di ${AGE}\b|\b(?:ciao )?sono \p{L}+,? ${AGE} anni|^ragazz[oa],? ${AGE} anni|\bla mia eta (?:e )?1[0-7]\b|^${AGE} anni,? e tu|\bsono ancora un[a]? bambin[oa]|\bsono un'?adolescente,? 1[0-7]|\bpiu (?:piccol[oa]|giovane) di 18
    |\bho (?:(?:solo|appena|quasi) )?(?:1[0-7]|[5-9]|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette) anni\b(?! (?:di\b|in\b|piu|d'))
    |\b(?:sono|sono ancora) minorenne\b|\bnon sono (?:ancora )?maggiorenne\b|\b(?:faccio|frequento|sono (?:in|alle)) (?:la |le )?(?:(?:prima|seconda|terza) media|medie|elementari)\b
  `,
}
