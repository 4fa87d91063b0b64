// A place to die before and after every `await` of some files, without a mark in them: the lounge that is to be killed reads copies of them.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from 'vite'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))

/** The source with each `await X` as `await failpoint(number, async () => X)`, and the names of these places, in the order of their numbers. */
function instrument(path: string, first: number): { source: string; names: string[] } {
  const source = readFileSync(path, 'utf8')
  const { program, errors } = parseSync(path, source, { lang: 'ts' })
  if (errors.length > 0) throw new Error(`${path} can't be read`)
  const names: string[] = []
  const insertions: { at: number; text: string }[] = []
  visit(program, ({ start, argument }) => {
    const line = source.slice(0, start).split('\n').length
    insertions.push({ at: argument.start, text: `failpoint(${first + names.length}, async () => (` }, { at: argument.end, text: '))' })
    names.push(`${relative(SRC, path)}:${line}`)
  })
  let changed = ''
  let done = 0
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    changed += source.slice(done, at) + text
    done = at
  }
  return { source: changed + source.slice(done), names }
}

type Await = { start: number; argument: { start: number; end: number } }
function visit(node: unknown, onAwait: (node: Await) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, onAwait)
  else if (node && typeof node === 'object') {
    if ('type' in node && node.type === 'AwaitExpression') onAwait(node as unknown as Await)
    for (const each of Object.values(node)) visit(each, onAwait)
  }
}

/** Prepares all files of these folders (and these files) for a lounge that is started with `failpoints-preload.ts`. Answers the places by number. */
export function placeFailpoints(paths: string[], changedInto: string): string[] {
  const names: string[] = []
  const sources: Record<string, string> = {}
  for (const path of paths.flatMap(filesOf)) {
    const made = instrument(path, names.length)
    if (made.names.length > 0) sources[pathToFileURL(path).href] = made.source
    names.push(...made.names)
  }
  writeFileSync(changedInto, JSON.stringify(sources))
  return names
}
function filesOf(path: string): string[] {
  if (path.endsWith('.ts')) return [join(SRC, path)]
  const files = globSync('**/*.ts', { cwd: join(SRC, path) }).filter((name) => !/\.test[.-]/.test(name))
  return files.toSorted().map((name) => join(SRC, path, name))
}
