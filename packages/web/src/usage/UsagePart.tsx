import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { formatTime } from '@icss/core/copy/format.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { usageContract, usageThingsQuery } from '@icss/core/usage/usage.contract.ts'
import * as z from 'zod/mini'
import { useCopy } from '../language/copy.ts'
import { ExportButton } from '../lists/ExportButton.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { AlertsDialog } from './AlertsDialog.tsx'
import { StorageChart } from './StorageChart.tsx'
import { TrafficChart } from './TrafficChart.tsx'
import * as styles from './Usage.css.ts'
import { UsageFigures } from './UsageFigures.tsx'
import { UsageRange } from './UsageRange.tsx'
import { UsageThings } from './UsageThings.tsx'

const asked = z.extend(usageThingsQuery, tabName)

/** Storage and traffic of the channel: how they stand, how they went, and what caused them (personal-centre.md, Usage). */
export function UsagePart() {
  const t = useCopy()
  const { usage } = useClient()
  const state = useListQuery(asked)
  const session = useSession()
  const mayAlert = mayCall(usageContract.setAlerts, session)
  const [isAsking, setAsking] = useState(false)
  const { from, to } = state.query
  const report = useQuery({
    queryKey: ['usage', 'report', from, to],
    queryFn: ({ signal }) => usage.report({ query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className={styles.bar}>
        <UsageRange state={state} shown={report.data} />
        <span className={styles.updated}>
          {report.data && t('usage.updated', { time: formatTime(report.data.at) })}
        </span>
        {mayAlert && (
          <Button icon={<Bell size={16} />} isDisabled={!report.data} onPress={() => setAsking(true)}>
            {t('usage.alerts.title')}
          </Button>
        )}
        <ExportButton endpoint={usageContract.export} query={state.query} />
      </div>
      <Fetched query={report} outline={9}>
        {(shown) => (
          <>
            <UsageFigures report={shown} />
            <div className={styles.charts}>
              <TrafficChart report={shown} />
              <StorageChart report={shown} />
            </div>
          </>
        )}
      </Fetched>
      <UsageThings state={state} />
      {isAsking && report.data && <AlertsDialog alerts={report.data.alerts} onClose={() => setAsking(false)} />}
    </>
  )
}
