import { createHmac } from 'node:crypto'
import type { LoungeInside } from '#server/platform/lounge.ts'

/** What a mark keeps of an erased value: enough to know it again, useless to whoever reads the table without the lounge's key. */
export const factHash = (lounge: LoungeInside, value: string): Buffer => factHashes(lounge, value)[0]!
/** What its mark may say, made with the lounge's key or with the one before. */
export const factHashes = ({ secrets }: LoungeInside, value: string): Buffer[] =>
  secrets.keys('memory marks').map((key) => createHmac('sha256', key).update(value.normalize('NFKC').toLowerCase().trim()).digest())
