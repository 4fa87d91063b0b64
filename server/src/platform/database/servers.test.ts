// An address with several servers: which one is worked with, and what becomes of the work when it goes away.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, until } from '../../../test/lounge-process.ts'
import { ownPostgres, type OwnPostgres } from '../../../test/postgres/own-postgres.ts'
import { connect, isBusy } from './database.ts'
import { chooseServer, serverOf, serversOf } from './servers.ts'

describe('an address', () => {
  test.each([
    ['postgres://u:p@one:5432/db', ['postgres://u:p@one:5432/db'], 'any'],
    ['postgres:///db?host=/run', ['postgres:///db?host=/run'], 'any'],
    [
      'postgres://u:p@one,two:5433/db?sslmode=require',
      ['postgres://u:p@one/db?sslmode=require', 'postgres://u:p@two:5433/db?sslmode=require'],
      'primary',
    ],
    ['postgres://one,two/db?target_session_attrs=read-write', ['postgres://one/db', 'postgres://two/db'], 'read-write'],
    ['postgres://u:a,b@one/db?target_session_attrs=primary', ['postgres://u:a,b@one/db'], 'primary'],
  ])('%s', (url, urls, attribute) => {
    expect(serversOf(url)).toEqual({ urls, attribute })
  })

  test.each(['postgres://one,two:x/db', 'postgres://one,two/db?target_session_attrs=standby', 'https://one,two/db'])(
    '%s is none',
    (url) => {
      expect(serversOf(url)).toBeUndefined()
    },
  )
})

describe('two servers, one of which copies the other', () => {
  let own: OwnPostgres
  let copy: Awaited<ReturnType<OwnPostgres['standby']>>
  let url: string
  beforeAll(async () => {
    own = await ownPostgres()
    copy = await own.standby()
    const first = new URL(own.ownerUrl)
    url = own.ownerUrl.replace(first.host, `127.0.0.1:${await freePort()},${copy.host},${first.host}`)
  }, 120_000)
  afterAll(() => own?.remove())

  test('the one that takes what is written is found behind a dead one and a copy', async () => {
    expect(new URL(await chooseServer(url)).host).toBe(new URL(own.ownerUrl).host)
    expect(serverOf(url)).toBe(await chooseServer(url))
    const none = url.replace(`,${new URL(own.ownerUrl).host}`, '')
    await expect(chooseServer(none)).rejects.toThrow(/ECONNREFUSED|not primary/)
  })

  test('when the copy is promoted the pool goes on with it, and nothing that was acknowledged is lost', { timeout: 60_000 }, async () => {
    const connection = connect(url, { max: 4, onError: () => {} })
    const { db } = connection
    await sql`CREATE TABLE said (n int PRIMARY KEY)`.execute(db)
    const acknowledged: number[] = []
    let [next, isOver] = [0, false]
    const say = async (): Promise<void> => {
      while (!isOver) {
        const n = ++next
        await sql`INSERT INTO said VALUES (${n})`.execute(db).then(
          () => acknowledged.push(n),
          (error: unknown) => expect([String(error), isBusy(error)]).toEqual([String(error), true]),
        )
      }
    }
    const speakers = [say(), say(), say()]
    await until(async () => acknowledged.length > 50, 20_000)
    await own.kill()
    const before = acknowledged.length
    await copy.promote()
    await until(async () => acknowledged.length > before + 50, 20_000)
    isOver = true
    await Promise.all(speakers)
    expect(new URL(serverOf(url)).host).toBe(copy.host)
    const { rows } = await sql<{ n: number }>`SELECT n FROM said`.execute(db)
    const kept = new Set(rows.map(({ n }) => n))
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
    await connection.close()
  })
})
