const INKS = ['#2a4b9b', '#a3243f', '#5a2f86', '#1d5e4c', '#23599a', '#6b2f93', '#a8322b']
/** The first letter of a name, on a colour of its own. */
export function Face({ name, size = 28 }: { name: string; size?: number }) {
  const ink = INKS[(name.codePointAt(0) ?? 0) % INKS.length]
  return (
    <span className="ava" aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.42, background: ink }}>
      {Array.from(name)[0]?.toUpperCase() ?? '–'}
    </span>
  )
}
