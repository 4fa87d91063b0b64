import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { keepTasted } from '#web/accounts/entry/tasted.ts'
import { call } from '#web/platform/wire/call.ts'
import { useT } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { EmptyState } from '#web/ui/notices/empty-state.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from './shell/page-frame.tsx'
import './texts.ts'
import './home/taste-texts.ts'

type Failure = { text: string; inTheWay: { id: string; title: string } | null }

/** Opens the chat in which a taste goes on, and leads there. */
export default function TasteScreen() {
  const t = useT()
  const navigate = useNavigate()
  const { code = '' } = useParams()
  const [failure, setFailure] = useState<Failure | null>(null)
  const isAsked = useRef(false)
  const open = useEffectEvent(async () => {
    setFailure(null)
    try {
      const { payload } = await call('openTaste', { taste: code })
      keepTasted(null)
      await navigate(`/topics/${payload.topic_id}/chat`, { replace: true })
    } catch (error) {
      const { topic_id: id, title } = isProblem(error) ? error.payload : {}
      const inTheWay = typeof id === 'string' && typeof title === 'string' ? { id, title } : null
      setFailure({ text: problemText(error, t, 'taste.failed'), inTheWay })
    }
  })
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void open()
  }, [])
  return (
    <PageFrame title={t('taste.end')}>
      {failure ? (
        <div className="pt-14">
          <EmptyState motif="lamps" title={<span role="alert">{t('taste.failed')}</span>} text={failure.text}>
            {failure.inTheWay && (
              <Link to={`/topics/${failure.inTheWay.id}/chat`} className="btn btn-primary">
                {t('taste.open-chat', { title: failure.inTheWay.title })}
              </Link>
            )}
            <Link to="/rooms" className="btn btn-line">
              {t('home.see-rooms')}
            </Link>
          </EmptyState>
        </div>
      ) : (
        <p role="status" className="late pt-24 text-center text-lg text-ink-2">
          {t('taste.opening')}
        </p>
      )}
    </PageFrame>
  )
}
