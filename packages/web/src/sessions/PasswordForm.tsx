import { useMachine } from '@xstate/react'
import { type FormEvent, useEffect, useEffectEvent, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import type { PasswordPolicy } from '@icss/core/accounts/password.ts'
import { createDraftMachine } from '@icss/core/forms/draft.machine.ts'
import { type PasswordChange, passwordChangeDraft } from '@icss/core/sessions/password-change.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import * as styles from './LoginForm.css.ts'

const fields = ['currentPassword', 'newPassword', 'repeated'] as const

export type PasswordFormProps = {
  /** The form that a new password has at this server. */
  policy: PasswordPolicy
  /** Stores it; what it throws stands at its field. */
  change: (passwords: PasswordChange) => Promise<void>
  onChanged: () => void
}

/** The own password, changed by the draft machine. Unlike other drafts it is kept nowhere while it is filled in. */
export function PasswordForm({ policy, change, onChanged }: PasswordFormProps) {
  const t = useCopy()
  const { word, inOneLine, atField } = useErrorWording()
  const machine = useMemo(() => createDraftMachine(passwordChangeDraft(policy)), [policy])
  const [state, send] = useMachine(
    machine.provide({
      actors: {
        save: fromPromise(({ input }: { input: unknown }): Promise<unknown> => {
          const { currentPassword, newPassword } = input as PasswordChange
          return change({ currentPassword, newPassword })
        }),
      },
    }),
    { input: { saved: { currentPassword: '', newPassword: '', repeated: '' } } },
  )
  const { values, errors, failure } = state.context
  const isChanged = state.matches('saved')
  const told = useEffectEvent(onChanged)
  useEffect(() => {
    if (isChanged) told()
  }, [isChanged])

  const isBusy = state.matches('saving') || isChanged
  const isAtField = fields.some((field) => errors[field])
  const whole = failure && !isAtField ? word(failure) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'save' })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fields.map((field) => {
        const error = atField(errors[field])
        return (
          <PasswordField
            key={field}
            label={t(`sessions.password.${field}`)}
            value={String(values[field] ?? '')}
            onChange={(value) => send({ type: 'changed', values: { [field]: value } })}
            size="large"
            name={field}
            autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
            autoFocus={field === 'currentPassword'}
            labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
            isReadOnly={isBusy}
            isRequired
            {...(error ? { error } : {})}
          />
        )
      })}
      <p role="alert" className={whole ? styles.failure : styles.nothing}>
        {whole && inOneLine(whole)}
      </p>
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isBusy}>
        {t('sessions.password.submit')}
      </PlainButton>
    </form>
  )
}
