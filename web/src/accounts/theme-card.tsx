import { useSyncExternalStore } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { chooseTheme, storedTheme, watchTheme } from '#web/platform/kept/theme.ts'
import { PreferenceRow } from './preference-row.tsx'
import './profile-texts.ts'

const CHOICES = [
  [null, 'profile.theme-system'],
  ['light', 'profile.theme-light'],
  ['dark', 'profile.theme-dark'],
] as const

export function ThemeCard() {
  const t = useT()
  const theme = useSyncExternalStore(watchTheme, storedTheme, () => null)
  return (
    <PreferenceRow id="appearance" title={t('profile.appearance')}>
      <fieldset className="mt-4">
        <legend className="mb-1.5 font-semibold">{t('profile.theme')}</legend>
        <div className="grid gap-2 @min-[34rem]:grid-cols-3">
          {CHOICES.map(([choice, label]) => (
            <label key={label} className="pack flex min-h-12 cursor-pointer items-center gap-3 rounded-md bg-surface px-4">
              <input type="radio" name="theme" className="radio" checked={theme === choice} onChange={() => chooseTheme(choice)} />
              {t(label)}
            </label>
          ))}
        </div>
      </fieldset>
    </PreferenceRow>
  )
}
