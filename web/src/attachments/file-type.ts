import type { AttachmentType } from '@green-room/contract/money/price'

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif'])

export const fileEnding = (name: string): string => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '')

/** What a file will be charged as; the server looks at its content and decides. Unknown kinds count as documents. */
export function fileType({ name, type }: Pick<File, 'name' | 'type'>): AttachmentType {
  const kind = type.split('/')[0]
  if (kind === 'image' || kind === 'audio' || kind === 'video') return kind
  return type === '' && PICTURES.has(fileEnding(name)) ? 'image' : 'document'
}
