import { foldedPattern, foldedRules } from '../../pattern.ts'
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
    \b(?:strick|seil|knarre|pistole|waffe)\b.{0,20}\b(?:besorgt|gekauft|liegt bereit|bereit|neben mir)(?<=\b(?:ich|mir|der|die|das) .{0,40})
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
  `,
  tale: foldedPattern()`
    \b(?:film\p{L}*|serie|buch|roman\p{L}*|krimi\p{L}*|thriller|tatort|theater\p{L}*|stuck|oper|folge|staffel|kapitel|szene|game|level|endboss|held(?:in)?|hauptfigur|figur|charakter|romeo|werther|marchen|nachrichten|zeitung|geschichte von
    |schach|tennis|tischtennis|karten|kartenspiel|spiel(?:en|abend)?|badminton|dart|fifa|mario|kart|rennen|wettkampf|monopoly|skat|poker|bowling|kegeln|billard|armdrucken|scrabble|quiz|boxen|boxring|training|turnier|finale|pokal|judo|karate|fussball|bungee|fallschirm\p{L}*|schwimmbad|freibad|turm|pool|wasser|trampolin|hund|katze|katz|kater|papagei|pferd|haha+|hihi|lol)\b
  `,
}
