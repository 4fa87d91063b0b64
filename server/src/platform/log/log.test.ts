import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createLog } from './log.ts'

function written(level: string, write: (log: ReturnType<typeof createLog>) => void): { text: string; lines: Record<string, any>[] } {
  let text = ''
  write(createLog(level, new Writable({ write: (chunk: Buffer, _encoding, done) => (void (text += chunk.toString()), done()) })))
  return {
    text,
    lines: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, any>),
  }
}

describe('a line of the log', () => {
  test('is one JSON object that says when, how grave, and what', () => {
    const since = Date.now()
    const { lines } = written('info', (log) => {
      log.info({ event: 'sign-in.failed', id: 'a-request', member: '7' }, 'security')
      log.error({ err: new Error('it broke') }, 'request failed')
    })
    expect(lines).toMatchObject([
      { level: 30, event: 'sign-in.failed', id: 'a-request', member: '7', msg: 'security' },
      { level: 50, err: { type: 'Error', message: 'it broke', stack: expect.stringContaining('log.test.ts') }, msg: 'request failed' },
    ])
    // Milliseconds since 1970 in UTC, whatever zone the machine is in.
    for (const { time } of lines) expect([Number.isInteger(time), time >= since, time <= Date.now()]).toEqual([true, true, true])
  })

  test('stays one line, whatever is put into it', () => {
    const evil = 'fine\n{"level":30,"msg":"forged"}\r\n\u2028\u001b[31m red \u0000'
    const { text, lines } = written('info', (log) => {
      log.info({ id: evil, nested: { [evil]: evil } }, evil)
      log.error({ err: Object.assign(new Error(evil), { code: evil }) }, 'request failed')
    })
    expect(lines).toHaveLength(2)
    expect(text.split('\n')).toHaveLength(3)
    // oxlint-disable-next-line eslint/no-control-regex -- what terminals would obey
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    expect(lines[0]!['msg']).toBe(evil)
  })

  test('hides what must not be read there, wherever it hangs', () => {
    const secret = 'zephyrquill'
    const { text, lines } = written('debug', (log) => {
      for (const name of ['password', 'token', 'email', 'content', 'authorization', 'cookie']) log.info({ form: { [name]: secret } })
      log.info({ req: { headers: { cookie: secret } }, res: { headers: { 'set-cookie': secret } } })
      log.error({ err: Object.assign(new Error('no'), { body: secret, parameters: [secret], detail: secret }) })
    })
    expect(lines).toHaveLength(8)
    expect(text).not.toContain(secret)
  })

  test('is written where its level is asked for; in production nothing of debugging is, unless asked', () => {
    const all = (level: string) => written(level, (log) => (log.debug('one'), log.info('two'), log.warn('three'), log.error('four'))).lines
    expect(all('info').map(({ msg }) => msg as string)).toEqual(['two', 'three', 'four'])
    expect(all('silent')).toEqual([])
    expect(readConfig({ NODE_ENV: 'production' }).config?.logLevel).toBe('info')
  })
})
