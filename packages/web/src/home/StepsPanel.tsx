import { Circle, CircleCheck } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import type { FirstStep, Home } from '@icss/core/home/home.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './Home.css.ts'

/** The first steps of a channel, each ticked by what is really there. */
export function StepsPanel({ steps }: { steps: NonNullable<Home['steps']> }) {
  const t = useCopy()
  const { language } = useLanguage()
  const pathTo = usePaths()
  const paths: Readonly<Record<FirstStep, string>> = {
    adminPhone: `${pathTo('personalCenter')}?tab=channelInformation`,
    logo: pathTo('logoSettings'),
    course: pathTo('uploadcourse'),
    account: `${pathTo('personalCenter')}?tab=accounts`,
    homeScreen: pathTo('homeSettings'),
  }
  const done = steps.filter(({ count }) => count > 0)
  const open = steps.filter(({ count }) => count === 0)
  return (
    <Panel
      title={t('home.steps.title')}
      aside={<span className={styles.muted}>{t('home.steps.done', { count: steps.length, done: done.length })}</span>}
    >
      {done.length > 0 && (
        <ul className={styles.stepsDone}>
          {done.map(({ step, count }) => (
            <li key={step} className={styles.stepDone}>
              <CircleCheck size={16} className={styles.tick} />
              <span className={styles.stepName}>{t(`home.steps.names.${step}`)}</span>
              <span>{t(`home.steps.facts.${step}`, { count: formatNumber(count, language) })}</span>
            </li>
          ))}
        </ul>
      )}
      <ul>
        {open.map(({ step }) => (
          <li key={step} className={styles.stepOpen}>
            <Circle size={16} className={styles.untick} />
            <span className={styles.stepWords}>
              <strong>{t(`home.steps.names.${step}`)}</strong>{' '}
              <span className={styles.muted}>{t(`home.steps.why.${step}`)}</span>
            </span>
            <Button size="small" href={paths[step]}>
              {t(`home.steps.act.${step}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
