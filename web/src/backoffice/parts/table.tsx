import type { ReactNode } from 'react'
import { say } from '../texts.ts'
import { Trouble } from './states.tsx'

export type Column<Row> = { name: string; cell: (row: Row) => ReactNode; isNumber?: boolean; isWide?: boolean }
type Pages = {
  isPending: boolean
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** A list of rows; the first cell of each holds its link, which `j` and `k` walk along. `inner` stands under an opened row. */
export function Table<Row extends { id: string }>({
  label,
  columns,
  rows,
  pages,
  empty,
  inner,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  pages?: Pages
  empty: string
  inner?: (row: Row) => ReactNode
}) {
  return (
    <>
      {pages?.error ? <Trouble error={pages.error} onRetry={() => void pages.refetch()} /> : null}
      <div className="scroll-x" role="region" aria-label={label} tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              {columns.map(({ name, isNumber }) => (
                <th key={name} scope="col" className={isNumber ? 'n' : ''}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => {
              const opened = inner?.(row)
              return [
                <tr key={row.id} className={opened ? 'on' : ''} data-row>
                  {columns.map(({ name, cell, isNumber }) => (
                    <td key={name} className={isNumber ? 'n' : ''}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>,
                opened && (
                  <tr key={`${row.id}-inner`} className="on">
                    <td colSpan={columns.length}>{opened}</td>
                  </tr>
                ),
              ]
            })}
          </tbody>
        </table>
      </div>
      {rows?.length === 0 && <p className="empty">{empty}</p>}
      {pages?.hasNextPage && (
        <p>
          <button type="button" className="btn-s line" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {say('desk.more')}
          </button>
        </p>
      )}
    </>
  )
}
