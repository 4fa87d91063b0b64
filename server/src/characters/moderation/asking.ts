import type { Meter } from '../engine/meter.ts'

/** `meter`: of the member for whose talk it is asked. Who judges is always asked, whatever is left of the day: no text goes unjudged. */
export type Asking = { signal?: AbortSignal; meter?: Meter | undefined }
