import type { MarkSpec, NodeSpec } from 'prosemirror-model'
import { isStorable, lengthOf } from '../rules/text.ts'
import type { RichText, RichTextNode } from './rich-text.ts'

/** Throws unless an attribute is as it has to be, as ProseMirror wants it. */
const holding = (holds: (value: unknown) => boolean) => (value: unknown) => {
  if (!holds(value)) throw new RangeError('Not a value of this attribute.')
}
const whole = (min: number, max: number) =>
  holding((value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max)

/** Characters of an address that a link leads to, at most. */
export const maxHref = 2000
/** Characters of what is said in place of a picture, at most. */
export const maxPictureText = 200

/** Whether a link of a text may lead there: http and https alone. */
export const isTextLink = (address: unknown): boolean =>
  typeof address === 'string' &&
  address.length <= maxHref &&
  /^https?:\/\/[^\s]+$/i.test(address) &&
  URL.canParse(address)

const pictureKey = /^[\w-][\w.-]{0,199}$/

/** What a picture has in place of its key while it is on its way. */
export const comingKey = /^coming:\d+$/

const span = { default: 1, validate: whole(1, 100) }
const cell: NodeSpec = { content: 'flow+', attrs: { colspan: span, rowspan: span }, isolating: true }

const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block flow', content: 'inline*' },
  heading: { group: 'block flow', content: 'inline*', attrs: { level: { validate: whole(1, 6) } }, defining: true },
  bullet_list: { group: 'block flow', content: 'list_item+' },
  ordered_list: {
    group: 'block flow',
    content: 'list_item+',
    attrs: { order: { default: 1, validate: whole(0, 9999) } },
  },
  list_item: { content: 'paragraph flow*', defining: true },
  table: { group: 'block', content: 'table_row+', isolating: true },
  table_row: { content: '(table_cell | table_header)+' },
  table_cell: cell,
  table_header: cell,
  picture: {
    group: 'block flow',
    attrs: {
      key: { validate: holding((key) => typeof key === 'string' && pictureKey.test(key)) },
      alt: {
        default: '',
        validate: holding((alt) => typeof alt === 'string' && isStorable(alt) && lengthOf(alt) <= maxPictureText),
      },
    },
  },
  text: { group: 'inline' },
  hard_break: { group: 'inline', inline: true },
} satisfies Readonly<Record<string, NodeSpec>>

const marks = {
  link: { attrs: { href: { validate: holding(isTextLink) } }, inclusive: false },
  strong: {},
  em: {},
  underline: {},
} satisfies Readonly<Record<string, MarkSpec>>

/** All that a rich text may hold. The kit's editor has the same, and how each is drawn and read; a test compares them. */
export const richTextSpec = { nodes, marks }

const nodeSpecs: ReadonlyMap<string, NodeSpec> = new Map(Object.entries(nodes))
const markNames = Object.keys(marks)
const markSpecs: ReadonlyMap<string, MarkSpec> = new Map(Object.entries(marks))

/** Of nodes that follow each other: which there may be, how many at least, and whether more. */
interface Turn {
  readonly names: ReadonlySet<string>
  readonly least: number
  readonly hasMore: boolean
}

const namesOf = (words: string): string[] =>
  words
    .split('|')
    .flatMap((word) =>
      [...nodeSpecs].flatMap(([name, { group = '' }]) =>
        [name, ...group.split(' ')].includes(word.trim()) ? [name] : [],
      ),
    )

/** An expression of `content` above. */
const turnsOf = (content: string): readonly Turn[] =>
  [...content.matchAll(/(?:\((?<choice>[^)]+)\)|(?<word>\w+))(?<times>[+*]?)/g)].map(({ groups = {} }) => ({
    names: new Set(namesOf(groups['choice'] ?? groups['word'] ?? '')),
    least: groups['times'] === '*' ? 0 : 1,
    hasMore: groups['times'] !== '',
  }))

const turns = new Map([...nodeSpecs].map(([name, { content = '' }]) => [name, turnsOf(content)]))

function isFilledBy(name: string, children: readonly RichTextNode[]): boolean {
  let left = children
  for (const { names, least, hasMore } of turns.get(name) ?? []) {
    const other = left.findIndex(({ type }) => !names.has(type))
    const fitting = other < 0 ? left.length : other
    if (fitting < least) return false
    left = left.slice(hasMore ? fitting : 1)
  }
  return left.length === 0
}

const refuse = (): never => {
  throw new RangeError('Not a rich text.')
}

type Attrs = NonNullable<RichTextNode['attrs']>

/** The attributes that are named, with what is left out; undefined where there are none. */
function keptAttrs(specs: NodeSpec['attrs'], given: Attrs | null | undefined): { attrs?: Attrs } {
  const all = Object.entries(specs ?? {}).map(([name, { default: left, validate }]) => {
    const value = given?.[name] === undefined ? left : given[name]
    if (value === undefined || typeof validate !== 'function') return refuse()
    validate(value)
    return [name, value] as const
  })
  return all.length > 0 ? { attrs: Object.fromEntries(all) } : {}
}

function keptMarks(given: RichTextNode['marks'] | null): { marks?: NonNullable<RichTextNode['marks']> } {
  if (!given) return {}
  if (!Array.isArray(given)) return refuse()
  const all = (given as NonNullable<RichTextNode['marks']>).map((mark) => {
    const spec = markSpecs.get(mark?.type) ?? refuse()
    return { type: mark.type, ...keptAttrs(spec.attrs, mark.attrs) }
  })
  if (new Set(all.map(({ type }) => type)).size < all.length) refuse()
  const inTurn = all.toSorted((one, other) => markNames.indexOf(one.type) - markNames.indexOf(other.type))
  return all.length > 0 ? { marks: inTurn } : {}
}

/** Texts of the same marks that follow each other are one. */
function joined(nodesInTurn: readonly RichTextNode[]): RichTextNode[] {
  const all: RichTextNode[] = []
  for (const node of nodesInTurn) {
    const before = all.at(-1)
    const isMore = before?.type === 'text' && node.type === 'text'
    if (isMore && JSON.stringify(before.marks) === JSON.stringify(node.marks))
      all.splice(-1, 1, { ...before, text: `${before.text}${node.text}` })
    else all.push(node)
  }
  return all
}

/** A node without what the schema does not name, written in ProseMirror's order; throws a RangeError where it is none. */
function keptNode({ type, attrs, content = [], marks: given, text }: RichTextNode): RichTextNode {
  const spec = nodeSpecs.get(type) ?? refuse()
  if (type === 'text') return text ? { type, ...keptMarks(given), text } : refuse()
  const children = joined(content.map(keptNode))
  if (!isFilledBy(type, children)) refuse()
  const kept = {
    type,
    ...keptAttrs(spec.attrs, attrs),
    ...(children.length > 0 ? { content: children } : {}),
    ...keptMarks(given),
  }
  // Only what stands in a line is emphasised or linked.
  return 'marks' in kept && spec.group !== 'inline' ? refuse() : kept
}

/** Nodes that a document has at most, and how deep they lie: a list of three levels in a cell of a table. */
const maxNodes = 20_000
const maxDepth = 12

function isWithinBounds(document: RichText): boolean {
  let left = maxNodes
  const visit = (node: RichTextNode, depth: number): boolean => {
    left -= 1
    if (left < 0 || depth > maxDepth) return false
    const { content = [], text } = node
    if (text !== undefined && !(typeof text === 'string' && isStorable(text))) return false
    return (
      Array.isArray(content) &&
      content.every((one: unknown) => typeof one === 'object' && one !== null && visit(one as RichTextNode, depth + 1))
    )
  }
  return visit(document, 0)
}

/** Whether pictures of a document are on their way, and nothing else is wrong with it. */
export function isWaiting(document: RichText): boolean {
  const arrived = (node: RichTextNode): RichTextNode => ({
    ...node,
    ...(comingKey.test(String(node.attrs?.['key'])) ? { attrs: { ...node.attrs, key: 'coming' } } : {}),
    ...(node.content ? { content: node.content.map(arrived) } : {}),
  })
  return isWithinBounds(document) && keptRichText({ ...document, content: document.content.map(arrived) }) !== undefined
}

/** A document as it is kept, without what the schema does not name; undefined where it holds what no text may hold. */
export function keptRichText(document: RichText): RichText | undefined {
  if (!isWithinBounds(document)) return undefined
  try {
    return document.type === 'doc' ? (keptNode(document) as RichText) : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
