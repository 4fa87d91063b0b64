import { say } from '../texts.ts'
import type { Editing } from './card-tab.tsx'
import { nameOf, CardField } from './fields.tsx'
import { Rows } from './rows.tsx'

/** With what words it begins: in a chat of another program, and in topics that it hosts. */
export function OpeningsTab({ page, fields, mayWrite, onEdit }: Editing) {
  const { first_mes = '', alternate_greetings: others = [], openings = [] } = fields
  return (
    <>
      <fieldset className="boxes card" disabled={!mayWrite}>
        <legend className="hidden">{nameOf('first_mes')}</legend>
        <CardField
          name={nameOf('first_mes')}
          isChanged={page.changed.includes('first_mes')}
          isFaulty={page.faults.some(({ field, is_grave }) => field === 'first_mes' && is_grave)}
          rows={3}
          value={first_mes}
          onChange={(text) => onEdit({ first_mes: text })}
        />
      </fieldset>
      <h2>{nameOf('alternate_greetings')}</h2>
      <Rows
        rows={others.map((text) => ({ text }))}
        mayWrite={mayWrite}
        title={({ text }) => text.slice(0, 90)}
        empty={say('desk.greetings-none')}
        add={say('desk.add-greeting')}
        fresh={() => ({ text: '' })}
        onChange={(rows) => onEdit({ alternate_greetings: rows.map(({ text }) => text) })}
        draw={({ text }, set) => <CardField name={say('desk.greeting')} rows={3} value={text} onChange={(value) => set({ text: value })} />}
      />
      <h2>{nameOf('openings')}</h2>
      <p className="sub">{say('desk.openings-note')}</p>
      <Rows
        rows={openings}
        mayWrite={mayWrite}
        title={({ title }) => title}
        empty={say('desk.openings-none')}
        add={say('desk.add-opening')}
        fresh={() => ({ room: fields.rooms?.[0] ?? '', title: '', line: '' })}
        onChange={(rows) => onEdit({ openings: rows })}
        draw={({ room, title, line }, set) => (
          <>
            <CardField name={say('desk.opening-title')} value={title} onChange={(value) => set({ title: value })} />
            <CardField name={say('desk.opening-line')} rows={2} value={line} onChange={(value) => set({ line: value })} />
            <label className="in">
              <small>{say('desk.room')}</small>
              <select value={room} onChange={(event) => set({ room: event.target.value })}>
                {page.all_rooms.map(({ slug, title: name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
      />
    </>
  )
}
