/**
 * What a session of a public page can be of, with the hours that it lasts. One that a link was traded for ends with that
 * link; one of a kind that `isRenewed` is known for as long again when it has run out, so that a code can renew it.
 */
export const publicSessionKinds = {
  /** The page on which an employee binds their card, traded for the link of `binding`. */
  binding: { hours: 24, isRenewed: false },
  /** A phone that has scanned the code of a meeting, until it has signed in (meetings.md, Sign-in). */
  signIn: { hours: 1 / 6, isRenewed: false },
  /** The place that somebody has taken in a meeting. */
  place: { hours: 7 * 24, isRenewed: false },
  /** Somebody's own sign-up for an activity. */
  signUp: { hours: 60 * 24, isRenewed: false },
  /** A side of an introduction, traded for the link that it was sent. */
  introduction: { hours: 7 * 24, isRenewed: false },
  /** A bound employee at their own card (public-pages.md). */
  employee: { hours: 30 * 24, isRenewed: true },
} as const satisfies Readonly<Record<string, { readonly hours: number; readonly isRenewed: boolean }>>
export type PublicSessionKind = keyof typeof publicSessionKinds
