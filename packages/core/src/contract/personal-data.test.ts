import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalFormat, requiredFormat } from '../rules/formats.ts'
import { personalKinds } from '../rules/personal.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { openApiOf } from './openapi.ts'
import { schemaNames } from './schema-names.ts'
import { textFields } from './text-fields.ts'

type Schema = z.core.$ZodType

const names = schemaNames(contract)

/** What endpoints take and answer: of addresses and queries by the endpoint, of the rest by its name in the API. */
const places = new Map<string, Schema>([
  ...Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { params, query }]) =>
      Object.entries({ params, query }).flatMap(([part, schema]): [string, Schema][] =>
        schema ? [[`${group}.${name} ${part}`, schema]] : [],
      ),
    ),
  ),
  ...[...names].map(([schema, name]): [string, Schema] => [name, schema]),
])

/** The texts of a schema, but for those of schemas within it that have names of their own. */
const ownFields = (schema: Schema) => textFields(schema, (part) => names.has(part))

test('each text of the contract says whom it tells of', () => {
  const unmarked = [...places].flatMap(([place, schema]) =>
    ownFields(schema)
      .filter(({ about }) => about === undefined)
      .map(({ path }) => `${place} ${path}`),
  )
  const advice = 'put personal(kind, …) or impersonal(…) of rules/personal.ts around its schema'
  expect(unmarked.map((field) => `${field}: does it tell of a person? ${advice}`)).toEqual([])
})

test('a phone number and an e-mail address are personal by their rule', () => {
  const [phone, mail, price] = [requiredFormat('mobile'), optionalFormat('mail'), optionalFormat('price')]
  expect(textFields(z.object({ phone, of: z.array(z.object({ mail })), price }))).toEqual([
    { path: 'phone', about: 'phone' },
    { path: 'of[].mail', about: 'email' },
    { path: 'price', about: 'nobody' },
  ])
})

const personalFields = (schema: Schema): string =>
  ownFields(schema)
    .filter(({ about }) => about !== 'nobody')
    .map(({ path, about }) => `\`${path}\` (${about})`)
    .join(', ')

test('what the contract knows of persons is written down', async () => {
  const kinds = Object.entries(personalKinds).map(([kind, about]) => `- ${kind}: ${about}`)
  const byFields = Map.groupBy([...places.keys()].toSorted(), (place) => personalFields(places.get(place) as Schema))
  const fields = [...byFields].flatMap(([found, at]) => (found === '' ? [] : [`- ${at.join(', ')}: ${found}`]))
  const text = [
    '# Personal data',
    'The fields of the API that tell of persons, by the name of what they lie in, as the contract marks them. Made from it; after a change run `vitest run --root packages/core src/contract/personal-data.test.ts -u`.',
    '## Kinds',
    kinds.join('\n'),
    '## Fields',
    fields.join('\n'),
  ]
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('../../../../docs/personal-data.md')
})

test('the description of the API says which fields are personal', () => {
  const { components } = openApiOf(contract, { version: '1.0.0', server: '/', language: 'en' }) as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> }
  }
  expect(components.schemas.Employee?.properties).toMatchObject({
    name: { 'x-personal': 'name' },
    phone: { 'x-personal': 'phone' },
    companyId: expect.not.objectContaining({ 'x-personal': expect.anything() }),
  })
})
