import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { useEntryCopy } from '../language/entry-copy.ts'
import * as styles from './LoginForm.css.ts'

export type CodeStepProps = {
  /** Whose second factor it is. */
  accountNumber: string
  code: string
  onChange: (code: string) => void
  /** What is wrong with the code. */
  error: string | undefined
  /** Why asking the server failed. */
  failure: string | undefined
  isBusy: boolean
  onBack: () => void
}

/** The question for the code of the second factor, behind account and password. */
export function CodeStep({ accountNumber, code, onChange, error, failure, isBusy, onBack }: CodeStepProps) {
  const { t } = useEntryCopy()
  return (
    <>
      <p className={styles.explanation}>{t('sessions.login.codeText', { account: accountNumber })}</p>
      <PlainTextField
        label={t('sessions.login.code')}
        value={code}
        onChange={onChange}
        size="large"
        name="code"
        autoComplete="one-time-code"
        spellCheck={false}
        autoFocus
        isReadOnly={isBusy}
        {...(error ? { error } : {})}
      />
      <p role="alert" className={failure ? styles.failure : styles.nothing}>
        {failure}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isBusy}>
        {t('sessions.login.codeSubmit')}
      </PlainButton>
      {!isBusy && (
        <PlainButton variant="quiet" onClick={onBack}>
          {t('sessions.login.back')}
        </PlainButton>
      )}
    </>
  )
}
