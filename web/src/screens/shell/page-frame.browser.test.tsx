// What every page stands in: ground, header, footer, and what is said where it can't be drawn.
import { useEffect, useState, type ReactNode } from 'react'
import { Link, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { faults, ok, shows, stage } from '#web/platform/stage.test-frame.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import '#web/ui/styles/styles.css'
import StaticScreen from '../static-screen.tsx'
import { MatchbookFrame } from './matchbook-frame.tsx'
import { PageFailure } from './page-failure.tsx'
import { PageFrame } from './page-frame.tsx'
import { StartSpinner } from './start-screens.tsx'

const open = (children: ReactNode, isMember = false) => stage(children, { isPage: true, ...(isMember ? { member: PROFILE } : {}) })

test('home, auth and other pages have each a picture behind them; rooms and topics a light grey ground', async () => {
  const grounds = ['home', 'auth', 'page', 'lounge'] as const
  await open(
    grounds.map((ground) => (
      <PageFrame key={ground} title={ground} ground={ground} hasFooter={false}>
        {ground}
      </PageFrame>
    )),
  )
  const looks = grounds.map((ground) => {
    const element = document.querySelector(`.ground-${ground}`)!
    return [getComputedStyle(element, '::before').maskImage, getComputedStyle(element).backgroundColor]
  })
  const pictures = looks.map(([picture]) => picture)
  expect(new Set(pictures.slice(0, 3)).size).toBe(3)
  expect(pictures.slice(0, 3)).not.toContain('none')
  expect(pictures[3]).toBe('none')
  expect(looks[3]![1]).not.toBe(looks[2]![1])
})

test('the sign-in has no footer, other pages have one, with the way home and the cards that are taken', async () => {
  await page.viewport(1280, 800)
  await open(
    <MatchbookFrame title="Sign In" description="x" motif="lamps" palette="oxblood" line="Come in">
      <p>Form</p>
    </MatchbookFrame>,
  )
  await shows('Form')
  expect(page.getByRole('contentinfo').elements()).toEqual([])
  const { sent } = await open(<PageFrame title="Rooms">Here</PageFrame>)
  const foot = page.getByRole('contentinfo').last()
  await expect.element(foot.getByRole('link', { name: 'Green Room' })).toHaveAttribute('href', '/')
  for (const name of ['Visa', 'Mastercard', '3-D Secure']) await expect.element(foot.getByRole('img', { name })).toBeVisible()
  // A guest has no profile to ask for.
  expect(sent('GET /user/profile')).toEqual([])
})

test('on a phone the menu holds the balance with two decimals and the way out', async () => {
  await page.viewport(390, 844)
  await open(<PageFrame title="Rooms">Here</PageFrame>, true)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByText(/200\.00/)).toBeVisible()
  await expect.element(menu.getByText('POINTS', { exact: true })).toBeVisible()
  await expect.element(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.viewport(1280, 800)
})

test('another page of the operator is read when its address is', async () => {
  const text = (slug: string, title: string) => ok({ id: slug, slug, title, content: `<p>${title}, word by word.</p>` })
  await stage(
    <>
      <Link to="/privacy">On</Link>
      <Routes>
        <Route path="/:slug" element={<StaticScreen />} />
      </Routes>
    </>,
    {
      isPage: true,
      path: '/terms',
      doors: { 'GET /static-pages/terms': () => text('terms', 'Terms'), 'GET /static-pages/privacy': () => text('privacy', 'Privacy') },
    },
  )
  await shows('Terms, word by word.')
  await page.getByRole('link', { name: 'On', exact: true }).click()
  await shows('Privacy, word by word.')
  expect(page.getByText('Terms, word by word.').elements()).toEqual([])
})

test('while the app starts it shows that it does', async () => {
  await open(<StartSpinner />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…')
})

test('a page that breaks says so, leads away by its header, and can be tried again', async () => {
  let isBroken = true
  const Broken = () => {
    const [, setDrawn] = useState(false)
    useEffect(() => setDrawn(true), [])
    if (isBroken) throw new Error('a page of a test breaks')
    return <p>Whole again</p>
  }
  const quiet = (event: ErrorEvent) => event.preventDefault()
  addEventListener('error', quiet)
  await open(
    <ErrorBoundary resetKey="/" fallback={(_, retry) => <PageFailure onRetry={retry} />}>
      <Broken />
    </ErrorBoundary>,
  )
  await shows('An error occurred')
  expect(await faults()).toEqual([])
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await shows('Whole again')
  removeEventListener('error', quiet)
})
