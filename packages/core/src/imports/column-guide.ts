import * as z from 'zod/mini'
import type { Both, Language } from '../copy/language.ts'
import { plainTextOf } from '../rules/plain-text.ts'
import { aboutOf } from '../rules/personal.ts'
import { innerOf, markOf } from '../rules/marks.ts'
import type { Column } from '../spreadsheets/column.ts'
import { choicesOf, choiceWords } from '../spreadsheets/column-choices.ts'
import { slotOf } from '../uploads/upload-to.ts'
import { exampleWords, kindWords, referredWords } from './column-guide.words.ts'
import { importTable } from './import-table.ts'
import type { ImportTable } from './imported-table.ts'
import type { ImportKind } from './import-kinds.ts'

const both = z.object({ zh: z.string(), en: z.string() })

const guidedKinds = Object.keys(kindWords) as (keyof typeof kindWords)[]
type GuidedKind = (typeof guidedKinds)[number]

/** What a column of a table may hold, as whoever fills it in is told beforehand. */
export const guidedColumn = z.object({
  field: z.string(),
  /** The header that is written; the other language and `aliases` are read, too. */
  headers: both,
  aliases: z.array(z.string()),
  required: z.boolean(),
  kind: z.enum(guidedKinds),
  /** Characters of a text at most. */
  maxLength: z.nullable(z.number()),
  /** The words of a choice; each is read in either language. An empty cell is none of them. */
  choices: z.nullable(z.array(z.object({ value: z.string(), words: both }))),
  /** The noun whose records it names. */
  names: z.nullable(z.string()),
  example: both,
})
export type GuidedColumn = z.output<typeof guidedColumn>

const inBoth = (of: (language: Language) => string): GuidedColumn['headers'] => ({ zh: of('zh'), en: of('en') })

function kindOf({ kind }: Column, schema: z.core.$ZodType): GuidedKind {
  if (kind === 'moment') return 'instant'
  if (typeof kind !== 'string') return 'choice' in kind ? 'choice' : 'records' in kind ? 'records' : 'reference'
  if (kind !== 'text') return kind
  if (slotOf(schema) !== undefined) return 'upload'
  const about = markOf({ get: aboutOf }, schema)
  return about === 'phone' || about === 'email' ? about : 'text'
}

/** Characters of a text at most; those of formats, as of a link, are of no use to anybody. */
function longest(schema: z.core.$ZodType): number | null {
  const inner = innerOf(schema)
  return plainTextOf(schema)?.max ?? (inner ? longest(inner) : null)
}

function exampleOf({ field }: Column, { examples, schema }: ImportTable, told: Omit<GuidedColumn, 'example'>): Both {
  const { kind, names, choices } = told
  const of: Readonly<Record<string, Both | string>> = exampleWords
  const about = markOf({ get: aboutOf }, schema.shape[field] as z.core.$ZodType)
  const words =
    examples[field] ??
    choices?.[0]?.words ??
    of[names ?? kind] ??
    (about === 'name' || about === 'publicName' ? exampleWords.name : undefined)
  if (words === undefined) throw new Error(`The table says no example of ${field}.`)
  return typeof words === 'string' ? inBoth(() => words) : words
}

/** What each column of an import may hold, in the order of a table. */
export async function columnGuide(noun: ImportKind): Promise<readonly GuidedColumn[]> {
  const table = await importTable(noun)
  return table.columns.map((column) => {
    const schema = table.schema.shape[column.field] as z.core.$ZodType
    const kind = kindOf(column, schema)
    const told = {
      field: column.field,
      headers: inBoth((language) => column.headers[language]),
      aliases: [...column.aliases],
      required: table.required.includes(column.field),
      kind,
      maxLength: kind === 'text' ? longest(schema) : null,
      choices: choicesOf(column),
      names: typeof column.kind === 'object' && 'reference' in column.kind ? column.kind.reference : null,
    }
    return { ...told, example: { ...exampleOf(column, table, told) } }
  })
}

const colon: Both = { zh: '：', en: ': ' }

/** What a column holds, in words. */
export function holdsWords({ kind, maxLength, choices, names }: GuidedColumn, language: Language): string {
  const words = kindWords[kind][language]
  if (choices) return words + colon[language] + choiceWords(choices, language)
  if (names !== null) {
    const referred = referredWords[names as keyof typeof referredWords][language]
    return language === 'zh' ? `${referred}的${words}` : `${words} of a ${referred}`
  }
  if (maxLength === null) return words
  return language === 'zh' ? `${words}，最多 ${maxLength} 字` : `${words}, up to ${maxLength} characters`
}

/** What a column holds, with an example where it offers no choice. */
export function guideWords(column: GuidedColumn, language: Language): string {
  const holds = holdsWords(column, language)
  const example = column.example[language]
  if (column.choices) return holds
  return language === 'zh' ? `${holds}；例：${example}` : `${holds}; such as ${example}`
}
