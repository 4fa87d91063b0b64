// 'Like what?', 'why there?', 'really?', 'would you?': a piece of a sentence, whose rest stands in the line before. Where there is nothing more
// to tell, it is owned up to in a way that fits what that line did: it asked, advised, told a story, or merely spoke.
import { pattern } from '../../pattern.ts'
import { FRAMES } from '../packs.ts'
import { moodTold } from '../thread.ts'
import { anyFrame, type Move, ownActLine, pack, type Scene } from '../scene.ts'
import { endsOpen } from '../voice.ts'

const LEAD = /^(?:(?:and|but|so|ok(?:ay)?|oh|huh|hm+|well|wait|yeah|yes|no|sorry|haha|right)[,.?! ]+)+(?=\S)/i
const KINDS: [kind: keyof typeof FRAMES.elliptic, rule: RegExp][] = [
  ['which', pattern('i')`
    ^(?:like what|such as|for example|which(?: ones?| of them| is it)?|what (?:kind|sort)(?: of)?|who(?:se| with| by| else)?|where(?: to| from)?|when|how (?:many|much|long|old|far|often)(?: ago)?|since when|(?:with|to|from|by) whom
    |what else|what exactly|who (?:was|is) (?:that|it|this|he|she)|who'?s (?:that|it|this|he|she)|what(?: is|'s| was) (?:that|it))$
  `],
  ['more', /^(?:and|and then|then|then what|what then|go on|more|continue|what (?:happened|comes|came) (?:next|then|after(?: that)?)|and after that|after that|keep going|how (?:did|does) it end)$/i],
  ['why', /^(?:why|why not|why(?: is| was)? (?:that|him|her|them|it|there|then|me|now|this|so)(?: one)?|why is that|why so|how come|how so|in what way|what for|says who|what makes you (?:say|think) (?:so|that))$/i],
  ['really', /^(?:really|seriously|for real|you (?:really )?think(?: so)?|do you (?:really )?(?:think|believe) (?:so|that)|(?:are )?you sure(?: about that)?|do you mean (?:it|that)|you mean (?:it|that))$/i],
] // prettier-ignore
const WOULD_SAY =
  /^what would (?:you|u) (?:say|tell|write|answer|have (?:said|told|written|answered))(?: (?:to )?(?:him|her|them|that|it|back|instead))*$/i
const WOULD_DO = /^what would (?:you|u) (?:do|have done|do (?:then|there|instead|about (?:it|that)))(?: (?:then|there|instead))?$/i
const WOULD = /^would(?:n'?t)? (?:you|u)(?: really| have)?$/i

const bare = (text: string) => text.replace(/[’‘`´]/g, "'").replace(LEAD, '').replace(/[\s?!.…]+$/, '').trim() // prettier-ignore

/** What the last line did, as far as a piece of a question can mean it. */
function whatWas({ before, state }: Scene): 'asked' | 'advised' | 'told' | 'said' {
  if (state.lastAct === 'ask-advice') return 'advised'
  if (state.story && state.story.turn === state.turn - 1) return 'told'
  return endsOpen(before.slice(-1)) ? 'asked' : 'said'
}

export function answerElliptic(scene: Scene): Move | null {
  const text = bare(scene.reading.text)
  const kind = KINDS.find(([, rule]) => rule.test(text))?.[0]
  if (kind === undefined || scene.before === '') return null
  const was = whatWas(scene)
  const own = kind === 'why' && was === 'asked' ? ownActLine(scene, 'why') : null
  return {
    parts: [own ?? anyFrame(scene, `${kind}-${was}`, FRAMES.elliptic[kind][was])],
    act: kind === 'why' ? 'why' : scene.state.lastAct,
  }
}

/** 'What would you have done?', 'what would you tell her?', 'would you?': of what the reader told. */
export function answerWould(scene: Scene): Move | null {
  const text = bare(scene.reading.text)
  if (scene.before === '') return null
  if (WOULD.test(text)) return { parts: [anyFrame(scene, 'would-too', FRAMES.wouldToo)], act: null }
  const lead = scene.voice.drawn('say-advice', pack(scene).tones?.advice)
  const line = WOULD_SAY.test(text)
    ? anyFrame(scene, 'would-say', FRAMES.wouldSay)
    : WOULD_DO.test(text)
      ? anyFrame(scene, `would-${moodTold(scene)}`, FRAMES.wouldHave[moodTold(scene)])
      : null
  return line && { parts: lead?.text.endsWith('.') ? [lead, line] : [line], act: 'ask-advice' }
}
