import { foldedPattern, foldedRules } from '../pattern.ts'
import { gap, type Distress } from './rules.ts'

const NOT = '(?:nicht|nich|net|ned|nit|nie|niemals|gar nicht)'
const NO_MORE = String.raw`(?:(?:nich?t?|net|ned|nit|nie|niemals) (?:mehr|wieder)|nimm(?:a|er)|nie nie wieder)`
const WILL = String.raw`(?:will|wui|wollt?e?|mag|mog|mocht\p{L}*|moechte?\p{L}*|wunsch\p{L}*|hoff\p{L}*|wa?e?re? (?:es )?(?:gern\p{L}*|schon|am liebsten))`
const WERE = '(?:wa?e?re?|bin|sei)'
const GONE = String.raw`(?:weg|fort|tot|gestorben|verschwunden|(?:nicht|nich|gar nicht) (?:mehr )?(?:da|hier|am leben|auf der welt)|${NO_MORE} (?:da|hier|am leben))`
const IF_GONE = String.raw`(?:(?:wenn|falls|ob|dass) (?:ich|i)${gap(3)}${GONE}|(?:wenn|dass) (?:es )?mich${gap(2)}?(?:nich?t?|nie)${gap(1)}(?:gab\p{L}*|geb\p{L}*|gegeben)|(?:wenn|falls) (?:ich|i)${gap(2)}(?:verschwind\p{L}*|sterb\p{L}*|sturb\p{L}*|nie geboren)|(?:wurde|wurd|wuerde) ich${gap(2)}(?:verschwinden|sterben)|${WERE} ich${gap(1)}${GONE})`
const NOBODY = '(?:niemand(?:em|en)?|kein(?:er|em|en)|kein (?:mensch|schwein))'
const MISSES = String.raw`(?:merk\p{L}*|auffall\p{L}*|fall\p{L}*|vermiss\p{L}*|fehl\p{L}*|interessier\p{L}*|stor\p{L}*|kummer\p{L}*|wein\p{L}*|juck\p{L}*)`
const BETTER = String.raw`(?:besser|leichter|einfacher|glucklicher|schoner|erleichtert|froh|ruhe|gut)`
const PILLS = String.raw`(?:(?:schlaf)?tabletten|pillen|medi(?:s|kamente)|schlafmittel|tropfen)`
const CLOSE = String.raw`(?:mann|ehemann|freund(?:in)?|frau|ex(?:freund|mann)?|partner(?:in)?|verlobte[rn]?|vater|mutter|papa|mama|vati|mutti|stief(?:vater|mutter|bruder)|bruder|onkel|opa|eltern|typ|alter|lebensgefahrt\p{L}*|sohn|cousin|chef)`
const THEY = String.raw`(?:mein(?:e|er|en|em)? (?:\p{L}+ )?${CLOSE}|er|sie|der|papa|mama|mutti|vati)`
const HITS = String.raw`(?:schlag(?:t|en|st)?|schlug(?:en)?|geschlagen|verschlagt|(?:ver)?prugel\p{L}*|(?:ver)?pruegel\p{L}*|haut|haun|hauen|gehauen|tritt|getreten|wurg\p{L}*|gewurgt|wuergt|verdrisch\p{L}*|verdroschen|vergewaltig\p{L}*|missbrauch\p{L}*|misshandel\p{L}*|schlagt|grun und blau)`
const FRIEND = String.raw`(?:(?:beste[rn]? )?freund(?:in)?|kumpel|bruder|schwester|sohn|tochter|kind|mutter|mama|vater|papa|mann|frau|kolleg\p{L}*|cousin\p{L}*|mitbewohner\p{L}*|nachbar\p{L}*|jemand|er|sie)`

export const de: Distress = {
  said: foldedRules`
    \b${IF_GONE}\b.{0,30}\b${NOBODY}\b.{0,25}\b${MISSES}
    \b${IF_GONE}\b.{0,25}\b${MISSES}.{0,12}\b${NOBODY}\b
    \b${NOBODY}\b.{0,20}\b${MISSES}.{0,15}\b${IF_GONE}
    \bwen (?:juckt|interessiert|kummert|stort)\b.{0,15}\bob ich (?:lebe|sterbe|tot|weg|da bin)
    \b${BETTER}\b.{0,30}\b${IF_GONE}
    \b${IF_GONE}\b.{0,40}\b${BETTER} (?:dran|ohne|gehen|haben|fur)
    \b${IF_GONE}.{0,25}\b(?:alle|jeder|ihnen|denen|familie|kinder)\b.{0,20}\b${BETTER}
    \bohne mich${gap(6)}(?:besser|leichter|glucklicher)\b
    \b(?:besser|leichter|glucklicher)${gap(2)}ohne mich\b
    \b(?:die|meine|alle) (?:letzten |abschieds ?)?briefe${gap(4)}?(?:schon |bereits |fertig )*(?:geschrieben|fertig|bereit)(?=\s*(?:$|[.,!]| und))(?<!\b(?:fur|zur|zum) .{0,60})
    \babschieds(?:brief|video|worte|nachricht)\p{L}*\b(?!${gap(3)}(?:kolleg|firma|team|buro|chef))
    \b(?:${WILL}|kann|bock|lust|kraft|wozu)${gap(6)}?${NO_MORE}${gap(1)}?(?:leben|weiterleben|aufwachen|wach werden|existieren|da sein|weitermachen)\b(?! (?:in|mit|bei|wie|als)\b)
    \b${NO_MORE} (?:leben|weiterleben|aufwachen|wach werden|existieren|da sein)${gap(1)}${WILL}
    \b(?:${WILL}|einfach)\b.{0,30}\b(?:einschlaf\p{L}*|schlafen)\b.{0,20}\b${NOT}(?: mehr| wieder)*${gap(1)}?(?:aufwach\p{L}*|wach)
    \b(?:${WILL}|hoff\p{L}*)\b.{0,25}\bmorgen (?:fruh )?${NOT}(?: mehr)?${gap(1)}?(?:aufwach\p{L}*|wach werd\p{L}*)
    \b(?:bock|lust|kraft|energie|freude|mut|wille|nerven|grund)\p{L}*(?: mehr)?${gap(1)}?(?:auf|am|an|zum|zu|furs|fur)${gap(1)}?leben\b(?<=\b(?:kein\p{L}*|null|ohne|nicht|nix) .{0,60})
    \b(?:leben|dasein)\b.{0,10}\b(?:satt|leid|mude|uberdrussig)\b
    \bmude (?:vom|zu) leben
    \bwozu${gap(3)}leb(?:e|en)?\b
    \bwarum leb(?:e)? ich
    \bwofur${gap(3)}leb\p{L}*
    \b(?:hab\p{L}*|bin)${gap(2)}mit (?:dem|meinem) leben (?:fertig|abgeschlossen|durch)
    \bdas leben\b.{0,20}\b(?:keinen sinn|sinnlos|nicht lebenswert)
    \bhalte?(?:s)?(?: ich)?(?: es| das| alles| einfach| hier)*(?: (?:nicht|nich|net|ned) (?:mehr|langer)| nimmer| nimma) aus(?=\s*(?:$|[.,!]|und|ich|mit mir))
    \b(?:kann|pack|schaff)\p{L}*(?: ich)?(?: es| das| alles| dieses leben| so| einfach)+ (?:nicht|nich) mehr(?=\s*(?:$|[.,!]))
    \bam ende meiner kraft
    \bmir ist alles zu viel(?=\s*$)
    \b${WILL}${gap(4)}?(?:dass|das|damit) (?:es|alles|das alles|das)${gap(2)}?(?:aufhort|aufhoert|vorbei ist|vorbei war|endet|ein ende hat)(?! zu)
    \b${WILL}${gap(3)}(?:nur )?(?:meine )?(?:ewige )?ruhe (?:haben )?fur immer
    \bfur immer (?:schlafen|einschlafen|weg sein|verschwinden)
    \b(?:seh\p{L}*|gibt|weiss|find\p{L}*|hab\p{L}*)${gap(4)}?kein\p{L}* (?:ausweg|hoffnung|zukunft|perspektive)(?! (?:aus|auf|fur (?:de|un)\p{L}+)\b)(?: mehr)?(?=\s*(?:$|[.,!]|mehr|fur mich|und))
    \b(?:alles )?hoffnungslos\b.{0,20}\b(?:leben|alles|ich)
    \begal\b.{0,30}\bob ich${gap(4)}?(?:da bin|lebe|leb|aufwach\p{L}*|sterb\p{L}*|draufgeh\p{L}*|existier\p{L}*|uberleb\p{L}*)
    \bob ich (?:morgen )?(?:noch )?(?:lebe|da bin)${gap(2)}egal
    \b(?:allen|jedem|nur|bloss|anderen|meiner familie|meinen eltern|euch)${gap(1)}?(?:eine?|ne|n|zur) (?:last|klotz am bein|belastung)
    \bbin${gap(4)}?(?:eine?|ne) (?:last|belastung)(?=\s*(?:$|[.,!]|fur))
    \b(?:falle?|bin)${gap(2)}zur last\b
    \b${NOBODY} braucht mich
    \bmich braucht${gap(2)}${NOBODY}
    \b${NOBODY} (?:will|liebt|mag) mich\b.{0,40}\b(?:leben|tot|sterben|weg)
    \b(?:will|braucht) mich${gap(1)}${NOBODY} mehr
    \b(?:am liebsten|lieber|besser)${gap(2)}?(?:wa?e?re? ich )?(?:tot|gar nicht mehr da|unter der erde|nie geboren)
    \b(?:nie|niemals|nicht)${gap(1)}?(?:auf die welt gekommen|geboren worden)
    \bunter der erde liegen
    \b(?:denk\p{L}*|dacht\p{L}*|gedanken|traum\p{L}*)${gap(5)}?(?:an den tod|an meinen tod|ans sterben|vom sterben|ans sterb\p{L}*|vom tod|zu sterben|ubers sterben|ans aufhoren zu leben)(?! (?:von|mein\p{L}*|de[rs]|unser\p{L}*|ihr\p{L}*|sein\p{L}*)\b)
    \b(?:suizid|selbstmord)(?:al|gedank\p{L}*|versuch\p{L}*|gefahrdet)
    \b(?:ans?|uber|von) (?:suizid|selbstmord)\b(?<=\b(?:denk\p{L}*|dacht\p{L}*|redet|spricht|schreibt)\b.{0,40})
    \bschluss ?(?:zu )?mach\p{L}*(?=\s*(?:$|[.,!]|mit (?:allem|dem leben)))(?<=\b(?:ein fur alle ?mal|endgultig|mit (?:allem|dem leben|mir)) .{0,20})
    \b(?:allem|dem ganzen|meinem leben|dem) (?:jetzt |heute |endlich |einfach )*ein ende\b
    \b(?:versucht|probiert|kurz davor)\b.{0,30}\b(?:mich|mir)${gap(3)}?(?:umzubringen|das leben zu nehmen|was anzutun|etwas anzutun|zu toten)
    \b(?:klinik|psychiatrie|krankenhaus|geschlossene\p{L}*|intensiv\p{L}*|station)\b.{0,40}\b(?:nach|wegen) (?:de[mnr]|(?:m)?eine[mnrs]|zwei) (?:\p{L}*versuch\p{L}*|uberdosis)
    \b(?:mein|erster|letzter|zweiter|dritter) (?:suizid|selbstmord)?versuch\b(?=.{0,40}\b(?:jahr|her|klinik|gedank|leben))
    \b(?:die|diese|meine|dunkle[n]?|schwarze[n]?|bose[n]?) gedanken\b.{0,20}\b(?:wieder|zuruck|schlimm\p{L}*)
    \b(?:sammel\p{L}*|sammle|gesammelt|horte\p{L}*|gehortet|heb\p{L}* .{0,20}auf|aufgehoben|aufgespart|beiseite\p{L}*|zur seite gelegt|zuruckgelegt|gebunkert|bunker\p{L}*)${gap(6)}?${PILLS}
    \b${PILLS}${gap(6)}?(?:gesammelt|sammel\p{L}*|gehortet|aufgehoben|aufgespart|zuruckgelegt|beiseite gelegt|gebunkert|bereit|vor mir)
    \bwie ?viele?${gap(4)}?(?:${PILLS}|paracetamol|ibu\p{L}*|davon)\b.{0,50}\b(?:vorbei|tot\b|tod|todlich|sterb\p{L}*|stirbt|${NOT}(?: mehr| wieder)* aufwach\p{L}*|umzubringen|umbring\p{L}*)
    \b(?:alle|die ganze packung|zu viele?|viel zu viele?|ne ganze|eine ganze)${gap(2)}?(?:${PILLS}|packung|schachtel|flasche)${gap(2)}?(?:geschluckt|genommen|eingeworfen|gefressen|intus)
    \b(?:hab\p{L}*|bin)${gap(5)}?(?:geritzt|gecuttet)
    \britz\p{L}*${gap(2)}?(?:mich|mir|wieder|seit)
    \b(?:mich|mir|sich)${gap(4)}?(?:zu )?(?:ritz\p{L}*|geritzt|selbst ?verletz\p{L}*)\b
    \bselbstverletz\p{L}*
    \bverletze?(?: ich)? mich (?:selber|selbst|absichtlich|wieder|wenn|um)
    \b(?:mir|mich)${gap(2)}?(?:selbst|selber|absichtlich|extra)${gap(2)}?(?:weh|schmerz\p{L}*|geschnitten|verbrannt|verbrenn\p{L}*|schneid\p{L}*|verletz\p{L}*)
    \btu(?:e)? mir (?:\p{L}+ )?weh\b
    \b(?:arme?|beine?|handgelenk\p{L}*|oberschenkel|unterarm\p{L}*|haut|bauch)${gap(3)}?(?:aufgeschnitten|zerschnitten|geritzt|aufgeritzt|blutig geschnitten|voller schnitte|voller narben)
    \b(?:schneid\p{L}*|schnitt\p{L}*) (?:ich )?(?:mir|mich)${gap(4)}?(?:arme?|beine?|handgelenk\p{L}*|haut|oberschenkel|wieder|um was|um etwas|absicht\p{L}*)\b(?! (?:ab|beim|in den finger))
    \bhab\p{L}* mich${gap(3)}?wieder geschnitten(?! beim)
    \b(?:rasier)?klingen?\b.{0,30}\b(?:neben mir|vor mir|bereit|unter(?:m| dem) kissen|versteckt|in der hand)
    \b(?:strick|seil(?! (?:furs?|vom|zum|am|des))|knarre|pistole|waffe)\b.{0,20}\b(?:besorgt|gekauft|liegt bereit|bereit|neben mir)(?<=\b(?:ich|mir|der|die|das) .{0,40})
    \b(?:vor|unter) (?:den|einen|die|eine|ne|nen|n) (?:\p{L}*zug|\p{L}-?bahn|bahn|lkw|laster|bus|auto)\b${gap(2)}?(?:zu )?(?:werf\p{L}*|schmei\p{L}*|spring\p{L}*|leg\p{L}*|stell\p{L}*|lauf\p{L}*)
    \b(?:werf\p{L}*|schmei\p{L}*|spring\p{L}*|leg\p{L}*)${gap(3)}?(?:vor|unter) (?:den|einen|die|eine|ne|nen|n) (?:\p{L}*zug|\p{L}-?bahn|lkw|laster|auto)\b
    \b(?:gegen|an) (?:den|einen|nen) (?:baum|bruckenpfeiler)\b.{0,15}\b(?:fahr\p{L}*|lenk\p{L}*|steuer\p{L}*)
    \b${WILL}${gap(4)}?(?:zu|bei|zur|zum)${gap(3)}?(?:in (?:den|n)|in'n|im) himmel\b(?<!\bmein\p{L}* (?:sohn|tochter|kind) .*)
    \b${WILL}${gap(3)}(?:wieder )?(?:bei|zu) (?:meine[rm]|mama|papa|oma|opa)${gap(2)}?(?:sein|gehen) (?:der|die|das) (?:tot|gestorben)
    \balles${gap(2)}?(?:geregelt|vorbereitet|organisiert|verschenkt|erledigt|geplant|bereit)\b.{0,70}\b(?:(?:ist|dann) (?:schluss|ende|vorbei|aus)(?! mit)|fur immer|nicht mehr da|es soweit)
    \b(?:heute(?: nacht| abend)?|morgen|bald|heut) (?:mach\p{L}* ich (?:schluss|ein ende|dem ein ende)|bin ich (?:tot|nicht mehr (?:da|hier)|fur immer|erlost)|ist (?:alles|es) (?:fur immer )?(?:vorbei|zu ende) mit mir)
    \b(?:hab\p{L}*)${gap(3)}?(?:mein(?:e|en)? (?:ganze[nrs]? )?(?:sachen|besitz|zeug)) (?:schon )?verschenkt
    \bdas war(?:s| es) (?:dann )?(?:mit mir|fur mich)(?=\s*(?:$|[.,!]))
    \b(?:mein )?letzter tag auf (?:der|dieser) (?:welt|erde)
    \b(?:trauert|weint) nicht um mich
    \bmir (?:\p{L}+ ){0,3}(?:was|etwas) an(?:zu)?tu\p{L}*
    \b(?:kugel|knarre|pistole)\b.{0,20}\b(?:in den|durch den|an den) (?:kopf|schadel)\b(?<=\b(?:mir|ich) .{0,50})
    \b(?:ich )?bring(?:e)? mich um(?=\s*(?:$|[.,!]|heute|morgen|bald))
    \b(?:knall|baller)\p{L}* (?:ich )?(?:mich|mir)${gap(4)}?(?:ab|weg|kugel)
    \b(?:werd\p{L}*|wurde?)${gap(4)}?(?:zuhause|zu hause|daheim|von (?:meinem|meiner|ihm))${gap(4)}?(?:geschlagen|verprugelt|misshandelt|missbraucht|vergewaltigt|gewurgt|eingesperrt)
    \b(?:hauslich\p{L}* gewalt)\b(?=.{0,40}\b(?:ich|mir|mich|opfer|bei uns))
    \b(?:blaue[n]? flecken?|veilchen|blaues auge)\b.{0,30}\b(?:von (?:ihm|meinem|meiner)|uberschmink\p{L}*|vertusch\p{L}*|versteck\p{L}*)
    \b(?:angst|furcht) vor mein(?:em|er|en) (?:\p{L}+ )?(?:mann|ehemann|freund|ex(?:freund|mann)?|partner|vater|papa|stiefvater|mutter|stiefmutter|eltern|bruder|onkel)\b
    \b(?:angst|furcht)\b.{0,15}\b(?:nach hause|heim) (?:zu )?(?:gehen|kommen)
    \btrau mich (?:nicht|net|nich) (?:nach hause|heim)\b
    \b(?:wenn|bis|sobald) (?:ihr|du|sie|jemand|man) (?:das|dies|diese nachricht)${gap(2)}?(?:lest|liest|lesen|findet)\b.{0,30}\b(?:weg|tot|nicht mehr|nimmer|fort|gegangen|vorbei)\b
    \b(?:schmerzlos\p{L}*|ohne schmerzen|schnell und schmerzlos)\b.{0,25}\b(?:sterb\p{L}*|stirbt|tot|tod|umbring\p{L}*|gehen|suizid|selbstmord)|\b(?:sterb\p{L}*|stirbt|tod|umbring\p{L}*|umzubringen|gehen)\b.{0,15}\b(?:schmerzlos\p{L}*|ohne schmerzen)
    \b(?:wie|womit)${gap(1)}?man${gap(3)}?(?:stirbt|sich (?:umbringt|umbringen kann|das leben nimmt|erhangt))(?! (?:in|bei|das|der|die)\b)
    ^(?:\p{L}+ ){0,3}(?:methode|weg|art|moglichkeit|etwas),? (?:die|der|das) nicht weh ?tut(?=\s*[?.!]*$)
    \b(?:mit allem|mit dem leben|mit mir) (?:\p{L}+ ){0,2}abgeschlossen
    \b(?:welt|leben|familie|alle|ihr|leute|kinder)\b.{0,20}\b(?:gut|besser|prima|super|wunderbar|bestens|auch) (?:\p{L}+ ){0,2}ohne mich\b|\bohne mich (?:\p{L}+ ){0,3}(?:weiter|gut aus|besser aus|klar)(?! (?:in|beim|mit) )
    \b(?:fast|beinahe|kurz davor|knapp davor)\b.{0,25}\b(?:gesprungen|zu springen|runtergesprungen|vor den zug|mich umzubringen|schluss zu machen|aufgehangt|was dummes zu (?:machen|tun))(?!.{0,20}\b(?:pool|wasser|see|meer|turm)\b)
    \b(?:langarm\p{L}*|lange armel|langen armeln?|pulli|pullover|armbander|verband)\b.{0,40}\b(?:keiner|niemand|nicht|verdeck\p{L}*|versteck\p{L}*)\b.{0,20}\b(?:arme?|sieht|narben|schnitte|sehen)
    \b(?:meine[rm]?|mein|die eigene) (?:eigene[nr]? )?(?:beerdigung|begrabnis|trauerfeier|grabstein|testament|sarg)\b.{0,50}\b(?:lieder|musik|ausgesucht|geplant|geschrieben|kommt|kommen|laufen|keiner|niemand|weint)|\b(?:lieder|musik|geplant|ausgesucht|keiner kommt|niemand kommt|kommt)\b.{0,30}\b(?:auf|fur|zu) meine[rm]? (?:beerdigung|begrabnis|trauerfeier)
    \b(?:wenn|gab\p{L}*|nur|einzig\p{L}*) (?:\p{L}+ ){0,3}(?:nicht|nich|wegen|noch)?.{0,25}\b(?:hatt\p{L}*|wa?e?r\p{L}*|halt\p{L}*|ware) (?:ich |mich )?(?:mich )?(?:schon )?(?:lang\p{L}*|langst) (?:\p{L}+ ){0,2}(?:schluss|umgebracht|tot|weg|nicht mehr|gegangen|gesprungen)|\b(?:einzige[rs]?|nur (?:noch )?(?:wegen|fur))\b.{0,30}\b(?:am leben|noch lebe|noch da bin|hier halt|lebe ich|leb ich noch)
    \b(?:nicht|nie)${gap(2)}?(?:geboren|gebor\p{L}*)\b(?<=\b(?:besser|ware|war|hatte) .{0,30})|\b(?:verdien\p{L}*)${gap(2)}?(?:es )?(?:nicht|nich|den tod|zu sterben)${gap(1)}?(?:zu )?(?:leben|am leben zu sein)?(?=\s*(?:$|[.,!]))(?<=\b(?:leben|tod|sterben|am leben zu sein)\s*)
    \b(?:gegen|an|auf) (?:die|den) (?:tur|wand|boden|schrank|heizung)${gap(1)}?(?:gestossen|geschubst|gedruckt|geworfen|geschleudert|geschmissen)\b(?<=\bmich .{0,60})|\b(?:an|bei) d(?:ie|er) (?:gurgel|kehle)|\bam hals (?:gepackt|gedruckt|gewurgt|gehalten)|\ban den haaren (?:gezogen|gezerrt|gepackt)
    \b(?:durchhalt\p{L}*|aushalt\p{L}*|schaff\p{L}*)\b.{0,30}\b(?:bevor ich|sonst)\b.{0,15}\b(?:dumm\p{L}*|scheiss\p{L}*|blod\p{L}*|antu\p{L}*|ende|mach)|\b(?:nicht )?(?:dass ich|bevor ich|angst,? dass ich)${gap(1)}?(?:mir |noch )?(?:was|etwas) (?:dummes|antu\p{L}*|schlimmes) (?:mach\p{L}*|tu\p{L}*|anstell\p{L}*)?
    \b(?:seit|ohne) (?:er|sie|ihn|ihm|mama|papa|mein\p{L}* \p{L}+)\b.{0,30}\b(?:kein\p{L}* sinn|sinnlos|nichts mehr (?:einen )?sinn|nicht mehr (?:leben|weiter))|\b(?:ihm|ihr|mama|papa|meine[rm] (?:\p{L}+)) (?:\p{L}+ )?(?:in den tod )?(?:folgen|nachgehen|hinterher)(?=\s*(?:$|[.,!]))(?<=\b(?:will|mochte|wurde|werde) .{0,40})
    \b(?:tabletten|pillen|medikamente|uberdosis|pulsadern|aufgeschnitten)\b.{0,50}\b(?:im krankenhaus|auf (?:der )?intensiv|in der klinik|notaufnahme|magen ausgepumpt|aufgewacht)
    \b(?:hoff\p{L}*|wunsch\p{L}*|wa?e?r\p{L}* schon|am liebsten)\b.{0,40}\b(?:mich|mir)\b.{0,30}\b(?:uberfahr\p{L}*|uberfahrt|erschiess\p{L}*|erwischt|ein blitz|ein auto|ein lkw|lkw|krebs|umbringt|erlost|totfahrt)
    \b(?:kopf|wand|faust|mir)\b.{0,30}\b(?:gegen|in|an|auf) (?:die|den|meinen) (?:wand|kopf|gesicht|bauch)\b(?<=\b(?:hau\p{L}*|schlag\p{L}*|knall\p{L}*|box\p{L}*) .{0,60})(?<=\b(?:ich|mir|mich) .{0,80})|\b(?:schlag|hau)\p{L}* (?:ich )?(?:mich|mir) (?:selbst|selber)
    \b(?:daheim|zuhause|zu hause|bei uns|elternhaus)\b.{0,50}\b(?:holle|prugel|schlage|schlagt|geschlagen|gewalt|verprugelt|gurtel)(?! (?:los|heiss))
    \b(?:prugel|schlage|gurtel|ohrfeigen|backpfeifen)\b.{0,20}\b(?:von|krieg\p{L}*|bekomm\p{L}*|abbekomm\p{L}*|setzt)\b(?<=\b(?:ich|wir|mich|uns|dann|papa|mama|vater|mutter) .{0,90})(?!.{0,20}(?:gegner|mannschaft|verein))
    \b(?:mude|satt|leid|kraft|erschopft)\b.{0,15}\b(?:zu kampfen|vom kampfen|am kampfen|den kampf|weiterzukampfen)|\b(?:kampfe?|kampfen)\b.{0,12}\bnicht mehr(?=\s*(?:$|[.,!]|weiter))|\bich geb(?:e)? auf(?=\s*(?:$|[.,!]))(?<=\b(?:kampf\p{L}*|leben|alles|mude|kraft|nicht mehr)\b.{0,50})
    \b(?:herz)\b.{0,20}\b(?:stehen ?bleib\p{L}*|aufhor\p{L}*|stehenbleib\p{L}*)\b(?<=\b${WILL}\b.{0,60}|\b(?:einfach|liebsten)\b.{0,60})
    \b(?:inner\p{L}*|innen|drin\p{L}*|seelisch)\b.{0,20}\b(?:tot|gestorben|abgestorben)\b|\b(?:bin|fuhl\p{L}*)${gap(3)}?(?:schon )?(?:lang\p{L}* )?(?:innerlich|innen drin) (?:tot|leer|gestorben)|\b(?:existier\p{L}*|funktionier\p{L}*) (?:nur )?(?:noch|bloss)\b(?=.{0,40}\b(?:leben|tot|sinn|mehr|$))(?<=\bich .{0,30})
    \b(?:messer|schere|klinge|scherbe)\b.{0,15}\b(?:in der hand|an den? (?:arm\p{L}*|hals|puls\p{L}*|handgelenk))\b(?=.{0,40}\b(?:zitter\p{L}*|heul\p{L}*|wein\p{L}*|kann nicht|trau\p{L}*|ich)\b|\s*$)(?<!\b(?:koch\p{L}*|kuche|zwiebel\p{L}*) .*)(?!.{0,30}\b(?:zwiebel|kuche|brot))
    \b(?:von (?:allen|jedem|euch|der welt|meinen liebsten|meiner familie))\b.{0,20}\bverabschiedet\b|\b(?:verabschied\p{L}*) mich (?:\p{L}+ )?(?:fur immer|von (?:euch|allen|der welt|dieser welt))|\b(?:lebt wohl|leb wohl|machts gut ihr)\b.{0,30}\b(?:alle|fur immer|ihr|nicht mehr)
    \b(?:ich bin|war)${gap(2)}?(?:ein|nur ein|der grosste)? ?(?:fehler|unfall|irrtum)(?=\s*(?:$|[.,!]))(?<=\b(?:ich bin|ich war) .{0,30})(?=.{0,40}\b(?:leben|geboren|welt|sterb|$))|\babgetrieben (?:werden|worden)\b(?<=\b(?:mich|ich) .{0,40})|\b(?:platzverschwendung|sauerstoffverschwendung|abschaum)\b(?<=\b(?:ich|mich)\b.{0,30})
    \bwer (?:kummert|nimmt|futtert|sorgt)\b.{0,40}\bwenn ich (?:tot|weg|nicht mehr)\b
    \b(?:nachst\p{L}*|morgige?n?|mein\p{L}*)${gap(1)}?(?:geburtstag|weihnachten|sommer|jahr|morgen|tag) (?:\p{L}+ ){0,3}(?:nicht|nie|nimmer) (?:mehr )?(?:erleb\p{L}*|da sein|leben)|\b(?:erleb\p{L}*|schaff\p{L}*)${gap(4)}?(?:nachst\p{L}*|mein\p{L}* \d+|weihnachten|30|geburtstag)\b.{0,20}\b(?:nicht|nie)\b.{0,10}
    \b(?:gott|herr|bitte)\b.{0,15}\b(?:lass mich|hol mich|nimm mich)${gap(1)}?(?:sterben|gehen|zu dir|endlich)|\blasst? mich (?:einfach |endlich )?(?:sterben|gehen)(?=\s*(?:$|[.,!]))(?<=\b(?:sterben|einfach gehen|endlich gehen)\s*)
    \bstimmen?\b.{0,30}\b(?:sag\p{L}*|befehl\p{L}*|rufen|will|wollen)\b.{0,30}\b(?:mich|mir|umbring\p{L}*|springen|sterben|ritz\p{L}*|verletz\p{L}*)
    \b(?:strick|seil|galgenknoten|schlinge|heliumflasche|rattengift)\b.{0,25}\b(?:gekauft|besorgt|gebunden|aufgehangt|bestellt|gelernt|hangt)|\bwie (?:man )?(?:\p{L}+ )?(?:ein\p{L}* )?(?:galgenknoten|henkersknoten|schlinge)\b
    \b(?:schmerz\p{L}*|qual\p{L}*|leid\p{L}*|leere)\b.{0,30}\b(?:ende|aufhor\p{L}*|vorbei|nicht mehr aus\b|ertrag\p{L}*|unertraglich)\b(?<=\b(?:ich|mein\p{L}*|dies\p{L}*|seelisch\p{L}*) .{0,60})(?!.{0,20}\b(?:knie|rucken|zahn|kopf|fuss|schulter))(?<!\b(?:knie|rucken|zahn|kopf|fuss|schulter|bauch)\p{L}*.{0,40})
    \bvorbei mit mir\b|\b(?:lust|kraft|will|wollen|mag)\b.{0,40}\baugen${gap(2)}?(?:nicht|nie|auf)(?:${gap(1)}?(?:mehr|wieder))?${gap(1)}?(?:auf)?(?:zu)?(?:mach\p{L}*|offn\p{L}*)
    \b(?:warum|wieso|wozu|wofur)\b.{0,30}\b(?:atme|atmen|aufsteh\p{L}* soll|noch da bin|noch hier bin|es mich gibt)
    \b(?:lenkrad|steuer)\b.{0,25}\b(?:loslass\p{L}*|losgelassen|rumreiss\p{L}*|rumgerissen|greif\p{L}*|los(?:zu)?lass\p{L}*|verreiss\p{L}*|los)(?<=\b(?:ich|uberleg\p{L}*|gedacht|denk\p{L}*|einfach|ins) .{0,90})|\b(?:in den|auf den|gegen) gegenverkehr
    \b(?:narben|wunden|schnitte)\b.{0,30}\b(?:aufgegangen|aufgekratzt|aufgemacht|frisch\p{L}*|nicht aufhoren|wieder auf|neu\p{L}*)
    \bdruck\b.{0,30}\b(?:blut\p{L}*|schneid\p{L}*|ritz\p{L}*|klinge)|\b(?:blut|bluten|blute)\b.{0,30}\b(?:ruhig\p{L}*|druck|erleicht\p{L}*|besser|spur\p{L}*)(?<=\b(?:erst|nur|wenn|bis|sobald) .{0,60})
    \bblaue[n]? flecken?\b.{0,40}\b(?:letzte\p{L}*|zahl\p{L}*|seinen?|woche)|\b(?:zahl\p{L}*|neue|wieder)${gap(3)}?blaue[n]? flecken?\b|\b(?:panik|zitter\p{L}*|angst)\b.{0,50}\b(?:schlussel|heimkommt|nach hause kommt|seine schritte)|\b(?:schlussel|heimkommt|nach hause kommt|seine schritte)\b.{0,40}\b(?:panik|zitter\p{L}*|angst)
    \bnicht (?:alter als|alt werden|\d+ werden)\b(?<=\b(?:will|mochte|werd\p{L}*) .{0,40})|\bnicht (?:gemacht|geschaffen|gedacht) fur diese welt|\bfur diese welt (?:\p{L}+ )?nicht gemacht
    \b(?:kann|konnte) man\b.{0,20}\b(?:an|mit|von|durch) (?:\p{L}+ )?(?:schlaf)?(?:tabletten|pillen|medikamenten|insulin|paracetamol|ibuprofen|drogen)\b.{0,20}\b(?:sterben|sich umbringen|draufgehen)
    \b(?:weg sein|gehen|verschwinden)\b.{0,30}\b(?:richtig weg|fur immer|endgultig|nicht urlaub)|\brichtig weg\b(?=\s*$)
    \b(?:ex|er|sie|freund(?:in)?|mann|frau)\b.{0,30}\b(?:droht|gedroht)\b.{0,20}\b(?:sich (?:was|etwas|umzu\p{L}+|das leben)|mit selbstmord|mit suizid)
    \b(?:polizei|anzeige|anzeig\p{L}*|verlass\p{L}*|geh\p{L}*)\b.{0,40}\b(?:unter die erde|bringt er mich|tot|kalt|umbringen|macht er mich)
    \b(?:seil|strick)\b.{0,30}\b(?:keller|dachboden|garage|balken|haken)\b(?=.{0,30}\b(?:gesehen|denk\p{L}*|hang\p{L}*|kopf|wart\p{L}*))|\b(?:keller|dachboden|garage)\b.{0,20}\b(?:seil|strick)\b.{0,30}\b(?:kopf|gesehen|denk\p{L}*|hang\p{L}*)
    \bob es\b.{0,12}\bweh ?tut\b.{0,20}\b(?:spring\p{L}*|stirb\p{L}*|sterb\p{L}*|erhang\p{L}*|erstick\p{L}*)|\btut (?:es |das )?weh\b.{0,20}\b(?:sterben|stirbt|springt|zu ertrinken)
    \b(?:mich halt|halt mich|gibt mir|bindet mich)${gap(5)}?(?:nix|nichts)${gap(1)}?(?:mehr )?(?:hier|am leben|auf der welt|noch)?(?=\s*(?:$|[.,!]|mehr))(?<=\b(?:hier|mehr|leben|welt|nichts|nix)\s*)(?! im)
    \b(?:sagt|schreit|meint|schreibt)\b.{0,20}\b(?:ich soll|soll ich)${gap(1)}?(?:doch )?(?:verrecken|sterben|mich umbringen|krepieren)|\b(?:schmeisst|wirft|schmeissen)${gap(3)}?nach mir
    \b(?:frische|neue|lauter|uberall|viele)${gap(1)}?(?:schnitte|schnittwunden|ritzer|narben)\b.{0,20}\b(?:arm\p{L}*|bein\p{L}*|unterarm\p{L}*|handgelenk\p{L}*)
    \b(?:frieden|ruhe)\b.{0,30}\b(?:egal wie|endgultig|fur immer|um jeden preis)|\bdenk\p{L}*${gap(4)}?(?:nur noch |bloss noch |immer )?ans ende\b|\b(?:enttauscht|traurig|sauer|wutend)\b.{0,20}\b(?:dass ich )?(?:noch|wieder)${gap(1)}?(?:am leben|lebe|aufgewacht|aufwache|da bin)
    \b(?:niemand|keiner|kein mensch)\b.{0,20}\b(?:beerdigung|begrabnis)\b|\btestament\b.{0,20}\b(?:gemacht|geschrieben|fertig)\b(?<=\b(?:mein|hab\p{L}* mein) testament .{0,30})
    \b(?:arme?|beine?|haut|handgelenk|oberschenkel)${gap(2)}?(?:zu )?(?:schneid\p{L}*|geschnitten|ritz\p{L}*)\b(?<=\b(?:mir|mich|meine?n?)\b.{0,60})
    \b(?:genug|reichlich|viele|ausreichend|jede menge)${gap(2)}?${PILLS}(?! (?:furs?|gegen))|\b(?:kein\p{L}*|ohne)${gap(2)}?(?:grund|sinn|lust|kraft|perspektive)${gap(2)}?(?:zu |zum |um )?(?:weiter(?:zu)?mach\p{L}*|weiter(?:zu)?leb\p{L}*|leben)\b
    \b(?:nach|seit) (?:de[mr]|meine[mr]|einem|zwei) (?:ersten |zweiten |dritten |letzten |gescheiterten )?(?:suizid|selbstmord)?versuch(?:en)?\b(?! (?:de[rsn]|mit|zu kochen|beim)\b)|\b(?:vermiss\p{L}*|fehl\p{L}*)\b.{0,15}\b(?:mich|ich)?${gap(2)}?(?:eh |sowieso |ja )?${NOBODY}\b(?<=\b(?:mich|ich) .{0,40})|\b${NOBODY}${gap(3)}?mich${gap(2)}?vermiss\p{L}*|\b(?:wurd\p{L}*|werd\p{L}*) mich${gap(1)}?(?:eh |sowieso )?${NOBODY}${gap(1)}?vermiss\p{L}*
    \b(?:leben|dasein|alltag)\b.{0,25}\b(?:nicht|nich|nimmer)${gap(1)}?(?:mehr |langer )?(?:ertrag\p{L}*|aushalt\p{L}*|aus\b|ertragen|verkraft\p{L}*)
    \b(?:wie|ob) es (?:wa?e?r\p{L}*|ist|sein wurde|sich anfuhlt)${gap(3)}?(?:tot|gestorben|nicht mehr (?:da|zu leben)|zu sterben)
    \b(?:lieber|besser|schoner|wunscht\p{L}*|wa?e?re?)\b.{0,30}\b(?:nicht|nie|nicht mehr|nie mehr|nie wieder)${gap(1)}?aufgewacht|\b(?:klingen?|rasierklingen?)\b.{0,12}\b(?:gekauft|besorgt|bestellt)|\bob ich (?:lebe|leb|da bin)${gap(3)}?(?:oder nicht|oder sterb\p{L}*|oder tot)|\b(?:erstech\p{L}*|ersticht|erschlag\p{L}*|ersticken|erwurg\p{L}*) mich\b|\bmich\b.{0,20}\b(?:im schlaf|wenn ich schlafe)\b
    \b(?:schlafen|einschlafen|liegen bleiben)\b.{0,15}\b${NO_MORE}${gap(1)}?(?:aufsteh\p{L}*|aufwach\p{L}*)|\b(?:kratz|beiss|knibbel)\p{L}*\b.{0,30}\b(?:blut\p{L}*|wund)\b(?<=\b(?:ich|mir|mich) .{0,60})
  `,
  unlessTale: foldedRules`
    \b${THEY}${gap(6)}?(?:mich|uns|mir)${gap(5)}?${HITS}(?! (?:um|vom hocker|weg|vor\b))
    \b${THEY}${gap(6)}?${HITS} (?:mich|uns|mir)\b(?! (?:um|vom hocker|vor|zu)\b)
    \b${HITS}${gap(1)}?(?:mich|uns)${gap(1)}?(?:immer|oft|wieder|manchmal|jeden|wenn|taglich)\b
    \b(?:er|sie|mann|freund|vater|papa) (?:\p{L}+ ){0,5}(?:und|oder) (?:haut|schlagt|verprugelt|tritt|wurgt) mich
    \bhaut mich\b(?! (?:um|vom|weg))(?<=\b${THEY} .{0,60})
    \b${THEY}${gap(4)}?(?:fass?t|grapscht|begrapscht|betatscht|beruhrt|befummelt)${gap(2)}?mich${gap(2)}?(?:an|nachts|da|unten|immer|obwohl)
    \bmein (?:stief)?(?:vater|bruder|onkel|opa|papa)${gap(3)}?(?:begrapscht|betatscht|befummelt|beruhrt|missbraucht) mich
    \b(?:hat|haben)${gap(2)}?mich${gap(4)}?(?:vergewaltigt|missbraucht|misshandelt|begrapscht)
    \b${THEY}${gap(4)}?(?:droht|gedroht|bedroht)${gap(6)}?(?:umzubringen|umbringt|zu toten|abzustechen|totzuschlagen|totschlagt|kaltzumachen)
    \b(?:droht|gedroht)${gap(3)}(?:wenn|falls) ich (?:gehe|geh|ihn verlasse|abhaue)
    \b${THEY}${gap(3)}(?:bringt|schlagt) mich${gap(2)}?(?:um|tot),? (?:wenn|falls)
    \b${THEY}${gap(3)}?(?:lasst|lassen) mich${gap(2)}?(?:nicht|nich|nie|kaum)${gap(2)}?(?:aus dem haus|aus der wohnung|raus|vor die tur|weg|gehen|allein(?:e)? (?:raus|weg)|zu meine[nr] (?:freunde\p{L}*|familie|eltern|mutter))
    \b${THEY}${gap(3)}?(?:sperrt|schliesst|hat)${gap(1)}?mich${gap(3)}?(?:ein\b|eingesperrt|eingeschlossen)
    \b${THEY}${gap(2)}?(?:kontrolliert|uberwacht) (?:mein handy|mich|alles)\b(?=.{0,60}\b(?:angst|schlag\p{L}*|haut|droht|darf))
    \b${FRIEND}\b.{0,60}\b(?:sich${gap(3)}?(?:was|etwas) an(?:zu)?tu\p{L}*|sich${gap(3)}?(?:umbringen|umzubringen|umbringt|das leben (?:zu )?nehm\p{L}*|ritz\p{L}*|geritzt|selbst verletzt|aufhangen|aufzuhangen)|nicht mehr leben (?:will|mochte|mag|wolle)|(?:will|mochte|mag)${gap(2)}?(?:nicht mehr leben|sterben|nicht mehr da sein|tot sein)|sterben (?:will|mochte|wolle)|selbstmord\p{L}*|suizid\p{L}*|abschiedsnachricht\p{L}*)(?<!\bhat sich .{0,30}umgebracht)
    \b(?:bruck\p{L}*|dach(?:es)?|hochhaus\p{L}*|klippe\p{L}*|gleis\p{L}*|schienen|balkon|parkhaus|fenster)\b.{0,45}\b(?:zu )?(?:springe?n?|spring|gesprungen|runterspring\p{L}*|runterzuspringen|runter|fallen (?:zu )?lassen|hinunter|einfach los)\b(?<=\b(?:ich|mich|i|uberleg\p{L}*|denk\p{L}*|steh\p{L}*) .{0,100})
    \bich${gap(3)}?(?:springe?|spring)${gap(1)}(?:jetzt|heute|gleich|bald|einfach|von)(?=.{0,15}\b(?:bruck|dach|hochhaus|balkon|klippe|$))(?! ins)
    \b${FRIEND}\b.{0,40}\b(?:verschenkt|verabschiedet sich|schnitte an|narben an|geritzte|nichts mehr zu verlieren|abschied)\b(?=.{0,60}\b(?:alles|abschied\p{L}*|angst|sorge\p{L}*|komisch|arm\p{L}*|fur immer|von allen|verschwinden))(?<!\balten .*)
    \b${THEY}\b.{0,25}\b(?:ausgerastet|ausgetickt|durchgedreht|rastet aus|rastet (?:\p{L}+ )?aus|trinkt|gesoffen|sauft|zuschlagt|zugeschlagen)\b.{0,40}\b(?:blau\p{L}*|blut\p{L}*|prugel|schlage|verletzt|angst|auge|rippe\p{L}*|krankenhaus|verstecken?|flecken)
    \b${THEY}${gap(3)}?(?:zwingt|gezwungen|notigt)${gap(1)}?mich\b|\bzwingt mich (?:zum sex|mit ihm|dazu)|\b(?:mit (?:dem|einem) (?:messer|gurtel|guertel|kabel|stock)) (?:\p{L}+ ){0,2}(?:bedroht|geschlagen|auf mich)|\bversteck\p{L}* mich (?:\p{L}+ ){0,2}vor (?:ihm|meinem|ihr)|\b(?:schliess|sperr)\p{L}* mich (?:\p{L}+ ){0,2}(?:im bad|ein),? (?:wenn|weil) (?:er|mein|papa)
    \bich\b.{0,25}\b(?:balkon|dach|brucke|gleis\p{L}*|bahnsteig|fensterbrett|hochhaus)\b.{0,20}\b(?:gestanden|stand|gesprungen|stehe)\b(?=.{0,50}\b(?:spring\p{L}*|gedacht|denk\p{L}*|fast|getraut|uberleg\p{L}*|weinen))
    \b${FRIEND}\b.{0,40}\b(?:sagt|schreibt|meint|redet)\b.{0,25}\bverschwinden\b
  `,
  tale: foldedPattern()`
    \b(?:film\p{L}*|serie|buch|roman\p{L}*|krimi\p{L}*|thriller|tatort|theater\p{L}*|stuck|oper|folge|staffel|kapitel|szene|game|level|endboss|held(?:in)?|hauptfigur|figur|charakter|romeo|werther|marchen|nachrichten|zeitung|geschichte von
    |schach|tennis|tischtennis|karten|kartenspiel|spiel(?:en|abend)?|badminton|dart|fifa|mario|kart|rennen|wettkampf|monopoly|skat|poker|bowling|kegeln|billard|armdrucken|scrabble|quiz|boxen|boxring|training|turnier|finale|pokal|judo|karate|fussball|bungee|fallschirm\p{L}*|schwimmbad|freibad|turm|pool|wasser|trampolin|hund|katze|katz|kater|papagei|pferd|haha+|hihi|lol|\d[-:]\d|sonne|tor|mannschaft|rasier\p{L}*|koch(?:en|te)?|zwiebel\p{L}*)\b
  `,
}
