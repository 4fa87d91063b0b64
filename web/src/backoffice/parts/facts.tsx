import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]
/** Names and values, under each other. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="kv">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
export type Figure = readonly [name: string, value: string, note?: string]
/** The figures of a thing, in a row. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="figs">
    {figures.map(([name, value, note]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        {note && <dd className="sub">{note}</dd>}
      </div>
    ))}
  </dl>
)
