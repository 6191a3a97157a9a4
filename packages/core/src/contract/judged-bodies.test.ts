import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { PublicKind } from '../public-links/public-link.ts'
import type { PublicSessionKind } from '../public-sessions/session-kinds.ts'
import { judgedDrafts } from '../rules/drafts.fixture.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

/** The public pages of a chamber on which somebody types something. */
const pages: ReadonlySet<PublicKind | PublicSessionKind> = new Set([
  'activity',
  'binding',
  'employee',
  'introduction',
  'join',
  'signUp',
])

const isOfChamber = ({ needs }: Endpoint): boolean => {
  if (needs.kind === 'link') return pages.has(needs.to)
  if (needs.kind === 'publicSession') return pages.has(needs.of)
  return needs.kind === 'business' || needs.kind === 'chamber' || needs.kind === 'texts'
}

interface Property {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly anyOf?: readonly Property[]
}

/** Whether somebody types something into it, beside choices, ids and numbers. */
const isText = ({ type, enum: choices, format, anyOf = [] }: Property): boolean =>
  anyOf.some(isText) || (type === 'string' && choices === undefined && format !== 'uuid')

function textsIn({ body }: Endpoint): string[] {
  if (body === undefined || body === 'stream') return []
  const { properties = {} } = z.toJSONSchema(body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Readonly<Record<string, Property>>
  }
  return Object.entries(properties).flatMap(([field, property]) => (isText(property) ? [field] : []))
}

/** A question, not something that is kept. */
const asked = ['register.search']

test('whatever somebody types in a chamber is judged by the table of bad input', () => {
  const taken = new Set(judgedDrafts.flatMap(({ makers }) => makers))
  const all = Object.entries(contract).flatMap(([group, members]) =>
    Object.entries(members).map(([name, one]: [string, Endpoint]) => ({ name: `${group}.${name}`, one })),
  )
  const judgeless = all.filter(({ name, one }) => isOfChamber(one) && textsIn(one).length > 0 && !taken.has(name))
  expect(judgeless.map(({ name }) => name)).toEqual(asked)
})
