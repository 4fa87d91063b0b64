// What a slice hands out of a member's data: files of their export, written piece by piece, so that none is ever whole in memory.
export type Portion = {
  /** Its place in the zip. */
  path: string
  /** It is as small as it gets: packing a photograph again is heat. */
  isPacked?: boolean
  pieces(): AsyncIterable<string | Uint8Array>
}

/** One thing as JSON. */
export const jsonPortion = (path: string, read: () => Promise<unknown>): Portion => ({
  path,
  async *pieces() {
    yield `${JSON.stringify(await read(), null, 2)}\n`
  },
})
/** A list as JSON, a row a line. */
export const listPortion = (path: string, rows: () => AsyncIterable<unknown>): Portion => ({ path, pieces: () => jsonList(rows()) })

export async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let opening = '[\n  '
  for await (const row of rows) {
    yield opening + JSON.stringify(row)
    opening = ',\n  '
  }
  yield opening.startsWith('[') ? '[]\n' : '\n]\n'
}

export type Cell = string | number | null
export const csvPortion = (path: string, head: string[], rows: () => AsyncIterable<Cell[]>): Portion => ({
  path,
  async *pieces() {
    yield csvLine(head)
    for await (const row of rows()) yield csvLine(row)
  },
})
export const csvLine = (cells: Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`
/** What a spreadsheet would take for a formula gets an apostrophe, also behind what parts cells where a comma is the sign of decimals. */
const FORMULA = /(^|[;\t\r\n])(?=[ \u00A0]*[=+\-@＝＋－＠\t\r])/g
function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const safe = cell.replace(FORMULA, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of a list that is read page by page, until a page is empty. */
export async function* paged<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    if (rows.length === 0) return
    yield* rows
    last = rows.at(-1)
  }
}
