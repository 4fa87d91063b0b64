import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { enterField } from '../forms/enter-field.ts'
import { useModalPlace } from './modal-stack.ts'
import { useScrollStop } from './use-scroll-stop.ts'
import '../texts.ts'

export type ModalProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  isTitleHidden?: boolean
  lead?: ReactNode
  children?: ReactNode
  /** Buttons. It stands while the body scrolls. */
  foot?: ReactNode
  isWide?: boolean
  /** Ignores Escape and the scrim, and has no X: one of its buttons must be chosen. */
  isPersistent?: boolean
  band?: ReactNode
}

/**
 * One frame for every dialog: a card in the middle of a desktop, a sheet from the lower edge on a phone. Head and foot stay, the body scrolls.
 * Focus goes in to the first field (`data-autofocus` names another target), else to the title, and back to whoever opened it.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, title, isTitleHidden = false, lead, children, foot, isWide = false, isPersistent = false, band } = props
  const t = useT()
  const place = useModalPlace(isOpen)
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const stay = (event: Event) => isPersistent && event.preventDefault()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 bg-(--scrim)" style={{ zIndex: 50 + 2 * place }} />
        <Dialog.Content
          ref={content}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          onPointerDownOutside={keepToasts}
          onFocusOutside={keepToasts}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            focusFirst(event, content.current)
          }}
          onCloseAutoFocus={(event) => focusBack(event, opener.current)}
          aria-describedby={undefined}
          style={{ zIndex: 51 + 2 * place }}
          className={
            'fixed inset-x-0 bottom-0 flex max-h-[92dvh] flex-col overflow-hidden rounded-t-xl bg-raised ' +
            'shadow-3 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-3rem)] sm:-translate-x-1/2 ' +
            'sm:-translate-y-1/2 sm:rounded-xl ' +
            (isWide ? 'sm:w-[min(52rem,calc(100vw-3rem))]' : 'sm:w-[min(30rem,calc(100vw-3rem))]')
          }
        >
          {band}
          <div className={`flex shrink-0 items-start gap-4 px-5 pt-5 sm:px-8 sm:pt-7 ${isTitleHidden ? 'sr-only' : ''}`}>
            <Dialog.Title tabIndex={-1} className="flex-1 text-section text-balance outline-none">
              {title}
            </Dialog.Title>
            {!isPersistent && (
              <Dialog.Close className="icon-btn -me-2 -mt-1.5" aria-label={t('ui.close')}>
                <X size={22} aria-hidden="true" />
              </Dialog.Close>
            )}
          </div>
          {lead && <p className="shrink-0 px-5 pt-2 text-ink-2 sm:px-8">{lead}</p>}
          <ModalBody>{children}</ModalBody>
          {foot && <ModalFoot>{foot}</ModalFoot>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ModalBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const isStop = useScrollStop(body)
  return (
    <div
      ref={body}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={isStop ? 0 : undefined}
      className="min-h-0 flex-1 overflow-y-auto px-5 pt-5 pb-1 focus-visible:-outline-offset-3 sm:px-8"
    >
      <div>{children}</div>
    </div>
  )
}

const ModalFoot = ({ children }: { children: ReactNode }) => (
  <div
    className={
      'flex shrink-0 flex-wrap items-center justify-end gap-2.5 px-5 pt-4 ' +
      'pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:[&>.btn]:min-h-13 max-sm:[&>.btn]:flex-1 ' +
      'max-sm:[&>.btn]:whitespace-nowrap max-[22.5rem]:[&>.btn]:px-3 sm:px-8 sm:pb-7'
    }
  >
    {children}
  </div>
)

/** A toast over a dialog stays clickable, and pressing it closes nothing. */
function keepToasts(event: { target: EventTarget | null; preventDefault: () => void }): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
}

function focusFirst(event: Event, content: HTMLElement | null): void {
  event.preventDefault()
  const fields = content?.querySelectorAll<HTMLElement>(
    '[data-autofocus], input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled)',
  )
  // A step that waits behind another is in the dialog, and not to be seen.
  enterField([...(fields ?? [])].find((field) => field.checkVisibility()) ?? content?.querySelector<HTMLElement>('h2'))
}

/** The library gives it back to a trigger of its own alone, and dialogs are opened from anywhere here. */
function focusBack(event: Event, opener: Element | null): void {
  event.preventDefault()
  const isThere = opener?.isConnected === true && opener !== document.body
  // The opener went with a dialog around it, which has given the focus back already.
  if (!isThere && document.activeElement !== document.body) return
  const target = isThere ? opener : document.getElementById('main')
  if (target instanceof HTMLElement) target.focus()
}
