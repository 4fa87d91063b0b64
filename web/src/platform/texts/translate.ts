import { createElement, Fragment, type ReactNode } from 'react'
import { messageFormat, type Piece } from './message-format.ts'
import type { TextKey } from './text-key.ts'
import { englishText, type Messages } from './texts.ts'

export type TextValues = Readonly<Record<string, string | number | Date>>
export type RichValues = Readonly<Record<string, ReactNode | ((inside: ReactNode) => ReactNode)>>
export type Translate = {
  /** The text of a key, with its values filled in. */
  t: (key: TextKey, values?: TextValues) => string
  /** The same for texts with `<tags>`: each tag is a function of what stands inside it. */
  rich: (key: TextKey, values: RichValues) => ReactNode
}
type Format = ReturnType<typeof messageFormat>

/** A language over English, so that a text nobody has translated yet, or that is broken, is English and never a key. */
export function createTranslate(locale: string, over: Messages): Translate {
  const formats = new Map<string, Format>()

  function formatOf(key: string, isRich: boolean): Format {
    const known = formats.get(key)
    if (known) return known
    const english = englishText(key) ?? key
    const format = read(over[key] || null, locale, isRich) ?? read(english, 'en', isRich) ?? (() => [english])
    formats.set(key, format)
    return format
  }
  return {
    t(key, values = {}) {
      const source = over[key] || englishText(key)
      return source === undefined ? key : source.includes('{') ? formatOf(key, false)(values).join('') : source
    },
    rich(key, values) {
      const inner = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'function' ? (inside: Piece<ReactNode>[]) => value(keyed(inside)) : value,
      ])
      return keyed(formatOf(key, true)<ReactNode>(Object.fromEntries(inner) as Record<string, ReactNode>))
    },
  }
}

function read(source: string | null, locale: string, hasTags: boolean): Format | null {
  if (source === null) return null
  try {
    return messageFormat(source, locale, hasTags)
  } catch (error) {
    console.error(error)
    return null
  }
}

const keyed = (parts: readonly Piece<ReactNode>[]): ReactNode => parts.map((part, place) => createElement(Fragment, { key: place }, part))
