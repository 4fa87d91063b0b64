/** What a list of topics shows, as the address says it: `?room=3&language=de&others=1`. (`lang` there is the language of the page.) */
export type TopicFilter = {
  roomId: string | null
  /** The language that comes first. */
  language: string
  /** Whether those in other languages are unfolded. */
  hasOthers: boolean
}

export function readFilter(query: URLSearchParams, ownLanguage: string): TopicFilter {
  const [room, language] = [query.get('room') ?? '', query.get('language') ?? '']
  return {
    roomId: /^[1-9]\d{0,17}$/.test(room) ? room : null,
    language: /^[a-z]{2,3}$/.test(language) ? language : ownLanguage,
    hasOthers: query.get('others') === '1',
  }
}

/** The address' query for another choice; what says nothing new is left out. */
export function writeFilter(query: URLSearchParams, change: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [key, value] of Object.entries(change)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return next
}
