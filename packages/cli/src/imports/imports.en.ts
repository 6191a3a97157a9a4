import type { Translation } from '@icss/core/copy/translate.ts'
import type { importsZh } from './imports.zh.ts'

export const importsEn: Translation<typeof importsZh> = {
  columns: 'The table may have these columns; * is required. Headers in Chinese, and common other names, are read too:',
  template: 'Wrote the empty table {{file}}; fill it in, then import it.',
  other: 'in Chinese {{other}}',
}
