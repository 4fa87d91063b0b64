import { useSyncExternalStore } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { chooseSound, isSoundOn, watchSound } from '#web/platform/sound.ts'
import { Toggle } from '#web/ui/forms/toggle.tsx'
import { PreferenceRow } from './preference-row.tsx'
import './profile-texts.ts'

export function SoundCard() {
  const t = useT()
  const isOn = useSyncExternalStore(watchSound, isSoundOn, () => false)
  return (
    <PreferenceRow id="sound" title={t('profile.sound')}>
      <Toggle
        label={t('profile.sound-messages')}
        help={t('profile.sound-help')}
        checked={isOn}
        onChange={(event) => chooseSound(event.target.checked)}
      />
    </PreferenceRow>
  )
}
