// Health, sexuality, belief, politics and origin in the other six languages: what memory never keeps. For folded text (no marks).
import { pattern } from '#server/safety/pattern.ts'

export const NEVER_ELSEWHERE: RegExp[] = [
  pattern('iu')`
    (?<!\p{L})(?:diagnos\p{L}*|chemo\p{L}*|krebs\p{L}*|tumor\p{L}*|depress\p{L}*|angststorung|panikattack\p{L}*|burn-?out|therap\p{L}*|psychiat\p{L}*
    |psycholog\p{L}*|operation|operiert|medikament\p{L}*|tabletten|antidepress\p{L}*|insulin|diabet\p{L}*|asthma|migrane|schwanger\p{L}*|fehlgeburt
    |abtreibung|reha|entzug|suchtig|alkoholi\p{L}*|behinder\p{L}*|rollstuhl|ubergewicht|erkrank\p{L}*|krankheit\p{L}*
    |cancer|tumeur|depressi\p{L}*|anxiete|psy|opere\p{L}*|medicament\p{L}*|antidepresseur\p{L}*|diabet\p{L}*|migraine\p{L}*|enceinte|fausse couche
    |avortement|ivg|cure|alcoolique|handicap\p{L}*|fauteuil roulant|surpoids|maladie\p{L}*
    |tumor|depresion|depresiv\p{L}*|ansiedad|terapia|terapeuta|psicolog\p{L}*|psiquiatr\p{L}*|operad\p{L}*|medicacion|pastillas|antidepresiv\p{L}*
    |migran\p{L}*|embaraz\p{L}*|aborto|rehabilitacion|alcoholic\p{L}*|discapacidad|silla de ruedas|enfermedad\p{L}*
    |cancro|tumore|depression\p{L}*|depress[oa]|ansia|attacchi di panico|terapeuta|psichiatr\p{L}*|operat[oa]|farmac\p{L}*|pillole|emicrania
    |gravidanza|incinta|aborto|disintossic\p{L}*|alcolist\p{L}*|disabil\p{L}*|sedia a rotelle|malattia|malattie
    |rak|raka|rakiem|nowotwor\p{L}*|chemi\p{L}{1,3}|depresj\p{L}*|lek\p{L}{0,2} przeciw\p{L}*|terapi\p{L}*|psycholog\p{L}*|psychiatr\p{L}*
    |operacj\p{L}*|tabletk\p{L}*|cukrzyc\p{L}*|migren\p{L}*|ciaz\p{L}*|poronien\p{L}*|aborcj\p{L}*|odwyk\p{L}*|alkoholik\p{L}*|niepelnospraw\p{L}*
    |wozek inwalidzki|chorob\p{L}*)(?!\p{L})
    |سرطان|ورم|كيماوي|اكتياب|اكتئاب|قلق مرضي|علاج نفسي|طبيب نفسي|عمليه جراحيه|سكري|ضغط الدم|صداع نصفي|حامل|اجهاض|ادمان|اعاقه|مرض
  `,
  pattern('iu')`
    (?<!\p{L})(?:schwul\p{L}*|lesbisch\p{L}*|bisexuell\p{L}*|homosex\p{L}*|asexuell|transgender|trans ?(?:mann|frau)|homo|gay|lesbienne
    |bisexuel\p{L}*|lesbiana|bisexual\p{L}*|lesbica|bisessual\p{L}*|omosessual\p{L}*|gejem|lesbijk\p{L}*|biseksual\p{L}*|homoseksual\p{L}*|sex|sesso
    |seks\p{L}*)(?!\p{L})|مثلي|شاذ
  `,
  pattern('iu')`
    (?<!\p{L})(?:katholisch|katholik\p{L}*|evangelisch|protestantisch|muslim\p{L}*|islam\p{L}*|judisch|jude|judin|buddhis\p{L}*|hindu\p{L}*
    |atheist\p{L}*|kirche|moschee|synagoge|bet(?:e|en) |glaubig\p{L}*|taufe|kommunion|catholique\p{L}*|musulman\p{L}*|juive?|athee|eglise|mosquee
    |messe|priere\p{L}*|ramadan|catolic\p{L}*|judi[oa]|ate[oa]|iglesia|mezquita|misa|rezar|rezo|bautizo|cattolic\p{L}*|ebre[oai]|chiesa|moschea|messa
    |prego|battesimo|katolic\p{L}*|katolik\p{L}*|zyd(?:em|owk\p{L}*)?|muzulmani\p{L}*|ateist\p{L}*|kosciol\p{L}*|msz[ae]|modl\p{L}+|chrzest
    |chrzcin\p{L}*|komuni\p{L}*)(?!\p{L})|مسلم|مسيحي|يهودي|ملحد|مسجد|كنيسه|رمضان|صلاه|اصلي
  `,
  pattern('iu')`
    (?<!\p{L})(?:wahle|gewahlt|cdu|spd|afd|grune(?:n)? partei|die linke|fdp|gewerkschaft\p{L}*|vote|vota|voto|parti|partito|partido|syndicat
    |syndique\p{L}*|sindicato|sindacato|izquierda|derecha|de gauche|de droite|di sinistra|di destra|glosuj\p{L}*|glosowal\p{L}*|parti[aie]
    |zwiazk\p{L}* zawodow\p{L}*|lewic\p{L}*|prawic\p{L}*)(?!\p{L})|حزب|انتخاب|صوت ل
  `,
  pattern('iu')`
    (?<!\p{L})(?:gefluchtet\p{L}*|fluchtling\p{L}*|migrationshintergrund|staatsangehorig\p{L}*|asyl\p{L}*|refugiee?s?|immigree?s?|sans-papiers
    |nationalite|refugiad\p{L}*|inmigrante\p{L}*|nacionalidad|sin papeles|rifugiat\p{L}*|immigrat\p{L}*|cittadinanza|nazionalita|uchodzc\p{L}*
    |imigrant\p{L}*|obywatelstw\p{L}*|narodowosc\p{L}*)(?!\p{L})|لاجي|مهاجر|جنسيه
  `,
]

/** Work with the ill is no illness. */
export const CARING_WORK = pattern('iu')`
  ^(?:kranken(?:pfleger|schwester|pflegerin)|(?:\p{L}*therap|psicoterap|fisioterap|terap)\p{L}*|(?:psycholog|psicolog)\p{L}*|(?:psychiat|psichiat
  |psiquiat)\p{L}*)$
`
