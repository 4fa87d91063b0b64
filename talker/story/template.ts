// Texts with `{…}`: what ink calls inline logic, as far as docs/stories.md allows it.
import type { Template } from './story.ts'

/** What a chat knows: variables by name, and how often a beat was told by its address. */
export interface Scope {
  vars: Record<string, string | number>
  seen: Record<string, number>
}

const CONDITION = /^([\w.]+)(?:\s*(==|>=|>)\s*(\d+))?$/
const VARIANTS_MAX = 64

/** `{x}` the value, `{x: a}` and `{x: a|b}` by condition. Everything else stands as it is. */
export const render = (template: Template, scope: Scope): string =>
  filled(template, scope)
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ (?=[,.](?!\.))/g, '') // a branch may begin with a comma
    .trim()

function filled(template: Template, scope: Scope): string {
  const logic = firstLogic(template)
  if (!logic) return template
  const { before, condition, yes, no, after } = logic
  const inner = yes === undefined ? String(valueOf(condition, scope)) : filled(holds(condition, scope) ? yes : no, scope)
  return before + inner + filled(after, scope)
}

/** Every name that a text asks for: variables, and addresses of beats; a condition that is none, as it stands. */
export function namesIn(template: Template): string[] {
  const logic = firstLogic(template)
  if (!logic) return []
  const { condition, yes = '', no, after } = logic
  return [CONDITION.exec(condition)?.[1] ?? condition, ...[yes, no, after].flatMap(namesIn)]
}

/** All texts that a template can become, longest first; values stand as `width` letters. For lengths and for what every version must hold. */
export function variants(template: Template, width = 0): string[] {
  const logic = firstLogic(template)
  if (!logic) return [template]
  const { before, yes, no, after } = logic
  const inner = yes === undefined ? ['x'.repeat(width)] : [...variants(yes, width), ...variants(no, width)]
  return variants(after, width)
    .flatMap((rest) => inner.map((text) => before + text + rest))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, VARIANTS_MAX)
}

interface Logic {
  before: string
  condition: string
  yes?: string
  no: string
  after: string
}
/** The first `{…}`, cut at signs outside of inner braces; one that is not closed reaches to the end. */
function firstLogic(template: Template): Logic | null {
  const start = template.indexOf('{')
  if (start === -1) return null
  let [depth, colon, bar, end] = [0, -1, -1, start]
  for (; end < template.length; end++) {
    const symbol = template[end]
    if (symbol === '{') depth++
    else if (symbol === '}' && --depth === 0) break
    else if (depth === 1 && symbol === ':' && colon === -1) colon = end
    else if (depth === 1 && symbol === '|' && colon !== -1 && bar === -1) bar = end
  }
  const [before, after] = [template.slice(0, start), template.slice(end + 1)]
  if (colon === -1) return { before, condition: template.slice(start + 1, end).trim(), no: '', after }
  const yes = template.slice(colon + 1, bar === -1 ? end : bar)
  return { before, condition: template.slice(start + 1, colon).trim(), yes, no: bar === -1 ? '' : template.slice(bar + 1, end), after }
}

function holds(condition: string, scope: Scope): boolean {
  const [, name = condition, sign, number] = CONDITION.exec(condition) ?? []
  const value = valueOf(name, scope)
  if (sign === undefined) return Boolean(value)
  const least = Number(number)
  return sign === '==' ? value === least : sign === '>' ? Number(value) > least : Number(value) >= least
}

const valueOf = (name: string, { vars, seen }: Scope): string | number => vars[name] ?? seen[name] ?? (name.includes('.') ? 0 : '')
