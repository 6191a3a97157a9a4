import type { Session } from '../sessions/session.ts'
import type { SiteSettings } from './site-settings.ts'

/** The id of the element of the document in which they stand as JSON. */
export const givenAnswersId = 'given'

/** What the back office asks first, answered in its document: a slow line is crossed once. */
export interface GivenAnswers {
  /** Who is logged in; null is nobody. */
  readonly session: Session | null
  readonly settings: SiteSettings
}
