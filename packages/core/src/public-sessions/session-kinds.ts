/** Hours that a session lasts; whether a code renews it; how often a minute it may ask for what is costly, if not 60 times. */
export interface PublicSessionLimits {
  readonly hours: number
  readonly isRenewed: boolean
  readonly perMinute?: number
}

/**
 * What a session of a public page can be of, with the hours that it lasts. One that a link was traded for ends with that
 * link; one of a kind that `isRenewed` is known for as long again when it has run out, so that a code can renew it.
 */
export const publicSessionKinds = {
  /** The page on which an employee binds their card, traded for the link of `binding`. */
  binding: { hours: 24, isRenewed: false },
  /** A phone that has scanned the code of a meeting, until it has signed in (meetings.md, Sign-in). */
  signIn: { hours: 1 / 6, isRenewed: false },
  /** A helper at the desk of a meeting, traded for the link of their own; none once the meeting is over. */
  desk: { hours: 72, isRenewed: false, perMinute: 300 },
  /** The place that somebody has taken in a meeting. */
  place: { hours: 7 * 24, isRenewed: false },
  /** Somebody's own sign-up for an activity. */
  signUp: { hours: 60 * 24, isRenewed: false },
  /** A side of an introduction, traded for the link that it was sent. */
  introduction: { hours: 7 * 24, isRenewed: false },
  /** A bound employee at their own card (public-pages.md). */
  employee: { hours: 30 * 24, isRenewed: true },
} as const satisfies Readonly<Record<string, PublicSessionLimits>>
export type PublicSessionKind = keyof typeof publicSessionKinds
