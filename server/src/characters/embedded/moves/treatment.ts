// How the reader treats the character: praise, teasing, doubt, or a small word at some length.
import type { Heard } from '../reading.ts'
import { actLine, type Move, type Scene } from '../scene.ts'

const TREATMENT_MIN = 0.5
const TREATMENT =
  /^(?:compliment|insult|flirt|love|boring|doubt|sorry|thanks|change-subject|silence|test|yes|no|maybe|ok|wow|laugh|good-luck|may-i-ask|agree|disagree|likes-that|helped|easy-for-you|not-what-i-meant|mocking|you-repeat|same-here|lucky-you|reacts-dark|reacts-odd|never-mind|dont-know|rather-not|talks-too-much|down-on-self|ask-busy|play|tells-joke|ask-write|cheers-character)$/

const WORDED: [act: string, rule: RegExp][] = [
  ['compliment', /^(?:(?:haha|lol|aw+|oh|ok),? )*(?:you'?re|you are|ur) (?:so |very |really |quite |pretty )*(?:funny|sweet|kind|nice|clever|wise|lovely|great|cool|the best|good at this)\b.{0,8}$/i],
  ['likes-that', /^(?:(?:haha|lol|aw+|oh|ok|ha|well),? )*(?:(?:that'?s|that is) (?:much |way |a lot |far )?better(?: than (?:mine|what i had|my version))?|(?:that'?s|that is|what an?) (?:so |very |really |quite |pretty |actually )*(?:clever|lovely|beautiful|nice|great|funny|sweet|cool|brilliant|wise|a good (?:one|line|way)|good advice|image|thought|picture)|i (?:really |quite )?(?:like|love) (?:that|this|it))\b.{0,12}$/i],
] // prettier-ignore

/** How the reader treats the character, or a small word at some length, where that is all the message does. */
export function treatment(scene: Scene): Move | null {
  const worded = WORDED.find(([, rule]) => rule.test(scene.reading.text.trim()))?.[0]
  const said = worded ? actLine(scene, worded) : null
  if (said) return { parts: [said], act: worded }
  const { whole, clauses } = scene.reading
  const isTreatment = ({ acts }: Heard) => acts[0] !== undefined && acts[0].score >= TREATMENT_MIN && TREATMENT.test(acts[0].intent)
  const heard = isTreatment(whole)
    ? whole
    : clauses.every(isTreatment)
      ? clauses.findLast(({ acts }) => acts[0]!.intent !== 'ok')
      : undefined
  const act = heard?.acts[0]!.intent
  const line = act ? actLine(scene, act) : null
  return line && { parts: [line], act }
}
