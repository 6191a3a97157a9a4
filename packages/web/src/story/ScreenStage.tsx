import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ToastsStay } from '@icss/ui/Toast/ToastRegion.tsx'
import type { UploadTransport } from '@icss/core/uploads/transfer.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { routes } from '@icss/core/routes/routes.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { chamberFixture } from '@icss/core/sessions/session.fixture.ts'
import { ClientProvider } from '../server/ClientProvider.tsx'
import type { ServerClient } from '../server/client.ts'
import { createQueryClient } from '../server/query-client.ts'
import { RouterLinks } from '../shell/RouterLinks.tsx'
import { SessionProvider } from '../shell/SessionProvider.tsx'
import { Shell } from '../shell/Shell.tsx'
import { toasts } from '../shell/useNotify.ts'
import { UploadProvider } from '../uploads/UploadProvider.tsx'
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

/** Stands a screen on the shell with canned answers, as the product does with the server's. */
export function ScreenStage({
  language,
  path,
  client,
  session = chamberFixture(),
  uploads = whole,
  children,
}: ScreenStageProps) {
  // What one story told of is not in the picture of the next.
  useEffect(() => () => toasts.list().forEach(({ id }) => toasts.close(id)), [])
  const [queries] = useState(() => createQueryClient())
  const [router] = useState(() => {
    const root = createRootRoute()
    const component = () => (
      <RouterLinks>
        <Shell path={path.split('?')[0] ?? path} onExit={() => {}}>
          <Suspense fallback={null}>{children}</Suspense>
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
        <ClientProvider client={client}>
          <UploadProvider transport={uploads}>
            <QueryClientProvider client={queries}>
              <ToastsStay value={true}>
                <RouterProvider router={router as never} />
              </ToastsStay>
            </QueryClientProvider>
          </UploadProvider>
        </ClientProvider>
      </SessionProvider>
    </StoryLanguage>
  )
}
