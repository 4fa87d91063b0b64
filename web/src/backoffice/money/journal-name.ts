import { sayName } from '../texts.ts'

/** 'Hold, topic'; what a kind says already is not said twice. */
export function journalName(kind: string, cause: string): string {
  const [name, of] = [sayName(`desk.journal-${kind}`, kind), sayName(`desk.cause-${cause}`, cause)]
  return name.toLowerCase() === of ? name : `${name}, ${of}`
}
