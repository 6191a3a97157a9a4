import { fill } from '../copy/translate.ts'
import type { Language } from '../copy/language.ts'
import type { ErrorCode } from './error-codes.ts'

/** What happened, and what the person can do about it. */
export interface Wording {
  readonly says: string
  readonly fix: string
}

export type Catalogue = Readonly<Record<ErrorCode, Wording>>

/** Words one error in the language of `catalogue`; a code that a part of the catalogue lacks stands for itself. */
export function wordError(
  catalogue: Readonly<Partial<Record<ErrorCode, Wording>>>,
  language: Language,
  error: { code: ErrorCode; params?: Readonly<Record<string, string | number>> },
): Wording {
  const { says, fix } = catalogue[error.code] ?? { says: error.code, fix: '' }
  const params = error.params ?? {}
  return { says: fill(says, params, language), fix: fill(fix, params, language) }
}
