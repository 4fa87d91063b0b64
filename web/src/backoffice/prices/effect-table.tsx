import { effectOf, type Priced } from '@green-room/contract/money/price-effect'
import { count, points } from '../format.ts'
import { say } from '../texts.ts'

const NARROW = '\u202f'
const euro = (value: number): string => `€${NARROW}${value.toFixed(2)}`
const many = (value: number | null): string => (value === null ? say('desk.free') : count(value))

/** What prices mean in messages and in euro, before and after. Nothing where a price is no number yet. */
export function EffectTable({ was, then }: { was: Priced; then: Priced }) {
  const [before, after] = [read(was), read(then)]
  if (!before || !after) return null
  const sum = (name: string, a: { points: number; euro: number }, b: { points: number; euro: number }) =>
    [name, [points(a.points), euro(a.euro)], [points(b.points), euro(b.euro)]] as const
  const rows = [
    sum(say('desk.message-of', { symbols: before.message.symbols }), before.message, after.message),
    sum(say('desk.longest', { symbols: before.longest.symbols }), before.longest, after.longest),
    [say('desk.for-five'), [many(before.forFiveEuro)], [many(after.forFiveEuro)]] as const,
    [say('desk.for-welcome'), [many(before.forWelcome)], [many(after.forWelcome)]] as const,
    sum(say('desk.own-topic'), before.topic, after.topic),
  ]
  return (
    <section className="sec">
      <h2>{say('desk.effect')}</h2>
      <div className="scroll-x" role="region" aria-label={say('desk.effect')} tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{say('desk.values')}</th>
              <th scope="col" className="n">
                {say('desk.was')}
              </th>
              <th scope="col" className="n">
                {say('desk.would-be')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, a, b]) => (
              <tr key={name}>
                <td>{name}</td>
                <Cell lines={a} isNew={false} />
                <Cell lines={b} isNew={a.join() !== b.join()} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="sub">{say('desk.effect-note')}</p>
    </section>
  )
}

function Cell({ lines: [first, second], isNew }: { lines: readonly string[]; isNew: boolean }) {
  return (
    <td className="n">
      {isNew ? <b>{first}</b> : first}
      {second !== undefined && <small className="under">{second}</small>}
    </td>
  )
}

function read(prices: Priced) {
  try {
    return effectOf(prices)
  } catch {
    return null
  }
}
