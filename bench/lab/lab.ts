// The place where one program measures: a folder of its own, and everything that was started in it ended when the program ends, well or not.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Lab = {
  folder: string
  /** Runs when the lab closes, last in, first out. */
  onClose(undo: () => unknown): void
}

export async function inLab(measure: (lab: Lab) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'green-room-bench-'))
  chmodSync(folder, 0o755) // as root the database runs as another account, which must reach its files
  // A large database may still write its last checkpoint after its lounge has ended.
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })]
  const close = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) {
      try {
        await step()
      } catch (error) {
        console.error(error)
      }
    }
  }
  const giveUp = (): void => void close().then(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp)
  process.once('uncaughtException', (error) => {
    console.error(error)
    giveUp()
  })
  try {
    await measure({ folder, onClose: (step) => void undo.push(step) })
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await close()
  }
  process.exit()
}
