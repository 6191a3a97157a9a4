import { useState } from 'react'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { ShownOnce } from '../shell/ShownOnce.tsx'

export type NewTokenProps = { onClose: () => void; onMade: () => void }

const days = 90

/** Makes a personal token, then shows it, which can be done this once only. */
export function NewToken({ onClose, onMade }: NewTokenProps) {
  const t = useCopy()
  const { sessions } = useClient()
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>()
  const form = useForm({
    schema: sessionsContract.createToken.body,
    saved: { name: '', days, readOnly: true },
    save: async (body) => ({ ...(await sessions.createToken({ body })), name: body.name }),
    onSaved: (token) => {
      setMade(token)
      onMade()
    },
  })
  const fields = useDraftFields(form, 'ownAccount')
  if (made)
    return (
      <ShownOnce
        title={t('ownAccount.tokens.made', { name: made.name })}
        text={t('ownAccount.tokens.once')}
        name={t('ownAccount.tokens.token')}
        secret={made.token}
        doneLabel={t('ownAccount.tokens.saved')}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      form={form}
      title={t('ownAccount.tokens.create')}
      onClose={onClose}
      saveLabel={t('ownAccount.tokens.create')}
    >
      <TextField
        {...fields.text('name')}
        isRequired
        autoFocus
        maxLength={50}
        description={t('ownAccount.tokens.nameHint')}
      />
      <NumberField
        {...fields.any('days')}
        isRequired
        minValue={1}
        maxValue={366}
        description={t('ownAccount.tokens.daysHint')}
      />
      <Checkbox {...fields.check('readOnly')} description={t('ownAccount.tokens.readOnlyHint')} />
    </FormDialog>
  )
}
