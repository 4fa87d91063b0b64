import { step } from './run.mjs'

const SECRETLINT_RULES = JSON.stringify({ rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] })

const CHECKS = [
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['Format', 'oxfmt', ['--check']],
  ['Stories', 'node', ['server/src/stories.ts', 'lint']],
  ['No secrets', 'secretlint', ['**/*', '--secretlintrcJSON', SECRETLINT_RULES]],
  ['Packages as locked', 'npm', ['ls', '--all', '--loglevel=error']],
]

/** Runs every check, also after one has failed. Returns how many passed and failed. */
export async function runChecks() {
  const results = []
  for (const [name, command, args] of CHECKS) results.push(await step(name, command, args))
  return { passed: results.filter(Boolean).length, failed: results.filter((result) => !result).length }
}
