// eld's detector over eld's own numbers, those of our seven languages alone: the package reads its sixty at 70 MB of memory, and is asked
// about no other. `write-byte-grams.ts` takes them out of it; the same lines come to the same answers (language-detector.test.ts).
import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@green-room/contract/characters'

export interface Detector {
  detect(text: string): { language: string; isReliable(): boolean; getScores(): Record<string, number> }
}
/** As eld keeps them: languages by number, and how much each run of bytes speaks for a language. */
export interface ByteGrams {
  type: string
  languages: Record<string, string>
  ngrams: Record<string, Record<string, number>>
}
interface Eld {
  createEld(): { instance: Detector & { setLanguageSubset(languages: string[]): unknown }; loadData(grams: ByteGrams): string }
}

export const BYTE_GRAMS = new URL('./byte-grams.json', import.meta.url)
/** The pinned package shows this file only together with a whole table. */
const within = (path: string): string => new URL(path, import.meta.resolve('eld/extrasmall')).href

export async function loadDetector(): Promise<Detector> {
  const [{ createEld }, grams] = await Promise.all([import(within('../languageDetector.js')) as Promise<Eld>, readFile(BYTE_GRAMS, 'utf8')])
  const { instance, loadData } = createEld()
  loadData(JSON.parse(grams) as ByteGrams)
  instance.setLanguageSubset([...LANGUAGES])
  return instance
}
