import { Outlet, useRouterState } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import { membershipFlags } from '@icss/core/permissions/membership.ts'
import { loginMachine } from '@icss/core/sessions/login.machine.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { maySearch } from '@icss/core/support-visits/may-call.ts'
import { useOwnClient } from '../server/ClientProvider.tsx'
import { leaveBackOffice } from '../sessions/leave-back-office.ts'
import { LostPhoneBanner } from '../channels/LostPhoneBanner.tsx'
import { MessageBell } from '../messages/MessageBell.tsx'
import { mayLeave } from '../forms/leaving.ts'
import { VisitBanner } from '../support-visits/VisitBanner.tsx'
import { PersonMenu } from '../own-account/PersonMenu.tsx'
import { FindAnything } from './FindAnything.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { RouterLinks } from './RouterLinks.tsx'
import { useSession } from './SessionProvider.tsx'
import { ScreenSlot } from './ScreenSlot.tsx'
import { Shell } from './Shell.tsx'
import { trayRoom } from './Shell.css.ts'
import { useNotify } from './useNotify.ts'
import { useRepeatedPress } from './useRepeatedPress.ts'

const TrayButton = lazy(() => import('../tray/TrayButton.tsx'))

/** The conference-room mode hides notices (seed section 6). */
const hasNotices = ({ channel }: Session) => !membershipFlags(channel.membershipCode).iswmr

/** The shell around whatever the router shows. */
export function Frame() {
  const notify = useNotify()
  useRepeatedPress()
  const ownClient = useOwnClient()
  const session = useSession()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [login, sendLogin] = useMachine(
    loginMachine.provide({ actors: { end: fromPromise((): Promise<void> => ownClient.sessions.logout()) } }),
    { input: { isInside: true } },
  )

  const isOut = login.matches('idle')
  useEffect(() => {
    if (isOut) leaveBackOffice()
  }, [isOut])
  const { failure } = login.context
  const tell = useEffectEvent(notify.failed)
  useEffect(() => {
    if (failure && 'code' in failure) tell(failure)
  }, [failure])

  const exit = async () => (await mayLeave()) && sendLogin({ type: 'exit' })
  return (
    <RouterLinks>
      <Shell
        path={path}
        progress={<NavigationProgress />}
        onExit={() => void exit()}
        person={<PersonMenu onExit={() => void exit()} />}
        isExiting={login.matches('exiting')}
        messages={
          <>
            {maySearch(session) && <FindAnything />}
            {session.account.role !== 'provider' && (
              <Suspense fallback={<span className={trayRoom} />}>
                <TrayButton />
              </Suspense>
            )}
            {session.account.role !== 'provider' && <MessageBell hasNotices={hasNotices(session)} />}
          </>
        }
      >
        <VisitBanner />
        <Suspense>
          <LostPhoneBanner />
        </Suspense>
        <ScreenSlot screenKey={path}>
          <Outlet />
        </ScreenSlot>
      </Shell>
    </RouterLinks>
  )
}
