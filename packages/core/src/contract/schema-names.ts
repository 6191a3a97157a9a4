import type * as z from 'zod/mini'
import { partsOf } from '../rules/schema-parts.ts'
import type { Contract, EndpointGroup } from './endpoint.ts'
import { givenName } from './named.ts'

type Schema = z.core.$ZodType
type Claim = readonly [name: string, schema: Schema | 'stream' | undefined]

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What one thing of a group is called: `CourseCategory` of `courseCategories`. */
const singular = (group: string) => capital(group).replace(/ies$/, 'y').replace(/s$/, '')

const itemOf = (list: Schema | 'stream' | undefined): Schema | undefined => {
  const items = list && list !== 'stream' && partsOf(list).find(([path]) => path === '.items')?.[1]
  return items ? partsOf(items).find(([path]) => path === '[]')?.[1] : undefined
}

/** What a group keeps: the entity, what a person fills in about one, what a list shows of it, and a list. */
function kept(group: string, { list, show, create, update }: EndpointGroup): Claim[] {
  const one = singular(group)
  const item = itemOf(list?.answer)
  return [
    [one, show?.answer ?? update?.answer ?? item ?? create?.answer],
    [`${one}Draft`, create?.body],
    [`${one}Update`, update?.body],
    [`${one}Row`, item],
    [`${one}List`, list?.answer],
  ]
}

/** What one endpoint alone takes and answers. */
const ofEndpoints = (group: string, endpoints: EndpointGroup): Claim[] =>
  Object.entries(endpoints).flatMap(([name, { body, answer, events }]): Claim[] => {
    const operation = capital(group) + capital(name)
    return [
      [`${operation}Body`, body],
      [`${operation}Answer`, answer],
      [`${operation}Event`, events],
    ]
  })

/**
 * The names of the schemas that stand by themselves in the description of a contract: by `named`, by what a group keeps
 * (`Course`, `CourseDraft`, `CourseUpdate`, `CourseRow`, `CourseList`), or by the one endpoint that has them (`LivesActBody`). `more`
 * are such as every endpoint may answer.
 */
export function schemaNames(contract: Contract, more: readonly Schema[] = []): ReadonlyMap<Schema, string> {
  const groups = Object.entries(contract)
  const claims = [
    ...groups.flatMap(([group, endpoints]) => kept(group, endpoints)),
    ...groups.flatMap(([group, endpoints]) => ofEndpoints(group, endpoints)),
  ]
  const names = new Map<Schema, string>()
  const add = (schema: Schema, otherwise?: string) => {
    const name = givenName(schema) ?? otherwise
    if (name !== undefined && !names.has(schema)) {
      if ([...names.values()].includes(name)) throw new Error(`Two schemas are ${name}: name one of them by named().`)
      names.set(schema, name)
    }
    for (const [, part] of partsOf(schema)) add(part)
  }
  for (const schema of more) add(schema)
  for (const [name, schema] of claims) if (schema && schema !== 'stream') add(schema, name)
  return names
}
