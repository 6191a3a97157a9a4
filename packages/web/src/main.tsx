import { type ReactNode, StrictMode, Suspense, lazy } from 'react'
import { createRoot } from 'react-dom/client'
import '@icss/ui/theme/global.css.ts'
import { applyTheme } from '@icss/ui/theme/applyTheme.ts'
import { loadEntryCopy } from './language/entry-copy.ts'
import { LanguageProvider } from './language/LanguageProvider.tsx'
import { startLanguage } from './language/language-store.ts'
import { LoginScreen } from './sessions/LoginScreen.tsx'
import { readSiteSettings, SiteSettingsProvider } from './shell/SiteSettings.tsx'
import { startTheme } from './shell/theme-store.ts'

const App = lazy(() => import('./shell/App.tsx'))
const AddSecondFactor = lazy(() => import('./second-factors/AddSecondFactor.tsx'))
const InitialPassword = lazy(() => import('./sessions/InitialPassword.tsx'))
const Unreachable = lazy(() => import('./sessions/Unreachable.tsx'))

const language = startLanguage()
applyTheme(startTheme())

/** The login or the back office, as the server says who is there; their code is fetched meanwhile. */
async function firstScreen(): Promise<ReactNode> {
  const copy = loadEntryCopy(language)
  const settings = readSiteSettings()
  const answer = await fetch('/api/v1/session', { headers: { accept: 'application/json' } })
  if (answer.ok) {
    const session = (await answer.json()) as {
      account?: { number: string; mustChangePassword: boolean; mustAddSecondFactor: boolean }
    }
    const { account } = session
    if (account?.mustAddSecondFactor && !account.mustChangePassword) return <AddSecondFactor />
    if (!account?.mustChangePassword)
      return (
        <SiteSettingsProvider settings={await settings}>
          <App answer={session} />
        </SiteSettingsProvider>
      )
    const { passwordPolicy: policy } = await settings
    return <InitialPassword accountNumber={account.number} policy={policy} />
  }
  if (answer.status !== 401) throw new Error(`The server answered ${answer.status}.`)
  await copy
  return (
    <SiteSettingsProvider settings={await settings}>
      <LoginScreen onLoggedIn={() => location.reload()} />
    </SiteSettingsProvider>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root.')
const root = createRoot(container)
const show = (screen: ReactNode) => {
  root.render(
    <StrictMode>
      <LanguageProvider initial={language}>
        <Suspense fallback={null}>{screen}</Suspense>
      </LanguageProvider>
    </StrictMode>,
  )
}
firstScreen().then(show, () => show(<Unreachable onRetry={() => location.reload()} />))
