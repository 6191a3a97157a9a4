import * as z from 'zod/mini'
import type { Language } from '@icss/core/copy/language.ts'
import type { TakeSpec, Takes } from '../commands/takes.ts'
import { globalTakes } from '../commands/global-takes.ts'
import { readJsonFile } from '../console/read-json-file.ts'
import { type Values, fieldName, within } from './field-words.ts'
import type { Noun } from './noun.ts'

interface Property {
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly items?: { readonly type?: string }
  readonly anyOf?: readonly Property[]
}

/** What a draft takes, by field, as its JSON schema says. */
const propertiesOf = (draft: z.ZodMiniType): Readonly<Record<string, Property>> =>
  Object.fromEntries(
    Object.entries(
      (z.toJSONSchema(draft, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Property> })
        .properties ?? {},
      // A rich text may be given as words.
    ).map(([field, property]) => [field, property.anyOf?.find(({ type }) => type === 'string') ?? property]),
  )

const yesOrNo = ['yes', 'no'] as const

/** The option of a field; none for one that a file alone can hold. */
function takeOf(noun: Noun, field: string, { type, enum: values, items }: Property): TakeSpec | undefined {
  if (noun.secrets?.includes(field) || field in globalTakes) return undefined
  const name = (language: Language) => fieldName(noun, field, language) ?? field
  const isInstant = field.endsWith('At')
  const text = {
    zh: name('zh') + (isInstant ? '，如 2026-11-21T14:30:00+08:00' : ''),
    en: within(name('en')) + (isInstant ? ', such as 2026-11-21T14:30:00+08:00' : ''),
  }
  const choices = values?.filter((value) => value !== '').map(String)
  if (choices) return { value: 'choice', choices, text }
  if (type === 'boolean') return { value: 'answer', choices: yesOrNo, text }
  if (type === 'array' && items?.type === 'string') return { value: 'text', many: true, text }
  if (type === 'number' || type === 'integer') return { value: 'number', text }
  if (type === 'string') return { value: field.endsWith('Id') ? 'id' : isInstant ? 'time' : 'text', text }
  return undefined
}

const fromTake = {
  from: {
    value: 'file',
    suggest: 'files',
    text: {
      zh: '从此 JSON 文件取各项内容，如 show --json 所输出；选项优先',
      en: 'take the fields from this JSON file, as show --json writes it; options come first',
    },
  },
} as const satisfies Takes

/** Options for the fields of a draft. */
export const draftTakes = (noun: Noun, draft: z.ZodMiniType): Takes => ({
  ...Object.fromEntries(
    Object.entries(propertiesOf(draft)).flatMap(([field, property]) => {
      const take = takeOf(noun, field, property)
      return take ? [[field, take]] : []
    }),
  ),
  ...fromTake,
})

/** What the file of `--from` holds. */
export const givenFile = async ({ from }: Values): Promise<Values> =>
  from === undefined ? {} : readJsonFile(String(from), z.record(z.string(), z.unknown()))

/**
 * The fields that a person gave by options and by a file. What only the stored thing has, such as its id, a file may
 * hold as well, and it is left out.
 */
export function givenFields(draft: z.ZodMiniType, stored: Values, file: Values, input: Values): Values {
  const properties = propertiesOf(draft)
  const given = Object.entries(properties).flatMap(([field, { type }]): [string, unknown][] => {
    const value = input[field]
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
    if (type === 'boolean') return [[field, value === 'yes']]
    return [[field, type === 'number' || type === 'integer' ? Number(value) : value]]
  })
  const kept = Object.entries(file).filter(([field]) => field in properties || !(field in stored))
  return Object.fromEntries([...kept, ...given])
}
