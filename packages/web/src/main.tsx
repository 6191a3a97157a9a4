import { type ReactNode, StrictMode, Suspense, lazy } from 'react'
import { createRoot } from 'react-dom/client'
import '@icss/ui/theme/global.css.ts'
import { applyTheme } from '@icss/ui/theme/applyTheme.ts'
import { loadEntryCopy } from './language/entry-copy.ts'
import { LanguageProvider } from './language/LanguageProvider.tsx'
import { startLanguage } from './language/language-store.ts'
import { LoginScreen } from './sessions/LoginScreen.tsx'
import { startTheme } from './shell/theme-store.ts'

const App = lazy(() => import('./shell/App.tsx'))
const Unreachable = lazy(() => import('./sessions/Unreachable.tsx'))

const language = startLanguage()
applyTheme(startTheme())

async function newerSite(): Promise<string | null> {
  try {
    const { newerSiteUrl } = (await (await fetch('settings.json')).json()) as { newerSiteUrl?: unknown }
    return typeof newerSiteUrl === 'string' ? newerSiteUrl : null
  } catch {
    return null
  }
}

/** The login or the back office, as the server says who is there; their code is fetched meanwhile. */
async function firstScreen(): Promise<ReactNode> {
  const copy = loadEntryCopy(language)
  const newerSiteUrl = newerSite()
  const answer = await fetch('/api/v1/session', { headers: { accept: 'application/json' } })
  if (answer.ok) return <App answer={await answer.json()} />
  if (answer.status !== 401) throw new Error(`The server answered ${answer.status}.`)
  await copy
  return <LoginScreen newerSiteUrl={await newerSiteUrl} onLoggedIn={() => location.reload()} />
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
