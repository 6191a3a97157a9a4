import type { Both, Language } from '../copy/language.ts'
import type { FieldError } from '../errors/field-error.ts'
import type { Column } from './column.ts'
import { choicesOf, choiceWords } from './column-choices.ts'

const wholeNumber: Both = { zh: '整数', en: 'a whole number' }

/**
 * The fault of a cell as whoever fills in a table can mend it: a schema names the values that it takes, a cell is given
 * their words, in the language of its header.
 */
export function cellFault(
  column: Column | undefined,
  header: string,
  { code, params }: FieldError,
  language: Language,
): FieldError {
  if (!column) return { code, params }
  const choices = choicesOf(column)
  const written = /\p{Script=Han}/u.test(header) ? 'zh' : 'en'
  if (choices && column.kind !== 'boolean' && code === 'rule.choice')
    return { code, params: { choices: choiceWords(choices, written) } }
  if (code !== 'rule.type') return { code, params }
  if (column.kind === 'boolean' && choices)
    return { code, params: { expected: choices.map(({ words }) => words[written]).join(' / ') } }
  return column.kind === 'number' ? { code, params: { expected: wholeNumber[language] } } : { code, params }
}
