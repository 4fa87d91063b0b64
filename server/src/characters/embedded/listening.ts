// How a character listens when it has nothing of its own to say to the matter: a few words that show it has heard, and a question that fits
// the sentence by its grammar.
import { echoOf } from './echo.ts'
import { PET_KEYS, spokenOf } from './kin.ts'
import { mirrorOf } from './mirror.ts'
import { moodOf } from './mood.ts'
import { FRAMES } from './packs.ts'
import type { Heard } from './reading.ts'
import { frame, inCare, pack, type Scene } from './scene.ts'
import { turnsOf } from './telling.ts'
import type { Line } from './voice.ts'

const BACK_SHARE = 0.45
const INVITE_SHARE = 0.5
const SAY_AFTER_BACK_SHARE = 0.6

/** The character's own 'go on': it fits whatever was told. */
export const invitation = (scene: Scene): Line | null => scene.voice.drawn('say-invite', pack(scene).tones?.invite)

/** By the turn of phrase, else about whom was spoken of, else by the tense. */
export function listeningAsk(scene: Scene, { clause }: Heard): Line | null {
  return (
    turnAsk(scene, clause.text) ??
    (scene.voice.chance(INVITE_SHARE) ? invitation(scene) : null) ??
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

/** A remark in the character's own way, in the tone in which it was told. */
export function ownRemark(scene: Scene): Line | null {
  const { listening, tones } = pack(scene)
  const mood = moodOf(scene.reading)
  const toned = mood === 'plain' ? null : scene.voice.drawn(`say-${mood}`, tones?.[mood])
  return toned ?? (mood === 'hard' ? null : scene.voice.drawn('say', listening))
}

/** What shows that it was heard: what was said, given back, or a remark in the character's own way, or both. */
export function listeningSay(scene: Scene, { clause }: Heard): Line[] {
  const back = inCare(scene) || !scene.voice.chance(BACK_SHARE) ? null : (echoOf(clause.text) ?? mirrorOf(scene.reading.text))
  const remark =
    ownRemark(scene) ?? frame(scene, `say-${clause.time}`, FRAMES.listening[clause.time].say) ?? frame(scene, 'answered', FRAMES.answered)
  if (back === null) return remark ? [remark] : []
  const given: Line = { text: back, bucket: 'mirror', index: scene.state.turn, size: 30 }
  return remark && scene.voice.chance(SAY_AFTER_BACK_SHARE) ? [given, remark] : [given]
}
