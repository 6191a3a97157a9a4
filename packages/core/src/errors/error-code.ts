/** Every code with its HTTP status, a feature at a time: each `<noun>.errors.ts` adds its own, so that this knows none. */
export interface ErrorCodes {}

/** What went wrong, as `noun.fault`. */
export type ErrorCode = keyof ErrorCodes

/** Whether a value has the shape of one. A server that is newer than its client may name one that the client lacks. */
export const looksLikeCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && /^[a-z_]+\.[a-z_]+$/.test(value)
