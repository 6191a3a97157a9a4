import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { contract } from '../contract/contract.ts'
import type { Contract } from '../contract/endpoint.ts'
import { isSafeAddress } from './address.ts'
import { check } from './check.ts'

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)//.mp4',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://icss.example.cn/1',
]

test.each(hostile)('%j leads nowhere', (address) => {
  expect(isSafeAddress(address)).toBe(false)
})

test.each([
  '',
  'icss0a1b2c_key.jpg',
  'folder/key.jpg?v=1:2',
  '/api/v1/objects/icss0a1b2c_key.jpg',
  '//cdn.example.cn/a.png',
  'https://files.example.cn/图片 1.jpg',
  'HTTP://a.b/c:d',
  'ftp://a.b/c',
  'rtsp://a.b/c',
  'mms://a.b/c',
  'file:///D:/a.mp4',
  '图片：一.jpg',
])('%j is an address', (address) => {
  expect(isSafeAddress(address)).toBe(true)
})

/** Words of names whose texts are opened, shown or played by browsers. */
const addressWords = new Set(
  'logo avatar url link image website head cover icon photo picture video srt subtitle background file href src poster'.split(
    ' ',
  ),
)
/** Last words of names that say something of such a text and are none. */
const aboutWords = new Set('name type text size count id'.split(' '))

function isAddressName(name: string): boolean {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
  return words.some((word) => addressWords.has(word)) && !aboutWords.has(words.at(-1) ?? '')
}

interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly options?: readonly z.ZodMiniType[]
  readonly innerType?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly out?: z.ZodMiniType
}

const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def
const partsOf = ({ options = [], innerType, element, valueType, in: from, out }: Def) =>
  [...options, innerType, element, valueType, from, out].filter((part) => part !== undefined)

const isText = (schema: z.ZodMiniType): boolean =>
  defOf(schema).type === 'string' || partsOf(defOf(schema)).some(isText)

/** The texts of a schema that are addresses by their names, by path. */
function addressesIn(schema: z.ZodMiniType, path: string): [path: string, schema: z.ZodMiniType][] {
  const def = defOf(schema)
  const fields = Object.entries(def.shape ?? {}).flatMap(([name, field]) => [
    ...(isAddressName(name) && isText(field) ? [[`${path}.${name}`, field] as [string, z.ZodMiniType]] : []),
    ...addressesIn(field, `${path}.${name}`),
  ])
  return [...fields, ...partsOf(def).flatMap((part) => addressesIn(part, path))]
}

/** Paths to a person's own files; what they are read into is judged as addresses. */
const paths = ['chapters/outline-row.ts outlineRow.video', 'chapters/outline-row.ts outlineRow.subtitle']

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

describe('each address that is taken in', () => {
  const found = new Map<string, z.ZodMiniType>()
  beforeAll(async () => {
    for (const [group, endpoints] of Object.entries(contract as Contract))
      for (const [name, { body, query }] of Object.entries(endpoints))
        for (const part of [body, query])
          if (isSchema(part)) for (const one of addressesIn(part, `${group}.${name}`)) found.set(...one)
    // What people fill in of kinds of things that no endpoint takes yet.
    const folder = new URL('..', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((one) => /^[\w-]+\/[\w-]+\.ts$/.test(one))) {
      const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
      for (const [name, value] of Object.entries(module))
        if (isSchema(value) && /(?:Draft|Form|Item|Input|Row)$/.test(name))
          for (const one of addressesIn(value, `${file} ${name}`)) found.set(...one)
    }
    for (const path of paths) found.delete(path)
  })

  test('refuses what a browser would run', () => {
    const accepting = [...found].flatMap(([path, schema]) =>
      hostile.filter((address) => check(schema, address).ok).map((address) => [path, address]),
    )
    expect(accepting).toEqual([])
    // The names of those that the seed has.
    const names = new Set([...found.keys()].map((path) => path.split('.').at(-1)))
    for (const name of ['logo', 'avatar', 'headImage', 'website', 'link', 'file', 'videoUrl', 'srtUrl', 'url'])
      expect(names).toContain(name)
  })
})
