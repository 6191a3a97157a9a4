/** A part of a rich text, as ProseMirror writes it; which there are, and what they hold, says `rich-text-schema.ts`. */
export interface RichTextNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichTextNode[]
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
  readonly text?: string
}

/** A text with its formatting: ProseMirror's JSON. */
export interface RichText {
  readonly type: 'doc'
  readonly content: readonly RichTextNode[]
}

/** What a rich text is written by: the document, or words alone. */
export type RichTextInput = RichText | string

/** What the words of a rich text are called, which are answered and stored beside it. */
export const wordsName = <Name extends string>(name: Name) => `${name}Text` as const

/** Whether a value is a document, not whether it holds what a text may hold. */
export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  'content' in value &&
  Array.isArray(value.content)

const lines: Readonly<Record<string, string>> = { paragraph: '', heading: '', table_row: '\t' }

function wordsIn({ type, content = [], text = '' }: RichTextNode): string {
  if (type === 'text') return text
  if (type === 'hard_break') return '\n'
  const parts = content.filter((part) => part.type !== 'picture')
  return parts.map(wordsIn).join(lines[type] ?? '\n')
}

/** The words alone: a line for each paragraph, point and row, the cells of a row with tabs between them. */
export const wordsOf = (given: RichTextInput): string =>
  (typeof given === 'string' ? given.replaceAll(/\r\n?/g, '\n') : wordsIn(given)).trim()

/** A document of words alone, a paragraph for each line. */
export const richTextOf = (words: string): RichText => ({
  type: 'doc',
  content: wordsOf(words)
    .split('\n')
    .map((text) => (text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] })),
})

/** The keys of the pictures of a document, each once. */
export function picturesIn(document: RichText): string[] {
  const keys = new Set<string>()
  const visit = ({ type, attrs, content = [] }: RichTextNode) => {
    if (type === 'picture') keys.add(String(attrs?.['key']))
    content.forEach(visit)
  }
  visit(document)
  return [...keys]
}
