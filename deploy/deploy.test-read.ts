// Reads what is put on a server into plain values. The words of each language stand here as far as our files use them.
import { globSync, readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
export type Settings = Record<string, string>

/** Lines of `NAME=value`. */
export const settingsOf = (text: string): Settings =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name!, value!]))

function documentsOf(text: string): unknown[] {
  return parseAllDocuments(text, { merge: true }).map((document) => document.toJS() as unknown)
}

type Service = {
  image?: string
  command?: string[]
  environment?: Settings
  volumes?: string[]
  ports?: string[]
  networks?: string[]
  stop_grace_period?: string
}
export const compose = documentsOf(read('compose.yaml'))[0] as { services: Record<string, Service>; networks: Record<string, unknown> }

type Probe = { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold: number }
type Container = {
  command?: string[]
  envFrom: unknown[]
  ports?: unknown[]
  securityContext: unknown
  volumeMounts: { mountPath: string }[]
  startupProbe?: Probe
  livenessProbe?: Probe
  readinessProbe?: Probe
}
type Pod = { containers: Container[]; terminationGracePeriodSeconds?: number }
type Resource = {
  kind: string
  metadata: { name: string; annotations?: Settings }
  spec: { template: { metadata: { labels: Settings }; spec: Pod }; selector: Settings & { matchLabels?: Settings } }
  data?: Settings
  stringData?: Settings
}
const resources = globSync('deploy/kubernetes/*.yaml').flatMap((path) => documentsOf(readFileSync(path, 'utf8')) as Resource[])
const resourceOf = (kind: string): Resource => resources.find((one) => one.kind === kind)!
export const kubernetes = {
  of: resourceOf,
  pod: (kind: string): Pod => resourceOf(kind).spec.template.spec,
  settings: resourceOf('ConfigMap').data!,
  secrets: Object.fromEntries(resources.filter(({ kind }) => kind === 'Secret').map((one) => [one.metadata.name, one.stringData!])),
}

/** The steps of a Dockerfile, each in one line. */
export const docker = read('Dockerfile')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }))
/** The steps of what is shipped. */
export const shipped = docker.slice(docker.findLastIndex(({ name }) => name === 'FROM'))
const environments = docker.filter(({ name }) => name === 'ENV').map(({ rest }) => rest.replaceAll(' ', '\n'))
export const imageSettings = settingsOf(environments.join('\n'))

/** A unit: section and key, with the values in their order. */
export function unitOf(path: string): { keys: Map<string, string[]>; settings: Settings } {
  const keys = new Map<string, string[]>()
  let section = ''
  for (const line of read(path).split('\n')) {
    section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (key) keys.set(`${section}.${key}`, [...(keys.get(`${section}.${key}`) ?? []), value!])
  }
  return { keys, settings: settingsOf((keys.get('Service.Environment') ?? []).join('\n').replaceAll(' ', '\n')) }
}
export const unit = unitOf('systemd/green-room@.service')

const WORDS = new Set('by or and unless offset ignoring group_left on without bool'.split(' '))
/** The figures that a query of Prometheus asks for: names that are neither functions, labels, nor words of the language. */
export function figuresIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|ignoring|on|without|group_left)\s*\([^)]*\)/g, '')
    .replaceAll(/\boffset \w+/g, '')
  return [...bare.matchAll(/\b[a-zA-Z_]\w*\b(?!\s*\()/g)].map(([name]) => name).filter((name) => !WORDS.has(name))
}
