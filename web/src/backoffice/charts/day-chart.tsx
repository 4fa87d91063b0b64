import { useId } from 'react'
import { say } from '../texts.ts'
import { dayName, roundedUp } from './shown.ts'
import { lineOf, WIDTH } from './spark.tsx'

type Value = number | null
type Series = { name: string; look: 'first' | 'earlier' | 'second' | 'third'; values: readonly Value[] }
type Chart = {
  title: string
  note?: string
  days: readonly string[]
  series: readonly Series[]
  show: (value: number) => string
  /** One upon the other, a bar for each day. */
  isStacked?: boolean
  /** A line that days should stay under. */
  most?: { name: string; value: number } | undefined
  /** The top of a chart in which nothing stands: a euro, a hundred of a thing. */
  empty?: number
}
const HEIGHT = 60
/** Of 28 days the first, the last, and two between them. */
const LABELLED = 9

/** Days from left to right, drawn, and as a table for whoever reads or copies figures. */
export function DayChart({ title, note, days, series, show, isStacked = false, most, empty = 100 }: Chart) {
  const id = useId()
  const sums = days.map((_, at) => series.reduce((all, { values }) => all + (values[at] ?? 0), 0))
  const highest = Math.max(most?.value ?? 0, ...(isStacked ? sums : series.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const top = roundedUp(highest, empty)
  return (
    <section className="chart" aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{title}</h2>
        <ul className="legend">
          {series.map(({ name, look }) => (
            <li key={name} className={look}>
              {name}
            </li>
          ))}
          {most && <li className="most">{most.name}</li>}
        </ul>
      </div>
      <div className="plot">
        <span className="y" aria-hidden="true">
          <i>{show(top)}</i>
          <i>{show(top / 2)}</i>
          <i>{show(0)}</i>
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="grid" d={`M0 .2H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 0.2}H${WIDTH}`} />
          {isStacked ? <Bars series={series} top={top} /> : series.map((one) => <Line key={one.name} {...one} top={top} />)}
          {most && <path className="most" d={`M0 ${HEIGHT - (most.value / top) * HEIGHT}H${WIDTH}`} />}
        </svg>
        <span className="x" aria-hidden="true">
          {days.map((day, at) => (at % LABELLED === 0 ? <i key={day}>{dayName(day)}</i> : null))}
        </span>
      </div>
      {note && <p className="sub">{note}</p>}
      <details>
        <summary>{say('desk.as-table')}</summary>
        <div className="scroll-x" role="region" aria-label={`${title}: ${say('desk.as-table')}`} tabIndex={0}>
          <table className="tb">
            <thead>
              <tr>
                <th scope="col">{say('desk.day')}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="n">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <tr key={day}>
                  <th scope="row">{dayName(day)}</th>
                  {series.map(({ name, values }) => (
                    <td key={name} className="n">
                      {values[at] === null || values[at] === undefined ? '–' : show(values[at])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

function Line({ look, values, top }: Series & { top: number }) {
  const points = lineOf(values, top, HEIGHT)
  return (
    <g className={look}>
      {look === 'first' && <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />}
      <polyline points={points} />
    </g>
  )
}

function Bars({ series, top }: { series: readonly Series[]; top: number }) {
  const many = series[0]?.values.length ?? 0
  const wide = WIDTH / Math.max(1, many)
  return Array.from({ length: many }, (_, at) => {
    let under = 0
    return series.map(({ name, look, values }) => {
      const tall = ((values[at] ?? 0) / top) * HEIGHT
      under += tall
      return <rect key={name + at} className={look} x={at * wide + wide * 0.1} y={HEIGHT - under} width={wide * 0.8} height={tall} />
    })
  })
}
