import { useQueryClient } from '@tanstack/react-query'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { maxReportNote, reportHandling } from '@icss/core/reports/report.ts'
import type { Report } from '@icss/core/reports/reports.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

export type HandleDialogProps = { report: Report; onClose: () => void }

/** Handles a report: upheld hides what it is about. */
export function HandleDialog({ report, onClose }: HandleDialogProps) {
  const t = useCopy()
  const notify = useNotify()
  const { reports } = useClient()
  const queries = useQueryClient()
  const form = useForm<typeof reportHandling, Report>({
    schema: reportHandling,
    saved: { outcome: 'dismissed', note: '' },
    save: (body) =>
      // Also where somebody else was first: the list is to show what came of it.
      reports.handle({ params: { id: report.id }, query: { version: report.version }, body }).finally(() => {
        for (const noun of ['reports', 'overview', 'resources', 'demands'])
          void queries.invalidateQueries({ queryKey: [noun] })
      }),
    onSaved: () => {
      notify.done(t('reports.handled'))
      onClose()
    },
  })
  const field = useDraftFields(form, 'reports')
  const isShelved = report.kind === 'resource' || report.kind === 'demand'
  return (
    <FormDialog
      form={form}
      title={t('reports.of', { name: report.thingName })}
      saveLabel={t('reports.handle')}
      onClose={onClose}
    >
      <RadioGroup
        {...field.choice('outcome')}
        description={t(isShelved ? 'reports.hides.shelf' : 'reports.hides.page')}
      />
      <TextArea {...field.text('note')} rows={3} maxLength={maxReportNote} description={t('reports.told')} />
    </FormDialog>
  )
}
