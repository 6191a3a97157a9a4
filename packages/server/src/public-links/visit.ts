import type { PublicKind } from '@icss/core/public-links/public-link.ts'

/** What the token of a public page opens. */
export interface Visit {
  readonly channelId: string
  readonly kind: PublicKind
  readonly thingId: string
}
