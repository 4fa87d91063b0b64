import { useT } from '#web/platform/i18n.tsx'
import { readStored, writeStored } from '#web/platform/kept/storage.ts'
import { onSessionNews } from '#web/platform/kept/session.ts'
import { showToast } from '#web/platform/toasts.ts'
import type { Translate } from '#web/platform/texts/translate.ts'
import { RULES } from './house-rules.ts'
import './house-texts.ts'

const KEY = 'chat_rules_accepted'

/** Beside what the account says: an agreement of this session. Whoever signs in next has their own. */
export const agreedHere = (): boolean => readStored(KEY) === 'true'
onSessionNews(({ name }) => name === 'signed-out' && writeStored(KEY, null))

export function welcome(t: Translate['t']): void {
  writeStored(KEY, 'true')
  showToast({ tone: 'ok', text: t('home.rules-welcome'), id: KEY })
}

/** The rules of the house, each with its sign. */
export function HouseRulesList() {
  const t = useT()
  return (
    <ul className="rows">
      {RULES.map(([rule, Icon]) => (
        <li key={rule} className="grid grid-cols-[2.5rem_1fr] items-start py-3">
          <Icon size={22} strokeWidth={1.8} className="mt-0.5 text-action-ink" aria-hidden="true" />
          <div>
            <h3 className="text-[1.125rem]">{t(`home.rule-${rule}`)}</h3>
            <p className="mt-1 text-ink-2">{t(`home.rule-${rule}-text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
