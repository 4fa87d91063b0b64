import { findHosts } from './store.ts'
import { findPersona } from './personas.ts'
import type { Lounge } from '#server/platform/lounge.ts'

/** Reads the stories of every character in the background, so that no first reply has to wait for them. */
export async function prepareCast(lounge: Lounge): Promise<void> {
  try {
    for (const { id, card } of await findHosts(lounge.db)) await findPersona(lounge.db, id, card)
  } catch (error) {
    lounge.log.warn({ err: error }, 'characters: not all are prepared; each will be with its first reply')
  }
}
