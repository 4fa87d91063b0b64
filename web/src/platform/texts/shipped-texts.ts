import type { Messages } from './texts.ts'

const files = import.meta.glob<Messages>('../../../../locales/en/*.json', { eager: true, import: 'default' })

/** Every English text that ships, for the server: it must know what of a language differs, also for chunks that it never loads. */
export const shippedTexts: Messages = Object.assign({}, ...Object.values(files))
