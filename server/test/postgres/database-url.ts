const PROGRAM = { username: 'lounge_test_program', password: 'lounge_test_program' }
/** The same database, as the program signs in to it: not as its owner. */
export const asProgram = (url: string): string => Object.assign(new URL(url), PROGRAM).toString()

/** The same server, another database. */
export function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}
