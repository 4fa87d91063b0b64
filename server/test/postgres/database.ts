import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect, type Db } from '#server/platform/database/database.ts'
import { asProgram, inDatabase } from './database-url.ts'
import { TEMPLATES } from '../global-setup.ts'

export type TestDatabase = { owner: Db; db: Db; url: string; ownerUrl: string; drop(): Promise<void> }

/** A database of its own, cloned from the migrated and seeded template. `db` and `url` have the program's rights, `owner` and `ownerUrl` all. */
export async function createTestDatabase({ isStocked = false } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${isStocked ? TEMPLATES.stocked : TEMPLATES.bare}`)
  await administer(server, `REVOKE TEMPORARY ON DATABASE ${name} FROM PUBLIC`) // a clone has none of its template's rights
  const ownerUrl = inDatabase(server, name)
  const url = asProgram(ownerUrl)
  const onError = (): void => {}
  const [owner, app] = [connect(ownerUrl, { max: 10, onError }), connect(url, { role: 'lounge_app', max: 30, onError })]
  return {
    owner: owner.db,
    db: app.db,
    url,
    ownerUrl,
    async drop() {
      await Promise.all([owner.close(), app.close()])
      await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** Cloning needs a template that nobody is connected to; another file may be cloning it right now, so it is tried again. */
async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: inDatabase(server, 'postgres') })
  await client.connect()
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(statement)
        return
      } catch (error) {
        if (attempt >= 40 || (error as { code?: string }).code !== '55006') throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  } finally {
    await client.end()
  }
}
