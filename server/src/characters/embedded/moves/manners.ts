// The visitor says something of the visit: met as a host would, in the character's own words where it has some.
import { type Manner, mannerOf, matterOf } from '../manners.ts'
import { actLine, anyFrame, frame, inCare, type Move, ownActLine, type Scene } from '../scene.ts'
import { endsOpen, type Line } from '../voice.ts'

export function meetManners(scene: Scene): Move | null {
  const manner = mannerOf(scene.reading.text)
  if (!manner || (inCare(scene) && !manner.isFinal)) return null
  const { story, turn } = scene.state
  if (manner.isUntold && story && story.turn === turn - 1) return null
  const said = anyFrame(scene, `manner-${manner.name}`, manner.say)
  const line = { ...said, text: said.text.replace('{matter}', matterOf(manner, scene.reading.text) ?? '') }
  if (manner.isFinal) return { parts: [line], isFinal: true, act: null }
  const own = manner.act ? ownActLine(scene, manner.act) : null
  if (own) return { parts: [own], act: manner.act }
  const greeting = manner.isWelcome && scene.before === '' ? actLine(scene, 'greeting', endsOpen) : null
  const lead = greeting ? mannerLead(scene, manner) : null
  return greeting && lead ? { parts: [lead, greeting], act: 'greeting' } : { parts: [line], act: null }
}

/** The few words before the answer to what followed the manner. */
export const mannerLead = (scene: Scene, { name, lead }: Manner): Line | null => frame(scene, `lead-${name}`, lead)
