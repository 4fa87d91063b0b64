import { SunMoon } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import { chooseTheme, storedTheme } from '#web/platform/theme.ts'
import '#web/ui/installed-texts.ts'

/** From the theme that is seen to the other one: for whoever has no account, where the choice has three ways. */
export default function ThemeSwitch() {
  const t = useT()
  const change = () => {
    const seen = storedTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    chooseTheme(seen === 'dark' ? 'light' : 'dark')
  }
  return (
    <button type="button" className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-ink" onClick={change}>
      <SunMoon size={17} aria-hidden="true" /> {t('installed.theme')}
    </button>
  )
}
