const judges = new WeakMap<object, (value: unknown) => boolean>()

/**
 * Says of a schema which values it takes just as they are, so that a table of a hundred thousand rows need not parse
 * each cell. `judge` may refuse what the schema would take; it never accepts what the schema would change or refuse.
 */
export function takesAsIs<S extends object>(schema: S, judge: (value: unknown) => boolean): S {
  judges.set(schema, judge)
  return schema
}

/** The judge of `takesAsIs`, if the schema has one. */
export const asIsJudge = (schema: object): ((value: unknown) => boolean) | undefined => judges.get(schema)
