import { DayChart } from '../charts/day-chart.tsx'
import { dayName, hourOf, shown, wholeDay } from '../charts/shown.ts'
import { Spans, useSpan } from '../charts/spans.tsx'
import { CsvLink } from '../money/csv-link.tsx'
import { NotYet, Trouble } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { Needs } from './needs.tsx'
import { Counted } from './counted.tsx'
import { Flows, Funnel, Rooms } from './figure-tables.tsx'
import { Tiles } from './tiles.tsx'
import '../charts/charts.css'
import './figures.css'

const EVERY_MS = 60_000

export default function TodayScreen() {
  const [span, setSpan] = useSpan()
  const { data, error, refetch } = useDesk('readFigures', { span }, { everyMs: EVERY_MS })
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  const { days, figures, to, at, is_test, funnel, rooms, points } = data
  const drawn = figures.find(({ name }) => name === 'net') ?? figures.find(({ name }) => name === 'messages')!
  return (
    <main className="main">
      <div className="head">
        <h1>{wholeDay(to)}</h1>
        <span className="sub">{say('desk.as-of', { at: hourOf(at) })}</span>
        <span className="acts">
          <Spans span={span} onSet={setSpan} />
          <CsvLink door="downloadFigures" input={{ span }} />
        </span>
      </div>
      <Trouble error={error} onRetry={() => void refetch()} />
      <Needs />
      <Tiles figures={data} span={span} />
      {is_test && <p className="sub">{say('desk.figures-test')}</p>}
      <div className="cols early">
        <div className="sec">
          <DayChart
            title={say(`desk.figure-${drawn.name}`)}
            days={days}
            show={(value) => shown(drawn.unit, value)}
            series={[
              { name: say('desk.these-days', { from: dayName(days[0]!), to: dayName(to) }), look: 'first', values: drawn.days },
              { name: say('desk.earlier-days'), look: 'earlier', values: drawn.earlier },
            ]}
          />
        </div>
        <Funnel funnel={funnel} />
        <Rooms rooms={rooms} />
        {points && <Flows points={points} />}
      </div>
      <Counted figures={figures} seesMoney={points !== null} />
    </main>
  )
}
