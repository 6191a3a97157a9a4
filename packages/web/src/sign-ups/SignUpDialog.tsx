import { useQueryClient } from '@tanstack/react-query'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { signUpDraft, signUpLimits } from '@icss/core/sign-ups/sign-up.ts'
import type { SignUp } from '@icss/core/sign-ups/sign-ups.contract.ts'
import { draftOf } from '../forms/draft-of.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

const blank = { name: '', phone: '', company: '' }

export type SignUpDialogProps = {
  activityId: string
  /** Who is edited; nobody where somebody is added. */
  edited: SignUp | undefined
  onClose: () => void
}

/** Signs somebody up for an activity by hand, or changes what is known of them. */
export function SignUpDialog({ activityId, edited, onClose }: SignUpDialogProps) {
  const t = useCopy()
  const notify = useNotify()
  const { signUps } = useClient()
  const queries = useQueryClient()
  const form = useForm<typeof signUpDraft, SignUp>(
    {
      schema: signUpDraft,
      saved: edited ? draftOf(signUpDraft, edited) : blank,
      save: (body, before) =>
        before
          ? signUps.update({ params: { signUpId: before.id }, query: { version: before.version }, body })
          : signUps.create({ params: { activityId }, body }),
      onSaved: ({ name }) => {
        for (const noun of ['signUps', 'activities']) void queries.invalidateQueries({ queryKey: [noun] })
        notify.done(t(edited ? 'signUps.saved' : 'signUps.added', { name }))
        onClose()
      },
    },
    edited
      ? {
          stored: edited,
          load: async () => {
            const latest = await signUps.show({ params: { signUpId: edited.id } })
            return { stored: latest, values: draftOf(signUpDraft, latest) }
          },
        }
      : {},
  )
  const field = useDraftFields(form, 'signUps')
  return (
    <FormDialog
      form={form}
      record={edited && { noun: 'signUps', id: edited.id }}
      title={t(edited ? 'signUps.edit' : 'signUps.create')}
      onClose={onClose}
    >
      <TextField {...field.text('name')} isRequired maxLength={signUpLimits.name} />
      <TextField {...field.text('phone')} isRequired inputMode="tel" />
      <TextField {...field.text('company')} maxLength={signUpLimits.company} />
      {!edited && <p>{t('signUps.hints.create')}</p>}
    </FormDialog>
  )
}
