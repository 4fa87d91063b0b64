import { plainText } from '@green-room/contract/money/price'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PROFILE_KEY, useProfile } from '#web/accounts/use-profile.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { isContestable } from '#web/content/contested.ts'
import { dropDraft, flushDraft, keepDraft, readDraft } from '../talk/drafts.ts'
import { dropOutgoing, type Outgoing } from '../talk/outbox.ts'
import { refusalText } from '../talk/refusal-text.ts'
import { priceState, type KnownPrice } from './price-state.ts'
import type { Draft } from '../talk/use-outbox.ts'
import { talkKey } from '../talk/use-talk.ts'
import { useTopUpToast } from './use-top-up-toast.ts'
import '../texts.ts'

type Outbox = { outgoing: readonly Outgoing[]; post: (draft: Draft) => void }

/** The text that is being written: its draft, its price, and why it could not go out. */
export function useComposer(topicId: string, { outgoing, post }: Outbox) {
  const { t, locale } = useI18n()
  const { points } = useNumbers()
  const client = useQueryClient()
  const warnOfBalance = useTopUpToast()
  const { data: profile } = useProfile()
  const [text, setText] = useState(() => readDraft(topicId))
  const [known, setKnown] = useState<KnownPrice | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [contested, setContested] = useState<string | null>(null)
  const price = priceState(text, useSettings(), profile?.balance ?? null, known)

  useEffect(() => {
    addEventListener('pagehide', flushDraft)
    return () => {
      removeEventListener('pagehide', flushDraft)
      flushDraft()
    }
  }, [])

  const write = (next: string) => {
    setText(next)
    setNote(null)
    setContested(null)
    keepDraft(topicId, next)
  }
  const clear = () => {
    setText('')
    setNote(null)
    setContested(null)
    dropDraft(topicId)
  }
  const submit = () => {
    if (price.isBlank) return
    if (price.isTooLong) void import('#web/platform/texts/problem-texts.ts').then(() => setNote(t('message.too-long')))
    else if (price.missing > 0) void client.invalidateQueries({ queryKey: PROFILE_KEY }) // the offers stand above
    else {
      post({ content: plainText(text), files: [], price: price.points })
      clear()
    }
  }

  /** What was refused comes back to be changed, unless something else is being written already. */
  const takeBack = useEffectEvent((failed: Outgoing) => {
    const { problem, content } = failed
    if (problem?.code === 'ledger.not-enough-points') warnOfBalance(problem)
    if (problem?.code === 'message.price-changed') void client.invalidateQueries({ queryKey: ['settings'] })
    if (problem?.code === 'account.paused') void client.invalidateQueries({ queryKey: talkKey(topicId) }) // nothing is suggested any more
    if (text.trim() !== '' || failed.files.length > 0) return
    dropOutgoing(failed)
    setText(content)
    setContested(isContestable(problem?.code) ? content : null)
    keepDraft(topicId, content)
    if (problem?.code === 'message.price-changed') {
      const amount = Number(problem.payload['price'])
      setKnown({ text: content, points: amount })
      setNote(t('messages.new-price', { amount: points(amount) }))
    } else if (problem?.code !== 'ledger.not-enough-points') setNote(refusalText(problem, { t, locale }, 'messages.send-failed'))
  })
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const one of outgoing) {
      if (one.state !== 'failed') seen.current.delete(one.key)
      else if (!seen.current.has(one.key)) {
        seen.current.add(one.key)
        takeBack(one)
      }
    }
  }, [outgoing])

  return { text, write, clear, submit, price, note, contested }
}
export type ComposerState = ReturnType<typeof useComposer>
