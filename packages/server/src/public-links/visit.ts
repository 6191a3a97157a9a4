import type { Visiting } from '@icss/core/permissions/need.ts'

/** Somebody without a login at a public page: by which link or session, and what it opens. */
export type Visit = Visiting & {
  readonly channelId: string
  /** Of the link or the session. */
  readonly id: string
  readonly thingId: string
}
/** By the token of a link, in the path. */
export type LinkVisit = Extract<Visit, { by: 'link' }>
/** By the cookie of a session. */
export type SessionVisit = Extract<Visit, { by: 'session' }>
