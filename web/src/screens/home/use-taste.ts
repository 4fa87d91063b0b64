import type { Taste } from '@green-room/contract/members/tastes'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keepTasted, readTasted } from '#web/accounts/entry/tasted.ts'
import { talkOf, type TasteChip } from './taste-talk.ts'

const DOTS_MS = 600
const unwatched = () => () => undefined

/** What was chosen before in this tab, where it fits this talk. The server knows nothing of it. */
function useKept(taste: Taste): string {
  const [language, kept = ''] = useSyncExternalStore(unwatched, readTasted, () => null)?.split('-') ?? []
  return language === taste.language && talkOf(taste, kept) ? kept : ''
}

/**
 * The talk on the page: no call leaves it. The choices stay with the tab, as a code that the sign-up takes along. `onSaid` follows when an
 * answer stands there that somebody has asked for.
 */
export function useTasteTalk(taste: Taste, onSaid: () => void) {
  const kept = useKept(taste)
  const [chosen, setChosen] = useState<string | null>(null)
  const keys = chosen ?? kept
  const [said, setSaid] = useState<TasteChip | null>(null)
  const isAnswer = useRef(false)
  const code = `${taste.language}-${keys}`
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => {
      isAnswer.current = true
      setChosen(keys + said.key)
      setSaid(null)
    }, DOTS_MS)
    return () => clearTimeout(timer)
  }, [said, keys])
  useEffect(() => {
    if (!isAnswer.current) return
    isAnswer.current = false
    keepTasted(code)
    onSaid()
  }, [code, onSaid])
  const talk = talkOf(taste, keys) ?? talkOf(taste, '')!
  return { talk, said, code: keys === '' ? null : code, say: (chip: TasteChip) => said ?? setSaid(chip) }
}
