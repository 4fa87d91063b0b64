import type { ContentKindName } from '@green-room/contract/backoffice/content-kinds'
import { Minus } from 'lucide-react'
import { DrawnHtml } from './drawn-html.tsx'
import { filledIn } from './filled-in.ts'
import './content.css'

type Shown = { fields: Record<string, string>; html: Record<string, string> }
type Own = {
  kind: ContentKindName
  slug: string
  picture?: string | undefined
  shown: Shown
  language: string
  dir: 'ltr' | 'rtl'
  isPhone?: boolean
}

/** A text as members meet it, in their look, in its own language and direction. */
export const Reading = ({ isPhone = false, ...own }: Own) => (
  <article className={`reading as-read of-${own.kind} ${isPhone ? 'phone' : ''}`} lang={own.language} dir={own.dir}>
    <AsRead {...own} />
  </article>
)

function AsRead({ kind, slug, picture, shown: { fields, html }, language }: Own) {
  const { title = '', description = '', line = '', rules = '', question = '', value = '' } = fields
  const drawn = (name: string) => <DrawnHtml html={html[name] ?? ''} />
  if (kind === 'page')
    return (
      <>
        <h3 className="display">{title}</h3>
        {drawn('content')}
      </>
    )
  if (kind === 'faq')
    return (
      <details open>
        <summary>
          {question}
          <Minus size={18} aria-hidden="true" />
        </summary>
        {drawn('answer')}
      </details>
    )
  if (kind === 'room')
    return (
      <div className="card">
        <img src={fields['picture'] || picture || `/art/${slug}.svg`} alt="" width={320} height={336} decoding="async" />
        <h3 className="display">{title}</h3>
        <p>{line}</p>
      </div>
    )
  if (kind === 'terms')
    return (
      <>
        <h3 className="display">{title}</h3>
        <p className="lead">{description}</p>
        <ol>
          {rules.split('\n').map((rule) => (
            <li key={rule}>
              <span>{rule}</span>
            </li>
          ))}
        </ol>
      </>
    )
  if (kind === 'link')
    return (
      <>
        <p>{title}</p>
        {fields['link'] !== undefined && (
          <p dir="ltr" className="sub">
            {fields['link']} · {fields['icon']}
          </p>
        )}
      </>
    )
  return filledIn(value, language).map((text) => <p key={text}>{text}</p>)
}
