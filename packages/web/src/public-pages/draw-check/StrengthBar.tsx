import type { Strength } from '@icss/core/lotteries/draw-report.ts'
import { strengthMeans, strengthWords } from '@icss/core/lotteries/draw-check.words.ts'
import { useCheckWords } from './check-words.ts'
import * as styles from './check.css.ts'

const most = 4

/** Bars of four: public randomness is worth three, phones one more; phones alone two, the word one. */
export const barsOf = ({ kind, given }: Strength): number =>
  ({ public: 3, unknown: 1, phones: 1, word: 1 })[kind] + (given > 0 ? 1 : 0)

export type StrengthBarProps = { strength: Strength }

export function StrengthBar({ strength }: StrengthBarProps) {
  const { t } = useCheckWords()
  const bars = barsOf(strength)
  return (
    <div className={bars < 3 ? styles.strength.weak : styles.strength.strong}>
      <p className={styles.strengthLine}>
        <span>{t('strength.title')}</span>
        <strong>{strengthWords(t, strength)}</strong>
        <span className={styles.bars} aria-hidden>
          {Array.from({ length: most }, (_, i) => (
            <span key={i} className={i < bars ? styles.bar.full : styles.bar.empty} />
          ))}
        </span>
      </p>
      <p className={styles.note}>{strengthMeans(t, strength)}</p>
    </div>
  )
}
