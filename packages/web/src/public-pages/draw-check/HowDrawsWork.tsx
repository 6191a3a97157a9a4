import * as page from '../pages.css.ts'
import { useCheckWords } from './check-words.ts'
import * as styles from './check.css.ts'

const steps = ['one', 'two', 'three', 'four', 'five', 'six'] as const

/** The procedure for a layman. */
export function HowDrawsWork() {
  const { t } = useCheckWords()
  return (
    <article className={styles.section}>
      <h1 className={page.title}>{t('how.title')}</h1>
      <p className={styles.lead}>{t('how.lead')}</p>
      <ol className={styles.steps}>
        {steps.map((step, i) => (
          <li key={step} className={styles.reason}>
            <span className={styles.number} aria-hidden>
              {i + 1}
            </span>
            <div>
              <h2 className={styles.reasonTitle}>{t(`how.${step}.title`)}</h2>
              <p>{t(`how.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <h2 className={styles.subtitle}>{t('how.limits.title')}</h2>
      <p>{t('how.limits.text')}</p>
    </article>
  )
}
