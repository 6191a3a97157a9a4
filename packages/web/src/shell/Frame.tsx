import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import { navigationProgressMachine } from '@icss/core/navigation/navigation-progress.machine.ts'
import { membershipFlags } from '@icss/core/permissions/membership.ts'
import { loginMachine } from '@icss/core/sessions/login.machine.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { clearSessionState } from '../sessions/session-storage.ts'
import { NoticeBell } from '../notices/NoticeBell.tsx'
import { SecondFactorButton } from '../second-factors/SecondFactorButton.tsx'
import { FindAnything } from './FindAnything.tsx'
import { useSession } from './SessionProvider.tsx'
import { ScreenSlot } from './ScreenSlot.tsx'
import { Shell } from './Shell.tsx'
import { useNotify } from './useNotify.ts'

/** The provider acts inside no channel, and the conference-room mode hides notices (seed section 6). */
const hasNotices = ({ account, channel }: Session) =>
  account.role !== 'provider' && !membershipFlags(channel.membershipCode).iswmr

/** The shell around whatever the router shows, with the bar that follows its navigations. */
export function Frame() {
  const notify = useNotify()
  const client = useClient()
  const session = useSession()
  const router = useRouter()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [progress, send] = useMachine(navigationProgressMachine, { input: {} })
  const [login, sendLogin] = useMachine(
    loginMachine.provide({ actors: { end: fromPromise((): Promise<void> => client.sessions.logout()) } }),
    { input: { isInside: true } },
  )

  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && send({ type: 'start' })),
      router.subscribe('onResolved', () => send({ type: 'finish' })),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router, send])

  const isOut = login.matches('idle')
  useEffect(() => {
    if (!isOut) return
    clearSessionState()
    location.hash = '#/'
    location.reload()
  }, [isOut])
  const { failure } = login.context
  const tell = useEffectEvent(notify.failed)
  useEffect(() => {
    if (failure && 'code' in failure) tell(failure)
  }, [failure])

  return (
    <Shell
      path={path}
      progress={progress.matches('idle') ? null : progress.context.percent}
      onExit={() => sendLogin({ type: 'exit' })}
      isExiting={login.matches('exiting')}
      messages={
        <>
          <FindAnything />
          {hasNotices(session) && <NoticeBell />}
          <SecondFactorButton />
        </>
      }
    >
      <ScreenSlot screenKey={path}>
        <Outlet />
      </ScreenSlot>
    </Shell>
  )
}
