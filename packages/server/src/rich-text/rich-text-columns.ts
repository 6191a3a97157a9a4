import { json, text } from 'drizzle-orm/pg-core'
import { type RichText, wordsName } from '@icss/core/rich-text/rich-text.ts'

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columnsOf = (name: string) => ({
  // Not jsonb, which would put the parts of each node in an order of its own: an editor would take it for a change.
  document: json(snake(name)).$type<RichText>().notNull(),
  words: text(snake(wordsName(name))).notNull(),
})
type Columns = ReturnType<typeof columnsOf>

/** The columns of the rich text called `name`: the document, and its words beside it, which the frame writes. */
export function richTextColumns<Name extends string>(name: Name) {
  const { document, words } = columnsOf(name)
  return { [name]: document, [wordsName(name)]: words } as Record<Name, Columns['document']> &
    Record<`${Name}Text`, Columns['words']>
}
