import { betweenWords } from '../copy/between-words.ts'
import { formatDateTime } from '../copy/format.ts'
import { type CopyParams, fill } from '../copy/translate.ts'
import type { Language } from '../copy/language.ts'
import type { ErrorCode } from './error-code.ts'

/** What happened, and what the person can do about it. */
export interface Wording {
  readonly says: string
  readonly fix: string
}

/** A wording of the catalogue, with `{{name}}` where a parameter stands. */
export interface CatalogueWording extends Wording {
  /** What the names that a parameter lists, with commas between, are called. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export type Catalogue = Readonly<Record<ErrorCode, CatalogueWording>>

/**
 * Words one error in the language of `catalogue`; a code that a part of the catalogue lacks stands for itself. The parameter
 * `time` is an instant, and read on the clock of whoever reads it.
 */
export function wordError(
  catalogue: Readonly<Partial<Record<ErrorCode, CatalogueWording>>>,
  language: Language,
  error: { code: ErrorCode; params?: CopyParams },
): Wording {
  const { says, fix, names = {} }: CatalogueWording = catalogue[error.code] ?? { says: error.code, fix: '' }
  const called = Object.entries(names).flatMap(([param, known]) => {
    const list = error.params?.[param]
    if (typeof list !== 'string') return []
    const words = list.split(', ').map((name) => (Object.hasOwn(known, name) ? known[name] : name))
    return [[param, words.join(betweenWords[language])]]
  })
  const time = error.params?.['time']
  const params: CopyParams = {
    ...error.params,
    ...(typeof time === 'string' ? { time: formatDateTime(time) } : {}),
    ...Object.fromEntries(called),
  }
  return { says: fill(says, params, language), fix: fill(fix, params, language) }
}
