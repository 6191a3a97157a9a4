import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { localeOf } from '@icss/core/copy/language.ts'
import { check } from '@icss/core/rules/check.ts'
import { session as sessionSchema } from '@icss/core/sessions/session.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ClientProvider } from '../server/ClientProvider.tsx'
import { client } from '../server/client.ts'
import { createQueryClient } from '../server/query-client.ts'
import { ReloginDialog } from '../sessions/ReloginDialog.tsx'
import { onSessionExpired } from '../sessions/session-expiry.ts'
import { storeSessionState } from '../sessions/session-storage.ts'
import { UploadProvider } from '../uploads/UploadProvider.tsx'
import { uploadTransport } from '../uploads/upload-transport.ts'
import { loadFirstScreen } from './first-screen.ts'
import { createAppRouter } from './router.tsx'
import { SessionProvider } from './SessionProvider.tsx'

// Comes while the server is asked who is there. What fails here fails again where it is needed, and is told there.
loadFirstScreen().catch(() => {})

export type AppProps = {
  /** What the server answered to who is logged in. */
  answer: unknown
}

/** Everything behind the login. */
export default function App({ answer }: AppProps) {
  const { language } = useLanguage()
  const [session] = useState(() => {
    const checked = check(sessionSchema, answer)
    if (!checked.ok) throw new Error('The server answered no session.')
    return checked.value
  })
  const [isExpired, setExpired] = useState(false)
  const [queries] = useState(() => createQueryClient())
  useEffect(() => onSessionExpired(() => setExpired(true)), [])
  const [router] = useState(() => {
    storeSessionState(session)
    return createAppRouter(session)
  })
  return (
    <I18nProvider locale={localeOf[language]}>
      <SessionProvider session={session}>
        <ClientProvider client={client}>
          <UploadProvider transport={uploadTransport}>
            <QueryClientProvider client={queries}>
              <RouterProvider router={router} />
              <ReloginDialog
                isOpen={isExpired}
                onLoggedIn={() => {
                  setExpired(false)
                  void queries.invalidateQueries()
                }}
              />
            </QueryClientProvider>
          </UploadProvider>
        </ClientProvider>
      </SessionProvider>
    </I18nProvider>
  )
}
