type Value = number | null
export const WIDTH = 100
/** Points of a line from left to right; a day without a figure is left out. */
export function lineOf(values: readonly Value[], most: number, height: number): string {
  const step = WIDTH / Math.max(1, values.length - 1)
  return values
    .flatMap((value, at) =>
      value === null ? [] : [`${(at * step).toFixed(2)},${(height - (Math.max(0, value) / most) * height).toFixed(2)}`],
    )
    .join(' ')
}

/** How a figure went, beside it: what it says stands in the table of its days. */
export function Spark({ values }: { values: readonly Value[] }) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2 || known.every((value) => value === 0)) return null
  return (
    <svg className="spark" viewBox="-2 -2 104 24" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={lineOf(values, Math.max(...known), 20)} />
    </svg>
  )
}
