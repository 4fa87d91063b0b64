import type { CardFields } from '@green-room/contract/backoffice/characters'
import { say } from '../texts.ts'
import type { Editing } from './card-tab.tsx'
import { LinesField, CardField, WordsField } from './fields.tsx'
import { freeId, Rows } from './rows.tsx'

type Lore = NonNullable<CardFields['lore']>
type Facts = NonNullable<CardFields['facts']>
const NO_LORE: Lore = []
const NO_FACTS: Facts = []

/** What it tells of its own life, once a word of it is said. */
export const LoreTab = ({ fields: { lore = NO_LORE }, mayWrite, onEdit }: Editing) => (
  <Rows
    rows={lore}
    mayWrite={mayWrite}
    title={({ content }) => content.slice(0, 90)}
    empty={say('desk.lore-none')}
    add={say('desk.add-lore')}
    fresh={() => ({ id: freeId('story', lore), keys: [], content: '', more: [], enabled: true, constant: false })}
    onChange={(rows) => onEdit({ lore: rows })}
    draw={({ keys, content, more, enabled, constant }, set) => (
      <>
        <CardField name={say('desk.lore-text')} rows={3} value={content} onChange={(text) => set({ content: text })} />
        <WordsField name={say('desk.lore-keys')} note={say('desk.with-commas')} value={keys} onChange={(words) => set({ keys: words })} />
        <LinesField
          name={say('desk.lore-more')}
          note={say('desk.one-a-line')}
          rows={2}
          value={more}
          onChange={(lines) => set({ more: lines })}
        />
        <label className="ck">
          <input type="checkbox" checked={enabled} onChange={(event) => set({ enabled: event.target.checked })} />
          {say('desk.lore-on')}
        </label>
        <label className="ck">
          <input type="checkbox" checked={constant} onChange={(event) => set({ constant: event.target.checked })} />
          {say('desk.lore-always')}
        </label>
      </>
    )}
  />
)

/** What it answers to the same question in any talk. */
export const FactsTab = ({ fields: { facts = NO_FACTS }, mayWrite, onEdit }: Editing) => (
  <Rows
    rows={facts}
    mayWrite={mayWrite}
    title={({ ask, say: answer }) => (answer === '' ? '' : `${ask[0] ?? ''} – ${answer}`.slice(0, 90))}
    empty={say('desk.lines-none')}
    add={say('desk.add-line')}
    fresh={() => ({ id: freeId('fact', facts), ask: [], say: '', keywords: [] })}
    onChange={(rows) => onEdit({ facts: rows })}
    draw={({ ask, say: answer, keywords }, set) => (
      <>
        <LinesField
          name={say('desk.line-ask')}
          note={say('desk.two-or-more')}
          rows={3}
          value={ask}
          onChange={(lines) => set({ ask: lines })}
        />
        <CardField name={say('desk.line-say')} rows={2} value={answer} onChange={(text) => set({ say: text })} />
        <WordsField
          name={say('desk.line-keywords')}
          note={say('desk.with-commas')}
          value={keywords}
          onChange={(words) => set({ keywords: words })}
        />
      </>
    )}
  />
)
