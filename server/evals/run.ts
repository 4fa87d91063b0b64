// npm run evals [-- --engine=NAME] [--characters=teodor,pip] [--languages=en,de] [--report=FILE]: one suite for any engine. NAME is a model
// of the environment (LLM_NAME_KIND and so on, docs/operations.md); without it the talker is asked.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Card } from '@green-room/contract/characters'
import { createEngine } from '#server/characters/replies/create-engine.ts'
import { parseLlmConfig } from '#server/characters/models/llm-config.ts'
import { reportOf } from './report.ts'
import { ALL_LANGUAGES, runSuite } from './suite.ts'

const FOLDER = join(import.meta.dirname, '../seeds/characters')
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    characters: { type: 'string' },
    languages: { type: 'string' },
    report: { type: 'string', default: 'evals-report.html' },
  },
})

const { config, problems } = parseLlmConfig({ ...process.env, LLM_CHAIN: values.engine })
if (!config) {
  process.stderr.write(`${(problems ?? []).join('\n')}\n`)
  process.exit(1)
}
const wanted = values.characters?.split(',')
const cards = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && (!wanted || wanted.includes(name.replace('.json', ''))))
  .map((name) => Card.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
const languages = ALL_LANGUAGES.filter((language) => !values.languages || values.languages.split(',').includes(language))
if (cards.length === 0 || languages.length === 0) {
  process.stderr.write('There is no such character or language.\n')
  process.exit(1)
}
const log = { info: () => {}, warn: (what: object, message: string) => void process.stderr.write(`${message} ${JSON.stringify(what)}\n`) }
const open = await createEngine(config, { log })
const isEmbedded = values.engine === 'embedded'
const run = await runSuite({ engine: open.engine, cards, languages, isEmbedded, onProgress: (who) => process.stderr.write(`${who} `) })
process.stderr.write('\n')
await open.close()
for (const { property, goal, measured, isMet, misses } of run.findings) {
  process.stdout.write(`${isMet ? 'met   ' : 'MISSED'}  ${property}: ${measured}${goal ? ` (goal ${goal})` : ''}\n`)
  for (const miss of misses.slice(0, 8)) process.stdout.write(`          ${miss.slice(0, 240)}\n`)
}
writeFileSync(resolve(values.report), reportOf(run, values.engine, new Date().toISOString().slice(0, 10)))
process.stdout.write(`\nWith every talk: ${values.report}\n`)
process.exitCode = run.findings.every(({ isMet }) => isMet) ? 0 : 1
