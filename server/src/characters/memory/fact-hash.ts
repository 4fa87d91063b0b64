import { createHmac } from 'node:crypto'
import type { LoungeInside } from '#server/platform/lounge.ts'

/** What a mark keeps of an erased value: enough to know it again, useless to whoever reads the table without the lounge's key. */
export const factHash = (lounge: LoungeInside, value: string): Buffer =>
  createHmac('sha256', lounge.secrets.key('memory marks')).update(value.normalize('NFKC').toLowerCase().trim()).digest()
