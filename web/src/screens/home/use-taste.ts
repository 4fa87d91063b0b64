import type { Taste } from '@green-room/contract/tastes'
import { useEffect, useRef, useState } from 'react'
import { keepTasted, readTasted } from '#web/accounts/tasted.ts'
import { talkOf, type TasteChip } from './taste-talk.ts'

const DOTS_MS = 600

/**
 * The talk on the page: no call leaves it. The choices stay with the tab, as a code that the sign-up takes along. `onSaid` follows when an
 * answer stands there that somebody has asked for.
 */
export function useTasteTalk(taste: Taste, onSaid: () => void) {
  const [keys, setKeys] = useState('')
  const [said, setSaid] = useState<TasteChip | null>(null)
  const isAnswer = useRef(false)
  const codeOf = (chosen: string): string => `${taste.language}-${chosen}`
  useEffect(() => {
    const [language, kept = ''] = readTasted()?.split('-') ?? []
    if (language === taste.language && talkOf(taste, kept)) setKeys(kept)
  }, [taste])
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => {
      isAnswer.current = true
      setKeys((now) => now + said.key)
      setSaid(null)
    }, DOTS_MS)
    return () => clearTimeout(timer)
  }, [said])
  useEffect(() => {
    if (!isAnswer.current) return
    isAnswer.current = false
    keepTasted(`${taste.language}-${keys}`)
    onSaid()
  }, [keys, taste.language, onSaid])
  const talk = talkOf(taste, keys) ?? talkOf(taste, '')!
  return { talk, said, code: keys === '' ? null : codeOf(keys), say: (chip: TasteChip) => said ?? setSaid(chip) }
}
