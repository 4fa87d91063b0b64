// What is wrong with the lines of a desk: what a character says beside its stories.
import { DESK } from './desk.ts'
import type { Problem, Story } from './story.ts'

/** 'AI' as each language says it: a character that is asked says so. */
const SAYS_AI: Record<string, RegExp> = { de: /\bKI\b/, fr: /\bIA\b/, es: /\bIA\b/, it: /\bIA\b/, pl: /\b(?:SI|AI)\b/, ar: /ذكاء/ }
export const asks = (text: string): boolean => /[?؟]['’"”“»]?$/.test(text.trim())
export const namesOfDesk = Object.keys(DESK).map((key) => key.replace('*', ''))
/** What every line of these has in it. */
const MUST: Readonly<Record<string, string>> = { meet: 'title', near: 'title', named: 'member', nameask: 'member' }

export function deskProblems(desk: Story['desk'], language: string, lineOf: (text: string) => number): Problem[] {
  const found: Problem[] = []
  for (const [key, least] of Object.entries(DESK)) {
    const name = key.replace('*', '')
    const lines = desk[name] ?? []
    const line = lineOf(`= ${name}`)
    if (lines.length < least) found.push({ line, text: `the desk needs '${name}' with ${least} lines; it has ${lines.length}` })
    for (const text of key.endsWith('*') ? lines.filter(asks) : [])
      found.push({ line: lineOf(text), text: `a line of '${name}' asks nothing: the beat's question follows` })
    const must = MUST[name]
    if (must && !lines.every((text) => text.includes(`{${must}}`)))
      found.push({ line, text: `every line of '${name}' has {${must}} in it` })
    const word = SAYS_AI[language] ?? /\bAI\b/
    if (name === 'ai' && !lines.every((text) => word.test(text))) found.push({ line, text: "every line of 'ai' says that it is an AI" })
  }
  const strange = Object.keys(desk).filter((name) => !namesOfDesk.includes(name))
  return [...found, ...strange.map((name) => ({ line: lineOf(`= ${name}`), text: `the desk has no '${name}'` }))]
}
