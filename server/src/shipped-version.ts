import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../', import.meta.url))

/** Changes with the content and the cast that ship, with what lays them into a lounge, and with the tables that they are laid into. */
export function shippedVersion(): string {
  const hash = createHash('sha256')
  for (const path of globSync(['seeds/{content,characters}/**/*.{json,html}', 'src/**/{seed,shipped}.ts'], { cwd: SERVER }).toSorted())
    hash.update(path).update(readFileSync(`${SERVER}/${path}`))
  hash.update(globSync('migrations/*.sql', { cwd: SERVER }).toSorted().join())
  return hash.digest('hex')
}
