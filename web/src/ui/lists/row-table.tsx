import { Fragment, type ReactNode } from 'react'

/** Of a cell that has nothing to say. */
export const NOTHING = '–'

export type TableRow = { key: string; cells: readonly [lead: ReactNode, detail: ReactNode, ...ends: ReactNode[]]; note?: string }

type RowTableProps = {
  head: readonly string[]
  rows: readonly TableRow[]
  empty: ReactNode
  /** The column that leads a row on a phone. */
  phoneLead?: number
  /** The last column holds links: its title is only spoken. */
  hasActions?: boolean
}

/** A real table on a desktop, two-line rows on a phone: nothing scrolls sideways. The last two columns stand at the end. */
export function RowTable({ head, rows, empty, phoneLead = 0, hasActions = false }: RowTableProps) {
  if (rows.length === 0) return <p className="card p-8 text-ink-2">{empty}</p>
  return (
    <div className="@container card px-5 py-2 sm:px-7">
      <table
        className={
          'w-full tabular-nums @max-[32rem]:hidden [&_td]:py-3.5 [&_td:nth-last-child(-n+2)]:text-end ' +
          '[&_th]:py-3 [&_th]:text-start [&_th]:text-sm [&_th]:font-medium [&_th]:text-ink-3 ' +
          '[&_th:nth-last-child(-n+2)]:text-end'
        }
      >
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                <span className={hasActions && title === head.at(-1) ? 'sr-only' : ''}>{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, note }) => (
            <tr key={key} className="border-t border-line">
              {cells.map((cell, place) => (
                <td key={head[place]} className={place === 0 ? 'font-semibold' : ''}>
                  {cell}
                  {place === 0 && note && <bdi className="block text-sm font-normal text-ink-3">{note}</bdi>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="rows tabular-nums @min-[32rem]:hidden">
        {rows.map(({ key, cells, note }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(5.5rem,1fr)_auto] items-baseline gap-x-3 gap-y-1 py-3.5 @max-[14rem]:grid-cols-1 @max-[14rem]:[&>span]:text-start"
          >
            <b className="min-w-0 font-semibold">{cells[phoneLead]}</b>
            <span className="text-end font-semibold">{cells.at(-2)}</span>
            <span className="text-sm text-ink-3">
              {cells[1]}
              {besides(cells, phoneLead).map((cell, place) => (
                <Fragment key={head[place]}> · {cell}</Fragment>
              ))}
              {note && <bdi> · {note}</bdi>}
            </span>
            <span className="text-end">{cells.at(-1)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What else a row's second line says on a phone: all but its lead, its detail and the two ends. */
const besides = (cells: readonly ReactNode[], lead: number): ReactNode[] =>
  cells.slice(0, -2).filter((cell, place) => place !== 1 && place !== lead && cell !== NOTHING)
