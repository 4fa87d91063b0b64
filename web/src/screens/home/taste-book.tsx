import type { Taste } from '@green-room/contract/members/tastes'
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { inks, paletteOf } from '#web/ui/pictures/palettes.ts'
import { Portrait } from '#web/ui/pictures/portrait.tsx'
import { useScrollStop } from '#web/ui/dialogs/use-scroll-stop.ts'
import { TasteChips } from './taste-chips.tsx'
import { TasteEnd } from './taste-end.tsx'
import { TasteLines } from './taste-lines.tsx'
import { TASTE_TURNS } from './taste-talk.ts'
import { useTasteTalk } from './use-taste.ts'
import './taste-texts.ts'

/** An open matchbook: who it is on the left, a talk of three turns on the right. */
export function TasteBook({ taste }: { taste: Taste }) {
  const t = useT()
  const next = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const focusNext = useCallback(() => next.current?.querySelector<HTMLElement>('h3, button')?.focus({ preventScroll: true }), [])
  const { talk, said, code, say } = useTasteTalk(taste, focusNext)
  useLastInSight(log, talk.lines.length, said !== null)
  const isStop = useScrollStop(log)
  const { character } = taste
  return (
    <section aria-labelledby="taste" className="overflow-hidden rounded-xl shadow-3 sm:flex" style={inks(paletteOf(character))}>
      <div className="taste-side flex">
        {character.image_url && (
          <div className="taste-face shrink-0">
            <Portrait imageUrl={character.image_url} crop="poster" isFirst className="block aspect-[4/5] w-full" />
          </div>
        )}
        <div className="striker max-sm:hidden" />
        <div className="taste-who">
          <h2 id="taste" className="text-section">
            {character.name}
          </h2>
          <p className="mt-1.5 text-[0.9375rem] leading-snug opacity-90">
            {character.line && `${character.line}. `}
            {t('taste.who')}
          </p>
        </div>
      </div>
      <div className="spine max-sm:h-2 max-sm:w-full" />
      <div className="taste-talk flex min-w-0 flex-1 flex-col bg-sunken text-ink">
        <p className="flex shrink-0 items-center gap-2 border-b border-line px-5 py-3 text-sm font-medium text-ink-2">
          {t('taste.free')}
          <span className="tag min-h-5! bg-brass-wash px-1.5! text-[0.75rem]! text-brass-ink">{t('taste.ai')}</span>
          <span className="ms-auto text-ink-3 tabular-nums">{t('taste.turn', { turn: talk.turn, turns: TASTE_TURNS })}</span>
        </p>
        <div
          ref={log}
          role="log"
          aria-live="polite"
          aria-label={t('taste.log', { name: character.name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={isStop ? 0 : undefined}
          className="min-h-0 overflow-y-auto px-4 pb-4 focus-visible:-outline-offset-3"
        >
          <TasteLines character={character} lines={talk.lines} said={said?.text ?? null} />
        </div>
        <div ref={next} className={talk.isOver ? 'mt-auto' : ''}>
          {talk.isOver ? (
            <TasteEnd name={character.name} code={code} />
          ) : (
            <TasteChips chips={talk.chips} isBusy={said !== null} onSay={say} />
          )}
        </div>
      </div>
    </section>
  )
}

/** The end of the talk, or of a long answer its beginning. The log alone is moved, never the page. */
function useLastInSight(log: RefObject<HTMLElement | null>, lines: number, isWaiting: boolean): void {
  useLayoutEffect(() => {
    // What is asked and the dots stand after the lines.
    const asked = log.current?.querySelector<HTMLElement>(`li:nth-child(${isWaiting ? lines + 1 : lines - 1})`)
    if (log.current && asked) log.current.scrollTo({ top: Math.min(log.current.scrollHeight, asked.offsetTop - log.current.offsetTop) })
  }, [log, lines, isWaiting])
}
