import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { useCopy } from '../language/copy.ts'
import * as styles from './LoginScreen.css.ts'
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx'
import * as own from './PasswordScreen.css.ts'

export type PasswordScreenProps = PasswordFormProps & {
  /** Whose password it is, by the account's number. */
  accountNumber: string
  onExit: () => void
}

/** In place of the back office until the initial password has been changed. */
export default function PasswordScreen({ accountNumber, onExit, ...form }: PasswordScreenProps) {
  const t = useCopy()
  return (
    <main className={own.screen}>
      <title>{t('sessions.password.title')}</title>
      <div className={styles.column}>
        <h1 className={styles.title}>{t('sessions.password.title')}</h1>
        <p className={styles.subtitle}>
          {t('sessions.password.why', { account: accountNumber })} {t(`sessions.password.rule.${form.policy}`)}
        </p>
        <PasswordForm {...form} isFirst />
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
