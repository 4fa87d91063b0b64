// How a character listens when it has nothing of its own to say to the matter: a few words that show it has heard, and a question that fits
// the sentence by its grammar.
import { echoOf } from './echo.ts'
import { PET_KEYS, spokenOf } from './kin.ts'
import { fragmentOf, mirrorOf } from './mirror.ts'
import { moreOfMatter } from './matter.ts'
import { moodOf } from './mood.ts'
import { thingNamed } from './named-things.ts'
import { FRAMES } from './packs.ts'
import type { Heard } from './reading.ts'
import { frame, inCare, pack, type Scene } from './scene.ts'
import { filled, situationTold } from './situations.ts'
import { isUsed } from './state.ts'
import { tailOf } from './tail.ts'
import { turnsOf } from './telling.ts'
import { goesOnHeavily, isFragment, isNameAlone, moodTold, personTold, toldBefore } from './thread.ts'
import { endsOpen, type Line } from './voice.ts'

/** How often the reader's words are given back, and how often two turns in a row. */
const BACK_SHARE = 1
const BACK_AGAIN_SHARE = 0.8
const TAIL_SHARE = 0.85
const SO_SHARE = 0.45
const INVITE_SHARE = 0.25
const NEGATED_SHARE = 0.5
const SAY_AFTER_BACK_SHARE = 0.6
const PERSON_SHARE = 0.7
/** So short, a line goes on with what weighs in the line before it. */
const GOES_ON_WORDS = 6

/** The character's own 'go on': it fits whatever was told. */
export const invitation = (scene: Scene): Line | null => scene.voice.drawn('say-invite', pack(scene).tones?.invite)

/** By the wording, by the turn of phrase, else about whom was spoken of, else by the tense; or the character's own 'go on'. */
export function listeningAsk(scene: Scene, { clause }: Heard, inviteShare = INVITE_SHARE): Line | null {
  // Of what did not happen there is nothing more to ask: the reader knows what to say next.
  const share = clause.isNegated ? NEGATED_SHARE : inviteShare
  return (
    situationTold(scene, true)?.ask ??
    moreOfMatter(scene) ??
    situationTold(scene)?.ask ??
    (isFragment(scene) ? threadAsk(scene) : null) ??
    turnAsk(scene, clause.text) ??
    (goesOnHeavily(scene) && clause.words <= GOES_ON_WORDS ? threadAsk(scene) : null) ??
    (scene.voice.chance(share) ? invitation(scene) : null) ??
    personAsk(scene, clause) ??
    frame(scene, `ask-${clause.time}`, FRAMES.listening[clause.time].ask) ??
    invitation(scene) ??
    frame(scene, 'ask-present', FRAMES.listening.present.ask)
  )
}

/** The next question of what the reader has been telling; null where nothing was told. */
export function threadAsk(scene: Scene): Line | null {
  if (inCare(scene) || toldBefore(scene).length === 0) return null
  const mood = moodTold(scene)
  const isTheirs = mood !== 'plain' || spokenOf(scene.reading.text) !== null
  const person = scene.reading.lastKin === null || !isTheirs ? null : personTold(scene)
  if (isNameAlone(scene.reading.text)) return frame(scene, 'thread-name', FRAMES.thread.name)
  const { ask, person: ofThem } = FRAMES.thread[mood]
  const line =
    person && (spokenOf(scene.reading.text) || scene.voice.chance(PERSON_SHARE)) ? frame(scene, `thread-${mood}-person`, ofThem) : null
  return line ? { ...line, text: filled(line.text, person!) } : frame(scene, `thread-${mood}`, ask)
}

/** What is asked of a thing that has been: never of one that is to come. */
const OF_WHAT_WAS = /^(?:first|finally|best|used-to|again)$/

export function turnAsk(scene: Scene, text: string): Line | null {
  const isPast = scene.reading.whole.clause.time === 'past'
  for (const turn of turnsOf(text).filter((each) => isPast || !OF_WHAT_WAS.test(each))) {
    const line = frame(scene, `turn-${turn}`, FRAMES.turns[turn])
    if (line) return line
  }
  return null
}

const PEOPLE =
  /\b(?:people|kids?|child|children|students|pupils|parents|grandparents|friends|neighbours|neighbors|colleagues|in-laws|team|twins|sisters|brothers|cousins|flatmates|guests)\b/i

export function personAsk(scene: Scene, { text, time }: Heard['clause']): Line | null {
  const person = spokenOf(text)
  if (person === 'they' && !PEOPLE.test(text)) return null // 'they' may be recipes
  if (person === null || (person !== 'they' && scene.reading.lastKin === null)) return null // of a stranger there is nothing to ask
  if (person !== 'they' && PET_KEYS.includes(scene.reading.lastKin ?? '')) return frame(scene, 'animal', FRAMES.animal)
  const when = /\b\w+'d\b|\bwould\b/i.test(text) ? 'present' : time // what would be has not been
  return frame(scene, `${person}-${when}`, FRAMES.about[person][when])
}

/** A remark in the character's own way, in the tone in which it was told. */
export function ownRemark(scene: Scene): Line | null {
  const { listening, tones } = pack(scene)
  const own = moodOf(scene.reading)
  const mood = own === 'plain' && isFragment(scene) && moodTold(scene) === 'hard' ? 'hard' : own
  const toned = mood === 'plain' ? null : scene.voice.drawn(`say-${mood}`, tones?.[mood])
  return toned ?? (mood === 'hard' ? null : scene.voice.drawn('say', listening))
}

/** What shows that it was heard: what was said, given back, or a remark in the character's own way, or both. */
export function listeningSay(scene: Scene, { clause }: Heard): Line[] {
  const given = givenBack(scene)
  const remark =
    ownRemark(scene) ?? frame(scene, `say-${clause.time}`, FRAMES.listening[clause.time].say) ?? frame(scene, 'answered', FRAMES.answered)
  if (given === null) return remark ? [remark] : []
  return remark && (endsOpen(given.text) || scene.voice.chance(SAY_AFTER_BACK_SHARE)) ? [given, remark] : [given]
}
export const MIRROR = 'mirror'

/** The reader's words given back: the end of them, else the last clause turned round, else the last thing named. */
export function givenBack(scene: Scene, share = BACK_SHARE): Line | null {
  const { reading, state, voice, turn } = scene
  const again = isUsed(state, MIRROR, state.turn - 1)
  if (inCare(scene) || moodOf(reading) === 'hard' || !voice.chance(again ? BACK_AGAIN_SHARE : share)) return null
  const tail = voice.chance(TAIL_SHARE) ? tailOf(reading.text) : null
  const isName = tail !== null && turn.card.data.name.toLowerCase().includes(tail.slice(0, -1).toLowerCase())
  const text =
    (isName || tail === null ? null : tail.replace(/\?$/, '.')) ??
    turned(scene) ??
    fragmentOf(reading.clauses.at(-1)!.clause.text) ??
    mirrorOf(reading.text)
  return text === null ? null : { text, bucket: MIRROR, index: state.turn, size: 30 }
}

/** 'So she doesn't trust yours.' as often as without the 'so'. */
function turned({ reading, voice }: Scene): string | null {
  const echo = echoOf(reading.clauses.at(-1)!.clause.text)
  return echo && /^(?:You|He|She|They|It|There)\b/.test(echo) && !/\bso\b/i.test(echo) && voice.chance(SO_SHARE)
    ? `So ${echo.charAt(0).toLowerCase()}${echo.slice(1)}`
    : echo
}

/** A remark on a thing that was named; never on what hurts. */
export function thingRemark(scene: Scene): Line | null {
  const thing = thingNamed(scene.reading.text)
  return thing && !inCare(scene) && moodOf(scene.reading) !== 'hard' ? scene.voice.fresh(`n:${thing.word}`, [thing.remark]) : null
}
