import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type DeskHelper, deskHelperDraft, maxHelperName } from '@icss/core/desk-helpers/desk-helper.ts'
import { SmallForm } from '../forms/SmallForm.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import * as styles from './DeskHelpers.css.ts'

type Added = DeskHelper & { readonly url: string }
export type AddDeskHelperProps = { meetingId: string; onAdded: (helper: Added) => Promise<void> }

/** Adds one helper after the other: the field is empty again once one is added. */
export function AddDeskHelper(props: AddDeskHelperProps) {
  const [turn, setTurn] = useState(0)
  return (
    <AddOne
      key={turn}
      {...props}
      onAdded={async (helper) => {
        setTurn(turn + 1)
        await props.onAdded(helper)
      }}
    />
  )
}

function AddOne({ meetingId, onAdded }: AddDeskHelperProps) {
  const t = useCopy()
  const { deskHelpers } = useClient()
  const form = useForm<typeof deskHelperDraft, Added>({
    schema: deskHelperDraft,
    saved: { name: '' },
    save: (body) => deskHelpers.create({ params: { meetingId }, body }),
    onSaved: (helper) => void onAdded(helper),
  })
  const field = useDraftFields(form, 'deskHelpers')
  return (
    <SmallForm form={form}>
      <div className={styles.add}>
        <TextField {...field.text('name')} isRequired maxLength={maxHelperName} />
        <Button type="submit" variant="primary" isPending={form.isSaving}>
          {t('deskHelpers.add')}
        </Button>
      </div>
    </SmallForm>
  )
}
