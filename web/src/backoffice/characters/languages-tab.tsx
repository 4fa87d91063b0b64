import type { CardFields } from '@green-room/contract/backoffice/characters'
import { say } from '../texts.ts'
import type { Editing } from './card-tab.tsx'
import { Checks, nameOf, CardField } from './fields.tsx'

type Code = NonNullable<CardFields['languages']>[number]
const names = new Intl.DisplayNames('en', { type: 'language' })

/** In which languages it talks, and what its page says in each. Answers in other languages than English come and go with the file. */
export function LanguagesTab({ page, fields, mayWrite, onEdit }: Editing) {
  const { languages = [], lines = {}, about = {} } = fields
  return (
    <fieldset className="boxes card" disabled={!mayWrite}>
      <legend className="hidden">{say('desk.languages')}</legend>
      <Checks
        label={nameOf('languages')}
        all={page.all_languages.map((code) => [code, names.of(code) ?? code])}
        chosen={languages}
        onChange={(chosen) => onEdit({ languages: chosen as Code[] })}
      />
      <p className="note">{say('desk.packs-note')}</p>
      {languages.map((code) => {
        const { blurb = '', wont = '' } = about[code] ?? {}
        return (
          <section key={code} className="sec boxes">
            <h2>{names.of(code)}</h2>
            <CardField
              name={nameOf('lines')}
              lang={code}
              value={lines[code] ?? ''}
              onChange={(text) => onEdit({ lines: { ...lines, [code]: text } })}
            />
            <CardField
              name={say('desk.card-blurb')}
              lang={code}
              rows={3}
              value={blurb}
              onChange={(text) => onEdit({ about: { ...about, [code]: { blurb: text, wont } } })}
            />
            <CardField
              name={say('desk.card-wont')}
              lang={code}
              value={wont}
              onChange={(text) => onEdit({ about: { ...about, [code]: { blurb, wont: text } } })}
            />
          </section>
        )
      })}
    </fieldset>
  )
}
