import type { DrawReport, ReportedRound } from '@icss/core/lotteries/draw-report.ts'
import { Doubtful, Good } from './check-icons.tsx'
import { useCheckWords } from './check-words.ts'
import * as styles from './check.css.ts'

export type WhyTrustedProps = { report: DrawReport; round: ReportedRound }

/** Five sentences, without a hash in them; what is missing is said as well. */
export function WhyTrusted({ report: { participants }, round: { strength, beaconSeconds, winners } }: WhyTrustedProps) {
  const { t } = useCheckWords()
  const { kind, given } = strength
  const beacon = kind === 'public' ? 'beacon' : kind === 'unknown' ? 'unknownBeacon' : 'noBeacon'
  const reasons = [
    { of: 'roster', isGood: true },
    { of: 'secret', isGood: true },
    { of: beacon, isGood: kind === 'public' },
    { of: given > 0 ? 'phones' : 'noPhones', isGood: given > 0 },
    { of: 'again', isGood: true },
  ] as const
  const params = { participants, seconds: beaconSeconds ?? 0, given, count: winners.length }
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>{t('why.title')}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ of, isGood }) => (
          <li key={of} className={styles.reason}>
            <span className={isGood ? styles.reasonMark.good : styles.reasonMark.missing}>
              {isGood ? <Good size={20} /> : <Doubtful size={20} />}
            </span>
            <div>
              <h3 className={styles.reasonTitle}>{t(`why.${of}.title`)}</h3>
              <p className={styles.note}>{t(`why.${of}.text`, params)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
