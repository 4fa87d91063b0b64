import { plainForJudging } from './plain-text.ts'
import { pattern } from '../pattern.ts'

const WORDS = 'five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
const STATED = [
  // 'I'm 14', 'im 15 years old', 'I am fifteen'; not 'I'm 14 days sober', 'I'm 16 weeks pregnant', 'I'm 5 minutes away'
  new RegExp(
    `\\b(?:i'?m|i am|im)(?: (?:only|just|actually|still|a))? (1[0-7]|[5-9]|${WORDS})(?:(?: |-)?(?:yo\\b|y/o|years?(?: |-)old|yrs? old))?(?=\\s*(?:$|[.,!?;)]|and\\b|but\\b|so\\b|lol\\b|btw\\b|years old|\\(?[mf]\\b))`,
    'i',
  ),
  pattern('i')`
    \b(?:i'?m|i am|im) (?:under ?age|a minor|under (?:18|eighteen)|not (?:yet )?(?:18|eighteen)(?: yet)?|in (?:the )?(?:[1-9]|10
    |11)th grade|in (?:middle|primary|elementary) school)\b
  `,
  /\bi (?:turn|turned|will be) (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:today|yesterday|tomorrow|next|last|soon|in)\b/i,
  pattern('iu')`
    \bich bin (?:erst )?(?:1[0-7]|[5-9])(?= jahre alt|\s*(?:$|[.,!?]))
  `,
  pattern('iu')`
    (?<!\p{L})(?:j['’]?ai|j['’]aurai|je vais avoir|j['’]viens d['’]avoir|je viens d['’]avoir|je f[êe]te mes) (?:seulement |juste |que |[àa] peine |bient[ôo]t |m[êe]me pas |presque )*(?:1[0-7]|[5-9]|dix|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept) ans(?! (?:de|d['’]|dans|pour|qu|que|ensemble|et demi de))(?!\p{L})
    |(?<!\p{L})(?:je suis|chuis|jsuis) (?:encore )?(?:mineure?(?! de fond)|coll[ée]gien(?:ne)?|au coll[èe]ge|en (?:6|5|4|3|2)(?:e|[èe]me|nde)|en (?:sixi[èe]me|cinqui[èe]me|quatri[èe]me|troisi[èe]me|seconde|premi[èe]re)(?! (?:ann|classe|ligne|vitesse|position|main|place|partie|zone))|en CM[12])(?!\p{L})
    |(?<!\p{L})(?:je (?:ne )?suis|chuis|jsuis) (?:pas encore|pas) majeure?(?!\p{L})|(?<!\p{L})j['’]ai (?:pas|moins de) (?:encore )?(?:18|dix[- ]huit) ans
  `,
  pattern('u')`
    (?<!\p{L})(?:عمري|سني)(?: لسه| فقط| بس| الآن| هو)? (?:1[0-7]|[5-9]|١[٠-٧]|[٥-٩])(?![\p{N}])
    |(?<!\p{L})(?:عندي|[أا]نا) (?:لسه |فقط |بس )?(?:1[0-7]|[5-9]|١[٠-٧]|[٥-٩]) (?:سن[ةه]|سنين|سنوات|عام[اً]*)(?! (?:خبر|شغل|عمل|في|من|زواج|متزوج|هنا|و))
    |(?<!\p{L})(?:عمري|عندي|سني) (?:خمس[ةه]? ?عشر[ةه]?|[أا]ربع[ةه]? ?عشر[ةه]?|ثلاث[ةه]? ?عشر[ةه]?|ست[ةه]? ?عشر[ةه]?|سبع[ةه]? ?عشر[ةه]?|خمستاشر|[أا]ربعتاشر|تلتاشر|تلاتاشر|ستاشر|سبعتاشر|خمسطعش|[أا]ربعطعش|سطعش|سبعطعش|اتناشر|اثنا عشر)(?!\p{L})
    |(?<!\p{L})[أا]نا (?:قاصر|تحت (?:الـ?)?18|تحت السن|طفل[ةه]?|لسه صغير[ةه]?|في (?:ال)?(?:[إا]عدادي[ةه]?|ابتدائي[ةه]?|(?:ال)?صف (?:ال)?(?:خامس|سادس|سابع|ثامن|تاسع)))(?!\p{L})
  `,
  pattern('iu')`
    \bho (?:(?:solo|appena|quasi) )?(?:1[0-7]|[5-9]|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette) anni\b(?! (?:di\b|in\b|pi[uù]|d'))
    |\b(?:sono|sono ancora) minorenne\b|\bnon sono (?:ancora )?maggiorenne\b|\b(?:faccio|frequento|sono (?:in|alle)) (?:la |le )?(?:(?:prima|seconda|terza) media|medie|elementari)\b
  `,
  pattern('iu')`
    \bmam (?:dopiero |tylko |ledwo )?(?:1[0-7]|[5-9])(?: lat(?!\p{L})(?! (?:do[śs]wiadczenia|sta[żz]u|w\b|pracy|ma[łl][żz]e))|\s*(?:$|[.,!?]))
    |\bmam (?:dopiero |tylko )?(?:dziesi[ęe][ćc]|jedena[śs]cie|dwana[śs]cie|trzyna[śs]cie|czterna[śs]cie|pi[ęe]tna[śs]cie|szesna[śs]cie|siedemna[śs]cie)(?: lat|\s*(?:$|[.,!?]))
    |\bjestem (?:jeszcze )?(?:nieletnia|nieletni|niepe[łl]noletnia|niepe[łl]noletni)(?!\p{L})|\bnie mam (?:jeszcze )?(?:18|osiemnastu)(?: lat|\s*(?:$|[.,!?]))|\bchodz[ęe] do podstaw[óo]wki(?!\p{L})
  `,
  pattern('iu')`
    (?<!\p{L})(?:tengo|cumplo|cumpl[íi]|voy a cumplir|acabo de cumplir) (?:solo |s[óo]lo |apenas |casi |nom[áa]s |ya )*(?:1[0-7]|[5-9]|diez|once|doce|trece|catorce|quince|diecis[ée]is|diecisiete) (?:a[ñn]os|a[ñn]itos)(?! (?:de|trabajando|viviendo|en|con|sin|aqu[íi]|casad[oa]|junt[oa]s|fumando|esperando|estudiando|menos|m[áa]s|limpi[oa]|sobri[oa]|divorciad[oa]))
    |(?<!\p{L})(?:tengo|cumplo|cumpl[íi]) (?:solo |s[óo]lo |apenas |casi |ya )*(?:1[2-7]|trece|catorce|quince|diecis[ée]is|diecisiete)(?=\s*(?:$|[.!]|, (?:y|pero|voy|soy|estudio)\b|y (?:medio|soy|estudio|voy al?)\b|pero\b))
    |(?<!\p{L})(?:soy|a[úu]n soy|todav[íi]a soy) (?:un |una )?menor(?: de edad)?(?=\s*(?:$|[.,!?]|y\b|pero\b|a[úu]n\b))|(?<!\p{L})(?:no soy|todav[íi]a no soy|a[úu]n no soy) (?:todav[íi]a |a[úu]n )?mayor de edad|(?<!\p{L})(?:no tengo|a[úu]n no tengo|todav[íi]a no tengo|no he cumplido|no cumplo|a[úu]n no cumplo|todav[íi]a no cumplo) (?:todav[íi]a |a[úu]n )?(?:los )?(?:18|dieciocho)
    |(?<!\p{L})(?:estoy|voy) (?:en|a) (?:primero|segundo|tercero|cuarto|[1-4][º°o]?) de (?:la )?(?:eso|secundaria)|(?<!\p{L})(?:estoy|voy) (?:en|a) (?:la )?(?:primaria|secundaria|sexto de primaria|quinto de primaria)(?=\s*(?:$|[.,!]|y\b|pero\b))
  `,
]
const OTHER_COUNTS =
  /\b(?:days?|weeks?|months?|minutes?|hours?|kilos?|kg|pounds?|km|miles?|pages?|points?|chapters?|times?|percent|%|cm|feet)\b/i

/** True where the writer states an age under 18, now. */
export function isStatedMinor(text: string): boolean {
  const plain = plainForJudging(text)
  return STATED.some((rule) => {
    const found = rule.exec(plain)
    return found !== null && !OTHER_COUNTS.test(plain.slice(found.index + found[0].length, found.index + found[0].length + 12))
  })
}
