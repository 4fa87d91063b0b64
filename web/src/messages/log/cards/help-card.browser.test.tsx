import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faults, shows, stage } from '#web/platform/stage.test-frame.tsx'
import '#web/ui/styles/styles.css'
import { HelpCard } from './help-card.tsx'

const line = (name: string, number: string, url: string) => ({ name, number, hours: 'day and night', languages: 'English', url })
const LINES = [
  line('Befrienders', '', 'https://befrienders.org'),
  line('Samaritans', '116 123', 'https://www.samaritans.org'),
  line('Emergency services', '112', ''),
]

test('a line of help has a page to read, a number to call, or both, and no link that leads nowhere', async () => {
  await stage(
    <ul>
      <HelpCard notice={{ kind: 'help', country: 'xx', lines: LINES }} />
    </ul>,
  )
  await shows('Emergency services')
  const links = page.getByRole('link').elements() as HTMLAnchorElement[]
  expect(links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])).toEqual([
    ['Befrienders', 'https://befrienders.org'],
    ['Samaritans', 'https://www.samaritans.org'],
    ['Call 116 123', 'tel:116123'],
    ['Call 112', 'tel:112'],
  ])
  expect(await faults()).toEqual([])
})
