// Browsers may refuse storage (private windows, full disks): then the app forgets, and nothing breaks.
/** Asked for anew each time: already naming a storage may be refused. */
type Area = () => Storage
const LASTING: Area = () => localStorage

export function readStored(key: string, area = LASTING): string | null {
  try {
    return area().getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. */
export function writeStored(key: string, value: string | null, area = LASTING): void {
  try {
    if (value === null) area().removeItem(key)
    else area().setItem(key, value)
  } catch {
    // Nothing to do: the value lives until the page is closed.
  }
}

export function storedKeys(prefix: string, area = LASTING): string[] {
  try {
    return Object.keys(area()).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
