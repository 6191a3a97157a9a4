import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { type UsageReport, usageAlertsDraft } from '@icss/core/usage/usage.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './Usage.css.ts'

/** Which quotas are told by SMS too. */
export function AlertsDialog({ alerts, onClose }: { alerts: UsageReport['alerts']; onClose: () => void }) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { usage } = useClient()
  const form = useForm({
    schema: usageAlertsDraft,
    saved: alerts.bySms,
    save: (body) => usage.setAlerts({ body }),
    onSaved: () => {
      notify.done(t('usage.alerts.saved'))
      void queries.invalidateQueries({ queryKey: ['usage', 'report'] })
      onClose()
    },
  })
  return (
    <FormDialog title={t('usage.alerts.title')} form={form} onClose={onClose}>
      <p className={styles.hint}>{t('usage.alerts.text')}</p>
      <Checkbox
        label={t('usage.alerts.storage')}
        isSelected={form.values.storage}
        onChange={(storage) => form.change({ storage })}
      />
      <Checkbox
        label={t('usage.alerts.traffic')}
        isSelected={form.values.traffic}
        onChange={(traffic) => form.change({ traffic })}
      />
    </FormDialog>
  )
}
