// One row of the table: a share of replies that are as they should be, and those that are not.
import type { Spoken } from './talk.ts'

export interface Finding {
  property: string
  /** As the table says it. */
  goal: string
  measured: string
  isMet: boolean
  /** 'character · language · reader → reply' of what is not as it should be. */
  misses: string[]
}

/** Counts replies against a rule, and keeps those that break it. */
export class Count {
  total = 0
  readonly misses: string[] = []

  check(isRight: boolean, who: string, { reader, text }: Spoken): void {
    this.total++
    if (!isRight) this.misses.push(`${who} · ${reader} → ${text}`)
  }

  share(): number {
    return this.total === 0 ? 1 : 1 - this.misses.length / this.total
  }

  finding(property: string, least: number): Finding {
    const measured = `${this.total - this.misses.length} of ${this.total} (${(this.share() * 100).toFixed(1)} %)`
    return { property, goal: `≥ ${least * 100} %`, measured, isMet: this.share() >= least, misses: this.misses }
  }
}
