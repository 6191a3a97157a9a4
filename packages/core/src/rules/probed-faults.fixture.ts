import type * as z from 'zod/mini'
import { check } from './check.ts'
import type { BadInput } from './judged-draft.fixture.ts'

/** Texts of so many characters: of these, the first that is too long for a field. */
const lengths = [10, 21, 31, 51, 101, 201, 501, 1001, 2001, 5001]

/** What nobody should get through with, whatever a field takes; a field refuses those that its rules name. */
const probes: readonly unknown[] = [
  undefined,
  ' ',
  'x',
  'javascript:alert(1)',
  '断\u{d800}字',
  1,
  -1,
  1.5,
  1_000_000_000,
  true,
  [],
  [' '],
  [1],
  ['软件', '软件'],
  Array.from({ length: 60 }, (_, i) => `标签${i}`),
  { type: 'doc', content: [{ type: 'script' }] },
  ...lengths.map((length) => '长'.repeat(length)),
  ...lengths.map((length) => `https://a.cn/${'x'.repeat(length)}`),
]

/**
 * Bad input that follows from the schema: for each field, each fault that a probe meets there alone, once. So a rule that
 * somebody adds is judged wherever the draft is taken, without anybody listing it.
 */
export function probedFaults(schema: z.ZodMiniType, draft: object, known: readonly BadInput[]): BadInput[] {
  const judged = new Set(known.map(([, field, code]) => `${field} ${code}`))
  const found: BadInput[] = []
  for (const name of Object.keys((schema as Partial<z.ZodMiniObject>).shape ?? {}))
    for (const probe of probes) {
      const change = { [name]: probe }
      const checked = check(schema, { ...draft, ...change })
      const [[field, fault] = [], ...others] = checked.ok ? [] : Object.entries(checked.errors)
      if (!field || !fault || others.length > 0 || judged.has(`${field} ${fault.code}`)) continue
      judged.add(`${field} ${fault.code}`)
      found.push([change, field, fault.code])
    }
  return found
}
