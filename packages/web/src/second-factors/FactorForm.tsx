import { type FormEvent, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import * as styles from './Enrolment.css.ts'

export type FactorFormProps = {
  /** What the button does. */
  action: string
  isDangerous?: boolean
  /** Asks for the password beside the code. */
  asksPassword?: boolean
  send: (proof: { code: string; currentPassword: string }) => Promise<void>
}

/** Proves anew who is there before the second factor is changed; what is refused stands at its field. */
export function FactorForm({ action, isDangerous = false, asksPassword = false, send }: FactorFormProps) {
  const t = useCopy()
  const { wordUnknown, inOneLine, atField } = useErrorWording()
  const [code, setCode] = useState('')
  const [currentPassword, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const errors: Errors = error instanceof ProblemError ? error.errors : {}
  const codeFault = atField(errors['code'])
  const passwordFault = atField(errors['currentPassword'])
  const whole = error !== undefined && !codeFault && !passwordFault ? wordUnknown(error) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(undefined)
    send({ code, currentPassword })
      .catch(setError)
      .finally(() => setBusy(false))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {asksPassword && (
        <PasswordField
          label={t('secondFactors.currentPassword')}
          value={currentPassword}
          onChange={setPassword}
          name="currentPassword"
          autoComplete="current-password"
          labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
          isReadOnly={isBusy}
          {...(passwordFault ? { error: passwordFault } : {})}
        />
      )}
      <TextField
        label={t('secondFactors.codeOrRecovery')}
        value={code}
        onChange={setCode}
        name="code"
        autoComplete="one-time-code"
        isReadOnly={isBusy}
        {...(codeFault ? { error: codeFault } : {})}
      />
      <p role="alert" className={whole ? styles.failure : styles.nothing}>
        {whole && inOneLine(whole)}
      </p>
      <Button type="submit" variant={isDangerous ? 'dangerOutline' : 'secondary'} isPending={isBusy}>
        {action}
      </Button>
    </form>
  )
}
