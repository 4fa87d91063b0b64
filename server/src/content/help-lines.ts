import type { HelpNotice } from '@green-room/contract/messages'
import type { Db } from '#server/platform/database.ts'
import { findHelpLines as find } from './store.ts'

/** Numbers for a country, or the international list ('xx') where we know none. */
export async function findHelpLines(db: Db, country: string | null): Promise<HelpNotice> {
  const rows = await find(db, [country?.toLowerCase() ?? 'xx', 'xx'])
  const row = rows.find((candidate) => candidate.country === country?.toLowerCase()) ?? rows.find((candidate) => candidate.country === 'xx')
  return { kind: 'help', country: row?.country ?? 'xx', lines: (row?.lines ?? []) as HelpNotice['lines'] }
}
