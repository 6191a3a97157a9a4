import type * as z from 'zod/mini'
import { textFields } from '../contract/text-fields.ts'

/** The fields of a query that say something of a person, such as what is searched for. */
export const personalFields = (query: z.ZodMiniObject): readonly string[] =>
  Object.entries(query.shape).flatMap(([name, schema]) =>
    textFields(schema).some(({ about }) => about !== undefined && about !== 'nobody') ? [name] : [],
  )
