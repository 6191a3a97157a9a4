import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedId } from '../contract/stored.ts'
import { personal } from '../rules/personal.ts'

/**
 * A row of a file whose name is probably that of a record, in another writing; `line` as a rejected row's. `id` and `met`
 * name the record, which may be a row above: then a dry run keeps none of that id.
 */
export const alikeRow = named(
  'AlikeRow',
  z.object({
    line: z.number(),
    name: personal('label', z.string()),
    id: storedId,
    met: personal('label', z.string()),
  }),
)
export type AlikeRow = z.infer<typeof alikeRow>
