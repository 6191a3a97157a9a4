import { DateField } from '@icss/ui/DateField/DateField.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { agreement, dropping, type IntroductionOutcome, maxDropReason } from '@icss/core/introductions/introduction.ts'
import type { Introduction } from '@icss/core/introductions/introductions.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useNow } from '../shell/useNow.ts'
import { useIntroductionsChanged } from './useIntroductionsChanged.ts'

type DialogProps = { introduction: Introduction; onClose: () => void }
export type OutcomeDialogProps = DialogProps & { outcome: IntroductionOutcome }

/** Says what was recorded, and asks anew for what it changes. */
function useRecorded(outcome: IntroductionOutcome, onClose: () => void) {
  const t = useCopy()
  const notify = useNotify()
  const refresh = useIntroductionsChanged()
  return () => {
    refresh()
    notify.done(t(outcome === 'agreed' ? 'introductions.agreed' : 'introductions.dropped'))
    onClose()
  }
}

function AgreeDialog({ introduction, onClose }: DialogProps) {
  const t = useCopy()
  const { introductions } = useClient()
  const { id, resourceName, demandName } = introduction
  const form = useForm<typeof agreement, Introduction>({
    schema: agreement,
    saved: { agreedOn: formatDay(useNow()) },
    save: (body) => introductions.agree({ params: { id }, body }),
    onSaved: useRecorded('agreed', onClose),
  })
  const field = useDraftFields(form, 'introductions')
  return (
    <FormDialog
      form={form}
      title={t('introductions.of', { resource: resourceName, demand: demandName })}
      saveLabel={t('introductions.agree')}
      onClose={onClose}
    >
      <DateField {...field.day('agreedOn')} isRequired />
    </FormDialog>
  )
}

function DropDialog({ introduction, onClose }: DialogProps) {
  const t = useCopy()
  const { introductions } = useClient()
  const { id, resourceName, demandName } = introduction
  const form = useForm<typeof dropping, Introduction>({
    schema: dropping,
    saved: { reason: '' },
    save: (body) => introductions.drop({ params: { id }, body }),
    onSaved: useRecorded('dropped', onClose),
  })
  const field = useDraftFields(form, 'introductions')
  return (
    <FormDialog
      form={form}
      title={t('introductions.of', { resource: resourceName, demand: demandName })}
      saveLabel={t('introductions.drop')}
      onClose={onClose}
    >
      <TextArea {...field.text('reason')} rows={3} maxLength={maxDropReason} isRequired />
    </FormDialog>
  )
}

/** Records what came of an introduction: agreed on a day, or dropped for a reason. */
export const OutcomeDialog = ({ outcome, ...props }: OutcomeDialogProps) =>
  outcome === 'agreed' ? <AgreeDialog {...props} /> : <DropDialog {...props} />
