import * as fc from 'fast-check'
import { Node, Schema } from 'prosemirror-model'
import { expect, test } from 'vitest'
import type { RichText } from './rich-text.ts'
import { keptRichText, richTextSpec } from './rich-text-schema.ts'

const schema = new Schema(richTextSpec)

/** What ProseMirror itself keeps of a document. */
function keptByProseMirror(document: RichText): unknown {
  try {
    const node = Node.fromJSON(schema, document)
    node.check()
    return node.toJSON()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const anyAttrs = fc.option(
  fc.record(
    {
      level: fc.constantFrom(1, 6, 7, '1', null),
      order: fc.constantFrom(0, 3, -1),
      colspan: fc.constantFrom(1, 2, 0),
      rowspan: fc.constantFrom(1, 101),
      key: fc.constantFrom('a.png', '../a', 'coming:1'),
      alt: fc.constantFrom('图', 'x'.repeat(201), 7),
      href: fc.constantFrom('https://a.cn', 'javascript:alert(1)'),
      other: fc.constant('x'),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
)
const good = fc.constant({ level: 2, key: 'a.png', href: 'https://a.cn' })
const attrs = fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: anyAttrs })
const marks = fc.option(
  fc.array(
    fc.record({
      type: fc.constantFrom('link', 'strong', 'em', 'underline', 'link', 'strong', 'em', 'underline', 'code'),
      attrs,
    }),
    { maxLength: 3 },
  ),
  { nil: undefined, freq: 2 },
)
const leaf = fc.oneof(
  fc.record({ type: fc.constant('text'), text: fc.constantFrom('字', 'a b', '字', '字', '字', ''), marks }),
  fc.record({ type: fc.constantFrom('hard_break', 'hard_break', 'hard_break', 'picture'), attrs, marks }),
)
const names = Object.keys(richTextSpec.nodes).filter((name) => name !== 'doc')

/** Mostly children that may stand there, so that whole documents come up, and some that may not. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  bullet_list: ['list_item'],
  ordered_list: ['list_item'],
  list_item: ['paragraph'],
  table: ['table_row'],
  table_row: ['table_cell', 'table_header'],
  table_cell: ['paragraph', 'bullet_list', 'picture'],
  table_header: ['paragraph', 'heading'],
}

const nodeOf = (type: string, depth: number): fc.Arbitrary<unknown> => {
  const below = fitting[type]
  const own = !below || depth === 0 ? leaf : fc.constantFrom(...below).chain((one) => nodeOf(one, depth - 1))
  const any = depth === 0 ? leaf : fc.constantFrom(...names, 'video').chain((one) => nodeOf(one, depth - 1))
  const content = fc.array(fc.oneof({ weight: 30, arbitrary: own }, { weight: 1, arbitrary: any }), { maxLength: 3 })
  return fc.record({ type: fc.constant(type), attrs, content }, { requiredKeys: ['type', 'attrs', 'content'] })
}
const document = fc
  .array(
    fc
      .constantFrom('paragraph', 'heading', 'bullet_list', 'ordered_list', 'table', 'list_item')
      .chain((type) => nodeOf(type, 4)),
    { maxLength: 2 },
  )
  .map((content) => ({ type: 'doc', content }) as RichText)

test('a document is kept or refused as ProseMirror does by the same schema, to the order of its parts', () => {
  let kept = 0
  fc.assert(
    fc.property(document, (given) => {
      const ours = keptRichText(given)
      kept += Number(ours !== undefined)
      expect(JSON.stringify(ours)).toBe(JSON.stringify(keptByProseMirror(given)))
    }),
    { numRuns: 6000 },
  )
  expect(kept).toBeGreaterThan(300)
})
