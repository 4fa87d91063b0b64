// What runs here: the version of the package, and the commit where this is a checkout.
import { readFileSync } from 'node:fs'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string): string | null => {
  try {
    return readFileSync(new URL(path, ROOT), 'utf8').trim()
  } catch {
    return null
  }
}

function commit(): string | null {
  const head = read('.git/HEAD')
  const ref = head?.startsWith('ref: ') ? head.slice('ref: '.length) : null
  const packed = (): string | undefined => read('.git/packed-refs')?.split('\n').find((line) => line.endsWith(` ${ref}`)) // prettier-ignore
  const id = ref === null ? head : (read(`.git/${ref}`) ?? packed())
  return /^[\da-f]{7}/.exec(id ?? '')?.[0] ?? null
}

const { version } = JSON.parse(read('package.json') ?? '{"version":"0"}') as { version: string }
export const VERSION = [version, commit()].filter(Boolean).join(' ')
