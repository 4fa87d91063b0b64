import type { CardFields, CharacterPage } from '@green-room/contract/backoffice/characters'
import { say } from '../texts.ts'
import { Checks, LinesField, nameOf, CardField, WordsField } from './fields.tsx'

export type Editing = { page: CharacterPage; fields: CardFields; mayWrite: boolean; onEdit: (more: CardFields) => void }
/** As estimated where no model counts them. */
const SYMBOLS_A_TOKEN = 4
const STYLE = { minSymbols: 40, maxSymbols: 400, register: '', emoji: 'never', asksShare: 0.5 } as const
const LONG = [
  ['description', 7],
  ['personality', 4],
  ['scenario', 3],
  ['mes_example', 6],
] as const
const FOR_MODEL = ['system_prompt', 'post_history_instructions'] as const

/** Who it is, and what a model is told of it. */
export function CardTab({ page, fields, mayWrite, onEdit }: Editing) {
  const common = (field: keyof CardFields) => ({
    name: nameOf(field),
    isChanged: page.changed.includes(field),
    isFaulty: page.faults.some((fault) => fault.field === field && fault.is_grave),
  })
  const text = (field: 'name' | 'nickname' | 'description' | (typeof LONG)[number][0] | (typeof FOR_MODEL)[number]) => ({
    ...common(field),
    value: fields[field] ?? '',
    onChange: (value: string) => onEdit({ [field]: value }),
  })
  const length = (value: string): string => {
    const symbols = Array.from(value).length
    return say('desk.symbols', { symbols, tokens: Math.ceil(symbols / SYMBOLS_A_TOKEN) })
  }
  const style = { ...STYLE, ...fields.style }
  return (
    <fieldset className="boxes card" disabled={!mayWrite}>
      <legend className="hidden">{say('desk.card')}</legend>
      <div className="four">
        <CardField {...text('name')} />
        <CardField {...text('nickname')} />
        <CardField {...common('age')} kind="number" value={String(fields.age ?? '')} onChange={(age) => onEdit({ age: Number(age) })} />
        <div className="f">
          <label htmlFor="pronouns">{nameOf('pronouns')}</label>
          <select
            id="pronouns"
            className="in"
            value={fields.pronouns}
            onChange={(event) => onEdit({ pronouns: event.target.value as 'she' })}
          >
            {['she', 'he', 'they'].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      </div>
      <Checks
        label={`${nameOf('rooms')} · ${say('desk.one-to-four')}`}
        all={page.all_rooms.map(({ slug, title }) => [slug, title])}
        chosen={fields.rooms ?? []}
        onChange={(rooms) => onEdit({ rooms })}
      />
      {LONG.map(([field, rows]) => (
        <CardField key={field} {...text(field)} rows={rows} note={length(fields[field] ?? '')} />
      ))}
      <WordsField {...common('tags')} value={fields.tags ?? []} onChange={(tags) => onEdit({ tags })} note={say('desk.with-commas')} />
      <LinesField
        {...common('forbidden')}
        rows={4}
        value={fields.forbidden ?? []}
        onChange={(forbidden) => onEdit({ forbidden })}
        note={say('desk.one-a-line')}
      />
      <div className="four">
        <CardField
          {...common('style')}
          name={say('desk.card-register')}
          value={style.register}
          onChange={(register) => onEdit({ style: { ...style, register } })}
        />
        <CardField
          name={say('desk.card-min')}
          kind="number"
          value={String(style.minSymbols)}
          onChange={(least) => onEdit({ style: { ...style, minSymbols: Number(least) } })}
        />
        <CardField
          name={say('desk.card-max')}
          kind="number"
          value={String(style.maxSymbols)}
          onChange={(most) => onEdit({ style: { ...style, maxSymbols: Number(most) } })}
        />
        <CardField
          {...common('capacity')}
          kind="number"
          value={String(fields.capacity ?? '')}
          onChange={(capacity) => onEdit({ capacity: Number(capacity) })}
        />
      </div>
      {FOR_MODEL.map((field) => (
        <CardField key={field} {...text(field)} rows={2} note={say('desk.below-rules')} />
      ))}
    </fieldset>
  )
}
