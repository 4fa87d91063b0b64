import { foldedPattern } from '../pattern.ts'
import type { Rules } from './rules.ts'

const WHO = String.raw`(?:dich|ihn|sie|euch|den|die|das|dir|ihm|ihr|jemanden?|einen menschen|leute|alle|(?:meine?n?|meinem|deine?n?|unsere?n?) (?:\p{L}+)|den (?:\p{L}+))`
const GROUP = String.raw`(?:juden|muslime[n]?|moslems?|auslander[n]?|fluchtlinge[n]?|asylanten|migranten|schwule[n]?|lesben|homosexuelle[n]?|zigeuner[n]?|roma|neger[n]?|schwarze[n]?|turken|araber[n]?|behinderte[n]?|transen|christen|frauen)`
const AGE = '(?:1[0-7]|[5-9]|zehn|elf|zwolf|zwoelf|dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn)'

export const de: Rules = {
  idioms: foldedPattern('g')`
    \b(?:pflanze|blume|tomate|orchidee|basilikum|rose|kaktus|handy|laptop|akku|auto)n? (?:\p{L}+ ){0,3}(?:nicht mehr leben|sterben|eingehen|tot)\b|\bbringe? mich noch um mit\b|\b(?:suizid|selbstmord)(?:rate|zahl|statistik|pravention)\p{L}*|\b(?:lach\p{L}*|argere?n?|geargert|gelacht|langweile?) (?:ich )?(?:mich |uns )?(?:noch )?(?:fast )?tot\b|\btot ?(?:gelacht|geargert|lachen|geschlagen)\b
    |\bwie (?:\p{L}+ ){1,2}(?:ich )?(?:die |den )?(?:muck\p{L}*|schimmel|blattlause|ameisen|fliegen|motten|unkraut|spinnen)\b.{0,20}
    |\b(?:bring|bringe|mach|schlag|werde) (?:ich )?(?:ihn|sie|dich|den|euch) (?:\p{L}+ )?(?:um|fertig|platt|tot),? (?:wenn|falls|beim|im)\b.{0,60}
    |\b(?:haha|hihi|lol)\b|\b(?:mit blicken|vor lachen|vor hunger)\b|\bzehner springen|\bnicht mehr leben (?:ohne kaffee)
    |\bschlag dich (?:beim|im|in)\b|\bin (?:die )?schale\b|\bwerfe? mich aufs?\b
    |\b(?:alleine?|allein|mit (?!dem|meinem|diesem)\p{L}+|in (?:der|einer|dieser) \p{L}+|zu ?hause) leben\b
    |\b(?:finanzieller|wirtschaftlicher|politischer|karriere) ?selbstmord|\bselbstmord(?:kommando|attentater)\p{L}*|\bmarchen vom selbstmord|\babschieds(?:brief|mail) (?:von der katze|(?:an|fur) (?:\p{L}+ )?(?:kolleg\p{L}*|firma|team|buro|chef\p{L}*|arbeit|job|abteilung))|\b(?:bringt|bringen) mich (?:noch )?um\b|\b(?:wird|werden) mich umbringen(?! wollen)
  `,
  crisis: foldedPattern()`
    \b(?:will|mo(?:e)?chte|mag|kann|wollte|bock|lust|kraft|kein\p{L}*) (?:\p{L}+ ){0,4}nicht mehr (?:so )?(?:leben|da sein|aufwachen|existieren|hier sein)\b(?! (?:in|mit|bei|wie)\b)
    |\b(?:kein\p{L}*|ohne) (?:bock|lust|kraft|energie|willen) (?:mehr )?(?:zum|zu|auf(?:s| das)?|am) (?:leben|weiterleben)\b|\bkeine (?:kraft|lust) mehr zum leben\b
    |\b(?:will|mo(?:e)?chte|wollte) (?:\p{L}+ ){0,3}(?:sterben|tot sein)\b|\b(?:will|mo(?:e)?chte) (?:\p{L}+ )?nicht mehr (?:da sein|sein|leben|weiterleben|existieren|aufwachen)\b
    |\b(?:wunschte|wuenschte|wollte),? (?:ich )?(?:ware?|waer\p{L}*) (?:ich )?(?:schon |einfach )?(?:tot|nie geboren|nicht mehr da|nicht auf der welt)
    |\b(?:nie|niemals) geboren(?: worden)?\b.{0,12}\b(?:ware|waere)|\b(?:ware|waere|war) (?:ich )?(?:\p{L}+ ){0,3}(?:tot|nie geboren)\b
    |\b(?:wenn|dass) es mich nicht mehr gabe|(?<!\b(?:wird|hat|werden|haben|hatte|sie|er|es) )\bmich (?:\p{L}+ ){0,2}(?:um(?:zu)?bringen|umgebracht)|\bbring\p{L}* mich (?:\p{L}+ ){0,3}um(?=\s*(?:$|[.!?,]))(?<!(?:hitze|spannung|fusse) bring\p{L}* mich (?:\p{L}+ ){0,3}um)
    |\bnie(?: wieder|mals|)? (?:mehr )?(?:wieder )?aufwachen|\beinschlafen und nie\b
    |\bselbstmord(?:gedank\p{L}*| begehen)|\b(?:denk\p{L}*|dachte|gedacht|will|plane) (?:\p{L}+ ){0,3}(?:an |uber )?(?:selbstmord|suizid)|suizid(?:gedank|al|versuch)|\bsuizid ist\b
    |\b(?:ritze|ritz) mich\b|\bwieder geritzt\b|\bgeritzt\b(?! die| das| den)|\b(?:hab|habe) mich (?:\p{L}+ ){0,3}geschnitten\b(?=.{0,15}\b(?:absicht|absichtlich|extra|arm|arme|handgelenk))
    |\b(?:verletze|verletz) mich selbst|\bmir (?:\p{L}+ ){0,2}(?:was|etwas) an(?:zu)?(?:tun|tue|tu)\b|\bmich selbst (?:zu )?verletz\p{L}*
    |\b(?:ohne mich|wenn ich (?:weg|tot|nicht mehr da) (?:ware|waere|bin)) (?:\p{L}+ ){0,3}(?:besser|glucklicher)|\b(?:besser|glucklicher) (?:\p{L}+ )?(?:dran )?ohne mich\b|\b(?:ginge?|geht) es (?:\p{L}+ )?besser ohne mich
    |\bweg von dieser welt\b|\b(?:kein\p{L}*|nicht|keinerlei) (?:\p{L}+ ){0,3}sinn (?:mehr )?(?:im|am|in meinem) leben|\bleben (?:\p{L}+ ){0,3}(?:keinen sinn|sinnlos|nicht mehr lebenswert|nichts mehr wert)
    |\bhalte? (?:dieses|mein|das) leben nicht mehr aus|\bschluss mit (?:allem|meinem leben|dem leben)\b|\b(?:allem|meinem leben|mir) (?:\p{L}+ ){0,2}ein ende (?:\p{L}+ )?(?:setz\p{L}*|mach\p{L}*|bereit\p{L}*)
    |\b(?:nehm\p{L}*|nahm) mir (?:\p{L}+ )?das leben|\b(?:alle|zu viele|eine ganze packung|samtliche) (?:meine )?(?:tabletten|schlaftabletten|pillen) (?:\p{L}+ )?(?:geschluckt|genommen|eingeworfen)|\buberdosis (?:\p{L}+ )?(?:genommen|mit absicht)
    |\b(?:brucke|dach|fenster|hochhaus)\b.{0,20}\b(?:will|werde|mochte) (?:\p{L}+ )?(?:springen|runter)|\b(?:werf\p{L}*|schmei\p{L}*) mich vor\b|\bmich (?:\p{L}+ ){0,2}(?:vor (?:den|einen|die) (?:zug|bahn|auto|u-bahn|lkw)|von der brucke|aus dem fenster)
    |\bmich (?:\p{L}+ )?(?:erhang\p{L}*|aufhang\p{L}*|erschiess\p{L}*|vergift\p{L}*|ertrank\p{L}*)|\bhang\p{L}* mich auf\b|\berschiess\p{L}* mich\b
    |\babschiedsbrief (?:\p{L}+ )?(?:schon |bereits )?(?:geschrieben|fertig)|\b(?:schreibe?|mein) (?:\p{L}+ ){0,2}abschiedsbrief|\blebensmude\b
    |\b(?:merken|vermissen|interessieren|auffallen),? wenn ich (?:tot|weg|nicht mehr da) (?:ware|waere|bin)|\bhasse mein leben\b.{0,30}\b(?:aufhor|enden|ende|vorbei)|\balles endet\b.{0,20}\bleben\b|\bverdient?(?: \p{L}+)* zu sterben
    |\bkann und will nicht mehr\b|\bwozu (?:lebe? ich|noch leben|leb ich)|\bnicht mehr weiterleben\b
    |\b(?:selbstmord|suizid|nicht mehr leben|will sterben|mein leben beenden|ritze mich|mir etwas antun|lebensmude)\b|\b(?:br(?:ing|ach?t)e? mich um|bring mich (?:noch )?um|will tot sein|(?:ware?|waere) (?:ich )?(?:am liebsten |lieber |gern |gerne )?tot\b|nicht mehr (?:aufwachen|am leben sein|weiterleben)|will nicht mehr(?=\s*(?:$|[.!]))|keinen (?:sinn|grund) mehr (?:zu|im) leben|wozu noch leben|(?:ritze|schneide|verletze|ritz) mich\b|mich (?:selbst |wieder |gestern )?(?:geritzt|verletzen|umbringen)|mir das leben nehmen|schluss machen mit (?:dem|meinem) leben|(?:mochte|will) sterben|abschiedsbrief)
    |\b(?:daran|gedanken),? (?:zu sterben|mich umzubringen|tot zu sein)|\b(?:wenn|falls) ich (?:tot|gestorben|nicht mehr am leben) (?:ware|waer\p{L}*|war|bin)|\b(?:ware?|war|waer\p{L}*) nicht mehr am leben|\b(?:klinge|rasierklinge|cutter|strick|pistole)\b.{0,15}\b(?:in der hand|bereit|am hals)|\b(?:genug|viele|alle) (?:tabletten|pillen|schlaftabletten) (?:gesammelt|gehortet|besorgt|aufgehoben)
    |\b(?:nur |allen |fur alle |fur andere |jedem )?(?:eine |zur )last fur (?:alle|andere|meine familie|euch)|\bnur noch (?:eine )?last\b|\b(?:tod|sterben) (?:ware|war|ist) (?:\p{L}+ )?(?:eine )?(?:erlosung|erleichterung)|\b(?:von|vom) (?:der |einer |einem )?(?:brucke|dach|hochhaus|balkon) (?:zu )?(?:springen|gesprungen|runter)|\b(?:arme?|adern|pulsadern|handgelenke?) (?:wieder )?(?:aufgeschnitten|aufgeritzt|aufschneiden|geritzt)|\b(?:tu|tue|tun) (?:ich )?mir (?:\p{L}+ ){0,2}(?:was|etwas) an\b|\bmir (?:\p{L}+ ){0,2}(?:was|etwas) an(?:tu\p{L}*|zutun)|\b(?:mach|mache) (?:\p{L}+ )?schluss mit (?:dem|meinem) leben|\b(?:niemand|keiner) (?:wurde|wird) (?:\p{L}+ )?(?:weinen|mich vermissen|merken).{0,15}\bich|\bkein(?:en)? (?:lebenswillen|lebensmut)|\blebenswillen verloren
    |\bmir (?:\p{L}+ ){0,3}das leben (?:zu )?nehmen|\bnicht mehr (?:zu )?(?:existieren|leben wollen)|\b(?:pillen|tabletten|schlaftabletten) (?:\p{L}+ ){0,2}(?:vor mir|bereit)|\begal,? ob ich (?:\p{L}+ )?(?:noch )?(?:lebe|aufwache|sterbe)|\bpulsadern\b|\b(?:aufs|auf das) dach\b.{0,20}\bnicht mehr runter|\bmein leben ist (?:wertlos|nichts wert|sinnlos|vorbei)|\b(?:nicht|so nicht|nicht mehr) weiterleben
  `,
  danger: foldedPattern()`
    \bich (?:werde |will |wurde gern )?(?:bringe?|steche?|schlage?|mache?) ${WHO} (?:\p{L}+ ,?){0,2}(?:,? ?\p{L}+,? ?){0,3}(?:um|ab|tot|kalt|grun und blau)(?=\s*(?:$|[.,!?]|heute|morgen))
    |\bich schlage? dir (?:die |in die |den )?(?:fresse|schadel|zahne|kopf|nase) ein|\bich schlage? (?:meine|meinen) \p{L}+ (?:grun und blau|zusammen|krankenhausreif|tot)
    |\bich (?:werde|will|mochte|gehe) (?:dich |ihn |sie |euch )?(?:\p{L}+ ){0,4}(?:umbringen|erschiessen|erstechen|abstechen|ermorden|toten|totschlagen|vergiften|vergewaltigen|anzunden|in die luft sprengen|amok laufen|verprugeln)(?=\s*(?:$|[.,!]))(?<!\bmich .{0,40})
    |\b(?:ich )?(?:werde )?dich (?:finden und )(?:umbringen|toten|abstechen|vergewaltigen|erschiessen)\b|\bich vergewaltige? (?:dich|sie|ihn|jemand)|\bich (?:zunde|spreng|sprenge) (?:die|das|eure|deine|mein\p{L}*) (?:schule|kirche|moschee|synagoge|haus|buro|amt|asylheim|bude)|\bich lauf\p{L}* (?:\p{L}+ )?amok
    |\b(?:jemand|man|einer) (?:sollte|musste|muss) (?:den|die|alle|sie) .{0,30}(?:erschiessen|umbringen|vergasen|aufhangen|toten|an die wand stellen|abknallen|erschossen|verbrennen)
    |\b${GROUP} (?:gehoren|sollte man|sollten|mussen|muss man)(?: \p{L}+)? (?:erschossen|aufgehangt|ausgerottet|vergast|verprugelt|verbrannt|getotet|umgebracht|erschiessen|vergasen|toten)|\btod (?:allen |den )?${GROUP}\b|\b${GROUP} (?:ins gas|raus aus|sind (?:ungeziefer|parasiten|untermenschen|ratten|kakerlaken|dreck|abschaum|tiere))(?! der)
    |\b(?:wie|womit) (?:\p{L}+ ){0,3}(?:bau|baut|baue|stell|stelle|stellt|mach|mache|macht|bastel|bastle|koch|koche|kocht|misch|mische|mischt)\p{L}* ?(?:ich |man |mir |du )*(?:\p{L}+ ){0,2}(?:(?:rohr|auto|nagel)?bomben?|sprengstoff|molotow\p{L}*|crystal(?: meth)?|meth|giftgas|ko-tropfen|k\.o\.-tropfen|nervengas|rizin|sprengsatz|schusswaffe)
    |\b(?:anleitung|rezept|tutorial|bauplan)\p{L}* (?:\p{L}+ )?(?:zum|fur|zu|zur)? ?(?:eine? |den |einen )?(?:\p{L}*bomben\p{L}*|sprengstoff\p{L}*|molotow\p{L}*|giftgas|meth|sprengsatz\p{L}*|chemiewaffen)|\berklar\p{L}* (?:mir )?(?:,? ?wie man )(?:\p{L}+ )?(?:bombe|molotow\p{L}*|sprengstoff|meth)
    |\bwie (?:kann (?:ich|man) |bringe? ich |tote ich |vergifte ich |bringt man |totet man |vergiftet man |ermorde ich |entfuhre ich |betaube ich ){1}(?:\p{L}+ ){0,3}(?:mann|frau|mensch\p{L}*|jemanden?|chef|nachbarn?|ex|exfreund\p{L}*|freund\p{L}*|kollege\p{L}*|person|leute|sie|ihn|eltern|bruder)(?: \p{L}+)*(?: um| ohne spuren| unbemerkt| umbringen| toten| vergiften| entfuhren|(?=\s*(?:$|[?])))
    |\b(?:wo|wie) (?:\p{L}+ ){0,3}(?:ich )?(?:\p{L}+ ){0,2}(?:eine )?(?:illegale )?(?:waffe|pistole|knarre|schusswaffe)\b.{0,20}\b(?:ohne (?:schein|waffenschein|erlaubnis|papiere))|\billegale waffe\b|\bhilf mir,? (?:meine?n? |die |den )?\p{L}+ zu (?:entfuhren|toten|vergiften)
    |\bich knall\p{L}* (?:dich|ihn|sie|euch|alle) ab|\bich mach\p{L}* (?:dich|ihn|sie) (?:alle|kalt|fertig) mit (?:dem|einem) messer|\b(?:ich )?(?:leg|lege|platziere|zunde) (?:\p{L}+ )?(?:eine )?bombe (?:in|vor|auf)|\b(?:auslander|fluchtlinge|juden|muslime|schwule\p{L}*) (?:sollte|musste|muss) man (?:\p{L}+ )?(?:abknallen|erschiessen|vergasen|umbringen)|\b(?:sollte|musste) die (?:auslander|fluchtlinge|juden|muslime) (?:\p{L}+ )?abknallen|\bschneide? (?:dir|ihm|ihr) die kehle durch
    |\b(?:dir|ihm|ihr) (?:das genick|den hals|alle knochen) (?:zu )?brechen|\bich brech\p{L}* (?:dir|ihm|ihr) (?:das genick|den hals)|\bwie (?:mache|macht|stelle|bekomme) (?:ich|man) (?:zyankali|cyanid|rizin|strychnin)|\bich (?:erschiesse|erstech\p{L}*|ermorde|vergifte) (?:\p{L}+ )?(?:mein\p{L}*|den|die|dich|ihn|sie) ?\p{L}*(?! (?:beim|im) (?:spiel|schach))
  `,
  minors: foldedPattern()`
    \bkinder ?porno\p{L}*|\b(?:sex|sexuell\p{L}*|sexy|nackt(?:bild|foto)\p{L}*|nacktfotos|erotisch\p{L}*|porno\p{L}*|geil\p{L}*|sexgeschichte)\b.{0,40}\b(?:kinder\p{L}*|minderjahrig\p{L}*|schulmadchen|schuler(?:in)?|kleine (?:madchen|jungs?)|(?:1[0-7]|[5-9])[ -]?jahrig\p{L}*|\p{L}+, 1[0-7])
    |\b(?:kinder|minderjahrig\p{L}*|schulmadchen)\b.{0,20}\b(?:sex|nacktbilder|porno\p{L}*)\b(?!ual)
  `,
  sells: foldedPattern()`
    \b(?:jetzt (?:kaufen|bestellen)|rabattcode|gutscheincode|mit meinem code|link in (?:der|meiner|unserer) bio|klick\p{L}* (?:hier(?=\s+(?:fur|und|um))|auf den link|auf meinen link)|abonnier\p{L}* (?:bitte )?(?:meinen|unseren) kanal|folg(?:t|e)? (?:mir|uns) auf (?:insta\p{L}*|tiktok|youtube|twitch|facebook|x|snap\p{L}*)
    |(?:mein\p{L}* |auf )onlyfans|add(?:e|et)? mich|schreibt? mir (?:auf|bei|uber) (?:whats ?app|telegram|insta\p{L}*|snap\p{L}*|signal)|(?:komm|kommt|tritt|tretet) (?:in |doch )?unsere[rn]? (?:whats ?app|telegram|discord)[ -]?(?:gruppe|kanal|server)
    |(?<!ich )verdiene? \d+ ?(?:€|euro)|\d+ ?(?:€|euro) (?:am|pro) tag (?:von|bequem) (?:zu ?hause|daheim)|schnelles geld (?:verdienen|machen)|geld verdienen (?:von zu ?hause|im internet|online)|(?:von zu ?hause|im internet) geld verdienen
    |garantierte[rsn]? (?:gewinne?|rendite|einkommen)|(?:krypto|bitcoin)[ -]?(?:signale|gewinne)|(?:gunstige|billige) follower|follower kaufen|viagra|kredit ohne schufa|sofortkredit|casino ?bonus|bonus ohne einzahlung
    |verkaufe? (?:meine )?(?:nacktbilder|getragene|intime)|taschengeld gegen|tg gegen|reich mit nur einem klick|passives einkommen|check\p{L}* mein profil|schau\p{L}* auf meine[rn]? (?:seite|profil|kanal) vorbei)
  `,
  sellsBesideAddress: foldedPattern()`\b(?:sonderpreis|sonderangebot|rabatt|besuch\p{L}* (?:meinen|unsere[n]?|meine)|(?:mein|unser)\p{L}* (?:shop|laden|webseite|website)|beste[rn]? preis|kostenlos registrieren|gratis|angebot|jetzt anmelden)\b`,
  ofOthers: foldedPattern()`
    \b(?:sein\p{L}*|ihr\p{L}*|mein\p{L}* (?:nachbar\p{L}*|chef\p{L}*|ex\p{L}*|kolleg\p{L}*|lehrer\p{L}*|arzt|arztin|freund\p{L}*|mann|vermieter\p{L}*|ex-?\p{L}+)|von (?:mein\p{L}*|der|dem) \p{L}+|(?:herrn?|frau) \p{L}+)\b[^.!?]{0,30}\b(?:nummer|handynummer|telefon\p{L}*|handy|adresse|wohnt|mail|e-mail)\b
    |\b(?:nummer|handynummer|telefonnummer|adresse|mail) (?:von )?(?:mein\p{L}*|der|dem|sein\p{L}*) (?:nachbar\p{L}*|chef\p{L}*|ex\p{L}*|kolleg\p{L}*|lehrer\p{L}*|freund\p{L}*)|\bruf\p{L}* (?:mein\p{L}*) (?:ex\p{L}*|chef\p{L}*|nachbar\p{L}*)\b
  `,
  underAge: foldedPattern()`
    \b(?:ich )?bin (?:erst |grad(?:e)? |gerade |noch |schon |(?!platz|seite|bus|linie|nummer|buch|kapitel)\p{L}{3,8} )?${AGE}(?: (?:geworden|jahre?(?: alt| jung)?))?(?=\s*(?:$|[.,!?)]|und (?:mir|gehe|geh|noch|du|ich)|aber|alt))
    |\bich bin (?:noch )?(?:nicht volljahrig|minderjahrig|nicht 18|keine 18|unter 18|ein kind|jugendliche?r?, 1[0-7])|\bich bin (?:ein |eine )?(?:\p{L}+ )?${AGE}[ -]?jahrige?[rs]?\b|\bnoch keine 18\b|\bich bin (?:ein |eine )?(?:junge|madchen),? ${AGE}\b
    |\bgeburtstag,? ich werde ${AGE}\b|\b(?:schuler(?:in)?|junge|madchen),? 1[0-7]\s*$|\bich werde? (?:morgen|ubermorgen|bald|im \p{L}+|nachste\p{L}* \p{L}+|heute) ${AGE}\b|\bich bin (?:gestern|heute|grad|gerade|vor kurzem) ${AGE} geworden|\b(?:meinen?|ist mein) ${AGE}\. geburtstag
    |\bich (?:gehe?|bin|besuche?|komme?) (?:noch )?(?:gerade )?(?:in|auf) (?:die|der) (?:[1-9]|10|(?:erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte)n?)(?:\.|te|ten)? ?klasse|\bbin in der (?:[1-9]|10)\.? ?(?:te|ten )?klasse|\bich besuche? die (?:[1-9]|10)\. klasse|\bich geh\p{L}* (?:noch )?in die grundschule
    |^[mw] ?1[0-7]$|\bmein alter:? (?:ist )?1[0-7]\b
  `,
}
