import * as z from 'zod/mini'

/** What `--json` prints of a list: the server's answer, and which page of it this is. */
export const pageOf = <Shape extends z.core.$ZodShape>(answer: z.ZodMiniObject<Shape>) =>
  z.extend(answer, { page: z.number(), pageSize: z.number() })
