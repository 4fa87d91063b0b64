import { useSyncExternalStore } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { chooseSound, isSoundOn, watchSound } from '#web/platform/sound.ts'
import { Toggle } from '#web/ui/toggle.tsx'
import './profile-texts.ts'

export function SoundCard() {
  const t = useT()
  const isOn = useSyncExternalStore(watchSound, isSoundOn, () => false)
  return (
    <section aria-labelledby="sound" className="card p-6 sm:p-8">
      <h2 id="sound" className="text-section">
        {t('profile.sound')}
      </h2>
      <Toggle
        label={t('profile.sound-messages')}
        help={t('profile.sound-help')}
        checked={isOn}
        onChange={(event) => chooseSound(event.target.checked)}
      />
    </section>
  )
}
