// Reads the part of ICU's MessageFormat that texts of screens use: arguments, plural, select, numbers, tags, and ICU's way of quoting.
// The whole library costs every page 9 KB; a test holds this one to the same answers over all shipped texts.
export type Part =
  | string
  | { kind: 'argument'; name: string; style: 'plain' | 'number' | 'date' }
  | { kind: 'choice'; name: string; isOrdinal: boolean; isPlural: boolean; offset: number; cases: ReadonlyMap<string, readonly Part[]> }
  | { kind: 'pound' }
  | { kind: 'tag'; name: string; inside: readonly Part[] }

type Scope = { inPlural: boolean; tag: string | null }

/** Throws a SyntaxError for a text that is none. With `hasTags` false, angle brackets are plain text. */
export function parseMessage(text: string, hasTags: boolean): readonly Part[] {
  let at = 0
  const fail = (): never => {
    throw new SyntaxError(`not a message: ${text}`)
  }
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const need = (pattern: RegExp): RegExpExecArray => match(pattern) ?? fail()

  function parts(scope: Scope, isNested: boolean): Part[] {
    const found: Part[] = []
    const add = (part: Part) => {
      const last = found.at(-1)
      if (typeof part === 'string' && typeof last === 'string') found[found.length - 1] = last + part
      else found.push(part)
    }
    while (at < text.length) {
      const sign = text[at]
      if (sign === '}') return isNested ? found : fail()
      if (sign === '{') add(argument(scope))
      else if (sign === '#' && scope.inPlural) add((at++, { kind: 'pound' }))
      else if (sign === "'") add(quoted(scope))
      else if (hasTags && text.startsWith('</', at)) return scope.tag === null ? fail() : found
      else if (hasTags && match(/<([a-z][\w-]*)>/y)) add(tag(text.slice(text.lastIndexOf('<', at) + 1, at - 1), scope))
      else add((at++, sign!))
    }
    return isNested || scope.tag !== null ? fail() : found
  }

  /** '' is an apostrophe; an apostrophe before a sign with a meaning takes it away, up to the next one. */
  function quoted({ inPlural }: Scope): string {
    at++
    if (text[at] === "'") return (at++, "'")
    const special = inPlural ? /[{}#<>]/ : /[{}<>]/
    if (at >= text.length || !special.test(text[at]!)) return "'"
    let plain = ''
    while (at < text.length) {
      if (text.startsWith("''", at)) plain += (at++, "'")
      else if (text[at] === "'") return (at++, plain)
      else plain += text[at]
      at++
    }
    return plain
  }

  function tag(name: string, scope: Scope): Part {
    const inside = parts({ ...scope, tag: name }, false)
    if (need(/<\/([a-z][\w-]*)>/y)[1] !== name) fail()
    return { kind: 'tag', name, inside }
  }

  function argument(scope: Scope): Part {
    const [, name, sort] = need(/\{\s*([\w-]+)\s*(?:,\s*(\w+)\s*)?/y) as unknown as [string, string, string | undefined]
    if (sort === undefined || sort === 'number' || sort === 'date') {
      need(/(?:,[^{}]*)?\}/y)
      return { kind: 'argument', name, style: sort ?? 'plain' }
    }
    if (sort !== 'plural' && sort !== 'select' && sort !== 'selectordinal') fail()
    need(/,\s*/y)
    const isPlural = sort !== 'select'
    const offset = Number(match(/offset:(\d+)\s*/y)?.[1] ?? 0)
    const cases = new Map<string, readonly Part[]>()
    for (let found = match(/(=?[\w-]+)\s*\{/y); found; found = match(/(=?[\w-]+)\s*\{/y)) {
      const key = found[1]!
      cases.set(key, parts({ inPlural: isPlural || scope.inPlural, tag: null }, true))
      need(/\}\s*/y)
    }
    need(/\}/y)
    if (!cases.has('other')) fail()
    return { kind: 'choice', name, isOrdinal: sort === 'selectordinal', isPlural, offset, cases }
  }

  return parts({ inPlural: false, tag: null }, false)
}
