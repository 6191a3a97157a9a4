import { Fragment } from 'react'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { accountDraft, accountUpdate } from '@icss/core/accounts/account.ts'
import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import type { FormState } from '../forms/useForm.ts'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useTemplates } from '../permissions/useTemplates.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { RightsField } from './RightsField.tsx'

interface AccountValues {
  name: string
  phone?: string | undefined
  remark?: string | undefined
  templateId?: string | undefined
  ownFlags?: boolean[] | null | undefined
}

function AccountFields({ form, isAdmin }: { form: FormState<AccountValues>; isAdmin: boolean }) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const templates = useTemplates()
  const field = useDraftFields(form, 'accounts')
  const { templateId = '', ownFlags = null } = form.values
  return (
    <>
      <TextField {...field.text('name')} isRequired />
      <TextField {...field.text('phone')} description={t('accounts.hints.phone')} />
      <TextField {...field.text('remark')} />
      {isAdmin ? (
        <p>{t('accounts.rights.ofAdmin')}</p>
      ) : (
        <RightsField
          label={t('accounts.fields.rights')}
          value={{ templateId, ownFlags }}
          onChange={(rights) => form.change(rights)}
          templates={templates.data ?? []}
          error={inOneLine(form.errors['ownFlags'] ?? form.errors['templateId'])}
        />
      )}
    </>
  )
}

export type NewAccountProps = {
  onMade: (number: string, initialPassword: string | null) => void
  onClose: () => void
}

/** A new account; its initial password is for the caller to show. */
export function NewAccountDialog({ onMade, onClose }: NewAccountProps) {
  const t = useCopy()
  const { accounts } = useClient()
  const form = useForm({
    schema: accountDraft,
    saved: { number: '', name: '', phone: '', remark: '', templateId: '', ownFlags: null },
    save: (body) => accounts.create({ body }),
    onSaved: ({ account, initialPassword }) => onMade(account.number, initialPassword),
  })
  const field = useDraftFields(form, 'accounts')
  return (
    <FormDialog title={t('accounts.create')} size="medium" form={form} onClose={onClose}>
      <Fragment>
        <TextField {...field.text('number')} isRequired description={t('accounts.hints.number')} />
        <AccountFields form={form as unknown as FormState<AccountValues>} isAdmin={false} />
      </Fragment>
    </FormDialog>
  )
}

export type EditAccountProps = { account: Account; onSaved: () => void; onClose: () => void }

/** Changes an account; the number stays. */
export function EditAccountDialog({ account, onSaved, onClose }: EditAccountProps) {
  const t = useCopy()
  const { accounts } = useClient()
  const { id, version, name, phone, remark, templateId, ownFlags } = account
  const form = useForm({
    schema: accountUpdate,
    saved: { name, phone, remark, templateId: templateId ?? '', ownFlags },
    save: (body) => accounts.update({ params: { accountId: id }, query: { version }, body }),
    onSaved,
  })
  return (
    <FormDialog
      title={`${t('accounts.edit')} ${account.number}`}
      size="medium"
      form={form}
      record={{ noun: 'accounts', id }}
      onClose={onClose}
    >
      <AccountFields form={form as unknown as FormState<AccountValues>} isAdmin={account.isCurrentAdmin} />
    </FormDialog>
  )
}
