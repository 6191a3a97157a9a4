import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import { introductionStates } from '@icss/core/introductions/introduction.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Overview.css.ts'

/** Introductions by their present outcome: four bars that add up to all. */
export function IntroductionsPanel({ introductions }: { introductions: Overview['introductions'] }) {
  const t = useCopy()
  const { language } = useLanguage()
  const list = usePaths()('introductionList')
  const most = Math.max(1, ...introductionStates.map((state) => introductions[state]))
  return (
    <Panel
      isPadded
      title={t('overview.introductions.title')}
      aside={<Link href={list}>{t('overview.introductions.all')}</Link>}
    >
      <ul className={styles.list}>
        {introductionStates.map((state) => (
          <li key={state} className={styles.bar}>
            <Link href={`${list}?state=${state}`}>{t(`introductions.states.${state}`)}</Link>
            <span className={styles.count}>{formatNumber(introductions[state], language)}</span>
            <span className={styles.wholeTrack}>
              <span className={styles.filled} style={{ width: `${(introductions[state] / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
