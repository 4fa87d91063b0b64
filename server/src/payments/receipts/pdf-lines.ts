// Lines of text on a page of pdfkit, which knows one direction: runs of right-to-left words are drawn one by one, in the order in which they are seen.
type Doc = PDFKit.PDFDocument
export type Place = { x: number; width: number; align?: 'left' | 'right'; isRtl?: boolean }

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** What ends words that run from left to right belongs to the sentence around them: there it stands on their left. */
const CLOSING = /^(.*[\p{L}\p{N}%)])([.,:;!?])$/u

/**
 * Neighbouring words of one direction, from left to right as they are seen. Each run is shaped as a whole.
 * Numbers are written from left to right in every script, and so are sums, dates and addresses in Latin letters.
 */
export function visualRuns(text: string, isRtl: boolean): string[] {
  const runs: { words: string[]; isRtl: boolean }[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = runs.at(-1)
    // What has neither letters nor digits (a dash) goes with the words before it.
    const direction = RTL.test(word) || (!/[\p{L}\p{N}\p{Sc}]/u.test(word) && (last?.isRtl ?? isRtl))
    if (last?.isRtl === direction) last.words.push(word)
    else runs.push({ words: [word], isRtl: direction })
  }
  const isMixed = isRtl && RTL.test(text)
  const seen = isRtl ? runs.toReversed() : runs
  return seen.map((run) => {
    const drawn = run.words.join('\u00a0')
    return isMixed && !run.isRtl ? drawn.replace(CLOSING, '$2$1') : drawn
  })
}

/** Lines that fit a width. A word that is longer than it stands alone. */
export function wrap(doc: Doc, text: string, width: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && doc.widthOfString(longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}

/** Draws a text in its lines and answers where the next one goes. */
export function drawText(doc: Doc, text: string, y: number, { x, width, align, isRtl = false }: Place): number {
  const space = doc.widthOfString('n') * 0.5
  const height = doc.currentLineHeight(true) * 1.15
  for (const line of wrap(doc, text, width)) {
    const runs = visualRuns(line, isRtl).map((run) => ({ run, width: doc.widthOfString(run) }))
    const whole = runs.reduce((sum, run) => sum + run.width, 0) + space * Math.max(0, runs.length - 1)
    let at = (align ?? (isRtl ? 'right' : 'left')) === 'right' ? x + width - whole : x
    for (const { run, width: runWidth } of runs) {
      doc.text(run, at, y, { lineBreak: false })
      at += runWidth + space
    }
    y += height
  }
  return y
}
