import type * as features from '../features.ts'
import type { KeysOfParts } from '../parts.ts'

/** What went wrong, as `noun.fault`; each feature names its own. */
export type ErrorCode = KeysOfParts<typeof features, 'errors'>

/** Whether a value has the shape of one. A server that is newer than its client may name one that the client lacks. */
export const looksLikeCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && /^[a-z_]+\.[a-z_]+$/.test(value)
