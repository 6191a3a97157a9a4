import { formatNumber, formatPercent } from '@icss/core/copy/format.ts'
import type { SignInState } from '@icss/core/sign-ins/sign-in.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './SignInScreen.css.ts'

/** How many have signed in, of how many, and how many in each of the last minutes. */
export function SignInCounts({ state }: { state: SignInState | undefined }) {
  const t = useCopy()
  const { language } = useLanguage()
  if (!state) return null
  const { signedIn, expected, perMinute } = state
  const share = expected === 0 ? 0 : signedIn / expected
  const most = Math.max(1, ...perMinute)
  return (
    <>
      <p>{t('signIns.signedIn')}</p>
      <div className={styles.counts}>
        <p className={styles.count} role="status">
          <span className={styles.number}>{formatNumber(signedIn, language)}</span>
          <span className={styles.expected}>
            {t('signIns.ofExpected', {
              expected: formatNumber(expected, language),
              percent: formatPercent(share, language),
            })}
          </span>
        </p>
        <div className={styles.bars}>
          <div className={styles.columns} aria-hidden>
            {perMinute.map((count, place) => (
              <span
                // A minute has no identity beside its place.
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                className={place === perMinute.length - 1 ? styles.present : styles.bar}
                style={{ height: `${(count / most) * 100}%` }}
              />
            ))}
          </div>
          <span className={styles.soft}>{t('signIns.perMinute', { count: perMinute.at(-1) ?? 0 })}</span>
        </div>
      </div>
      <div className={styles.track} aria-hidden>
        <div className={styles.share} style={{ width: `${share * 100}%` }} />
      </div>
    </>
  )
}
