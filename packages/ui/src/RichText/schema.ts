import { type DOMOutputSpec, type Mark, type MarkSpec, Node, type NodeSpec, Schema } from 'prosemirror-model'
import { documentOf, type RichTextDocument } from './document.ts'
import { safeHref } from './safeHref.ts'

/** What stands in place of a picture's key while it is on its way, with the number of its turn. */
export const comingKey = (turn: number) => `coming:${turn}`
export const isComing = (key: unknown) => /^coming:\d+$/.test(String(key))

const spanOf = (element: HTMLElement, name: string) => {
  const span = Number(element.getAttribute(name) ?? 1)
  return Number.isInteger(span) && span >= 1 && span <= 100 ? span : 1
}

const cell = (tag: string, tableRole: string): NodeSpec => ({
  content: 'flow+',
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 } },
  isolating: true,
  tableRole,
  parseDOM: [
    { tag, getAttrs: (element) => ({ colspan: spanOf(element, 'colspan'), rowspan: spanOf(element, 'rowspan') }) },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    tag,
    { colspan: String(attrs['colspan']), rowspan: String(attrs['rowspan']) },
    0,
  ],
})

/** All that a text may hold, and how each part is read and drawn. Nothing else can get in or out. */
export const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block flow', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    group: 'block flow',
    content: 'inline*',
    attrs: { level: {} },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${Number(attrs['level'])}`, 0],
  },
  bullet_list: { group: 'block flow', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: {
    group: 'block flow',
    content: 'list_item+',
    attrs: { order: { default: 1 } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element) => {
          const start = Number(element.getAttribute('start') ?? 1)
          return { order: Number.isInteger(start) && start >= 0 && start <= 9999 ? start : 1 }
        },
      },
    ],
    toDOM: ({ attrs }) => ['ol', attrs['order'] === 1 ? {} : { start: String(attrs['order']) }, 0],
  },
  list_item: { content: 'paragraph flow*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  table: {
    group: 'block',
    content: 'table_row+',
    isolating: true,
    tableRole: 'table',
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)+',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: cell('td', 'cell'),
  table_header: cell('th', 'header_cell'),
  picture: {
    group: 'block flow',
    attrs: { key: {}, alt: { default: '' } },
    parseDOM: [
      {
        tag: 'img[data-key]',
        getAttrs: (element) => ({
          key: element.getAttribute('data-key'),
          alt: [...(element.getAttribute('alt') ?? '')].slice(0, 200).join(''),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['img', { 'data-key': String(attrs['key']), alt: String(attrs['alt']) }],
  },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
} satisfies Record<string, NodeSpec>

export const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = safeHref(element.getAttribute('href') ?? '')
          return href === undefined ? false : { href }
        },
      },
    ],
    toDOM: (mark: Mark) => ['a', { href: String(mark.attrs['href']), rel: 'noopener nofollow ugc' }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps what it copies in a `b` that is not bold.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  underline: {
    parseDOM: [{ tag: 'u' }, { style: 'text-decoration', getAttrs: (value) => value.includes('underline') && null }],
    toDOM: () => ['u', 0],
  },
} satisfies Record<string, MarkSpec>

export const schema = new Schema({ nodes, marks })

/** A value as a document of the editor; what does not fit the schema is an empty one. */
export function readValue(value: RichTextDocument | string): Node {
  try {
    const document = Node.fromJSON(schema, documentOf(value))
    document.check()
    return document
  } catch {
    return Node.fromJSON(schema, documentOf(''))
  }
}

/** The words alone: a line for each paragraph, point and row, with tabs between the cells of a row. */
export function wordsOf(node: Node): string {
  if (node.isText) return node.text ?? ''
  if (node.type.name === 'hard_break') return '\n'
  const parts: string[] = []
  node.forEach((part) => {
    if (part.type.name !== 'picture') parts.push(wordsOf(part))
  })
  if (node.inlineContent) return parts.join('')
  return parts.join(node.type.name === 'table_row' ? '\t' : '\n')
}

/** Whether there are neither words nor pictures nor anything that waits for them. */
export const isEmpty = (document: Node): boolean =>
  document.childCount === 1 && document.firstChild?.type.name === 'paragraph' && document.firstChild.childCount === 0

/** What is kept of a document: an empty one is the empty string. */
export const writeValue = (document: Node): RichTextDocument | '' =>
  isEmpty(document) ? '' : (document.toJSON() as RichTextDocument)
