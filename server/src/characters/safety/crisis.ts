// Does a text speak of self-harm? Recall goes before precision: a false alarm shows a help card, a missed one may cost a life. It is never
// a reason to refuse a text. Idioms that only sound like it are taken out first.
import { plainForJudging } from './plain-text.ts'
import { pattern } from '../pattern.ts'

const IDIOMS = pattern('gi')`
    \b(?:(?:i(?:'m| am|'d| would|'ll| could)?|you'?re) (?:literally |just |almost |nearly )?(?:die|dying|died) (?:of|from|with|for
    |laughing|to (?:know|see|try|hear|go))\w*|i(?:'d| would| could) kill for|dying (?:laughing|of laughter|inside)|to die for
    |killing (?:it|time|me)|kill time|dead(?:line| tired| serious| end)s?|suicide squad|(?:my (?:phone|battery|laptop|car
    |plant)s?) (?:just )?died|(?:cut|cutting) (?:my )?(?:hair|nails|losses|carbs|sugar|onions|vegetables|grass|fingers? (?:while
    |when|cooking|chopping))|mourir de (?:rire|faim|honte|chaud|froid|soif|ennui|trouille|fatigue|jalousie|curiosit[ée])|end it (?:here|there)? ?(?:with (?:him|her|my (?:boyfriend|girlfriend|ex))))
  `

const ENGLISH = [
  /\b(?:kill|killing|hang|hanging|shoot|drown|harm|harming|hurt|hurting|cut|cutting) (?:my ?self|myself)\b/i,
  pattern('i')`
    \b(?:want|wanna|wanted|wish|ready|going|like|better|rather|prefer|hoping|hope|need|trying|plan|planning)(?: (?:to|i (?:could
    |would|was|were)|that i|just|really))* (?:die|be dead|dead|not (?:be alive|exist|wake up)|never wake up|disappear for ?ever
    |end it(?: all)?|end my (?:own )?life|take my (?:own )?life(?! (?:story|savings|back|choices|lessons)))\b
  `,
  /\b(?:suicid(?:e|al)|self[- ]?harm(?:ing)?|overdos(?:e|ing) on purpose)\b/i,
  pattern('i')`
    \b(?:don'?t|do not|didn'?t|doesn'?t|no longer) (?:want|wanna|wish)(?: to)? (?:live|be alive|be here|exist|wake up
    |go on living)(?: any ?more| anymore)?\b(?! (?:in|with|at|near|next|under|on|by|off|through|there|here with)\b)
  `,
  /\b(?:end(?:ing)?|take|taking) (?:it all|my (?:own )?life|everything tonight)\b(?! (?:story|savings|back|choices|lessons))/i,
  /\b(?:no|any) (?:reason|point|will) (?:left )?(?:to|in|for) (?:live|living|life|go on|going on|be alive|be here)\b/i,
  /\b(?:life|living) (?:is|isn'?t|not|just isn'?t|is not) ?(?:worth|n'?t worth|pointless)(?: (?:it|living))?(?: any ?more)?\b/i,
  /\b(?:better off|happier) (?:without me|if i (?:was|were|am) (?:dead|gone))\b/i,
  /\bi (?:can'?t|cannot|can not) (?:go on|do this any ?more|take (?:it|this) any ?more|live like this|keep (?:going|living))\b/i,
  /\bi (?:wish|wished) (?:i (?:was|were|had) (?:dead|never (?:been )?born|not alive))\b/i,
  /\b(?:cut|cutting|burning|starving) (?:my (?:arms?|wrists?|legs?|skin|thighs?))\b/i,
  pattern('i')`
    \b(?:write|writing|wrote|leave|leaving|left) (?:a |my |them a |him a |her a )?(?:good-?bye|farewell|suicide) (?:letter|note)
    |\b(?:took|swallowed) (?:all|a lot of|too many) (?:of )?(?:my |the )?(?:pills|tablets)\b
  `,
]
const OTHERS = [
  /\b(?:umbringen|selbstmord|suizid|nicht mehr leben|will sterben|mein leben beenden|ritze mich|mir etwas antun|lebensmüde)\b/i, // de
  /\b(?:br(?:ing|äch?t)e? mich um|bring mich (?:noch )?um|umbring\w*|will tot sein|(?:w[äa]re?|waere) (?:ich )?(?:am liebsten |lieber |gern |gerne )?tot\b|nicht mehr (?:aufwachen|am leben sein|weiterleben)|will nicht mehr(?=\s*(?:$|[.!]))|keinen (?:sinn|grund) mehr (?:zu|im) leben|wozu noch leben|(?:ritze|schneide|verletze|ritz) mich\b|mich (?:selbst |wieder |gestern )?(?:geritzt|verletzen|umbringen)|mir das leben nehmen|schluss machen mit (?:dem|meinem) leben|(?:m[öo]chte|will) sterben|abschiedsbrief)/i, // de
  pattern('iu')`
    (?:suicid|(?<!(?:va|vas|vont|veut|veulent|pourrait) )me tuer|envie de (?:mourir|crever|dispara[iî]tre)
    |(?:veux|voudrais|aimerais|pr[ée]f[ée]rerais?|vais|pense [àa]) (?:juste |vraiment |seulement )?(?:mourir|crever|[êe]tre morte?|ne plus (?:exister|me r[ée]veiller|[êe]tre l[àa])|dispara[iî]tre)
    |(?:plus|pas) (?:envie|la force|le courage|aucune? (?:envie|raison)|de raison|l['’]envie) (?:de |d['’])(?:vivre|exister|[êe]tre l[àa]|continuer [àa] vivre|rester en vie)
    |(?:veux|voudrais) (?:pas|plus)(?: jamais)? (?:vivre(?! (?:avec|ici|chez|dans|en|[àa]|l[àa]|comme|seule?))|exister|me r[ée]veiller|[êe]tre en vie|[êe]tre l[àa](?=\s*(?:$|[.,!?])))
    |en finir(?! avec (?!la vie|ma vie|moi|tout(?! ça)))|mettre fin [àa] (?:mes jours|ma vie|tout)|(?:m['’]|me )(?:faire du mal|fais du mal|[ôo]ter la vie|enlever la vie|foutre en l['’]air|flinguer
    |pendre(?!\p{L})|automutil|mutil|scarifi|ouvrir les veines|tailler les veines|couper les veines|coupe les (?:bras|veines|poignets)|jeter (?:sous|du haut|par la fen|d['’]un pont|dans le vide))
    |sauter (?:du pont|d['’]un pont|par la fen[êe]tre|dans le vide)|raison de vivre(?! (?:ici|là))|(?:marre|fatigu[ée]e?|lass[ée]?e?|assez|peux plus) de (?:vivre(?! (?:avec|ici|chez|dans|en|[àa]|comme))|la vie)
    |(?:mieux|plus heureu\p{L}+) (?:sans moi|si j['’][ée]tais (?:morte?|plus l[àa]))|(?:lettre|mot) d['’]adieux?|id[ée]es (?:noires|suicid)|[àa] quoi bon vivre|la vie (?:ne )?vaut (?:pas|plus)
    |aval[ée]r? (?:tous |toute |trop de |une bo[iî]te |plein de )?(?:mes |la bo[iî]te|des |les |de )?(?:m[ée]docs|m[ée]dicaments|cachets|comprim[ée]s|somnif[èe]res)|tout le monde (?:serait|irait|s['’]en porterait) mieux sans moi)
  `, // fr
  pattern('iu')`
    (?:suicid|autolesi|(?<!\p{L})(?:quiero|quisiera|querr[íi]a|voy a|pienso en|pensado en|ganas de|intent[eé]|mejor) (?:[^\s.!?]+ )?(?:matarme|morirme|morir|ahorcarme|colgarme|pegarme un tiro|tirarme (?:por|de|desde|al|a las)|cortarme las venas|desaparecer(?: para siempre| del todo| de este mundo)|no despertar|no existir|dejar de (?:vivir|existir)|estar muert[oa]|quitarme de en medio)(?!\p{L})(?! de (?:la )?(?:risa|verg[üu]enza|hambre|sue[ñn]o|ganas|calor|fr[íi]o|gusto|envidia|amor|pena ajena|ternura|viej[oa]))
    |(?<!\p{L})me (?:quiero|quisiera|querr[íi]a|voy a|gustar[íi]a) (?:matar|morir|ahorcar|suicidar|colgar(?! en)|quitar la vida)(?!\p{L})(?! de (?:la )?(?:risa|verg[üu]enza|hambre|sue[ñn]o|ganas|calor|fr[íi]o|gusto|envidia|amor|ternura|viej[oa]))|(?<!\p{L})matarme(?! a (?:trabajar|estudiar|hacer)| de (?:risa|hambre))|quitarme la vida|quitarme de en medio|acabar con (?:mi vida|todo(?=\s*(?:$|[.,!]|ya|de una vez)))|terminar con (?:mi vida|todo de una vez)|poner(?:le)? fin a (?:mi vida|todo esto)
    |no (?:quiero|tengo ganas de|deseo|puedo|vale la pena|merece la pena|me quedan ganas de|le veo sentido a|tiene sentido|soporto|aguanto) (?:[^\s.!?]+ )?(?:vivir|seguir viv[oa]|seguir viviendo|estar viv[oa]|existir|despertar(?:me)?(?!\p{L})(?! (?:tarde|temprano|a l|con el|antes|pronto))|seguir (?:aqu[íi]|as[íi])|la vida|mi vida|estar en este mundo)(?! (?:con|en|cerca|lejos|al|junto|juntos|de (?:alquiler|mis|los|esto)) )|no puedo (?:m[áa]s )?con (?:mi|la|esta) vida|(?:cansad[oa]|hart[oa]) de (?:vivir|la vida|estar viv[oa])|odio (?:mi vida|vivir|estar viv[oa])|mi vida no (?:vale|tiene sentido)|la vida no (?:vale|tiene sentido|merece)
    |(?:hacerme|me hago|me hice|hacer) (?:mucho )?daño(?: a m[íi]| yo|(?=\s*(?:$|[.,!]|de nuevo|otra vez|con)))|me (?:corto|cort[ée]|he cortado) (?:los brazos|las venas|las muñecas|las piernas|otra vez|de nuevo|para sentir|a prop[óo]sito)|cortarme (?:los brazos|las venas|las muñecas|las piernas)
    |(?:estar[íi]an?|estar[ée]is|estaremos|ser[íi]an?|estuvieran) (?:todos )?(?:mejor|m[áa]s felices) (?:todos )?(?:sin m[íi]|si (?:yo )?no (?:estoy|existo|estuviera|existiera)|si (?:me muero|desaparezco|muriera))|(?:ojal[áa]|quisiera|deseo|preferir[íi]a) (?:me muriera|estuviera muert[oa]|estar muert[oa]|no (?:despertar|despertara|haber nacido|hubiera nacido|existir|existiera))|mejor (?:estar[íi]a )?muert[oa](?=\s*(?:$|[.,!]|que))
    |(?:me tom[ée]|me he tomado|tragu[ée]|me trag[uo]u?[ée]|voy a tomarme) (?:todas las|todo el|un mont[óo]n de|muchas|demasiadas|un bote de|el bote de) ?(?:pastillas|p[íi]ldoras|bote|frasco)?|(?<!\p{L})ya no (?:puedo|aguanto) m[áa]s(?=\s*(?:$|[.,!]|con todo))|carta de despedida|nota de suicidio|sobredosis)
  `, // es
  pattern('i')`
    (?:suicid|autolesion|\b(?:uccidermi|ammazzarmi|impiccarmi|svenarmi)|\bmi (?:ammazzo|uccido|impicco|sparo)\b(?! d(?:i|al|alle) )|farla finita(?! con)
    |(?:voglio|vorrei|volevo|preferirei|meglio|desidero|penso di|pensato di|sogno di) (?:solo |soltanto |davvero )?(?:morire|essere mort[oa]|sparire per sempre|non svegliarmi|non esistere|non essere (?:mai )?nat[oa])(?! d(?:al|alle|i) )|non (?:voglio|vorrei|ho (?:pi[uù] )?(?:voglia|la forza) di) (?:pi[uù] )?(?:vivere|esistere|svegliarmi|stare al mondo|esserci)(?! (?:con|in|qui|a|insieme|da) )|(?:non ha|che) (?:pi[uù] )?senso (?:vivere|continuare a vivere)|non vale la pena (?:di )?vivere|stanc[oa] di vivere
    |(?:togliermi|mi tolgo) la vita|far(?:mi|e) del male a me|farmi (?:del )?male(?! (?:al|alla|ai|alle|la|a un) )|mi faccio (?:del )?male (?:da|apposta)|mi taglio(?= *(?:$|[.,!?]|le braccia|i polsi|le gambe|le vene|ogni|di nuovo|da))
    |tagliarmi (?:le vene|i polsi|le braccia)|buttarmi (?:giù|giu|sotto|dal|dalla)|(?:staremmo|starebbero|stareste|starebbe) meglio senza di me|(?:mondo|tutti) (?:sta|stanno|starebbe|starebbero) meglio senza di me
    |(?:preso|ingoiato) (?:tutte le|un sacco di|troppe) (?:pillole|pastiglie|pasticche)|lettera d'addio|non ce la faccio pi[uù] a (?:vivere|andare avanti))
  `, // it
  pattern('iu')`
    (?:samob[óo]j|(?:zabi[ćc]|zabij[ęe]|powiesi[ćc]|powiesz[ęe]|otru[ćc]|otruj[ęe]|potn[ęe]|pot[nę][ęe]|poci[ąa][ćc]|okaleczy[ćc]|okaleczam|tn[ęe]|ci[ąa][ćc]) si[ęe](?!\p{L})
    |si[ęe] (?:zabi[ćc]|zabij[ęe]|powiesi[ćc]|powiesz[ęe]|otru[ćc]|potn[ęe]|poci[ąa][ćc]|okaleczy[ćc]|okaleczam|tn[ęe])(?!\p{L})
    |(?:chc[ęe]|chcia[łl][ae]?b[ye]m|wola[łl][ae]?b[ye]m|wol[ęe]|chcia[łl][ae]m|mam ochot[ęe]) (?:ju[żz] |po prostu |tylko |si[ęe] )*(?:umrze[ćc]|nie [żz]y[ćc]|nie istnie[ćc]|nie obudzi[ćc]|nie urodzi[ćc]|znikn[ąa][ćc] na zawsze)
    |nie chc[ęe] (?:mi si[ęe] )?(?:ju[żz] |d[łl]u[żz]ej |wi[ęe]cej |tak )*[żz]y[ćc](?! (?:w|z|na|pod|obok|bez|jak)(?!\p{L}))|odechcia?[łl]?\p{L}* mi si[ęe] [żz]y[ćc]
    |nie chc[ęe] (?:si[ęe] |ju[żz] |rano |jutro |wi[ęe]cej )*(?:obudzi[ćc]|budzi[ćc])(?: si[ęe])?(?= *(?:$|[.,!?]|jutro|wi[ęe]cej|ju[żz]))
    |(?:nie (?:ma|widz[ęe]|mam) (?:ju[żz] )?(?:sensu|po co|powodu|powod[óo]w|si[łl]y?)(?:,? (?:dalej|ju[żz]|[żz]eby|d[łl]u[żz]ej))* [żz]y[ćc]|[żz]ycie nie ma (?:ju[żz] |dla mnie |[żz]adnego )*sensu|nie widz[ęe] (?:ju[żz] )?sensu (?:[żz]ycia|w [żz]yciu|dalej))
    |(?:sko[ńn]czy[ćc]|sko[ńn]cz[ęe]|ko[ńn]cz[ęe]) (?:ze sob[ąa]|z [żz]yciem|swoje [żz]ycie)|(?:odebra[ćc]|odbior[ęe]) sobie [żz]ycie|targn[ąa]\p{L}+ si[ęe] na|zrobi[ćcęe]? sobie (?:co[śs]|krzywd[ęe])(?= *(?:$|[.,!?]|z[łl]ego))|sobie co[śs] zrobi[ćcęe]
    |(?:lepiej|[łl]atwiej) (?:\p{L}+ ){0,3}(?:beze mnie|gdyby mnie nie by[łl]o|jakby mnie nie by[łl]o|gdybym nie [żz]y[łl])|mam (?:ju[żz] )?(?:do[śs][ćc]|dosy[ćc]) [żz]ycia|(?:my[śs]l[ęe]|my[śs]li) o [śs]mierci|list po[żz]egnalny
    |(?:wzi[ęe][łl]am|wzi[ąa][łl]em|po[łl]kn[ęeąa][łl][ae]m|[łl]ykn[ęeąa][łl][ae]m) (?:wszystkie|za du[żz]o|gar[śs][ćc]|du[żz]o) (?:tablet|lek|prosz|pigu))
  `, // pl
  pattern('')`
    (?:انتحار|[انتهي]نتحر|[اأ]قتل نفسي|قتل نفسي|ه?موت نفسي|[اأ]موت نفسي|[اأ]ريد الموت|[اأ]تمن[ىي] الموت|بتمن[ىي] الموت
    |(?:[اأ]ريد|[اأ]تمن[ىي]|[اأ]بغ[ىي]|ودي|نفسي|عايز[ةه]?|عاوز[ةه]?|حاب[ب]?[ةه]?|بدي|ياريت|يا ريت|ليتني|بتمن[ىي]) (?:[اأ]ن[ي]? |لو )?[اأ]?موت(?! من (?:الضحك|الجوع))(?![\u0621-\u064A])
    |(?:لا|ما|مش|مو|لم [اأ]عد) (?:عدت )?(?:[اأ]ريد|بدي|عايز[ةه]?|عاوز[ةه]?|ودي|[اأ]بغ[ىي]|عاد بدي|حاب[ب]?[ةه]?|قادر[ةه]?|[اأ]ستطيع|[اأ]رغب في|بقدر) (?:[اأ]ن )?(?:[اأ]عيش|عيش|[اأ]كمل حياتي|كمل حياتي|الحياة|العيش|البقاء حي|[اأ]صحى تاني|[اأ]كون موجود)(?! (?:في|هنا|هناك|مع|ب|لحالي|لوحدي|وحدي)(?: |$))
    |[اأإ]نه[يى] حياتي|[إا]نهاء حياتي|هنهي حياتي|بنهي حياتي|[اأ]خلص من حياتي|[اأ]خلص على نفسي|[اأ]خلص من الدنيا
    |[اأ][ؤو]?ذي نفسي|[إا]يذاء نفسي|بأذي نفسي|باذي نفسي|هأذي نفسي|[اأ]جرح نفسي|بجرح نفسي|بجرح حالي|[اأ]ذي حالي|بقتل حالي|[اأ]قتل حالي|[اأ]قطع شراييني
    |(?:تعبت|مليت|زهقت|سئمت|كرهت|قرفت) (?:من )?(?:الحياة|الحياه|حياتي|العيشة|العيشه|الدنيا)(?![\u0621-\u064A])
    |الموت (?:[اأ]رحم|[اأ]ريح|[اأ]حسن)|لا معن[ىي] لحياتي|حياتي (?:ما|ملهاش|مالها|بلا|ليس لها) (?:[إا]لها )?معن[ىي]|(?:ما في|مفيش|لا) (?:داعي|سبب|لازمة) (?:[اأ]ن )?(?:[اأ]عيش|عيش)
    |(?:[اأ]حسن|[اأ]فضل|[اأ]ريح)(?: لهم| ليهم| إلهم)? (?:من غيري|بدوني|لو مت|إذا مت|لو ما كنت)|ليتني لم [اأ]ولد|يا ?ريتني ما (?:[اأ]تولدت|خلقت)|(?:بلعت|[اأ]خذت|خدت|شربت) (?:كل |علبة |كتير )(?:ال)?(?:حبوب|[اأ]دوية|دواء|دوا))
  `, // ar
]

/** True where a text may speak of the writer's own death or injury by their own hand, in any language of the lounge. */
export function isCrisis(text: string): boolean {
  const plain = plainForJudging(text)
  const literal = plain.replace(IDIOMS, ' ')
  return ENGLISH.some((rule) => rule.test(literal)) || OTHERS.some((rule) => rule.test(literal))
}

const CARE_TURNS = 10

/** For how many more turns of the reader care lasts, this one counted; 0 where none of the last ones spoke of self-harm. */
export function careTurnsLeft(history: { from: 'reader' | 'character'; text: string }[]): number {
  const spoken = history.filter(({ from }) => from === 'reader').slice(-CARE_TURNS, -1)
  const last = spoken.findLastIndex(({ text }) => isCrisis(text))
  return last === -1 ? 0 : CARE_TURNS - (spoken.length - last) + 1
}
