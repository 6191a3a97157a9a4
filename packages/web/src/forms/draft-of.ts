import type * as z from 'zod/mini'

/** What a person fills in about a stored entity, without what the server keeps beside it. */
export const draftOf = <S extends z.ZodMiniObject>(schema: S, stored: object): z.input<S> =>
  Object.fromEntries(
    Object.keys(schema.shape).map((field) => [field, (stored as Record<string, unknown>)[field]]),
  ) as z.input<S>
