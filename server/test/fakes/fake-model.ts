import type { Mode } from './fake-openai.ts'

/** The environment that lets a lounge speak with the fake of fake-openai.ts: far cheaper than the talker where the words don't matter. */
export const fakeModel = (url: string, mode: Mode): Record<string, string> => fakeModels(url, { fake: mode })

/** The same for a chain of several, by name. */
export const fakeModels = (url: string, modes: Record<string, Mode>): Record<string, string> =>
  Object.assign(
    { LLM_CHAIN: Object.keys(modes).join(',') },
    ...Object.entries(modes).map(([name, mode]) => {
      const prefix = `LLM_${name.toUpperCase()}_`
      return { [`${prefix}KIND`]: 'openai-compatible', [`${prefix}BASE_URL`]: url, [`${prefix}MODEL`]: mode }
    }),
  ) as Record<string, string>
