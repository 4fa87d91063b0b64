/** The part of the product's log that an engine uses. No text of a conversation is ever passed to it. */
export interface EngineLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}
