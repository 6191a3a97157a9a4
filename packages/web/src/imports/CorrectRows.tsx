import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { AnswerOf } from '@icss/core/client/client.ts'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { RowToCorrect } from '@icss/core/operations/rejected-row.ts'
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import type { ChosenTable } from './chosen-table.ts'
import { correctedFile } from './corrected-file.ts'
import * as styles from './Imports.css.ts'

export type CorrectRowsProps = {
  run: Operation
  found: AnswerOf<typeof operationsContract.toCorrect>
  onSend: (table: ChosenTable) => void
}

type Fault = RowToCorrect['faults'][number]

interface Row {
  readonly at: number
  readonly row: RowToCorrect
  readonly cells: readonly string[]
}

const all = 'all'

/** The rows that a run refused, corrected cell by cell or all of one problem together, and sent again. */
export function CorrectRows({ run, found, onSend }: CorrectRowsProps) {
  const t = useCopy()
  const { word } = useErrorWording()
  const [rows, setRows] = useState<readonly Row[]>(() => found.items.map((row, at) => ({ at, row, cells: row.cells })))
  const [kind, setKind] = useState(all)
  const [together, setTogether] = useState('')
  const isJson = found.headers.length === 0
  const headers = isJson ? [t('imports.json')] : found.headers
  const worded = ({ code, params }: Fault) => word({ code: isErrorCode(code) ? code : 'request.invalid', params })
  const columnOf = (fault: Fault) => (isJson ? 0 : headers.indexOf(fault.column))
  const kindOf = (fault: Fault) => `${fault.column} ${worded(fault).says}`

  const kinds = new Map<string, { fault: Fault; count: number }>()
  for (const { row } of rows)
    for (const fault of row.faults) {
      const before = kinds.get(kindOf(fault))
      kinds.set(kindOf(fault), { fault, count: (before?.count ?? 0) + 1 })
    }
  const chosen = kinds.get(kind)
  const shown = chosen ? rows.filter(({ row }) => row.faults.some((fault) => kindOf(fault) === kind)) : rows

  const faulty = new Set(shown.flatMap(({ row }) => row.faults.map(columnOf)))
  // A row that is wrong as a whole is corrected in any of its cells; else its first cell says which it is.
  const columns = headers.flatMap((header, at) =>
    faulty.has(-1) || faulty.has(at) || at === 0 ? [{ header, at }] : [],
  )

  const set = (change: (row: Row) => Row | undefined) => setRows(rows.flatMap((row) => change(row) ?? []))
  const setCell = (row: Row, column: number, value: string): Row => ({
    ...row,
    cells: headers.map((_, i) => (i === column ? value : (row.cells[i] ?? ''))),
  })
  const faultAt = ({ row, cells }: Row, at: number) =>
    (cells[at] ?? '') === (row.cells[at] ?? '') ? row.faults.find((fault) => columnOf(fault) === at) : undefined
  const togetherColumn = chosen ? columnOf(chosen.fault) : -1
  const isEdited = rows.length < found.items.length || rows.some(({ row, cells }) => cells !== row.cells)
  const send = () =>
    onSend(
      correctedFile({
        title: run.title,
        headers: found.headers,
        columns: found.columns,
        rows: rows.map(({ cells }) => cells),
      }),
    )
  return (
    <Panel title={t('imports.correctTitle')}>
      <AskBeforeLeaving isDirty={isEdited} />
      <div className={styles.above}>
        <p className={styles.quiet}>{t('imports.correctText')}</p>
        {found.total > found.items.length && (
          <p className={styles.quiet}>{t('imports.correctMore', { shown: found.items.length, total: found.total })}</p>
        )}
        <div className={styles.row}>
          <div className={styles.narrowField}>
            <Select
              label={t('imports.problem')}
              placeholder=""
              value={chosen ? kind : all}
              onChange={(next) => {
                setKind(next)
                setTogether('')
              }}
              options={[
                { value: all, label: t('imports.allKinds') },
                ...[...kinds].map(([value, { fault, count }]) => ({
                  value,
                  label: t('imports.kind', {
                    column: fault.column || t('imports.line'),
                    says: worded(fault).says,
                    count,
                  }),
                })),
              ]}
            />
          </div>
          {chosen && togetherColumn >= 0 && (
            <>
              <div className={styles.narrowField}>
                <TextField
                  label={t('imports.replaceAll', { count: shown.length, column: headers[togetherColumn] ?? '' })}
                  value={together}
                  onChange={setTogether}
                />
              </div>
              <Button
                onPress={() => {
                  const ats = new Set(shown.map(({ at }) => at))
                  set((row) => (ats.has(row.at) ? setCell(row, togetherColumn, together) : row))
                }}
              >
                {t('imports.replace')}
              </Button>
            </>
          )}
        </div>
      </div>
      <DataTable
        label={t('operations.rejectedTitle')}
        rows={shown}
        getKey={({ at }) => String(at)}
        empty={<EmptyState picture="list" title={t('imports.correctTitle')} />}
        columns={[
          { id: 'line', header: t('imports.line'), width: 72, align: 'end', render: ({ row }) => row.line },
          ...columns.map(({ header, at }) => ({
            id: `c${at}`,
            header,
            minWidth: 160,
            isWrapping: true,
            render: (row: Row) => {
              const fault = faultAt(row, at)
              return (
                <div className={styles.cellField}>
                  <TextField
                    label={t('imports.cellOf', { line: row.row.line, column: header })}
                    isLabelHidden
                    value={row.cells[at] ?? ''}
                    onChange={(value) => set((one) => (one.at === row.at ? setCell(one, at, value) : one))}
                    error={fault && worded(fault).says}
                  />
                </div>
              )
            },
          })),
          ...(faulty.has(-1)
            ? [
                {
                  id: 'problem',
                  header: t('imports.problem'),
                  minWidth: 200,
                  isWrapping: true,
                  render: ({ row }: Row) =>
                    row.faults
                      .filter((fault) => columnOf(fault) < 0)
                      .map((fault) => `${fault.column} ${worded(fault).says}`.trim())
                      .join(' · '),
                },
              ]
            : []),
        ]}
        actionsLabel={t('shell.actions')}
        actionsWidth={52}
        actions={(row) => (
          <IconButton
            size="small"
            label={t('imports.leaveRow', { line: row.row.line })}
            tooltip={t('imports.leaveRow', { line: row.row.line })}
            icon={<X size={16} />}
            onPress={() => set((one) => (one.at === row.at ? undefined : one))}
          />
        )}
      />
      <div className={styles.foot}>
        <Button variant="primary" isDisabled={rows.length === 0} onPress={send}>
          {t(run.dryRun ? 'imports.checkAgain' : 'imports.again', { count: rows.length })}
        </Button>
      </div>
    </Panel>
  )
}
