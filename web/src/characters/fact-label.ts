import type { useT } from '#web/platform/i18n.tsx'
import type { TextKey } from '#web/platform/texts/text-key.ts'

const KNOWN: Record<string, TextKey> = {
  name: 'memories.key-name',
  place: 'memories.key-place',
  work: 'memories.key-work',
  study: 'memories.key-study',
  likes: 'memories.key-likes',
  dislikes: 'memories.key-dislikes',
  plans: 'memories.key-plans',
  birthday: 'memories.key-birthday',
}

/** A fact's key as a heading: 'Lives in', 'Sister', or whatever it was called. */
export function factLabel(key: string, t: ReturnType<typeof useT>): string {
  const known = KNOWN[key]
  return known ? t(known) : key.charAt(0).toUpperCase() + key.slice(1)
}
