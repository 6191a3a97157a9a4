import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ToastsStay } from '@icss/ui/Toast/ToastRegion.tsx'
import type { UploadTransport } from '@icss/core/uploads/transfer.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { routes } from '@icss/core/routes/routes.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { ClientProvider } from '../server/ClientProvider.tsx'
import type { ServerClient } from '../server/client.ts'
import { createQueryClient } from '../server/query-client.ts'
import { ReloginProvider } from '../sessions/Relogin.tsx'
import { RouterLinks } from '../shell/RouterLinks.tsx'
import { SessionProvider } from '../shell/SessionProvider.tsx'
import { Shell } from '../shell/Shell.tsx'
import { toasts } from '../shell/useNotify.ts'
import { VisitBanner } from '../support-visits/VisitBanner.tsx'
import { UploadProvider } from '../uploads/UploadProvider.tsx'
import { clientUnder } from './client-under.ts'
import { ClosedScreen } from './ClosedScreen.tsx'
import { type Conditions, useConditions } from './conditions.ts'
import { sessionUnder } from './session-under.ts'
import { StoryLanguage } from './StoryLanguage.tsx'
import { storyTransport } from './uploads.ts'

const whole = storyTransport({ kind: 'whole' })

export type ScreenStageProps = {
  language: Language
  /** Path with its query, such as `/businessManagement?q=智能`. */
  path: string
  client: ServerClient
  session?: Session
  /** How files are sent; to their end unless given. */
  uploads?: UploadTransport<Blob>
  children: ReactNode
}

/**
 * Stands a screen on the shell with canned answers, as the product does with the server's, under the conditions of the
 * toolbar: under others it begins anew.
 */
export function ScreenStage(props: ScreenStageProps) {
  const conditions = useConditions()
  return <Stage key={Object.values(conditions).join()} {...props} conditions={conditions} />
}

function Stage({
  language,
  path,
  client,
  session: ofStory = chamberFixture(),
  uploads = whole,
  conditions,
  children,
}: ScreenStageProps & { conditions: Conditions }) {
  const { server, who } = conditions
  const session = sessionUnder(who, ofStory)
  const [under] = useState(() => clientUnder(conditions))
  const pathname = path.split('?')[0] ?? path
  const isClosed = who !== 'story' && !mayOpen(session, pathname, language)
  // What one story told of is not in the picture of the next.
  useEffect(() => () => toasts.list().forEach(({ id }) => toasts.close(id)), [])
  const [queries] = useState(() => createQueryClient())
  const [router] = useState(() => {
    const root = createRootRoute()
    const component = () => (
      <RouterLinks>
        <Shell path={pathname} onExit={() => {}}>
          {who === 'supportVisit' && <VisitBanner />}
          <Suspense fallback={null}>{isClosed ? <ClosedScreen /> : children}</Suspense>
        </Shell>
      </RouterLinks>
    )
    const all = Object.values(routes).map((route) =>
      createRoute({ getParentRoute: () => root, path: route.path, component }),
    )
    return createRouter({ routeTree: root.addChildren(all), history: createMemoryHistory({ initialEntries: [path] }) })
  })
  return (
    <StoryLanguage language={language}>
      <SessionProvider session={session}>
        <ClientProvider client={under(client)}>
          <UploadProvider transport={uploads}>
            <QueryClientProvider client={queries}>
              <ToastsStay value={true}>
                {server === 'sessionOver' ? (
                  <ReloginProvider>
                    <RouterProvider router={router as never} />
                  </ReloginProvider>
                ) : (
                  <RouterProvider router={router as never} />
                )}
              </ToastsStay>
            </QueryClientProvider>
          </UploadProvider>
        </ClientProvider>
      </SessionProvider>
    </StoryLanguage>
  )
}
