// A sound for new messages, off until somebody wants it. Two soft notes, made on the spot: no file to load.
import { readStored, writeStored } from './kept/storage.ts'

const KEY = 'sound'
const NOTES = [
  { hertz: 587.33, afterS: 0 },
  { hertz: 880, afterS: 0.11 },
] as const
const NOTE_S = 0.35
const LOUDNESS = 0.08
const watchers = new Set<() => void>()

export const isSoundOn = (): boolean => readStored(KEY) === 'on'
export function watchSound(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
/** Kept in this browser. Turning it on lets one hear it. */
export function chooseSound(isOn: boolean): void {
  writeStored(KEY, isOn ? 'on' : null)
  for (const watcher of watchers) watcher()
  playSound()
}

/** Silent where it is off, and where the browser lets no page speak that nobody has touched. */
export function playSound(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  for (const { hertz, afterS } of NOTES) {
    const begin = audio.currentTime + afterS
    const loudness = new GainNode(audio, { gain: 0 })
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01)
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + NOTE_S)
    const note = new OscillatorNode(audio, { frequency: hertz })
    note.connect(loudness).connect(audio.destination)
    note.start(begin)
    note.stop(begin + NOTE_S)
  }
  setTimeout(() => void audio.close(), 1_000)
}
