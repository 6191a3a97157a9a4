/** A part of a document, as ProseMirror's JSON has it. */
export type RichTextNode = {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichTextNode[]
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
  readonly text?: string
}

/** A text with its formatting. */
export type RichTextDocument = { readonly type: 'doc'; readonly content: readonly RichTextNode[] }

/** Words alone are paragraphs, one for each line. */
export const documentOf = (value: RichTextDocument | string): RichTextDocument =>
  typeof value === 'string'
    ? {
        type: 'doc',
        content: value
          .split('\n')
          .map((text) =>
            text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] },
          ),
      }
    : value
