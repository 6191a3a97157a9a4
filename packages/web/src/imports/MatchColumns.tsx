import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { ColumnFaults } from './column-faults.ts'
import * as styles from './Imports.css.ts'
import { type Note, Notes } from './Notes.tsx'

/** A select has no option without a value. */
const leftOut = '-'

export type MatchColumnsProps = {
  look: TableLook
  /** The field of each column, '' for one that is left out. */
  fields: readonly string[]
  faults: ColumnFaults
  onChange: (fields: readonly string[]) => void
}

/** What each column of a table is; in one line where the headers have said it all. */
export function MatchColumns({ look, fields, faults, onChange }: MatchColumnsProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { columns, fields: all } = look
  const needed = columns.some(({ field }) => field === null) || faults.missing.length > 0
  const [isAsked, setAsked] = useState(false)
  const { missing, twice, unmatched } = faults
  const options = [
    { value: leftOut, label: t('imports.leaveOut') },
    ...all.map(({ field, header, isRequired }) => ({ value: field, label: isRequired ? `${header} *` : header })),
  ]
  const nameOf = (at: number) => columns[at]?.header || t('imports.noHeader', { count: at + 1 })
  const problems: readonly Note[] = [
    ...(missing.length > 0
      ? [
          {
            tone: 'bad' as const,
            words: t('imports.missing', { names: missing.join(language === 'zh' ? '、' : ', ') }),
          },
        ]
      : []),
    ...(twice === undefined ? [] : [{ tone: 'bad' as const, words: t('imports.twice', { name: twice }) }]),
    ...(unmatched > 0 ? [{ tone: 'warn' as const, words: t('imports.unmatched', { count: unmatched }) }] : []),
    ...columns.flatMap(({ header, nearest }, at) =>
      nearest === null || fields[at]
        ? []
        : [{ tone: 'warn' as const, words: t('imports.perhaps', { header, nearest }) }],
    ),
  ]
  if (!needed && !isAsked)
    return (
      <Panel title={t('imports.matchTitle')} isPadded>
        <div className={styles.between}>
          <Notes notes={[{ tone: 'good', words: t('imports.matched', { count: columns.length }) }]} />
          <Button size="small" onPress={() => setAsked(true)}>
            {t('imports.match')}
          </Button>
        </div>
      </Panel>
    )
  return (
    <Panel title={t('imports.matchTitle')}>
      {problems.length > 0 && (
        <div className={styles.above} role="status">
          <Notes notes={problems} />
        </div>
      )}
      <DataTable
        label={t('imports.column')}
        rows={columns.map(({ samples }, at) => ({ at, samples }))}
        getKey={({ at }) => String(at)}
        maxHeight="none"
        columns={[
          { id: 'header', header: t('imports.column'), isName: true, minWidth: 140, render: ({ at }) => nameOf(at) },
          { id: 'samples', header: t('imports.samples'), minWidth: 180, render: ({ samples }) => samples.join(' · ') },
          {
            id: 'field',
            header: t('imports.field'),
            width: 260,
            isWrapping: true,
            render: ({ at }) => (
              <div className={styles.cellField}>
                <Select
                  label={`${t('imports.field')} ${nameOf(at)}`}
                  isLabelHidden
                  placeholder=""
                  value={fields[at] || leftOut}
                  options={options}
                  onChange={(value) =>
                    onChange(columns.map((_, i) => (i === at ? (value === leftOut ? '' : value) : (fields[i] ?? ''))))
                  }
                />
              </div>
            ),
          },
        ]}
      />
    </Panel>
  )
}
