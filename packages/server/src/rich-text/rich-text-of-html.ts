import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { type RichText, type RichTextNode, richTextOf } from '@icss/core/rich-text/rich-text.ts'
import { isTextLink, keptRichText } from '@icss/core/rich-text/rich-text-schema.ts'

type Node = DefaultTreeAdapterMap['node']
type Marks = NonNullable<RichTextNode['marks']>

/** Of these, nothing was ever shown. */
const unseen = new Set(['script', 'style', 'template', 'iframe', 'object', 'embed', 'noscript', 'svg', 'math', 'title'])
const markOf: Readonly<Record<string, string>> = { strong: 'strong', b: 'strong', em: 'em', i: 'em' }
const lists: Readonly<Record<string, string>> = { ul: 'bullet_list', ol: 'ordered_list' }
/** In the order in which ProseMirror has them. */
const ranks = ['link', 'strong', 'em']

/** Lists of a document lie in one another so deep at most; deeper ones go on in the last. */
const deepest = 4

/** Blocks that grow by what is read: words are put to the paragraph that is open. */
class Blocks {
  readonly nodes: RichTextNode[] = []
  #open: RichTextNode[] | undefined

  put(...inline: RichTextNode[]): void {
    if (!this.#open) {
      this.#open = []
      this.nodes.push({ type: 'paragraph', content: this.#open })
    }
    this.#open.push(...inline)
  }

  add(block: RichTextNode): void {
    this.close()
    this.nodes.push(block)
  }

  close(): void {
    this.#open = undefined
  }

  get isOpen(): boolean {
    return this.#open !== undefined
  }
}

const withMark = (marks: Marks, mark: Marks[number]): Marks =>
  [...marks.filter(({ type }) => type !== mark.type), mark].toSorted(
    (one, other) => ranks.indexOf(one.type) - ranks.indexOf(other.type),
  )

const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : [])

/** The lines of a text as they were shown: each of them, without what stands around it. */
function putWords(blocks: Blocks, value: string, marks: Marks): void {
  if (value.trim() === '' && !blocks.isOpen) return
  value.split('\n').forEach((line, at) => {
    if (at > 0) blocks.put({ type: 'hard_break' })
    if (line !== '') blocks.put({ type: 'text', ...(marks.length > 0 ? { marks } : {}), text: line })
  })
}

function read(node: Node, blocks: Blocks, marks: Marks, depth: number): void {
  if (node.nodeName === '#text' && 'value' in node) return putWords(blocks, node.value, marks)
  if (!('tagName' in node) || unseen.has(node.tagName)) return
  const { tagName: tag, attrs } = node
  const inside = (inner: Marks) => childrenOf(node).forEach((child) => read(child, blocks, inner, depth))
  const list = lists[tag]
  if (tag === 'br') blocks.put({ type: 'hard_break' })
  else if (tag === 'p') {
    blocks.add({ type: 'paragraph' })
    const paragraph = new Blocks()
    childrenOf(node).forEach((child) => read(child, paragraph, marks, depth))
    blocks.nodes.pop()
    blocks.nodes.push(...(paragraph.nodes.length > 0 ? paragraph.nodes : [{ type: 'paragraph' }]))
  } else if (list !== undefined && depth < deepest) {
    const points = childrenOf(node).flatMap((child): RichTextNode[] => {
      const point = new Blocks()
      for (const one of child.nodeName === 'li' ? childrenOf(child) : [child]) read(one, point, marks, depth + 1)
      if (point.nodes.length === 0)
        return child.nodeName === 'li' ? [{ type: 'list_item', content: [{ type: 'paragraph' }] }] : []
      const [first] = point.nodes
      const content = first?.type === 'paragraph' ? point.nodes : [{ type: 'paragraph' }, ...point.nodes]
      return [{ type: 'list_item', content }]
    })
    if (points.length > 0) blocks.add({ type: list, content: points })
  } else if (tag === 'a') {
    const href = attrs.find(({ name }) => name === 'href')?.value.trim() ?? ''
    if (isTextLink(href)) return inside(withMark(marks, { type: 'link', attrs: { href } }))
    inside(marks)
    // A link to a mail or a phone is none any more: where it led to stays as words.
    const [, address] = /^(?:mailto|tel):(.+)$/i.exec(href) ?? []
    if (address !== undefined && !wordsIn(node).includes(address)) putWords(blocks, ` (${address})`, marks)
  } else inside(markOf[tag] === undefined ? marks : withMark(marks, { type: markOf[tag] }))
}

const wordsIn = (node: Node): string =>
  'value' in node && typeof node.value === 'string' ? node.value : childrenOf(node).map(wordsIn).join('')

/**
 * A body as it was kept before there were documents: words, or HTML of paragraphs, lists, bold, italic and links. What it
 * showed, the document shows.
 */
export function richTextOfHtml(html: string): RichText {
  const blocks = new Blocks()
  const { childNodes } = parseFragment(html)
  for (const node of childNodes) read(node, blocks, [], 0)
  const content = blocks.nodes.length > 0 ? blocks.nodes : [{ type: 'paragraph' }]
  return keptRichText({ type: 'doc', content }) ?? richTextOf(childNodes.map(wordsIn).join('\n'))
}
