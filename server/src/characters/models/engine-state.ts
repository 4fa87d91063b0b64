import { basename } from 'node:path'
import type { EngineState } from '#server/platform/running/processes.ts'
import type { ChainLink } from './models.ts'

/** What operators may know of a model: neither its address nor its key. */
export const stateOf = ({ name, model, breaker, sees, price }: ChainLink): EngineState => ({
  name,
  kind: model.provider,
  model: basename(model.modelId),
  is_closed: breaker.isClosed,
  sees,
  price: price ?? null,
})
