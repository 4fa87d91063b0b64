import type { Operations } from '@green-room/contract/backoffice/running'
import { count, time } from '../format.ts'
import { say } from '../texts.ts'

type Part = { name: string; is: string; note: string; tone: 'ok' | 'bad' | 'wait' }

/** The four things that one looks at first. */
export function Condition({ operations: { books, given_up, failed_mails, kinds, processes, mails, at } }: { operations: Operations }) {
  const closed = [...new Set(processes.flatMap(({ engines }) => engines.filter((one) => one.is_closed).map(({ name }) => name)))]
  const today = mails.filter(({ day }) => day === at.slice(0, 10))
  const mailsOf = (...outcomes: string[]): number =>
    today.filter(({ outcome }) => outcomes.includes(outcome)).reduce((sum, one) => sum + one.mails, 0)
  const refused = mailsOf('refused', 'unreached')
  const sum = (pick: (kind: Operations['kinds'][number]) => number): string => count(kinds.reduce((all, one) => all + pick(one), 0))
  const parts: Part[] = [
    {
      name: say('desk.books'),
      is: say('desk.violations', { count: Math.max(books.violations, books.findings.length) }),
      note: books.looked_at ? say('desk.whole-look', { at: time(books.looked_at) }) : say('desk.never-looked'),
      tone: books.is_closed || books.violations > 0 ? 'bad' : 'ok',
    },
    {
      name: say('desk.jobs'),
      is: say('desk.given-up-count', { count: given_up.length + failed_mails.length }),
      note: say('desk.jobs-under-way', { waiting: sum((one) => one.waiting), running: sum((one) => one.running) }),
      tone: given_up.length + failed_mails.length > 0 ? 'bad' : 'ok',
    },
    {
      name: say('desk.models'),
      is: closed.length > 0 ? say('desk.models-closed', { names: closed.join(', ') }) : say('desk.models-well'),
      note: [...new Set(processes.flatMap(({ engines }) => engines.map(({ name }) => name)))].join(', '),
      tone: closed.length > 0 ? 'wait' : 'ok',
    },
    {
      name: say('desk.mails'),
      is: say('desk.mails-refused', { count: count(refused) }),
      note: say('desk.mails-sent', { count: count(mailsOf('sent')) }),
      tone: refused > 0 ? 'wait' : 'ok',
    },
  ]
  return (
    <dl className="figs four">
      {parts.map(({ name, is, note, tone }) => (
        <div key={name}>
          <dt className={`dot ${tone}`}>{name}</dt>
          <dd className="is">{is}</dd>
          <dd className="sub">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
