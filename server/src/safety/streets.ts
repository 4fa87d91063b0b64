// Streets with their numbers, as the languages of the lounge write them.
import { pattern } from './pattern.ts'

const WORD = String.raw`[\p{L}.'-]+`
const OF = String.raw`(?:(?:de la|de las|de los|del|de|des|du|della|delle|dei|degli|di|la|le|les|l')\s?)?`

export const STREET = pattern('gu')`
  \b\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'-]+ ){1,3}(?:[Ss]treet|St\.?|[Rr]oad|Rd\.?|[Aa]venue|Ave\.?|[Ll]ane|[Dd]rive|[Bb]oulevard|[Ss]quare|[Cc]ourt|[Ww]ay)(?!\p{L})
  |\p{Lu}[\p{L}-]+(?:straße|strasse|str\.|weg|platz|gasse|allee|ufer|ring|damm) \d{1,4}[a-z]?\b|\p{Lu}[\p{L}-]+er (?:Straße|Strasse|Str\.|Platz|Weg|Allee|Ring|Ufer) \d{1,4}[a-z]?\b
  |\b(?:Am|An der|Im|In der|Unter den|Auf der|Zum|Zur) \p{Lu}[\p{L}-]+ \d{1,4}[a-z]?(?=\s*(?:$|[,.]|wohn))
  |\b\d{1,4},? (?:bis |ter )?(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Aa]llée|[Ii]mpasse|[Cc]hemin|[Qq]uai|[Rr]oute|[Cc]ours|[Ss]quare) ${OF}(?:${WORD} ?){1,3}
  |\b(?:[Rr]ue|[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]arretera|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo|[Vv]icolo) ${OF}(?:${WORD} ){0,3}${WORD},? \d{1,4}(?:º|°)?\b
  |(?<!\p{L})(?:[Uu]lic[ay]|[Uu]l\.|[Aa]lej?[ai]|[Aa]l\.|[Pp]lac(?:u)?|[Pp]l\.|[Oo]s\.|[Oo]siedl[eu]) (?:${WORD} ){0,2}${WORD},? \d{1,4}(?:/\d{1,3})?\b
  |(?<!\p{L})(?:شارع|ش\.) (?:\p{L}+ ){0,3}[\d]{1,4}(?!\d)|(?<!\p{L})عنوان\p{L}{1,3}:? (?:هو )?(?:\d{1,4} )?شارع \p{L}+|(?<!\p{L})حي \p{L}+،? (?:شارع|عمارة|فيلا|بناية) \d{1,4}
`

export const holdsStreet = (text: string): boolean => text.search(STREET) >= 0
