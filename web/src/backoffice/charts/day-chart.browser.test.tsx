import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInLooks } from '#web/platform/stage.test-frame.tsx'
import { count } from '../format.ts'
import { desk } from '../desk.test-frame.tsx'
import { DayChart } from './day-chart.tsx'
import { Spark } from './spark.tsx'

const days = Array.from({ length: 10 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
const values = [0, 10, null, 30, 5, 5, 5, 5, 5, 40]
const cells = () => [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

test('a chart can be read as a table, where a day without a figure is none and not nothing', async () => {
  await desk(
    <main>
      <h1>Figures</h1>
      <DayChart title="Messages" days={days} show={count} series={[{ name: 'sent', look: 'first', values }]} />
    </main>,
  )
  await page.getByText('As a table').click()
  expect(cells().slice(0, 4)).toEqual([
    ['1 Nov', '0'],
    ['2 Nov', '10'],
    ['3 Nov', '–'],
    ['4 Nov', '30'],
  ])
  expect([...document.querySelectorAll('.y i')].map(({ textContent }) => textContent)).toEqual(['50', '25', '0'])
  expect([...document.querySelectorAll('.x i')].map(({ textContent }) => textContent)).toEqual(['1 Nov', '10 Nov'])
  expect(await faultsInLooks()).toEqual([])
})
test('bars stand upon each other, under the highest sum; a line that days should stay under is named', async () => {
  const series = [
    { name: 'main', look: 'first', values: [10, 20] },
    { name: 'second', look: 'second', values: [30, 20] },
  ] as const
  const most = { name: 'ceiling', value: 80 }
  await desk(<DayChart title="Cost" days={days.slice(0, 2)} show={count} series={series} isStacked most={most} />)
  const bars = [...document.querySelectorAll('rect')].map((bar) => [Number(bar.getAttribute('y')), Number(bar.getAttribute('height'))])
  expect(bars).toEqual([
    [54, 6],
    [36, 18],
    [48, 12],
    [36, 12],
  ])
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('ceiling')
})
test('what never moved has no little line beside it', async () => {
  const { screen } = await desk(<Spark values={[0, 0, 0]} />)
  expect(screen.container.querySelector('svg')).toBe(null)
})
