import { useMemo } from 'react'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import type { PasswordPolicy } from '@icss/core/accounts/password.ts'
import { type PasswordChange, passwordChangeDraft } from '@icss/core/sessions/password-change.ts'
import { SmallForm } from '../forms/SmallForm.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'

const fields = ['currentPassword', 'newPassword', 'repeated'] as const

export type PasswordFormProps = {
  /** The form that a new password has at this server. */
  policy: PasswordPolicy
  /** Stores it; what it throws stands at its field. */
  change: (passwords: PasswordChange) => Promise<void>
  onChanged: () => void
  /** The initial password is changed, by which the person has just logged in: it is not asked for again. */
  isFirst?: boolean
}

/** The own password. */
export function PasswordForm({ policy, change, onChanged, isFirst = false }: PasswordFormProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const form = useForm({
    schema: useMemo(() => passwordChangeDraft(policy, isFirst), [policy, isFirst]),
    saved: { currentPassword: '', newPassword: '', repeated: '' },
    save: ({ currentPassword, newPassword }) => change({ newPassword, ...(isFirst ? {} : { currentPassword }) }),
    onSaved: onChanged,
  })
  const shown = isFirst ? fields.slice(1) : fields
  const isBusy = form.isSaving || form.isSaved
  return (
    <SmallForm form={form}>
      {shown.map((field) => (
        <PasswordField
          key={field}
          label={t(`sessions.password.${field}`)}
          value={form.values[field]}
          onChange={(value) => form.change({ [field]: value })}
          size="large"
          name={field}
          autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
          autoFocus={field === shown[0]}
          labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
          isReadOnly={isBusy}
          isRequired
          error={inOneLine(form.errors[field])}
        />
      ))}
      <PlainButton type="submit" variant="primary" size="large" isWide isPending={isBusy}>
        {t('sessions.password.submit')}
      </PlainButton>
    </SmallForm>
  )
}
