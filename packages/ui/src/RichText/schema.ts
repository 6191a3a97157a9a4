import { DOMParser as Reader, DOMSerializer, type Node, Schema } from 'prosemirror-model'
import { safeHref } from './safeHref.ts'

/**
 * What a body may hold: paragraphs, lists, bold, italic, links. Whatever is typed, pasted or loaded is read through
 * it, so nothing else can get in or out.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph block*', parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0], defining: true },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
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
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']), rel: 'noopener noreferrer nofollow' }, 0],
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
  },
})

const reader = Reader.fromSchema(schema)
const writer = DOMSerializer.fromSchema(schema)

/** Reads HTML in a document of its own, where nothing runs and nothing is fetched. */
export const readHtml = (html: string) => reader.parse(new DOMParser().parseFromString(html, 'text/html').body)

/** An empty text is the empty string. */
export function writeHtml(doc: Node) {
  if (wordsOf(doc).trim() === '') return ''
  const place = document.implementation.createHTMLDocument().createElement('div')
  place.append(writer.serializeFragment(doc.content, { document: place.ownerDocument }))
  return place.innerHTML
}

/** The words alone, a line for each paragraph and point. */
export const wordsOf = (doc: Node) => doc.textBetween(0, doc.content.size, '\n')
