import { expect, test } from 'vitest'
import { check } from '../rules/check.ts'
import { type RichTextInput, type RichTextNode, picturesIn, richTextOf, wordsOf } from './rich-text.ts'
import { requiredRichText } from './rich-text-field.ts'

const text = (words: string, ...marks: { type: string; attrs?: object }[]) =>
  ({ type: 'text', ...(marks.length > 0 ? { marks } : {}), text: words }) as RichTextNode
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const doc = (...content: RichTextNode[]) => ({ type: 'doc' as const, content })
const cell = (words: string): RichTextNode => ({ type: 'table_cell', content: [paragraph(text(words))] })
const table: RichTextNode = {
  type: 'table',
  content: [
    { type: 'table_row', content: [cell('一'), cell('二')] },
    { type: 'table_row', content: [cell('三'), cell('四')] },
  ],
}
const picture = (key: unknown, more: object = {}): RichTextNode => ({ type: 'picture', attrs: { key, ...more } })

const judged = (given: unknown, max = 5) => {
  const checked = check(requiredRichText(max), given)
  return checked.ok ? checked.value : Object.values(checked.errors)[0]?.code
}

test('the words are a line for each paragraph, point and row, with tabs between cells', () => {
  const list = { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('点'))] }] }
  const whole = doc(paragraph(text('一'), { type: 'hard_break' }, text('行')), picture('a1'), list, table)
  expect(wordsOf(whole)).toBe('一\n行\n点\n一\t二\n三\t四')
  expect(picturesIn(whole)).toEqual(['a1'])
  expect(wordsOf(richTextOf('甲\r\n\r\n 乙 \n'))).toBe('甲\n\n 乙')
  expect(wordsOf(richTextOf(wordsOf(whole)))).toBe(wordsOf(whole))
})

test('words alone are a document of paragraphs, and a < in them is a <', () => {
  expect(judged('1 < 2')).toEqual(doc(paragraph(text('1 < 2'))))
  expect(judged('<p>')).toEqual(doc(paragraph(text('<p>'))))
})

test('code points of the text count, and neither pictures nor what parts the cells of a table', () => {
  expect(judged(doc(paragraph(text('一二三四五', { type: 'strong' }))))).toBeTypeOf('object')
  expect(judged(doc(paragraph(text('一二三')), paragraph(text('四𠮷'))))).toBe('rule.max_length')
  expect(judged('一二三四𠮷')).toBeTypeOf('object')
  expect(judged(doc(table, picture('a1', { alt: '五六七八' })))).toBeTypeOf('object')
  expect(judged(doc(picture('a1')))).toBeTypeOf('object')
  expect(judged(doc(paragraph()))).toBe('rule.required')
  expect(judged('  \n ')).toBe('rule.required')
})

const link = (href: unknown) => doc(paragraph(text('字', { type: 'link', attrs: { href } as object })))

test.each<[string, unknown]>([
  ['a link that runs', link('javascript:alert(1)')],
  ['a link with a scheme in disguise', link('java\nscript:alert(1)')],
  ['a link of data', link('data:text/html,x')],
  ['a mail', link('mailto:a@b.cn')],
  ['a link that is none', link({ href: 1 })],
  ['a link of 3,000 characters', link(`https://a.cn/${'a'.repeat(3000)}`)],
  ['a node that is not in the schema', doc({ type: 'script', content: [text('x')] })],
  ['a node of a name that objects have', doc({ type: '__proto__' })],
  ['a mark that is not in the schema', doc(paragraph(text('字', { type: 'style' })))],
  ['text beside blocks', doc(text('字'))],
  ['a paragraph in a row', doc({ type: 'table', content: [{ type: 'table_row', content: [paragraph()] }] })],
  ['a heading of level 9', doc({ type: 'heading', attrs: { level: 9 }, content: [text('字')] })],
  ['a heading without a level', doc({ type: 'heading', content: [text('字')] })],
  [
    'a cell over a thousand columns',
    doc({ type: 'table', content: [{ type: 'table_row', content: [{ ...cell('一'), attrs: { colspan: 1000 } }] }] }),
  ],
  ['a picture by its address', doc(picture('https://example.cn/a.png'))],
  ['a picture in another folder', doc(picture('../a.png'))],
  ['a text that is no text', doc(paragraph({ type: 'text', text: 1 } as never))],
  ['NUL', doc(paragraph(text('\u0000')))],
  ['half a character', doc(paragraph(text('\ud800')))],
  ['an empty document', { type: 'doc', content: [] }],
  ['content that is none', { type: 'doc', content: [null] }],
  ['too many parts', doc(...Array.from({ length: 20_001 }, () => paragraph()))],
])('%s is no part of a text', (_, given) => {
  expect(judged(given)).toBe('rule.rich_text')
})

test('a list in a list in a list and so on ends somewhere', () => {
  let list: RichTextNode = paragraph(text('深'))
  for (let depth = 0; depth < 500; depth += 1)
    list = { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(), list] }] }
  expect(judged(doc(list))).toBe('rule.rich_text')
})

test('what the schema does not name is not kept', () => {
  const hung = { type: 'paragraph', onclick: 'x()', attrs: { style: 'x' }, content: [{ ...text('字'), href: 'x' }] }
  expect(judged({ type: 'doc', content: [hung], script: 'x' })).toEqual(doc(paragraph(text('字'))))
})

test('a picture on its way is waited for', () => {
  expect(judged(doc(paragraph(text('字')), picture('coming:3')))).toBe('rule.picture_coming')
  expect(judged(doc({ type: 'script' }, picture('coming:3')))).toBe('rule.rich_text')
})

test('neither words nor a document is refused', () => {
  const given: unknown[] = [1, null, [], {}, { type: 'paragraph', content: [] }, { type: 'doc' }]
  for (const one of given) expect(judged(one)).toBe('rule.type')
  expect(judged(undefined)).toBe('rule.required')
  expect(judged('字' satisfies RichTextInput)).toEqual(doc(paragraph(text('字'))))
})
