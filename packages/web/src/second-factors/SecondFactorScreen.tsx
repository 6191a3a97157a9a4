import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { useCopy } from '../language/copy.ts'
import * as styles from '../sessions/LoginScreen.css.ts'
import * as own from '../sessions/PasswordScreen.css.ts'
import { Enrolment, type EnrolmentProps } from './Enrolment.tsx'

export type SecondFactorScreenProps = EnrolmentProps & { onExit: () => void }

/** In place of the back office until the second factor has been added that the provider demands. */
export function SecondFactorScreen({ onExit, ...enrolment }: SecondFactorScreenProps) {
  const t = useCopy()
  return (
    <main className={own.screen}>
      <title>{t('secondFactors.title')}</title>
      <div className={styles.column}>
        <h1 className={styles.title}>{t('secondFactors.title')}</h1>
        <p className={styles.subtitle}>{t('secondFactors.demanded')}</p>
        <Enrolment {...enrolment} />
        <div className={styles.foot}>
          <span />
          <PlainButton variant="quiet" size="small" onClick={onExit}>
            {t('shell.exit')}
          </PlainButton>
        </div>
      </div>
    </main>
  )
}
