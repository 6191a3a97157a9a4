import { Valid } from './check-icons.tsx'
import { useCheckWords } from './check-words.ts'
import * as styles from './check.css.ts'

export type VerdictProps = { of: string }

export function Verdict({ of }: VerdictProps) {
  const { t } = useCheckWords()
  return (
    <div className={styles.verdict.holds}>
      <span className={styles.badge.holds}>
        <Valid size={28} />
      </span>
      <div>
        <h1 className={styles.verdictTitle}>{t('holds')}</h1>
        <p>{of}</p>
      </div>
    </div>
  )
}
