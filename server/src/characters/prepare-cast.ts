import type { Lounge } from '#server/platform/lounge.ts'
import type { OpenEngine } from './create-engine.ts'
import { listCards } from './store.ts'

/** Makes every character ready in the background: the first look at a card costs seconds of arithmetic, which are kept for the next start. */
export async function prepareCast(lounge: Lounge, engine: OpenEngine): Promise<void> {
  try {
    await engine.prepare(await listCards(lounge.db))
  } catch (error) {
    lounge.log.warn({ err: error }, 'characters: not all are prepared; each will be at its first reply')
  }
}
