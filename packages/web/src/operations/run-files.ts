import type { Language } from '@icss/core/copy/language.ts'

const addressOf = (id: string, file: 'result-file' | 'rejected-file', language: Language) =>
  `/api/v1/operations/${id}/${file}?language=${language}`

/** What a run did, row by row, to be saved. */
export const resultFileOf = (id: string, language: Language): string => addressOf(id, 'result-file', language)

/** The rows that a run rejected, to be corrected and sent again. */
export const rejectedFileOf = (id: string, language: Language): string => addressOf(id, 'rejected-file', language)
