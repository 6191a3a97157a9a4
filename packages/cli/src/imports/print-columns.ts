import { type GuidedColumn, guideWords } from '@icss/core/imports/column-guide.ts'
import { templateHeader } from '@icss/core/imports/template-header.ts'
import type { Console } from '../console/console.ts'
import { wrap } from '../console/display-width.ts'
import { termList } from '../console/term-list.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'

/** What a table may hold: a column a line, or as one JSON document. */
export function printColumns(console: Console<{ items: GuidedColumn[] }>, guide: readonly GuidedColumn[]): ExitCode {
  const { language, t, width = Infinity } = console
  if (console.json) {
    console.printJson({ items: [...guide] })
    return exitCodes.ok
  }
  const other = language === 'zh' ? 'en' : 'zh'
  const lines = guide.map((one) => {
    const words = [guideWords(one, language), t('imports.other', { other: one.headers[other] })]
    return [templateHeader(one, language), words.join(language === 'zh' ? '；' : '; ')] as const
  })
  console.note(wrap(t('imports.columns'), width).join('\n'))
  console.print(termList(lines, width))
  return exitCodes.ok
}
