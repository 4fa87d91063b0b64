// How a commit is told: `slice: What it does` in 72 symbols, an empty line, and below it why. A list of commits is read by its subjects.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const SUBJECT_MAX = 72
/** Made by git itself. */
const OWN = /^(Merge |Revert "|(fixup|squash|amend)! )/

/** What is wrong with a message, or null. Comments of git's editor are no part of it. */
export function faultOf(message) {
  const [subject = '', blank = ''] = message.split('\n').filter((line) => !line.startsWith('#'))
  if (OWN.test(subject)) return null
  if (!/^[a-z][a-z0-9 ,-]*: \S/.test(subject)) return `begin with what it is about: 'messages: Refuse empty bodies'`
  const symbols = Array.from(subject).length
  if (symbols > SUBJECT_MAX) return `${symbols} symbols, ${SUBJECT_MAX} at most: say why in the body, after an empty line`
  return blank.trim() === '' ? null : 'an empty line parts the subject from the body'
}

if (process.argv[2] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const fault = faultOf(readFileSync(process.argv[2], 'utf8'))
  if (fault) {
    console.error(`The commit's subject: ${fault}`)
    process.exit(1)
  }
}
