import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { FormEvent } from 'react'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import { loginMachine } from '@icss/core/sessions/login.machine.ts'
import { useEntryCopy } from '../language/entry-copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { authenticate } from './authenticate.ts'
import { CodeStep } from './CodeStep.tsx'
import * as styles from './LoginForm.css.ts'

export type LoginFormProps = {
  /** What follows a success, 300 ms after it. */
  onLoggedIn: () => void
  /** Whoever logs in again, and nobody else. */
  fixedAccount?: string
  /** For stories: where the machine stands, and who answers. */
  snapshot?: SnapshotFrom<typeof loginMachine>
  ask?: typeof authenticate
}

/** Account and password with the seed's messages; the machine of core decides what they are. */
export function LoginForm({ onLoggedIn, fixedAccount, snapshot, ask = authenticate }: LoginFormProps) {
  const { t, word } = useEntryCopy()
  const { language } = useLanguage()
  const [state, send] = useMachine(
    loginMachine.provide({ actors: { authenticate: ask }, actions: { reload: onLoggedIn } }),
    { input: { accountNumber: fixedAccount ?? '' }, ...(snapshot ? { snapshot } : {}) },
  )
  const { accountNumber, password, code: factorCode, errors, failure } = state.context

  const says = (error: (typeof errors)[string] | undefined) => error && word(error).says
  const failed = () => {
    if (!failure) return undefined
    if ('message' in failure) return failure.message
    const { says: what, fix } = word(failure)
    return /\{\{/.test(fix) ? what : `${what}${language === 'zh' ? '，' : '. '}${fix}`
  }
  const code = failure && 'code' in failure ? failure.code : undefined
  const accountFailure = code === 'session.account_missing' ? failed() : undefined
  const passwordFailure = code === 'session.password_wrong' ? failed() : undefined
  const wholeFailure = says(errors['']) ?? ((accountFailure ?? passwordFailure) ? undefined : failed())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submit' })
  }
  const isDone = state.matches('loggedIn') || state.matches('inside')
  const isBusy = state.matches('submitting') || state.matches('confirming') || isDone
  const accountError = says(errors.accountNumber) ?? accountFailure
  const passwordError = says(errors.password) ?? passwordFailure
  if (state.matches('asking') || state.matches('confirming'))
    return (
      <form className={styles.form} onSubmit={submit} noValidate>
        <CodeStep
          accountNumber={accountNumber}
          code={factorCode}
          onChange={(value) => send({ type: 'code.changed', value })}
          error={says(errors['code']) ?? (code === 'session.code_wrong' ? failed() : undefined)}
          failure={code === 'session.code_wrong' ? undefined : failed()}
          isBusy={isBusy}
          onBack={() => send({ type: 'back' })}
        />
      </form>
    )
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PlainTextField
        label={t('sessions.login.account')}
        value={accountNumber}
        onChange={(value) => send({ type: 'accountNumber.changed', value })}
        size="large"
        name="accountNumber"
        autoComplete="username"
        inputMode="numeric"
        autoFocus={fixedAccount === undefined}
        isReadOnly={isBusy || fixedAccount !== undefined}
        {...(accountError ? { error: accountError } : {})}
      />
      <PasswordField
        label={t('sessions.login.password')}
        value={password}
        onChange={(value) => send({ type: 'password.changed', value })}
        size="large"
        name="password"
        autoComplete="current-password"
        autoFocus={fixedAccount !== undefined}
        labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
        isReadOnly={isBusy}
        {...(passwordError ? { error: passwordError } : {})}
      />
      <p role="alert" className={wholeFailure ? styles.failure : styles.nothing}>
        {wholeFailure}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isBusy}>
        {t(isDone ? 'sessions.login.succeeded' : 'sessions.login.submit')}
      </PlainButton>
    </form>
  )
}
