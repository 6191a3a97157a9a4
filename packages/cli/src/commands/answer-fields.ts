import type * as z from 'zod/mini'

type Json = Readonly<Record<string, unknown>>

const shapeOf = (schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>> =>
  (schema as { shape?: Record<string, z.ZodMiniType> }).shape ?? {}

/** What `--json` can name of the document of a command: the fields of each item of a list, else its own. */
export function fieldsOf(answer: z.ZodMiniType): readonly string[] {
  const { options } = (answer as { _zod: { def: { options?: readonly z.ZodMiniType[] } } })._zod.def
  if (options) return [...new Set(options.flatMap(fieldsOf))]
  const { items } = shapeOf(answer)
  const item = (items as { _zod: { def: { element?: z.ZodMiniType } } } | undefined)?._zod.def.element
  return Object.keys(shapeOf(item ?? answer))
}

const only = (one: Json, fields: readonly string[]): Json =>
  Object.fromEntries(fields.flatMap((field) => (field in one ? [[field, one[field]]] : [])))

/** A document with those fields alone: of each item of a list, else of the document itself. */
export const withFields = (document: Json, fields: readonly string[]): Json =>
  Array.isArray(document.items)
    ? { ...document, items: (document.items as readonly Json[]).map((one) => only(one, fields)) }
    : only(document, fields)
