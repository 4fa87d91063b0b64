// Counts a run of vitest, names what failed, with its message and what differs, and says how long each file took: of an error in a
// browser, vitest's own JSON keeps the stack, which has none.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const told = (name, [error] = []) => {
  const message = (error?.message ?? 'failed').split('\n').slice(0, 12)
  const diff = stripVTControlCharacters(error?.diff ?? '')
    .split('\n')
    .slice(0, 40)
  return [name, ...message, ...diff].filter((line) => line !== '').join('\n    ')
}

export default class {
  onTestRunEnd(modules, unhandled) {
    let passed = 0
    const files = []
    const again = []
    const names = unhandled.map((error) => told('(outside of any test)', [error]))
    for (const module of modules) {
      files.push({ name: relative(process.cwd(), module.moduleId), ms: module.diagnostic().duration })
      if (module.errors().length > 0) names.push(told(module.moduleId, module.errors()))
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') passed++
        if (test.diagnostic()?.flaky) again.push(told(`${module.moduleId} > ${test.fullName}`, errors))
        if (state === 'failed') names.push(told(`${module.moduleId} > ${test.fullName}`, errors))
      }
    }
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify({ passed, failed: names.length, names, files, again }))
  }
}
