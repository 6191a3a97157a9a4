import { Select } from '@icss/ui/Select/Select.tsx'
import { pageSizes } from '@icss/core/contract/page-size.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './RowsChoice.css.ts'

export type RowsChoiceProps = { value: number; onChange: (rows: number) => void }

/** How many rows a page of a list has; one of its own, from an address, is offered beside the usual ones. */
export function RowsChoice({ value, onChange }: RowsChoiceProps) {
  const t = useCopy()
  const sizes = [...new Set<number>([...pageSizes, value])].toSorted((a, b) => a - b)
  return (
    <span className={styles.choice}>
      <Select
        label={t('lists.rows')}
        isLabelHidden
        placeholder=""
        value={String(value)}
        options={sizes.map((rows) => ({ value: String(rows), label: t('lists.rowsOf', { rows }) }))}
        onChange={(rows) => onChange(Number(rows))}
      />
    </span>
  )
}
