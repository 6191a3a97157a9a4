// First: it asks the server.
import { firstAnswer, loadApp, siteSettings } from './sessions/first-answer.ts'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '@icss/ui/theme/global.css.ts'
import './sessions/LoginBanner.css.ts'
import { applyTheme } from '@icss/ui/theme/applyTheme.ts'
import { loadEntryCopy } from './language/entry-copy.ts'
import { LanguageProvider } from './language/LanguageProvider.tsx'
import { startLanguage } from './language/language-store.ts'
import { expectSession, isSessionExpected } from './sessions/expected-session.ts'
import { takeFarewell } from './sessions/farewell.ts'
import { noteLogin } from './sessions/just-logged-in.ts'
import { LoginScreen } from './sessions/LoginScreen.tsx'
import { SiteSettingsProvider } from './shell/SiteSettings.tsx'
import { leaveVisit } from './support-visits/change-back-office.ts'
import { currentVisit } from './support-visits/current-visit.ts'
import { startTheme } from './shell/theme-store.ts'

const language = startLanguage()
applyTheme(startTheme())

/**
 * The login or the back office, as the server says who is there; their code is fetched meanwhile. It is awaited before
 * anything is drawn: React holds back for 300 ms what replaces a fallback.
 */
async function firstScreen(): Promise<ReactNode> {
  if (!isSessionExpected()) void loadEntryCopy(language)
  const answer = await firstAnswer
  if (answer.ok) {
    const session = (await answer.json()) as {
      account?: { number: string; mustChangePassword: boolean; mustAddSecondFactor: boolean }
    }
    const { account } = session
    if (account?.mustAddSecondFactor && !account.mustChangePassword) {
      const { default: AddSecondFactor } = await import('./second-factors/AddSecondFactor.tsx')
      return <AddSecondFactor />
    }
    if (!account?.mustChangePassword) {
      const { default: App, readyApp } = await loadApp()
      const ready = await readyApp(session, language)
      expectSession(true)
      return (
        <SiteSettingsProvider settings={await siteSettings}>
          <App {...ready} />
        </SiteSettingsProvider>
      )
    }
    const { default: InitialPassword } = await import('./sessions/InitialPassword.tsx')
    const { passwordPolicy: policy } = await siteSettings
    return <InitialPassword accountNumber={account.number} policy={policy} />
  }
  // The visit ended while the page was closed, or the own session with it: what is there now is asked anew.
  if (currentVisit() !== undefined && (answer.status === 401 || answer.status === 403)) {
    leaveVisit()
    return null
  }
  if (answer.status !== 401) throw new Error(`The server answered ${answer.status}.`)
  expectSession(false)
  const farewell = takeFarewell()
  await loadEntryCopy(language)
  // Fetched while the person types, so that it is there when they are in.
  let coming: Promise<unknown> | undefined
  document.addEventListener('input', () => (coming = loadApp().catch(() => {})), { once: true })
  return (
    <SiteSettingsProvider settings={await siteSettings}>
      <LoginScreen
        farewell={farewell}
        onLoggedIn={async () => {
          noteLogin()
          // A reload would break off what is nearly there, and begin it again.
          await coming
          expectSession(true)
          location.reload()
        }}
      />
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
firstScreen().then(show, async () => {
  const { default: Unreachable } = await import('./sessions/Unreachable.tsx')
  show(<Unreachable onRetry={() => location.reload()} />)
})
