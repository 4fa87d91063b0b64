import type { SettingKey, SettingValue } from '@green-room/contract/backoffice/setting-kinds'
import { specOf } from '@green-room/contract/backoffice/setting-kinds'
import { points } from '../format.ts'
import { say, sayName } from '../texts.ts'
import { typedOf, valueOf, type Edits, type Typed } from './edits.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'ar'] as const
const named = new Intl.DisplayNames('en', { type: 'language' })

export const shownValue = (value: SettingValue | undefined): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return say(value ? 'desk.yes-no-true' : 'desk.yes-no-false')
  if (typeof value === 'number') return points(value)
  return typeof value === 'string' ? value : (value['en'] ?? '')
}

type Own = { values: Record<string, SettingValue>; edits: Edits; mayEdit: boolean; onEdit: (key: SettingKey, typed: Typed) => void }
/** Settings with their help: what is, and what shall be. */
export function SettingRows({ keys, values, edits, mayEdit, onEdit }: Own & { keys: readonly SettingKey[] }) {
  return (
    <ul className="settings">
      {keys.map((key) => {
        const typed = edits[key] ?? typedOf(key, values[key])
        const value = valueOf(key, typed)
        const isNew = key in edits && JSON.stringify(value) !== JSON.stringify(values[key])
        return (
          <li key={key} className={specOf(key).kind === 'words' ? 'wide' : ''}>
            <div>
              <label htmlFor={`set-${key}`}>{say(`desk.setting-${key}`)}</label>
              <p className="sub" id={`help-${key}`}>
                {say(`desk.help-${key}`)} {isNew && <b>{say('desk.now-is', { value: shownValue(values[key]) })}</b>}
              </p>
            </div>
            <Field name={key} typed={typed} isWrong={value === undefined} isNew={isNew} mayEdit={mayEdit} onEdit={onEdit} />
          </li>
        )
      })}
    </ul>
  )
}

type Of = { name: SettingKey; typed: Typed; isWrong: boolean; isNew: boolean; mayEdit: boolean; onEdit: Own['onEdit'] }
function Field({ name, typed, isWrong, isNew, mayEdit, onEdit }: Of) {
  const { kind, max } = specOf(name)
  const common = { id: `set-${name}`, 'aria-describedby': `help-${name}`, disabled: !mayEdit }
  if (typeof typed === 'boolean')
    return (
      <span className="ck">
        <input type="checkbox" {...common} checked={typed} onChange={(event) => onEdit(name, event.target.checked)} />
      </span>
    )
  if (typeof typed === 'object') return <Words name={name} typed={typed} mayEdit={mayEdit} onEdit={onEdit} />
  const isText = ['line', 'mail', 'tag'].includes(kind)
  return (
    <span className="with-unit">
      <input
        {...common}
        className={`in ${isText ? '' : 'n'} ${isNew ? 'new' : ''}`}
        inputMode={isText ? 'text' : 'decimal'}
        maxLength={isText ? max : 12}
        aria-invalid={isWrong}
        value={typed}
        onChange={(event) => onEdit(name, event.target.value)}
      />
      {!isText && <small>{sayName(`desk.unit-${kind}`, '')}</small>}
    </span>
  )
}

/** One text for each language, in its own direction. */
function Words({
  name,
  typed,
  mayEdit,
  onEdit,
}: {
  name: SettingKey
  typed: Record<string, string>
  mayEdit: boolean
  onEdit: Own['onEdit']
}) {
  return (
    <div className="words">
      {LANGUAGES.map((language) => (
        <div key={language} className="f">
          <label htmlFor={language === 'en' ? `set-${name}` : `set-${name}-${language}`}>{named.of(language)}</label>
          <textarea
            id={language === 'en' ? `set-${name}` : `set-${name}-${language}`}
            className="in"
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            rows={2}
            disabled={!mayEdit}
            maxLength={specOf(name).max}
            value={typed[language] ?? ''}
            onChange={(event) => onEdit(name, { ...typed, [language]: event.target.value })}
          />
        </div>
      ))}
    </div>
  )
}
