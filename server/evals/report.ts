// The run as one page: the table, what is not as it should be, every talk.
import type { Run } from './suite.ts'
import type { Spoken } from './talk.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const turnOf = ({ reader, text, isCut, failure }: Spoken): string =>
  `<p class="reader">${escape(reader)}</p><p>${escape(text)}${isCut ? ' <b>cut</b>' : ''}${failure ? ` <b>${failure}</b>` : ''}</p>`

export function reportOf({ findings, transcripts }: Run, engine: string, date: string): string {
  const rows = findings.map(
    ({ property, goal, measured, isMet, misses }) =>
      `<tr class="${isMet ? 'met' : 'missed'}"><td>${escape(property)}</td><td>${escape(goal)}</td><td>${escape(measured)}</td><td>${
        misses.length > 0
          ? `<details><summary>${misses.length}</summary><ul>${misses
              .slice(0, 200)
              .map((miss) => `<li>${escape(miss)}</li>`)
              .join('')}</ul></details>`
          : ''
      }</td></tr>`,
  )
  const talks = transcripts.map(
    ({ title, spoken }) => `<details><summary>${escape(title)}</summary>${spoken.map(turnOf).join('')}</details>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Evals of ${escape(engine)}</title>
<style>
body { font: 16px/1.5 system-ui; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% }
td, th { padding: .4rem .6rem; border-bottom: 1px solid #8884; text-align: left; vertical-align: top }
.missed td:nth-child(3) { color: #c33; font-weight: 600 }
.reader { opacity: .7; margin: .8rem 0 0 2rem }
details { margin: .3rem 0 }
li { margin: .2rem 0 }
</style>
<h1>Evals of ${escape(engine)}</h1><p>${date} · <code>npm run evals -- --engine=${escape(engine)}</code></p>
<table><tr><th>property</th><th>goal</th><th>measured</th><th>not so</th></tr>${rows.join('')}</table><h2>Talks</h2>${talks.join('')}</html>\n`
}
