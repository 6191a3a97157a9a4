import * as z from 'zod/mini'
import { aboutOf } from '../rules/personal.ts'
import { partsOf } from '../rules/schema-parts.ts'
import type { Contract } from './endpoint.ts'
import { schemaNames } from './schema-names.ts'

type Schema = z.core.$ZodType
type Io = 'input' | 'output'
export type Json = { readonly [key: string]: unknown }

const settings = (io: Io) =>
  ({
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const about = aboutOf(zodSchema)
      if (about && about !== 'nobody') jsonSchema['x-personal'] = about
      // It says no more than the format does.
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern
      // What an answer leaves out is filled in already.
      if (io === 'output') delete jsonSchema.default
    },
  }) as const satisfies z.core.ToJSONSchemaParams

const bare = (schema: Json): Json => {
  const { $schema: _, $id: __, '~standard': ___, ...json } = schema
  return json
}

/** A schema as JSON Schema, in the form in which it is sent or answered. */
export const jsonSchemaOf = (schema: Schema, io: Io): Json => bare(z.toJSONSchema(schema, settings(io)) as Json)

const refOf = (name: string) => `#/components/schemas/${name}`

const jsonByName = (names: ReadonlyMap<Schema, string>, io: Io): Record<string, Json> => {
  const registry = z.registry<{ readonly id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { ...settings(io), uri: refOf })
  return Object.fromEntries(Object.entries(schemas as Record<string, Json>).map(([name, json]) => [name, bare(json)]))
}

/** Those of the named schemas that lie in `roots`. */
function namedIn(names: ReadonlyMap<Schema, string>, roots: readonly (Schema | 'stream' | undefined)[]) {
  const found = new Map<Schema, string>()
  const visit = (schema: Schema) => {
    const name = names.get(schema)
    if (name !== undefined) found.set(schema, name)
    for (const [, part] of partsOf(schema)) visit(part)
  }
  for (const root of roots) if (root && root !== 'stream') visit(root)
  return found
}

/** The schemas of a contract as named components, and where each stands among them. */
export interface SchemaComponents {
  readonly schemas: Readonly<Record<string, Json>>
  readonly refTo: (schema: Schema, io: Io) => Json
}

/**
 * Every named schema of a contract, and of `more` that is answered, once. What is sent in another form than it is
 * answered in, with fields that may be left out, stands beside it as a draft.
 */
export function schemaComponents(contract: Contract, more: readonly Schema[]): SchemaComponents {
  const endpoints = Object.values(contract).flatMap((group) => Object.values(group))
  const names = schemaNames(contract, more)
  const answered = namedIn(names, [...endpoints.flatMap(({ answer, events }) => [answer, events]), ...more])
  const sent = namedIn(
    names,
    endpoints.map(({ body }) => body),
  )
  const output = jsonByName(answered, 'output')
  let input = jsonByName(sent, 'input')
  const differing = () =>
    [...sent].filter(([, name]) => output[name] && JSON.stringify(output[name]) !== JSON.stringify(input[name]))
  // What holds something of another name is another itself.
  for (let found = differing(); found.length > 0; found = differing()) {
    for (const [schema, name] of found) sent.set(schema, `${name}Draft`)
    input = jsonByName(sent, 'input')
  }
  const all = Object.entries({ ...output, ...input })
  return {
    schemas: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))),
    refTo: (schema, io) => ({ $ref: refOf((io === 'input' ? sent : answered).get(schema) ?? '') }),
  }
}
