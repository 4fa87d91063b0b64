// Texts with `{…}`: what ink calls inline logic, as far as docs/stories.md allows it.
import type { Template } from './story.ts'

/** What a chat knows: variables by name, and how often a beat was told by its address. */
export interface Scope {
  vars: Record<string, string | number>
  seen: Record<string, number>
}

/** `{x}` the value, `{x: a}` and `{x: a|b}` by condition. Everything else stands as it is. */
export const render = (template: Template, scope: Scope): string =>
  filled(template, scope)
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ (?=[,.](?!\.))/g, '') // a branch may begin with a comma
    .trim()

function filled(template: Template, scope: Scope): string {
  let out = ''
  for (let i = 0; i < template.length; i++) {
    if (template[i] !== '{') {
      out += template[i]
      continue
    }
    const end = closing(template, i)
    out += renderLogic(template.slice(i + 1, end), scope)
    i = end
  }
  return out
}

/** Every name that a text asks for: variables, and addresses of beats. */
export function namesIn(template: Template): string[] {
  return logicIn(template).flatMap((logic) => {
    const { condition, yes, no } = parts(logic)
    const own = condition.match(/[a-z_][\w.]*/gi)?.filter((word) => !/^(?:not|and|or)$/.test(word)) ?? []
    return [...own, ...namesIn(yes ?? ''), ...namesIn(no ?? '')]
  })
}

/** All texts that a template can become, longest first; values stand as `width` letters. For lengths and for what every version must hold. */
export function variants(template: Template, width = 0): string[] {
  const start = template.indexOf('{')
  if (start === -1) return [template]
  const end = closing(template, start)
  const { yes, no } = parts(template.slice(start + 1, end))
  const inner = yes === undefined ? ['x'.repeat(width)] : [...variants(yes, width), ...variants(no ?? '', width)]
  return variants(template.slice(end + 1), width)
    .flatMap((rest) => inner.map((text) => template.slice(0, start) + text + rest))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 64)
}

function logicIn(template: Template): string[] {
  const found: string[] = []
  for (let i = template.indexOf('{'); i !== -1; i = template.indexOf('{', i)) {
    const end = closing(template, i)
    found.push(template.slice(i + 1, end))
    i = end
  }
  return found
}

/** Where the brace that opens at `from` closes; an unclosed one reaches to the end. */
function closing(text: string, from: number): number {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    if (text[i] === '{') depth++
    else if (text[i] === '}' && --depth === 0) return i
  }
  return text.length
}

interface Logic {
  condition: string
  yes?: string
  no?: string
}
/** `condition: then|no`, cut outside of inner braces. */
function parts(logic: string): Logic {
  const colon = outside(logic, ':')
  if (colon === -1) return { condition: logic.trim() }
  const body = logic.slice(colon + 1)
  const bar = outside(body, '|')
  const condition = logic.slice(0, colon).trim()
  return bar === -1 ? { condition, yes: body } : { condition, yes: body.slice(0, bar), no: body.slice(bar + 1) }
}
function outside(text: string, symbol: string): number {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++
    else if (text[i] === '}') depth--
    else if (depth === 0 && text[i] === symbol) return i
  }
  return -1
}

function renderLogic(logic: string, scope: Scope): string {
  const { condition, yes, no } = parts(logic)
  if (yes === undefined) return String(valueOf(condition, scope))
  return filled(holds(condition, scope) ? yes : (no ?? ''), scope)
}

function holds(condition: string, scope: Scope): boolean {
  const either = condition.split(/\s+or\s+|\|\|/)
  if (either.length > 1) return either.some((part) => holds(part, scope))
  const all = condition.split(/\s+and\s+|&&/)
  if (all.length > 1) return all.every((part) => holds(part, scope))
  const plain = condition.trim()
  const negated = /^(?:not\s+|!\s*)(.+)$/.exec(plain)
  if (negated) return !holds(negated[1]!, scope)
  const compared = /^(\S+)\s*(==|!=|>=|<=|>|<)\s*(.+)$/.exec(plain)
  if (!compared) return Boolean(valueOf(plain, scope))
  const [, left, sign, right] = compared
  const a = valueOf(left!, scope)
  const b = valueOf(right!.trim(), scope)
  if (sign === '==') return a === b
  if (sign === '!=') return a !== b
  return sign === '>=' ? a >= b : sign === '<=' ? a <= b : sign === '>' ? a > b : a < b
}

function valueOf(name: string, { vars, seen }: Scope): string | number {
  if (/^-?\d+$/.test(name)) return Number(name)
  const quoted = /^"(.*)"$/.exec(name)
  if (quoted) return quoted[1]!
  return vars[name] ?? seen[name] ?? (name.includes('.') ? 0 : '')
}
