const KEPT_MS = 2_000
const KEPT_MAX = 500

/** Keeps guests' pages for 2 s. Many who ask at once for a page that is not there yet wait for one drawing. */
export function createPageCache<Value>(): (key: string, make: () => Promise<{ value: Value; isKept: boolean }>) => Promise<Value> {
  const kept = new Map<string, { until: number; value: Promise<Value> }>()
  return (key, make) => {
    const hit = kept.get(key)
    if (hit && hit.until > Date.now()) return hit.value
    const forget = () => void (kept.get(key)?.value === value && kept.delete(key))
    const value = make().then((made) => {
      if (!made.isKept) forget()
      return made.value
    })
    value.catch(forget)
    kept.delete(key)
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!)
    kept.set(key, { until: Date.now() + KEPT_MS, value })
    return value
  }
}
