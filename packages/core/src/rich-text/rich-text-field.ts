import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import { personal } from '../rules/personal.ts'
import { rule, ruleWith } from '../rules/rule.ts'
import { isStorable, lengthOf } from '../rules/text.ts'
import {
  isRichText,
  picturesIn,
  type RichText,
  type RichTextInput,
  richTextOf,
  wordsName,
  wordsOf,
} from './rich-text.ts'
import { isWaiting, keptRichText } from './rich-text-schema.ts'

const blocks = ['paragraph', 'heading', 'bullet_list', 'ordered_list', 'table', 'picture']

/** A rich text as it is answered; what a document may hold, `keptRichText` says. */
export const richText = named(
  'RichText',
  personal(
    'text',
    z.custom<RichText>(isRichText).register(z.globalRegistry, {
      type: 'object',
      description:
        'ProseMirror JSON of paragraph, heading (level), bullet_list, ordered_list (order), list_item, table, table_row, table_cell and table_header (colspan, rowspan), picture (key of an upload, alt), text and hard_break; marks link (href), strong, em and underline.',
      required: ['type', 'content'],
      properties: {
        type: { const: 'doc' },
        content: {
          type: 'array',
          items: { type: 'object', required: ['type'], properties: { type: { enum: blocks } } },
        },
      },
    }),
  ),
)

type Read = { readonly document: RichText } | { readonly fault: ErrorCode }

function read(given: RichTextInput): Read {
  if (typeof given === 'string')
    return isStorable(given) ? { document: richTextOf(given) } : { fault: 'rule.text_invalid' }
  const document = keptRichText(given)
  if (document) return { document }
  return { fault: isWaiting(given) ? 'rule.picture_coming' : 'rule.rich_text' }
}

const kept = z.transform((given: RichTextInput, { issues }): RichText => {
  const taken = read(given)
  if ('document' in taken) return taken.document
  issues.push({ code: 'custom', message: taken.fault, params: {}, input: given })
  return z.NEVER
})

/** Code points of a text, without the tabs between the cells of its tables. */
const countOf = (document: RichText): number => lengthOf(wordsOf(document).replaceAll('\t', ''))

/**
 * A rich text that cannot be empty, at most `max` code points; its pictures and formatting do not count. Written as a
 * document, or as words alone.
 */
export const requiredRichText = (max: number) =>
  z.pipe(z.pipe(z.union([z.string(), richText]), kept), richText).check(
    rule('rule.required', (given: RichText) => wordsOf(given) !== '' || picturesIn(given).length > 0),
    ruleWith('rule.max_length', (given: RichText) => {
      const length = countOf(given)
      return length > max ? { max, length } : undefined
    }),
  )

type Shown<Name extends string> = Readonly<Record<Name, typeof richText> & Record<`${Name}Text`, z.ZodMiniString>>

/** What is answered of the rich text called `name`: the document, and its words as `<name>Text`. */
export const shownRichText = <Name extends string>(name: Name): Shown<Name> =>
  ({ [name]: richText, [wordsName(name)]: personal('text', z.string()) }) as Shown<Name>

/** The words alone, for lists. */
export const shownWords = <Name extends string>(name: Name) =>
  ({ [wordsName(name)]: personal('text', z.string()) }) as Readonly<Record<`${Name}Text`, z.ZodMiniString>>
