import { useEffect, type ReactNode } from 'react'
import { Lamp } from '#web/ui/pictures/lamp.tsx'
import { say } from '../texts.ts'

/** The page of whoever isn't in yet. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${say('desk.back-office')}`
  }, [title])
  return (
    <main className="way-in">
      <p className="brand">
        <Lamp size={26} /> {say('desk.brand')} <span className="tg out">{say('desk.back-office')}</span>
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
