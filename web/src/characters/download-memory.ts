import type { Memory } from '@green-room/contract/talk/memory'

/** Hands the memory over as a file, as it stands on the screen. */
export function downloadMemory({ character, enabled, facts, summary }: Memory): void {
  const text = JSON.stringify({ character: character.name, enabled, facts, summary }, null, 2)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `memory-of-${character.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
