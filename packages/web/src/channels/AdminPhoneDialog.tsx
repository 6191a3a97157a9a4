import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import {
  type AdminPhone,
  type AdminPhoneDraft,
  lostPhoneDraft,
  phoneFormOf,
  type PhoneProof,
  type PhoneWay,
  proofsOf,
} from '@icss/core/channels/admin-phone.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { check } from '@icss/core/rules/check.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { CodeField } from './CodeField.tsx'
import { says } from './AdminPhone.css.ts'

export type AdminPhoneDialogProps = {
  way: PhoneWay
  phone: AdminPhone
  onClose: () => void
  onSaved: (phone: AdminPhone) => void
}

/** Another phone for the administrator, and what proves them: which of it core says. */
export function AdminPhoneDialog({ way, phone, onClose, onSaved }: AdminPhoneDialogProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { adminPhone } = useClient()
  const proofs = proofsOf(way, phone)
  const form = useForm<ReturnType<typeof phoneFormOf>, AdminPhone>({
    schema: phoneFormOf(proofs),
    saved: { phone: '', ...Object.fromEntries(proofs.map((proof) => [proof, ''])) },
    save: (body) => {
      if (way !== 'lost') return adminPhone.change({ body: body as AdminPhoneDraft })
      const lost = check(lostPhoneDraft, body)
      if (!lost.ok) throw new ProblemError('request.invalid', { errors: lost.errors })
      return adminPhone.replaceLost({ body: lost.value })
    },
    onSaved,
  })
  const { values, errors, change } = form
  const field = (name: 'phone' | PhoneProof) => ({
    name,
    label: t(`adminPhone.fields.${name}`, { phone: phone.phone }),
    value: String(values[name] ?? ''),
    onChange: (value: string) => change({ [name]: value }),
    ...(errors[name] ? { error: inOneLine(errors[name]) ?? '' } : {}),
  })
  const asks = (proof: PhoneProof) => proofs.includes(proof)
  return (
    <FormDialog title={t(`adminPhone.${way === 'first' ? 'set' : way}`)} form={form} onClose={onClose}>
      {way === 'lost' && <p className={says}>{t('adminPhone.lostText')}</p>}
      {way !== 'lost' && phone.codes === 'off' && <p className={says}>{t('adminPhone.noGateway')}</p>}
      <TextField {...field('phone')} isRequired inputMode="tel" autoComplete="off" />
      {asks('code') && (
        <CodeField {...field('code')} send={() => adminPhone.sendCode({ body: { phone: values.phone } })} />
      )}
      {asks('oldCode') && <CodeField {...field('oldCode')} send={() => adminPhone.sendOldCode()} />}
      {asks('currentPassword') && (
        <PasswordField
          {...field('currentPassword')}
          autoComplete="current-password"
          labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
        />
      )}
      {asks('factorCode') && <TextField {...field('factorCode')} isRequired autoComplete="one-time-code" />}
    </FormDialog>
  )
}
