import type { Language } from '../copy/language.ts'
import type { GuidedColumn } from './column-guide.ts'

/** The header that a template has: with * where a file cannot do without. */
export const templateHeader = ({ headers, required }: GuidedColumn, language: Language): string =>
  headers[language] + (required ? '*' : '')
