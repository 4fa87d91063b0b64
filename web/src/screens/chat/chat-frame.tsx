import type { ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { Header } from '../shell/header/header.tsx'
import { PageTitle } from '../shell/page-frame.tsx'
import '#web/messages/texts.ts'

type Frame = { title: string; heading: string; rail: ReactNode; children: ReactNode }

/** The room of a chat: the whole height, on desktops beside its rail, on phones alone. */
export function ChatFrame({ title, heading, rail, children }: Frame) {
  return (
    <div className="ground ground-page flex h-dvh flex-col overflow-hidden">
      <PageTitle title={title} />
      <div className="max-lg:hidden">
        <Header isSlim />
      </div>
      <div className="mx-auto flex min-h-0 w-full max-w-[84rem] flex-1 lg:gap-8 lg:px-10 lg:pb-6">
        {rail}
        <main
          id="main"
          tabIndex={-1}
          aria-labelledby="chat-heading"
          className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden bg-sunken outline-none lg:mt-3 lg:rounded-xl"
        >
          <h1 id="chat-heading" className="sr-only" dir="auto">
            {heading}
          </h1>
          {children}
        </main>
      </div>
    </div>
  )
}

export function ChatLoading() {
  const t = useT()
  return (
    <ChatFrame title={t('messages.loading')} heading={t('messages.loading')} rail={<div className="w-[17.5rem] shrink-0 max-lg:hidden" />}>
      <p role="status" className="sr-only">
        {t('messages.loading')}
      </p>
      <div aria-hidden="true" className="late flex h-[4.25rem] shrink-0 items-center gap-3 bg-surface px-3 sm:px-5">
        <span className="skel size-[42px] rounded-full!" />
        <span className="skel h-5 w-28" />
      </div>
    </ChatFrame>
  )
}
