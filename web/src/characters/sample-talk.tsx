import type { CharacterPage } from '@green-room/contract/talk/cast'
import { useT } from '#web/platform/i18n.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import './cast-texts.ts'

/** A question and an answer as its card has them. */
export function SampleTalk({ of, sample }: { of: CharacterPage; sample: NonNullable<CharacterPage['sample']> }) {
  const t = useT()
  const bubble = 'max-w-full min-w-0 rounded-lg px-4 py-2.5 leading-[1.55] break-words'
  return (
    <ol className="mt-4 max-w-[38rem]">
      <li className="flex justify-end ps-10">
        <p className={`${bubble} rounded-ee-xs bg-mine text-on-mine`} dir="auto" lang={sample.language}>
          <span className="sr-only">{t('characters.you')}: </span>
          {sample.ask}
        </p>
      </li>
      <li className="flex gap-3 pt-3">
        <Avatar id={of.id} name={of.name} color={of.avatar_color} imageUrl={of.image_url} size={40} />
        <p className={`${bubble} rounded-ss-xs bg-surface`} dir="auto" lang={sample.language}>
          <span className="sr-only">{of.name}: </span>
          {sample.say}
        </p>
      </li>
    </ol>
  )
}
