import { sayName } from '../texts.ts'
import { DrawnHtml } from './drawn-html.tsx'

type Shown = { fields: Record<string, string>; html: Record<string, string> }
/** A text as members read it, in its own language and direction. */
export function Reading({
  shown,
  language,
  dir,
  isPhone = false,
}: {
  shown: Shown
  language: string
  dir: 'ltr' | 'rtl'
  isPhone?: boolean
}) {
  return (
    <article className={`reading ${isPhone ? 'phone' : ''}`} lang={language} dir={dir}>
      {Object.entries(shown.fields).map(([name, text]) => {
        if (shown.html[name] !== undefined) return <DrawnHtml key={name} html={shown.html[name]} />
        if (name === 'title' || name === 'question') return <h3 key={name}>{text}</h3>
        if (name === 'rules')
          return (
            <ol key={name}>
              {text.split('\n').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          )
        if (name === 'picture') return text ? <img key={name} src={text} alt="" width={160} height={120} decoding="async" /> : null
        return (
          <p key={name}>
            {['link', 'icon'].includes(name) && <small>{sayName(`desk.field-${name}`, name)}: </small>}
            {text}
          </p>
        )
      })}
    </article>
  )
}
