import type { Lounge } from '#server/platform/lounge.ts'
import type { OpenEngine } from './create-engine.ts'
import { listCards } from './store.ts'

/** Makes every character ready in the background: the vectors of an operator's own card cost seconds of arithmetic, once. Until then its replies find lines by spelling. */
export async function prepareCast(lounge: Lounge, engine: OpenEngine): Promise<void> {
  try {
    await engine.prepare(await listCards(lounge.db))
  } catch (error) {
    lounge.log.warn({ err: error }, 'characters: not all are prepared; each will be after its first reply')
  }
}
