import { currentVisit, visitHeaders } from '../support-visits/current-visit.ts'
import { isSessionExpected } from './expected-session.ts'
import { given } from './given.ts'

// The first module that is evaluated: who is there is known or asked, and the back office fetched, before React stands.

/** Fetches the back office. */
export const loadApp = () => import('../shell/App.tsx')

/** Who is there: the session that the server answered, or the status by which it answered none. */
export type FirstAnswer = { readonly session: unknown } | { readonly status: number }

async function ask(): Promise<FirstAnswer> {
  const answer = await fetch('/api/v1/session', { headers: { accept: 'application/json', ...visitHeaders() } })
  return answer.ok ? { session: (await answer.json()) as unknown } : { status: answer.status }
}

// The document knows of no support visit: that is of this tab.
const known: FirstAnswer | undefined =
  given && currentVisit() === undefined ? (given.session ? { session: given.session } : { status: 401 }) : undefined

export const firstAnswer: Promise<FirstAnswer> = known ? Promise.resolve(known) : ask()

// What fails here fails again where it is needed, and is told there.
firstAnswer.catch(() => {})
if (known ? 'session' in known : isSessionExpected()) loadApp().catch(() => {})
