import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { PasswordField } from '@icss/ui/PasswordField/PasswordField.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { AdminPhone } from '@icss/core/channels/admin-phone.ts'
import type { OwnChannel } from '@icss/core/channels/channels.contract.ts'
import {
  type HandOverDraft,
  handOverFormOf,
  type HandOverProof,
  handOverProofs,
} from '@icss/core/channels/hand-over.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { says } from '../channels/AdminPhone.css.ts'
import { CodeField } from '../channels/CodeField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Question } from '../forms/Question.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { CandidateField } from './CandidateField.tsx'

export type HandOverDialogProps = {
  /** Who is chosen to begin with. */
  accountId?: string
  onClose: () => void
  /** Called when the own session is over. */
  onHandedOver: () => void
}

/** Makes another account the administrator: chosen by phone, proved by a code to it. */
export function HandOverDialog(dialog: HandOverDialogProps) {
  const t = useCopy()
  const { adminPhone } = useClient()
  const query = useQuery({ queryKey: ['adminPhone'], queryFn: ({ signal }) => adminPhone.show({}, { signal }) })
  if (query.data) return <HandOverForm {...dialog} phone={query.data} />
  return (
    <Dialog
      isOpen
      size="small"
      title={t('accounts.handOver.open')}
      closeLabel={t('shell.close')}
      onClose={dialog.onClose}
    >
      <Fetched query={query} outline={4}>
        {() => null}
      </Fetched>
    </Dialog>
  )
}

/** The fault of what was chosen, where a problem is about that. */
const choiceFault = (error: unknown): FieldError | undefined =>
  error instanceof ProblemError ? error.errors['accountId'] : undefined

function HandOverForm({
  accountId = '',
  phone,
  onClose,
  onHandedOver,
}: HandOverDialogProps & { readonly phone: AdminPhone }) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { channels } = useClient()
  const [refused, setRefused] = useState<FieldError>()
  const [isAsking, setAsking] = useState(false)
  const proofs = handOverProofs(phone)
  const form = useForm<ReturnType<typeof handOverFormOf>, OwnChannel>({
    schema: handOverFormOf(proofs),
    saved: { accountId, confirmed: false, ...Object.fromEntries(proofs.map((proof) => [proof, ''])) },
    save: async (body) => {
      try {
        return await channels.changeAdmin({ body: body as HandOverDraft })
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'account.bound_elsewhere') setAsking(true)
        throw error
      }
    },
    onSaved: onHandedOver,
  })
  const { values, errors, change, save } = form
  const field = (name: 'accountId' | HandOverProof, fault = errors[name]) => {
    const error = inOneLine(fault)
    return {
      name,
      value: String(values[name] ?? ''),
      onChange: (value: string) => change({ [name]: value }),
      ...(error === undefined ? {} : { error }),
    }
  }
  const asks = (proof: HandOverProof) => proofs.includes(proof)
  const send = async () => {
    if (values.accountId === '') {
      const missing: FieldError = { code: 'rule.required', params: {} }
      setRefused(missing)
      throw new ProblemError('request.invalid', { errors: { accountId: missing } })
    }
    setRefused(undefined)
    return channels.sendAdminCode({ body: { accountId: values.accountId } })
  }
  return (
    <>
      <FormDialog
        title={t('accounts.handOver.open')}
        saveLabel={t('accounts.handOver.submit')}
        form={form}
        onClose={onClose}
      >
        <p className={says}>{t('accounts.handOver.text')}</p>
        {phone.codes === 'off' && <p className={says}>{t('adminPhone.noGateway')}</p>}
        <CandidateField
          {...field('accountId', errors['accountId'] ?? refused)}
          isRequired
          presentPhone={phone.phone}
          onChange={(chosen) => {
            setRefused(undefined)
            // A code is of one phone, and a confirmation of one person.
            change({ accountId: chosen, confirmed: false, ...(asks('code') ? { code: '' } : {}) })
          }}
        />
        {asks('code') && (
          <CodeField
            {...field('code')}
            key={values.accountId}
            label={t('accounts.handOver.code')}
            description={t('accounts.handOver.codeHint')}
            send={send}
            isRefused={(error) => {
              const fault = choiceFault(error)
              if (fault) setRefused(fault)
              return fault !== undefined
            }}
          />
        )}
        {asks('currentPassword') && (
          <PasswordField
            {...field('currentPassword')}
            isRequired
            label={t('adminPhone.fields.currentPassword')}
            autoComplete="current-password"
            labels={{ show: t('sessions.login.showPassword'), hide: t('sessions.login.hidePassword') }}
          />
        )}
        {asks('factorCode') && (
          <TextField
            {...field('factorCode')}
            label={t('adminPhone.fields.factorCode')}
            isRequired
            autoComplete="one-time-code"
          />
        )}
      </FormDialog>
      {isAsking && (
        <Question
          isOpen
          title={t('accounts.handOver.elsewhere')}
          confirmLabel={t('accounts.handOver.anyway')}
          onConfirm={() => {
            setAsking(false)
            change({ confirmed: true })
            save()
          }}
          onClose={() => setAsking(false)}
        >
          {t('accounts.handOver.elsewhereText')}
        </Question>
      )}
    </>
  )
}
