import type * as z from 'zod/mini'
import { Button } from '@icss/ui/Button/Button.tsx'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { SmallForm } from '../forms/SmallForm.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'

type Proof = { code: string; currentPassword?: string }

export type FactorFormProps = {
  /** What the button does. */
  action: string
  isDangerous?: boolean
  /** What is asked for: a code, and where it says so the password beside it. */
  schema: z.ZodMiniType<Proof, Proof>
  blank: Proof
  send: (proof: Proof) => Promise<void>
}

/** Proves anew who is there before the second factor is changed; what is refused stands at its field. */
export function FactorForm({ action, isDangerous = false, schema, blank, send }: FactorFormProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const form = useForm({ schema, saved: blank, save: send, onSaved: () => {} })
  const { values, errors, change, isSaving } = form
  return (
    <SmallForm form={form}>
      {values.currentPassword !== undefined && (
        <PasswordField
          label={t('secondFactors.currentPassword')}
          value={values.currentPassword}
          onChange={(currentPassword) => change({ currentPassword })}
          name="currentPassword"
          autoComplete="current-password"
          labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
          isReadOnly={isSaving}
          error={inOneLine(errors['currentPassword'])}
        />
      )}
      <TextField
        label={t('secondFactors.codeOrRecovery')}
        value={values.code}
        onChange={(code) => change({ code })}
        name="code"
        autoComplete="one-time-code"
        isReadOnly={isSaving}
        error={inOneLine(errors['code'])}
      />
      <Button type="submit" variant={isDangerous ? 'dangerOutline' : 'secondary'} isPending={isSaving}>
        {action}
      </Button>
    </SmallForm>
  )
}
