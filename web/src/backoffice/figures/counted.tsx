import type { Figure } from '@green-room/contract/backoffice/figures'
import { say } from '../texts.ts'

/** What each figure counts, for whoever wants to check it. */
export function Counted({ figures, seesMoney }: { figures: readonly Figure[]; seesMoney: boolean }) {
  const parts = [...figures.map(({ name }) => name), 'funnel' as const, 'rooms' as const, ...(seesMoney ? ['points' as const] : [])]
  return (
    <section className="sec counted">
      <h2>{say('desk.how-counted')}</h2>
      <p className="sub">{say('desk.counted-days')}</p>
      <dl>
        {parts.map((name) => (
          <div key={name} id={`counted-${name}`} tabIndex={-1}>
            <dt>{name === 'funnel' || name === 'rooms' || name === 'points' ? say(`desk.${name}`) : say(`desk.figure-${name}`)}</dt>
            <dd>{say(`desk.counted-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
