// What nobody caught. One broken promise is a bug, told and counted, and the process goes on; an exception that broke out of everything leaves a
// state that nobody knows, and the process ends in order: another one takes its work over.
import { randomUUID } from 'node:crypto'
import { Counter } from 'prom-client'
import type { Log } from './log.ts'

export const uncaught = new Counter({
  name: 'uncaught_errors_total',
  help: 'Errors that no code caught: broken promises, and exceptions that end the process',
  labelNames: ['kind'] as const,
  registers: [],
})

/** `end` closes what is open and leaves; it is asked once. */
export function catchTheUncaught(log: () => Log, end: () => void): void {
  const tell = (kind: 'promise' | 'exception', error: unknown, words: string): void => {
    uncaught.inc({ kind })
    log().fatal({ err: error, bug: randomUUID() }, words)
  }
  process.on('unhandledRejection', (error) => tell('promise', error, 'a promise broke and nobody waited for it'))
  process.once('uncaughtException', (error) => {
    process.on('uncaughtException', (next) => tell('exception', next, 'another exception while ending'))
    tell('exception', error, 'an exception broke out of everything: this process ends')
    end()
  })
}
