// Common things have a remark of their own, true whatever was said of them: whoever hears 'one donkey' answered with a word about donkeys
// knows that the donkey was heard.
import { NOUNS } from './packs.ts'

/** Words before a thing; without one, and not in the plural, it may as well be a verb or half a name. */
const BEFORE =
  /(?:\b(?:a|an|the|my|our|his|her|their|some|any|one|two|three|four|five|six|seven|old|new|little|big|first|last|of|with|for|in|on|by|like)\s+(?:\p{L}+\s+)?)$/iu
/** Verbs as well: for these it takes a word before them that makes them a thing. */
const AMBIGUOUS =
  /^(?:ship|train|market|map|toy|tent|hedge|dress|coat|dance|dancing|running|swimming|climbing|joke|laugh|laughter|stairs|roof|bridge|spring|toast|curry|beer|salt|honey|chair|lamp|mirror|bike|bus|lift|letter|diary|station|garden|hat|wall|tree|hill|sandwich|oven|lake|pool|storm|thunder|wind|vinyl|key|glasses|passport|ticket|plane|flight)$/i
const DENIED = /\b(?:no|without|not (?:a|an|the)|never (?:a|an))\s+(?:\p{L}+\s+)?$|\b(?:like|as) (?:\p{L}+ ){0,3}$/iu

/** The last thing named for which there is a remark. */
export function thingNamed(text: string): { word: string; remark: string } | null {
  const plain = text.replace(/[’‘`´]/g, "'")
  const found = [...plain.matchAll(/\p{L}[\p{L}'-]*(?: cream)?/gu)].filter(({ 0: word, index }) => {
    const before = plain.slice(0, index)
    const isName = /^\p{Lu}\p{Ll}/u.test(word) && before.trim() !== '' && !/[.!?]\s*$/.test(before)
    const isPlural = /[^s]s$/i.test(word)
    return !isName && NOUNS.has(word.toLowerCase()) && !DENIED.test(before) && (!AMBIGUOUS.test(word) || isPlural || BEFORE.test(before))
  })
  const last = found.at(-1)?.[0].toLowerCase()
  return last === undefined ? null : { word: NOUNS.get(last)!.key, remark: NOUNS.get(last)!.remark }
}
