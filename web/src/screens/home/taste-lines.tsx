import type { Companion } from '@green-room/contract/rooms'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import type { TasteLine } from './taste-talk.ts'

type Lines = { character: Companion; lines: readonly TasteLine[]; said: string | null }

/** A talk only grows at its end, and may say the same twice: its lines are known by their places. */
const numbered = (lines: readonly TasteLine[]) => lines.map((line, place) => ({ ...line, place }))

/** `said`: what was tapped, while the answer is being written. */
export function TasteLines({ character, lines, said }: Lines) {
  const face = <Avatar id={character.id} name={character.name} color={character.avatar_color} imageUrl={character.image_url} size={32} />
  return (
    <ol>
      {numbered(lines).map(({ place, isMine, text }) => (
        <Line key={place} face={isMine ? null : face} text={text} isNew={place > 0} />
      ))}
      {said !== null && (
        <>
          <Line face={null} text={said} isNew />
          <li aria-hidden="true" className="flex gap-2.5 pt-2.5">
            {face}
            <span className="flex items-center gap-1.5 taste-bubble taste-theirs">
              <i className="dot" />
              <i className="dot" />
              <i className="dot" />
            </span>
          </li>
        </>
      )}
    </ol>
  )
}

function Line({ face, text, isNew }: { face: ReactNode; text: string; isNew: boolean }) {
  const bubble = face ? 'taste-theirs' : 'taste-mine'
  return (
    <li className={`flex gap-2.5 pt-2.5 ${face ? '' : 'justify-end'} ${isNew ? 'taste-line' : ''}`}>
      {face}
      <p dir="auto" className={`taste-bubble ${bubble}`}>
        {text}
      </p>
    </li>
  )
}
