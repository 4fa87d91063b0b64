// The kinds of what members read.
export const CONTENT_KINDS = ['page', 'faq', 'link', 'text', 'room', 'terms'] as const
export type ContentKindName = (typeof CONTENT_KINDS)[number]
/** Kinds of which an operator makes new ones, and takes them away. */
export const MADE_HERE: readonly ContentKindName[] = ['page', 'faq', 'link']

/** What members agree to, so that a new version may ask them again: room terms, legal pages, and the rules of the house. */
export const isAgreedTo = (kind: ContentKindName, ref: string, isLegal: boolean): boolean =>
  kind === 'terms' || isLegal || (kind === 'page' && ref === 'house-rules')
