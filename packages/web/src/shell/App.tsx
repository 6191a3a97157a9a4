import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type Language, localeOf } from '@icss/core/copy/language.ts'
import { check } from '@icss/core/rules/check.ts'
import { type Session, session as sessionSchema } from '@icss/core/sessions/session.ts'
import { loadWords } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ClientProvider } from '../server/ClientProvider.tsx'
import { client, ownClient, speakFor } from '../server/client.ts'
import { createQueryClient } from '../server/query-client.ts'
import { editedKey } from '../forms/EditScreen.tsx'
import { ReloginProvider } from '../sessions/Relogin.tsx'
import { onSessionExpired } from '../sessions/session-expiry.ts'
import { leaveVisit } from '../support-visits/change-back-office.ts'
import { currentVisit } from '../support-visits/current-visit.ts'
import { UploadProvider } from '../uploads/UploadProvider.tsx'
import { uploadTransport } from '../uploads/upload-transport.ts'
import { finds } from './finds.ts'
import { loadFirstScreen } from './first-screen.ts'
import { createAppRouter } from './router.tsx'
import { SessionProvider } from './SessionProvider.tsx'
import { useLiveSession } from './useLiveSession.ts'
import { KnownFinds } from './useRecordPath.ts'

const VisitOver = lazy(() => import('../support-visits/VisitOver.tsx'))

// Comes while the server is asked who is there. What fails here fails again where it is needed, and is told there.
loadFirstScreen().catch(() => {})

export type AppProps = {
  /** Who is logged in, as it was when the page was loaded. */
  session: Session
  router: ReturnType<typeof createAppRouter>
}

/** What is there before anything is drawn. `answer` says who is logged in. */
export async function readyApp(answer: unknown, language: Language): Promise<AppProps> {
  const checked = check(sessionSchema, answer)
  if (!checked.ok) throw new Error('The server answered no session.')
  const session = checked.value
  speakFor(session.account.id)
  const router = createAppRouter({ session, language })
  await loadWords(language)
  return { session, router }
}

/** Whether it is the own session that speaks, not a support visit. */
const isOwn = () => currentVisit() === undefined

/** Everything behind the login. */
export default function App({ session: first, router }: AppProps) {
  const { language } = useLanguage()
  const [isVisitOver, setVisitOver] = useState(false)
  const [queries] = useState(() => createQueryClient())
  useEffect(() => onSessionExpired(() => !isOwn() && setVisitOver(true)), [])
  const session = useLiveSession(first, () => setVisitOver(true))
  useEffect(() => {
    const { context } = router.options
    if (context.session === session && context.language === language) return
    router.update({ context: { session, language } })
    // What may no longer be opened is left.
    void router.invalidate()
  }, [router, session, language])
  return (
    <I18nProvider locale={localeOf[language]}>
      <SessionProvider session={session}>
        <ClientProvider client={client} own={ownClient}>
          <UploadProvider transport={uploadTransport}>
            <QueryClientProvider client={queries}>
              <ReloginProvider
                isMeant={isOwn}
                onRenewed={() =>
                  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== editedKey })
                }
              >
                <KnownFinds value={finds}>
                  <RouterProvider router={router} />
                </KnownFinds>
              </ReloginProvider>
              {isVisitOver && (
                <Suspense>
                  <VisitOver onLeave={leaveVisit} />
                </Suspense>
              )}
            </QueryClientProvider>
          </UploadProvider>
        </ClientProvider>
      </SessionProvider>
    </I18nProvider>
  )
}
