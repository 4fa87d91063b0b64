// The kinds of what members read.
export const CONTENT_KINDS = ['page', 'faq', 'link', 'text', 'room', 'terms'] as const
export type ContentKindName = (typeof CONTENT_KINDS)[number]
/** Kinds of which an operator makes new ones, and takes them away. */
export const MADE_HERE: readonly ContentKindName[] = ['page', 'faq', 'link']
