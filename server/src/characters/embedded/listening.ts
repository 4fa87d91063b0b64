// How a character listens when it has nothing of its own to say to the matter: a few words that show it has heard, and a question that fits
// the sentence by its grammar.
import type { Heard } from './reading.ts'
import { PET_KEYS, spokenOf } from './kin.ts'
import { mirrorOf } from './mirror.ts'
import { FRAMES } from './packs.ts'
import { frame, inCare, pack, type Scene } from './scene.ts'
import { turnsOf } from './telling.ts'
import type { Line } from './voice.ts'

const MIRROR_SHARE = 0.6
const SAY_AFTER_MIRROR_SHARE = 0.5

/** By the turn of phrase, else about whom was spoken of, else by the tense. */
export function listeningAsk(scene: Scene, { clause }: Heard): Line | null {
  return (
    turnAsk(scene, clause.text) ??
    personAsk(scene, clause) ??
    frame(scene, `ask-${clause.time}`, FRAMES.listening[clause.time].ask) ??
    frame(scene, 'ask-present', FRAMES.listening.present.ask)
  )
}

export function turnAsk(scene: Scene, text: string): Line | null {
  for (const turn of turnsOf(text)) {
    const line = frame(scene, `turn-${turn}`, FRAMES.turns[turn])
    if (line) return line
  }
  return null
}

function personAsk(scene: Scene, { text, time }: Heard['clause']): Line | null {
  const person = spokenOf(text)
  if (person === null) return null
  if (person !== 'they' && PET_KEYS.includes(scene.reading.lastKin ?? '')) return frame(scene, 'animal', FRAMES.animal)
  return frame(scene, `${person}-${time}`, FRAMES.about[person][time])
}

/** What shows that it was heard: the last thing named, given back, or a remark in the character's own way, or both. */
export function listeningSay(scene: Scene, { clause }: Heard): Line[] {
  const mirrored = inCare(scene) || !scene.voice.chance(MIRROR_SHARE) ? null : mirrorOf(scene.reading.text)
  const remark =
    scene.voice.drawn('say', pack(scene).listening) ??
    frame(scene, `say-${clause.time}`, FRAMES.listening[clause.time].say) ??
    frame(scene, 'answered', FRAMES.answered)
  if (mirrored === null) return remark ? [remark] : []
  const mirror: Line = { text: mirrored, bucket: 'mirror', index: scene.state.turn, size: 30 }
  return remark && scene.voice.chance(SAY_AFTER_MIRROR_SHARE) ? [mirror, remark] : [mirror]
}
