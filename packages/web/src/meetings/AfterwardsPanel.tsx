import { useMutation } from '@tanstack/react-query'
import { Download, Eraser } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import type { ErasurePlan } from '@icss/core/meetings/erasure.contract.ts'
import { type Meeting, meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import * as styles from './meetings.css.ts'

const { exportAll, erase } = meetingsContract

/** What is left to do once a meeting is over: keep what is needed, and erase the personal data of its people. */
export function AfterwardsPanel({ meeting }: { meeting: Meeting }) {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const notify = useNotify()
  const { meetings } = useClient()
  const [plan, setPlan] = useState<ErasurePlan>()
  const { id, expected, erasedAt } = meeting
  const look = useMutation({
    mutationFn: () => meetings.planErasure({ params: { id } }),
    onSuccess: setPlan,
    onError: notify.failed,
  })
  const count = formatNumber(expected, language)
  const said =
    erasedAt !== null
      ? t('meetings.afterwards.state.erased', { count, time: formatDateTime(erasedAt) })
      : t(`meetings.afterwards.state.${expected > 0 ? 'kept' : 'none'}`, { count })
  return (
    <Panel isPadded title={t('meetings.afterwards.title')}>
      <div className={styles.rows}>
        <p>{said}</p>
        <div className={styles.foot}>
          {mayCall(exportAll, session) && (
            <Button
              icon={<Download size={16} />}
              onPress={() => location.assign(`${exportAll.path.replace('{id}', id)}?format=xlsx&language=${language}`)}
            >
              {t('meetings.afterwards.exportAll')}
            </Button>
          )}
          {erasedAt === null && expected > 0 && mayCall(erase, session) && (
            <Button
              variant="dangerOutline"
              icon={<Eraser size={16} />}
              isPending={look.isPending}
              onPress={() => look.mutate()}
            >
              {t('meetings.afterwards.erase')}
            </Button>
          )}
        </div>
        <p className={styles.muted}>{t('meetings.afterwards.exportText')}</p>
      </div>
      {plan && <ErasureDialog meeting={meeting} plan={plan} onClose={() => setPlan(undefined)} />}
    </Panel>
  )
}
