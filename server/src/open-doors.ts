// Which doors stay open while the lounge is closed, and which take nothing new shortly before.
import type { Maintenance } from './platform/running/maintenance.ts'
import type { Door } from './platform/http/serve.ts'

/** The live line goes on, so that replies under way arrive and the opening is heard; the settings say when that is. */
const ALWAYS = new Set<string>(['openEvents', 'readSettings'])
const NEW = new Set<string>(['createTopic', 'continueTopic', 'openTaste'])

export function requireOpenFor(maintenance: Maintenance, { name, desk, pays }: Door): void {
  if (!desk && !ALWAYS.has(name)) maintenance.requireOpen(pays === 'money' || NEW.has(name))
}
