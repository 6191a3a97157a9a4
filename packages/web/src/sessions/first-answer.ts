import { askAhead } from '../server/asked-ahead.ts'
import { readSiteSettings } from '../shell/read-site-settings.ts'
import { visitHeaders } from '../support-visits/current-visit.ts'
import { isSessionExpected } from './expected-session.ts'

// The first module that is evaluated: who is there and how the site is set is asked, and the back office fetched with what
// it will show, before React stands.

/** Fetches the back office. */
export const loadApp = () => import('../shell/App.tsx')

/** What the server answers to who is there. */
export const firstAnswer: Promise<Response> = fetch('/api/v1/session', {
  headers: { accept: 'application/json', ...visitHeaders() },
})

/** What the server says about the site. */
export const siteSettings = readSiteSettings()

// What fails here fails again where it is needed, and is told there.
firstAnswer.catch(() => {})
if (isSessionExpected()) {
  loadApp().catch(() => {})
  askAhead()
}
