// Markup with every value escaped: what is not markup by type is text.
const MARKUP = Symbol('markup')
export type Markup = { [MARKUP]: string }
type Value = Markup | Markup[] | string | number | null | false

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
function textOf(value: Value): string {
  if (value === null || value === false) return ''
  if (Array.isArray(value)) return value.map(textOf).join('')
  return typeof value === 'object' ? value[MARKUP] : escape(String(value))
}

export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup => ({
  [MARKUP]: parts.reduce((text, part, index) => text + textOf(values[index - 1] ?? null) + part),
})
export const toText = (markup: Markup): string => markup[MARKUP]
