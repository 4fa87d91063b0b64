// Who may see which page, and where the reader stands on it.
import { Link, Route, Routes, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PROFILE } from '#web/platform/stage.test-data.ts'
import { shows, stage } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { Guard } from './guard.tsx'
import { ScrollKeeper } from './keepers/scroll-keeper.tsx'

const pages = (
  <Routes>
    <Route
      path="/auth"
      element={
        <Guard access="guest">
          <p>The sign-in</p>
        </Guard>
      }
    />
    <Route
      path="/account"
      element={
        <Guard access="member">
          <p>The account</p>
        </Guard>
      }
    />
    <Route path="*" element={<p>Home</p>} />
  </Routes>
)

test('a member has no business at the sign-in and goes home', async () => {
  const { place } = await stage(pages, { path: '/auth?form=signup', member: PROFILE })
  await shows('Home')
  expect(place()).toBe('/')
})

test('a guest at a member’s page is led to the sign-in, and the way back goes along, whole', async () => {
  const { place } = await stage(pages, { path: '/account?tab=balance' })
  await shows('The sign-in')
  expect(place()).toBe('/auth?form=signin&redirect=%2Faccount%3Ftab%3Dbalance')
})

test('the hash of a member’s page goes along too', async () => {
  const { place } = await stage(pages, { path: '/account?tab=orders#receipts' })
  await shows('The sign-in')
  expect(place()).toBe('/auth?form=signin&redirect=%2Faccount%3Ftab%3Dorders%23receipts')
})

function Long({ title }: { title: string }) {
  const navigate = useNavigate()
  return (
    <main id="main" tabIndex={-1} style={{ height: 4000 }}>
      <nav style={{ position: 'fixed' }}>
        <Link to="/other">On</Link> <Link to="?page=2">Same page</Link> <button onClick={() => void navigate(-1)}>Back</button>
      </nav>
      <h1>{title}</h1>
    </main>
  )
}

test('a page starts at its top, a changed query moves nothing, and going back finds the old place', async () => {
  await stage(
    <>
      <ScrollKeeper />
      <Routes>
        <Route path="/other" element={<Long title="Other" />} />
        <Route path="*" element={<Long title="First" />} />
      </Routes>
    </>,
    { isPage: true },
  )
  scrollTo({ top: 900, behavior: 'instant' })
  await page.getByRole('link', { name: 'Same page' }).click()
  await shows('First')
  expect(scrollY).toBe(900)
  // What is remembered is what the scroll event told.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  scrollTo({ top: 800, behavior: 'instant' })
  await expect.poll(() => scrollY).toBe(800)
  await page.getByRole('link', { name: 'On', exact: true }).click()
  await shows('Other')
  await expect.poll(() => scrollY).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await shows('First')
  await expect.poll(() => scrollY).toBe(800)
})
