import type { Session } from '../sessions/session.ts'

/** Which of the two back offices a session sees: a channel's, or a chamber of commerce's (`cocId` present). */
export type Variant = 'channel' | 'commerce'

/** The variant of a session; none for the platform provider, who acts inside no channel. */
export const variantOf = ({ account, channel }: Session): Variant | undefined =>
  account.role === 'provider' ? undefined : channel.cocId === null ? 'channel' : 'commerce'
