// What every text of the cast is held to, on its cards and in its stories.
import { wordRuns } from '#server/safety/word-runs.ts'

/** Nobody is urged to stay or to come back. */
export const URGES = new RegExp(
  String.raw`\b(?:don'?t (?:go|leave)(?: yet| me)|stay (?:a bit |a little )?longer|please stay|come back (?:soon|tomorrow|to me|` +
    String.raw`any time)|promise (?:me )?you'?ll (?:come|return)|don'?t forget me|i'?ll miss you)\b`,
  'i',
)
const SHARED_MAX = 0.6
type Line = { slug: string; text: string }

/** Pairs of lines of two characters that share more than 0.6 of their runs of three words. Lines with fewer runs than `runsMin` are left out. */
export function saidByTwo<Said extends Line>(said: Said[], runsMin = 0): [Said, Said][] {
  const byRun = new Map<string, number[]>()
  const lines = said.map((line) => ({ line, runs: wordRuns(line.text, 3) })).filter(({ runs }) => runs.size >= runsMin)
  const shared: [Said, Said][] = []
  for (const [i, { line, runs }] of lines.entries()) {
    const seen = new Map<number, number>()
    for (const run of runs) {
      for (const j of byRun.get(run) ?? []) seen.set(j, (seen.get(j) ?? 0) + 1)
      byRun.set(run, [...(byRun.get(run) ?? []), i])
    }
    for (const [j, count] of seen) {
      const other = lines[j]!
      if (other.line.slug !== line.slug && count / (runs.size + other.runs.size - count) > SHARED_MAX) shared.push([other.line, line])
    }
  }
  return shared
}
