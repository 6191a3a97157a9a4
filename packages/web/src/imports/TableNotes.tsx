import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './Imports.css.ts'
import { type Note, Notes } from './Notes.tsx'

/** Rows that can be said to be the header. */
const headerRows = 6

export type TableNotesProps = {
  look: TableLook
  onSheet: (sheet: string) => void
  onRowsAbove: (rowsAbove: number) => void
}

/** What of a file is read and what is not: sheets, merged cells, rows over the header. */
export function TableNotes({ look, onSheet, onRowsAbove }: TableNotesProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { sheet, otherSheets, merged, rowsAbove, columns } = look
  const list = (names: readonly string[]) => names.join(language === 'zh' ? '、' : ', ')
  const sheets = sheet === null || otherSheets.length === 0 ? [] : [{ name: sheet, isHidden: false }, ...otherSheets]
  const notes: readonly Note[] = [
    ...(sheets.length === 0 ? [] : [{ tone: 'info' as const, words: t('imports.sheet', { name: sheet ?? '' }) }]),
    ...(merged.length === 0 ? [] : [{ tone: 'info' as const, words: t('imports.merged', { places: list(merged) }) }]),
    ...(rowsAbove === 0 ? [] : [{ tone: 'info' as const, words: t('imports.rowsAbove', { count: rowsAbove + 1 }) }]),
    ...(columns.length === 0 ? [{ tone: 'info' as const, words: t('imports.jsonLines') }] : []),
  ]
  if (notes.length === 0) return null
  return (
    <Panel title={t('imports.reading')} isPadded>
      <div className={styles.stack}>
        <Notes notes={notes} />
        {sheets.length > 0 && (
          <div className={styles.narrowField}>
            <Select
              label={t('imports.sheetChoice')}
              placeholder=""
              value={sheet ?? ''}
              options={sheets.map(({ name, isHidden }) => ({
                value: name,
                label: isHidden ? t('imports.hiddenSheet', { name }) : name,
              }))}
              onChange={onSheet}
            />
          </div>
        )}
        {columns.length > 0 && (
          <div className={styles.narrowField}>
            <Select
              label={t('imports.rowsAboveChoice')}
              placeholder=""
              value={String(rowsAbove)}
              options={Array.from({ length: Math.max(headerRows, rowsAbove + 1) }, (_, at) => ({
                value: String(at),
                label: t('imports.rowChoice', { count: at + 1 }),
              }))}
              onChange={(value) => onRowsAbove(Number(value))}
            />
          </div>
        )}
      </div>
    </Panel>
  )
}
