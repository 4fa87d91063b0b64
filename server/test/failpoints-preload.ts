// Comes before main.ts in a lounge that is to be killed at a place chosen by its parent (failpoints.ts).
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

export type Order = { dieAt: number; side: 'before' | 'after' } | 'list the places passed'

const sources = JSON.parse(readFileSync(process.env['FAILPOINTS']!, 'utf8')) as Record<string, string>
const passed = new Set<number>()
let armed: { dieAt: number; side: 'before' | 'after' } | null = null

registerHooks({
  load(url, context, next) {
    const source = sources[url]
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true }
  },
})

const pass = (place: number, side: 'before' | 'after'): void => {
  passed.add(place)
  if (armed?.dieAt === place && armed.side === side) process.kill(process.pid, 'SIGKILL')
}
Object.assign(globalThis, {
  async failpoint<T>(place: number, act: () => Promise<T>): Promise<T> {
    pass(place, 'before')
    const result = await act()
    pass(place, 'after')
    return result
  },
})

process.on('message', (order: Order) => {
  if (order !== 'list the places passed') armed = order
  process.send!([...passed])
  if (order === 'list the places passed') passed.clear()
})
process.channel?.unref() // the parent keeps no lounge alive
