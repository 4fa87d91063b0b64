import type { Figure, Figures } from '@green-room/contract/backoffice/figures'
import { Link } from 'react-router'
import { Spark } from '../charts/spark.tsx'
import { shown } from '../charts/shown.ts'
import type { Span } from '../charts/spans.tsx'
import { count } from '../format.ts'
import type { Screen } from '../screen.ts'
import { say } from '../texts.ts'
import { useScreens } from '../use-screens.ts'

type Name = Figure['name']
/** The rows behind a figure, where a screen lists them. */
function rowsOf(name: Name, screens: readonly Screen[], { from, to }: Pick<Figures, 'from' | 'to'>): string | undefined {
  const rows: Partial<Record<Name, string>> = {
    net: `/orders?status=Successfully&from=${from}&to=${to}`,
    'sent-back': '/orders?mark=refunded',
    joined: '/members',
    'cases-opened': '/cases',
    'cases-closed': '/cases?state=closed',
  }
  const path = rows[name]
  return path && screens.some((screen) => screen.path === path.replace(/\?.*/, '')) ? path : undefined
}

/** The figures of the span; each leads to its rows, or to how it is counted. */
export function Tiles({ figures, span }: { figures: Figures; span: Span }) {
  const screens = useScreens()
  const slow = figures.figures.find(({ name }) => name === 'first-words-p95')
  return (
    <dl className="figs tiles">
      {figures.figures
        .filter((figure) => figure !== slow)
        .map(({ name, unit, value, before, count: many, days }) => {
          const rows = rowsOf(name, screens, figures)
          return (
            <div key={name}>
              <dt>
                <a href={`#counted-${name}`}>{say(`desk.figure-${name}`)}</a>
              </dt>
              <dd data-figure={name}>
                {rows ? <Link to={rows}>{shown(unit, value)}</Link> : <a href={`#counted-${name}`}>{shown(unit, value)}</a>}
              </dd>
              <dd className="sub">
                <span>
                  {name === 'first-words' && slow
                    ? say('desk.nineteen-of-twenty', { wait: shown('ms', slow.value) })
                    : many !== null &&
                      many > 0 &&
                      say(`desk.figure-${name}-count` as 'desk.figure-net-count', { n: many, count: count(many) })}
                  <em>{say(`desk.before-${span}`, { value: shown(unit, before) })}</em>
                </span>
                <Spark values={days} />
              </dd>
            </div>
          )
        })}
    </dl>
  )
}
