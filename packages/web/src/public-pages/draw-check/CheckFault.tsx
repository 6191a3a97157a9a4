import type { FieldError } from '@icss/core/errors/field-error.ts'
import { Refused } from './check-icons.tsx'
import { useCheckWords } from './check-words.ts'
import * as styles from './check.css.ts'

export type CheckFaultProps = { fault: FieldError }

/** The first thing that is wrong, and its record. */
export function CheckFault({ fault }: CheckFaultProps) {
  const { t, wordFault } = useCheckWords()
  const { says, fix } = wordFault(fault)
  return (
    <>
      <div className={styles.verdict.fails}>
        <span className={styles.badge.fails}>
          <Refused size={28} />
        </span>
        <div>
          <h1 className={styles.verdictTitle}>{t('fails')}</h1>
          <p>{says}</p>
        </div>
      </div>
      <p>{fix}</p>
    </>
  )
}
