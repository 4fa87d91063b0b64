import type { CharacterPage } from '@green-room/contract/talk/cast'
import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { usualPrice } from '#web/content/usual-message.ts'
import { useWorth } from '#web/content/use-worth.ts'
import { useI18n, useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { fitWords } from '#web/ui/fit-words.ts'
import { inks, paletteOf } from '#web/ui/pictures/palettes.ts'
import { popInks } from '#web/ui/pictures/pop-inks.ts'
import { FaceLabel } from './face-label.tsx'
import './cast-texts.ts'

/** Who it is, and the way into a talk: the first of its topics that waits. */
export function CharacterLabel({ character }: { character: CharacterPage }) {
  const t = useT()
  const { name, line, blurb } = character
  const palette = paletteOf(character)
  const [free] = character.topics
  return (
    <section className="mt-1 overflow-hidden rounded-xl shadow-2 sm:flex" style={inks(palette)}>
      <FaceLabel
        of={character}
        crop="poster"
        className="aspect-square w-full object-top sm:aspect-[4/5] sm:w-[25rem] sm:max-w-[42%] sm:shrink-0 sm:self-start"
        isFirst
      />
      <div className="spine max-sm:h-2 max-sm:w-full" />
      <div className="@container flex min-w-0 flex-1 flex-col p-5 sm:p-10">
        {line !== '' && (
          <p className="text-as-around text-[0.9375rem] font-medium opacity-90" dir="auto">
            {line}
          </p>
        )}
        <h1 className="fit-words mt-2 font-extrabold [--size:3.25rem] sm:[--size:5rem]" style={fitWords(name)}>
          {name}
        </h1>
        {blurb !== '' && (
          <p className="mt-4 max-w-[34rem] text-as-around sm:text-lg" dir="auto">
            {blurb}
          </p>
        )}
        <div className="mt-auto pt-7">
          {free ? (
            <Link to={`/topics/${free.id}/chat`} className="btn min-h-13 px-7 text-[1.0625rem] max-sm:w-full" style={popInks(character)}>
              {t('characters.talk', { name })}
            </Link>
          ) : (
            <p className="font-medium">{t(character.is_live ? 'characters.none-free' : 'characters.gone', { name })}</p>
          )}
          <PriceLine />
        </div>
      </div>
    </section>
  )
}

function PriceLine() {
  const { t, rich } = useI18n()
  const { points } = useNumbers()
  const worth = useWorth()
  const usual = usualPrice(useSettings().message_symbol_cost)
  const text = usual === 0 ? t('characters.price-free') : rich('characters.price', { usual: points(usual), sum: <bdi>{worth(usual)}</bdi> })
  return <p className="mt-4 text-[0.9375rem] opacity-90">{text}</p>
}
