import { beforeEach, expect, test, vi } from 'vitest'
import {
  beginSession,
  endSession,
  expireSession,
  getSession,
  onSessionNews,
  setSigningIn,
  setVerificationNeeded,
  settleSession,
  startSession,
  storedToken,
} from './session.ts'

beforeEach(() => {
  localStorage.clear()
  startSession()
})

test('an earlier visit’s marker counts as signed in until the server has spoken', () => {
  expect(getSession().isAuthenticated).toBe(false)
  localStorage.setItem('auth_session', '1')
  startSession()
  expect(getSession().isAuthenticated).toBe(true)
  const news: string[] = []
  const stop = onSessionNews(({ name }) => news.push(name))
  settleSession({ authenticated: false, emailVerified: false, suspended: false })
  stop()
  expect(getSession().isAuthenticated).toBe(false)
  expect(localStorage.getItem('auth_session')).toBeNull()
  expect(news).toEqual(['expired', 'signed-out'])
  settleSession({ authenticated: false, emailVerified: false, suspended: false })
  expect(getSession().isAuthenticated).toBe(false)
})

test('what the server says sets the marker', () => {
  settleSession({ authenticated: true, emailVerified: true, suspended: false })
  expect(getSession()).toMatchObject({ isAuthenticated: true, emailVerified: true })
  expect(localStorage.getItem('auth_session')).toBe('1')
})

test('a check that fails falls back on the marker, with the address unverified', () => {
  beginSession('t')
  settleSession(null)
  expect(getSession()).toMatchObject({ isAuthenticated: true, emailVerified: false })
})

test('signing in keeps marker and token; signing out takes all away', () => {
  setSigningIn(true)
  expect(getSession().isLoading).toBe(true)
  beginSession('web_1')
  expect([storedToken(), localStorage.getItem('auth_session'), getSession().isLoading]).toEqual(['web_1', '1', false])
  endSession()
  expect([storedToken(), localStorage.getItem('auth_session'), getSession().isAuthenticated]).toEqual([null, null, false])
})

test('VERIFY signs nobody in', () => {
  setVerificationNeeded()
  expect(getSession()).toMatchObject({ needsVerification: true, isAuthenticated: false })
})

test('a 401 that was asked with an older token ends nothing', () => {
  beginSession('new')
  expireSession('old')
  expect(getSession().isAuthenticated).toBe(true)
})

test('a session that runs out is told once in three seconds', () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(10_000)
  const news: string[] = []
  const stop = onSessionNews(({ name }) => news.push(name))
  const runOut = (afterMs: number) => {
    vi.advanceTimersByTime(afterMs)
    beginSession('t')
    expireSession('t')
    return news.splice(0).includes('expired')
  }
  expect([runOut(0), runOut(2_999), runOut(1)]).toEqual([true, false, true])
  stop()
  vi.useRealTimers()
})

test('another tab that signs out signs this one out, and says so', () => {
  beginSession('t')
  const news: string[] = []
  const stop = onSessionNews(({ name }) => news.push(name))
  localStorage.removeItem('auth_session')
  dispatchEvent(new StorageEvent('storage', { key: 'auth_session', newValue: null }))
  stop()
  expect(getSession().isAuthenticated).toBe(false)
  expect(news).toContain('signed-out')
})
