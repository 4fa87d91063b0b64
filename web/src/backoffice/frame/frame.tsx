import type { Me } from '@green-room/contract/backoffice/backoffice'
import { LogOut, Menu } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Lamp } from '#web/ui/pictures/lamp.tsx'
import { deskCall } from '../desk-call.ts'
import { minutesUntil } from '../format.ts'
import { FactorDialog } from '../parts/factor-dialog.tsx'
import { Notices } from '../parts/notice.tsx'
import type { Screen } from '../screen.ts'
import { GROUPS } from '../screens.ts'
import { say, sayName } from '../texts.ts'
import { useDesk, useFresh } from '../use-desk.ts'
import { useStateOf } from '../use-state-of.ts'
import { Face } from '../parts/face.tsx'
import { Search } from './search.tsx'
import { KeysDialog, useKeys } from './keys.tsx'

export function Frame({ me, screens, children }: { me: Me; screens: readonly Screen[]; children: ReactNode }) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useStateOf(pathname, false)
  const keys = useKeys(screens)
  const here = screens.find(({ path }) => path === pathname || pathname.startsWith(`${path}/`))
  useEffect(() => {
    document.title = `${here ? say(here.name) : ''} · ${say('desk.back-office')} · ${me.product_name}`
  }, [here, me.product_name])
  return (
    <Notices>
      <a className="skip" href="#main">
        {say('desk.skip')}
      </a>
      <div className="bo">
        <Side me={me} screens={screens} isOpen={isOpen} />
        <div className="body">
          <header className="top">
            <button type="button" className="ph" aria-expanded={isOpen} aria-label={say('desk.menu')} onClick={() => setOpen(!isOpen)}>
              <Menu size={20} aria-hidden="true" />
            </button>
            <b>{here ? say(here.name) : ''}</b>
            <Search />
            <span className={`live ${me.is_live ? '' : 'trial'}`}>{say(me.is_live ? 'desk.live' : 'desk.trial')}</span>
            <button type="button" className="key desk" aria-label={say('desk.keys')} onClick={keys.show}>
              ?
            </button>
          </header>
          <div id="main" tabIndex={-1}>
            {children}
          </div>
        </div>
      </div>
      <FactorDialog />
      <KeysDialog keys={keys} screens={screens} />
    </Notices>
  )
}

function Side({ me, screens, isOpen }: { me: Me; screens: readonly Screen[]; isOpen: boolean }) {
  const { data: needs } = useDesk('readNeeds', {}, { everyMs: 30_000 })
  const fresh = useFresh()
  return (
    <aside className={`side ${isOpen ? 'open' : ''}`}>
      <div className="brand">
        <Lamp size={20} />
        {me.product_name}
        <i>{say('desk.back-office')}</i>
      </div>
      <nav className="nav2" aria-label={say('desk.back-office')}>
        {GROUPS.map((group) => {
          const own = screens.filter((screen) => screen.group === group && !screen.isInner)
          return (
            own.length > 0 && (
              <div key={group}>
                {own[0]?.name !== group && <p>{say(group)}</p>}
                {own.map(({ path, name, icon: Icon, need }) => (
                  <NavLink key={path} to={path}>
                    <Icon size={16} aria-hidden="true" />
                    {say(name)}
                    {need && needs?.[need] ? <em>{needs[need]}</em> : null}
                  </NavLink>
                ))}
              </div>
            )
          )
        })}
      </nav>
      <div className="me">
        <Face name={me.name} size={30} />
        <span>
          <b>{me.name}</b>
          <small>{me.roles.map((role) => sayName(`desk.role-${role}`, role)).join(', ')}</small>
          <small>{say('desk.session-left', { minutes: minutesUntil(me.expires_at) })}</small>
        </span>
        <button
          type="button"
          className="btn-s ghost"
          aria-label={say('desk.sign-out')}
          onClick={() => void deskCall('operatorSignOut', {}).finally(() => void fresh())}
        >
          <LogOut size={16} aria-hidden="true" />
        </button>
      </div>
    </aside>
  )
}
