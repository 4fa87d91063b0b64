import type { ModelReport } from '@green-room/contract/backoffice/model'
import { useState } from 'react'
import { Link } from 'react-router'
import { DayChart } from '../charts/day-chart.tsx'
import { share } from '../charts/shown.ts'
import { Spans, useSpan } from '../charts/spans.tsx'
import { count } from '../format.ts'
import { Figures, type Figure } from '../parts/facts.tsx'
import { NotYet, Trouble } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { useMine } from '../use-mine.ts'
import { dollars, euroCents } from './sums.ts'
import { Doors } from './doors.tsx'
import { Parts } from './parts-table.tsx'
import { PricePanel, Prices } from './prices.tsx'
import '../charts/charts.css'
import './model.css'

const EVERY_MS = 30_000

export default function ModelScreen() {
  const [span, setSpan] = useSpan()
  const { data, error, refetch } = useDesk('readModel', { span }, { everyMs: EVERY_MS })
  const { roles } = useMine()
  const [isPricing, setPricing] = useState(false)
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />
  const { doors, ceilings, sees_money: seesMoney } = data
  const chain = doors.filter(({ processes }) => processes > 0).map(({ name }) => name)
  return (
    <div className={isPricing ? 'split' : ''}>
      <main className="main">
        <div className="head">
          <h1>{say('desk.model')}</h1>
          {data.has_model && <span className="sub">{say('desk.model-chain', { chain: chain.join(', ') })}</span>}
          <span className="acts">
            <Spans span={span} onSet={setSpan} />
          </span>
        </div>
        <Trouble error={error} onRetry={() => void refetch()} />
        {!data.has_model && (
          <div className="note alarm" role="status">
            <span>
              <b>{say('desk.model-none')}.</b> {say('desk.model-none-why')}
            </span>
          </div>
        )}
        {ceilings?.is_near && ceilings.house !== null && (
          <div className="note brass2 alarm" role="alert">
            {say('desk.model-near', { used: dollars(ceilings.today), most: dollars(ceilings.house) })}
          </div>
        )}
        <Figures figures={figuresOf(data)} />
        {data.unpriced > 0 && seesMoney && <p className="sub">{say('desk.model-unpriced', { count: data.unpriced })}</p>}
        <Doors doors={doors} seesMoney={seesMoney} />
        {seesMoney && <Costs report={data} />}
        <div className="cols">
          <Parts title={say('desk.model-by-character')} head={say('desk.model-character')} parts={data.characters} seesMoney={seesMoney} />
          <Parts title={say('desk.model-by-room')} head={say('desk.room')} parts={data.rooms} seesMoney={seesMoney} />
        </div>
        {seesMoney && (
          <Prices
            prices={data.prices}
            onNew={roles.some((role) => role === 'owner' || role === 'finance') ? () => setPricing(true) : undefined}
          />
        )}
        <p className="sub">{say('desk.model-counted')}</p>
      </main>
      {isPricing && <PricePanel doors={doors} today={data.to} onClose={() => setPricing(false)} />}
    </div>
  )
}

function figuresOf(report: ModelReport): Figure[] {
  const { turns, micros, micros_before, margin_cents, cents_per_point, cached_share, fallback_share, talker_share } = report
  const perTurn = micros === null || turns === 0 ? '–' : dollars(micros / turns)
  const margin =
    margin_cents === null ? say('desk.model-no-margin') : say('desk.model-per-point', { cents: (cents_per_point ?? 0).toFixed(3) })
  return [
    [say('desk.model-turn-count'), count(turns), say('desk.model-before', { value: count(report.turns_before) })],
    ...(report.sees_money
      ? ([
          [say('desk.model-cost'), dollars(micros ?? 0), say('desk.model-before', { value: dollars(micros_before ?? 0) })],
          [say('desk.model-per-turn'), perTurn],
          [say('desk.model-margin'), margin_cents === null ? '–' : euroCents(margin_cents), margin],
        ] as const)
      : []),
    [say('desk.model-cached'), cached_share === null ? '–' : share(cached_share), say('desk.model-cached-note')],
    [
      say('desk.model-fallback'),
      fallback_share === null ? '–' : share(fallback_share),
      talker_share === null ? '' : say('desk.model-talker', { share: share(talker_share) }),
    ],
  ]
}

const LOOKS = { reply: 'first', suggestion: 'earlier', moderation: 'second', memory: 'third' } as const
function Costs({ report: { costs, days, ceilings } }: { report: ModelReport }) {
  const most = ceilings?.house ?? null
  const asked = costs.filter(({ purpose, days: values }) => purpose === 'reply' || values.some((value) => value > 0))
  return (
    <div className="sec">
      <DayChart
        title={say('desk.model-cost-by-day')}
        days={days}
        show={dollars}
        empty={1_000_000}
        isStacked
        series={asked.map(({ purpose, days: values }) => ({ name: say(`desk.model-${purpose}`), look: LOOKS[purpose], values }))}
        most={most === null ? undefined : { name: say('desk.model-daily-ceiling', { most: dollars(most) }), value: most }}
      />
      <Ceilings ceilings={ceilings} />
    </div>
  )
}

function Ceilings({ ceilings }: { ceilings: ModelReport['ceilings'] }) {
  const sum = (micros: number | null): string => (micros === null ? say('desk.model-no-ceiling') : dollars(micros))
  return (
    <section className="ceilings">
      <h3>{say('desk.model-ceilings')}</h3>
      {ceilings === null ? (
        <p className="sub">{say('desk.model-ceiling-none')}</p>
      ) : (
        <>
          <Figures
            figures={[
              [say('desk.model-ceiling-house'), sum(ceilings.house), say('desk.model-used-today', { used: dollars(ceilings.today) })],
              [say('desk.model-ceiling-member'), sum(ceilings.member)],
            ]}
          />
          <p className="sub">
            {say('desk.model-ceiling-note')}{' '}
            <Link className="lk" to="/prices?tab=limits">
              {say('desk.model-set-ceilings')}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
