import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { FileField } from '@icss/ui/FileField/FileField.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { Spinner } from '@icss/ui/Spinner/Spinner.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import type { ImportOptions } from '@icss/core/operations/import-run.machine.ts'
import { onAlike as alikes, onConflict as conflicts } from '@icss/core/spreadsheets/table-endpoint.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ChosenTable } from './chosen-table.ts'
import * as styles from './Imports.css.ts'
import { MatchColumns } from './MatchColumns.tsx'
import { columnFaults } from './column-faults.ts'
import { TableNotes } from './TableNotes.tsx'

export type ChooseTableProps = {
  kind: ImportKind
  /** The table is on its way to be checked. */
  isPending: boolean
  onCheck: (table: ChosenTable, options: ImportOptions) => void
}

/** The table that is imported, what its columns are, and what becomes of what is there already. */
export function ChooseTable({ kind, isPending, onCheck }: ChooseTableProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { inOneLine } = useErrorWording()
  const client = useClient()
  const [options, setOptions] = useState<ImportOptions>({ atomic: false, onConflict: 'skip', onAlike: 'skip' })
  const [file, setFile] = useState<File>()
  const [fields, setFields] = useState<readonly string[]>([])
  const look = useMutation({
    mutationFn: ({ file: body, ...query }: { file: File; sheet?: string; rowsAbove?: number }) =>
      client.imports.look({ params: { kind }, query, body }, { timeout: 0 }),
    onSuccess: ({ columns }: TableLook) => setFields(columns.map(({ field }) => field ?? '')),
  })
  const seen = look.data
  const faults = seen ? columnFaults(seen, fields) : undefined
  const labels = useMemo(
    () => ({
      pick: t('imports.pick'),
      drop: t('imports.drop'),
      onlyOne: (count: number) => t('imports.onlyOne', { count }),
      resume: t('shell.retry'),
      cancel: t('shell.cancel'),
      remove: () => t('imports.another'),
    }),
    [t],
  )
  const isReady = seen && faults && faults.missing.length === 0 && faults.twice === undefined
  return (
    <>
      <Panel isPadded>
        <div className={styles.stack}>
          <FileField
            label={t('imports.choose')}
            accept=".xlsx,.csv,.txt,.tsv,.jsonl,.ndjson"
            labels={labels}
            items={
              file
                ? [
                    {
                      id: 'table',
                      name: file.name,
                      detail: sizeText(file.size),
                      onRemove: () => {
                        setFile(undefined)
                        look.reset()
                      },
                    },
                  ]
                : []
            }
            onPick={([picked]) => {
              if (!picked) return
              setFile(picked)
              look.mutate({ file: picked })
            }}
            error={inOneLine(look.error)}
          />
          {look.isPending && (
            <p role="status" className={styles.quiet}>
              <Spinner /> {t('imports.looking')}
            </p>
          )}
          {!file && (
            <div className={styles.notes}>
              <p className={styles.quiet}>{t('imports.templateText')}</p>
              <div className={styles.row}>
                {(['xlsx', 'csv'] as const).map((format) => (
                  <Button
                    key={format}
                    size="small"
                    icon={<Download size={14} />}
                    onPress={() =>
                      location.assign(`/api/v1/imports/${kind}/template?format=${format}&language=${language}`)
                    }
                  >
                    {t(format === 'xlsx' ? 'imports.templateXlsx' : 'imports.templateCsv')}
                  </Button>
                ))}
              </div>
            </div>
          )}
        </div>
      </Panel>
      {file && seen && faults && (
        <>
          <TableNotes
            look={seen}
            onSheet={(sheet) => look.mutate({ file, sheet })}
            onRowsAbove={(rowsAbove) =>
              look.mutate({ file, rowsAbove, ...(seen.sheet === null ? {} : { sheet: seen.sheet }) })
            }
          />
          {seen.columns.length > 0 && <MatchColumns look={seen} fields={fields} faults={faults} onChange={setFields} />}
          <Panel isPadded>
            <div className={styles.stack}>
              {'onConflict' in contract[kind].import.query.shape && (
                <RadioGroup
                  isRow
                  label={t('imports.onConflict')}
                  value={options.onConflict}
                  options={conflicts.map((value) => ({ value, label: t(`imports.onConflicts.${value}`) }))}
                  onChange={(value) => setOptions({ ...options, onConflict: value as ImportOptions['onConflict'] })}
                />
              )}
              {'onAlike' in contract[kind].import.query.shape && (
                <RadioGroup
                  label={t('imports.onAlike')}
                  value={options.onAlike}
                  options={alikes.map((value) => ({ value, label: t(`imports.onAlikes.${value}`) }))}
                  onChange={(value) => setOptions({ ...options, onAlike: value as ImportOptions['onAlike'] })}
                />
              )}
              <Checkbox
                label={t('imports.atomic')}
                isSelected={options.atomic}
                onChange={(atomic) => setOptions({ ...options, atomic })}
              />
              <div className={styles.row}>
                <Button
                  variant="primary"
                  isDisabled={!isReady}
                  isPending={isPending}
                  onPress={() =>
                    onCheck(
                      {
                        file,
                        sheet: seen.sheet,
                        rowsAbove: seen.rowsAbove,
                        columns: seen.columns.length > 0 ? fields : null,
                      },
                      options,
                    )
                  }
                >
                  {t('imports.check')}
                </Button>
              </div>
            </div>
          </Panel>
        </>
      )}
    </>
  )
}
