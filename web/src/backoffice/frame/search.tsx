import { Search as Glass } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { say } from '../texts.ts'
import { useDesk } from '../use-desk.ts'

/** Finds by number, whole address, order or receipt. */
export function Search() {
  const [q, setQ] = useState('')
  const [asked, setAsked] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const go = useNavigate()
  const { data: hits } = useDesk('searchDesks', { q: asked }, { enabled: asked !== '' })
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q.trim()), 250)
    return () => clearTimeout(timer)
  }, [q])
  const close = (): void => {
    setQ('')
    setAsked('')
  }
  const hear = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close()
  }
  return (
    <form
      role="search"
      className="find"
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = asked === q.trim() ? (hits ?? []) : []
        if (!first) return setAsked(q.trim())
        void go(first.path)
        close()
      }}
    >
      <Glass size={16} aria-hidden="true" />
      <input
        ref={field}
        id="desk-search"
        type="search"
        value={q}
        placeholder={say('desk.search')}
        aria-label={say('desk.search')}
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={hear}
      />
      <kbd className="desk">Ctrl K</kbd>
      {asked !== '' && (
        <div className="hits" role="status">
          {hits?.length === 0 && <p>{say('desk.search-empty')}</p>}
          {hits?.map(({ kind, id, title, path }) => (
            <Link key={`${kind}${id}`} to={path} onClick={close} onKeyDown={hear}>
              {title}
            </Link>
          ))}
        </div>
      )}
    </form>
  )
}
