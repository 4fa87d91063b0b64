// What people tell, by its wording: 'called .. by the wrong name', 'still plays', 'nobody clapped'. A wording is surer than any likeness,
// and the question that follows it fits what was told and nothing else. English, as its words are.
import { spokenOf } from './kin.ts'
import { SITUATIONS, THINGS_TOLD } from './packs.ts'
import { asksNew, inCare, type Scene } from './scene.ts'
import type { Line } from './voice.ts'

interface Situation {
  wording: RegExp
  /** Of what did not happen; null where it makes no difference. */
  denied: boolean | null
  says: string[]
  asks: string[]
}

/** The words of the person spoken of, for lines that speak of them. */
const PRONOUNS = {
  she: { they: 'she', them: 'her', their: 'her', are: 'is', were: 'was', have: 'has', do: 'does' },
  he: { they: 'he', them: 'him', their: 'his', are: 'is', were: 'was', have: 'has', do: 'does' },
  they: { they: 'they', them: 'them', their: 'their', are: 'are', were: 'were', have: 'have', do: 'do' },
}
const SLOT = /\{(they|them|their|are|were|have|do)\}/gi
const DENIED_MARK = '!'
/** Up to four words between two that matter. */
const GAP = '(?:\\S+ ){0,4}?'

const wordingOf = (key: string): RegExp =>
  new RegExp(
    `(?<![\\w'])(?:${key
      .replace(/^!/, '')
      .replaceAll(' .. ', ` ${GAP}`)
      .replace(/(?<=[a-z])\*/g, "[\\w']*")})(?![\\w'])`,
    'i',
  )

const read = ([key, lines]: [string, string[]]): Situation => ({
  wording: wordingOf(key),
  denied: key in THINGS_TOLD ? null : key.startsWith(DENIED_MARK),
  says: lines.filter((line) => !line.endsWith('?')),
  asks: lines.filter((line) => line.endsWith('?')),
})
const ALL: Situation[] = Object.entries(SITUATIONS).map(read)

export interface Told {
  say: Line | null
  ask: Line
}

/** The most telling wording of the message for which there is a fresh question; the last clause goes before the first. */
export function situationTold(scene: Scene): Told | null {
  const { reading } = scene
  if (inCare(scene)) return null
  const texts = reading.clauses.filter(({ clause }) => !clause.isQuestion).toReversed()
  for (const [i, situation] of ALL.entries())
    for (const { clause, query } of texts) {
      if ((situation.denied !== null && situation.denied !== clause.isNegated) || !situation.wording.test(query.text.replaceAll(',', '')))
        continue
      const ask = lineOf(scene, `s:${i}`, situation.asks)
      if (ask) return { ask, say: lineOf(scene, `r:${i}`, situation.says) }
    }
  return null
}

/** A fresh line with the words of the person spoken of in it; those that need one are left out where nobody is. */
function lineOf(scene: Scene, name: string, lines: readonly string[]): Line | null {
  const person = spokenOf(scene.reading.text)
  const line = scene.voice.fresh(`g:${name}`, lines, (text) => (person !== null || !hasSlot(text)) && asksNew(scene, text))
  return line && person ? { ...line, text: filled(line.text, person) } : line
}

const hasSlot = (text: string): boolean => text.search(SLOT) >= 0
const filled = (text: string, person: keyof typeof PRONOUNS): string =>
  text.replace(SLOT, (_, slot: string) => {
    const word = PRONOUNS[person][slot.toLowerCase() as 'they']
    return /^[A-Z]/.test(slot) ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
