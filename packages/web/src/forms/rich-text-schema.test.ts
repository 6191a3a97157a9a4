import { nodes, marks } from '@icss/ui/RichText/schema.ts'
import { richTextSpec } from '@icss/core/rich-text/rich-text-schema.ts'
import { expect, test } from 'vitest'

interface Part {
  readonly content?: string
  readonly group?: string
  readonly inline?: boolean
  readonly inclusive?: boolean
  readonly attrs?: Readonly<Record<string, { readonly default?: unknown }>>
}

/** What a part may hold and be, without how it is judged, read and drawn. */
const holding = (parts: Readonly<Record<string, object>>) =>
  Object.entries(parts as Readonly<Record<string, Part>>).map(
    ([name, { content, group, inline, inclusive, attrs = {} }]) => ({
      name,
      content,
      group,
      inline,
      inclusive,
      attrs: Object.entries(attrs).map(([attr, { default: usual }]) => [attr, usual]),
    }),
  )

test('the editor of the kit writes what core takes, and nothing else', () => {
  expect(holding(nodes)).toEqual(holding(richTextSpec.nodes))
  expect(holding(marks)).toEqual(holding(richTextSpec.marks))
})
