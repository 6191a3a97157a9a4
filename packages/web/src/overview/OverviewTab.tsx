import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import { formatTime } from '@icss/core/copy/format.ts'
import { overviewMonths } from '@icss/core/overview/overview.contract.ts'
import { OpenChamberPage } from '../chamber-pages/OpenChamberPage.tsx'
import { useCopy } from '../language/copy.ts'
import { InformationFrame } from '../organisation/InformationFrame.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { ActivitiesPanel } from './ActivitiesPanel.tsx'
import { IndustriesPanel } from './IndustriesPanel.tsx'
import { IntroductionsPanel } from './IntroductionsPanel.tsx'
import { MembersPanel } from './MembersPanel.tsx'
import * as styles from './Overview.css.ts'
import { OverviewFigures } from './OverviewFigures.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

type Months = (typeof overviewMonths)[number]

/** How the chamber stands, in one request (chamber.md, Overview). */
export function OverviewTab() {
  const t = useCopy()
  const pathTo = usePaths()
  const { overview } = useClient()
  const [months, setMonths] = useState<Months>('12')
  const found = useQuery({
    queryKey: ['overview', months],
    queryFn: ({ signal }) => overview.show({ query: { months } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <InformationFrame
      tab="overview"
      actions={
        <>
          <OpenChamberPage />
          <Button
            variant="primary"
            icon={<Plus size={16} />}
            href={pathTo('editBusinessManagement', { companyId: 'new' })}
          >
            {t('companies.create')}
          </Button>
        </>
      }
      aside={
        found.data && (
          <>
            <span className={styles.note}>{t('overview.updatedAt', { time: formatTime(found.dataUpdatedAt) })}</span>
            <Select
              label={t('overview.range')}
              isLabelHidden
              prefix={t('overview.rangeBefore')}
              value={months}
              options={overviewMonths.map((value) => ({ value, label: t(`overview.ranges.${value}`) }))}
              onChange={(value) => setMonths(value as Months)}
            />
          </>
        )
      }
      below={
        found.data && (
          <div className={styles.panels}>
            <MembersPanel members={found.data.members} />
            <IndustriesPanel overview={found.data} />
            <WaitingPanel overview={found.data} />
            <IntroductionsPanel introductions={found.data.introductions} />
            <ActivitiesPanel activities={found.data.activities} />
          </div>
        )
      }
    >
      <Fetched query={found} outline={2}>
        {(shown) => <OverviewFigures overview={shown} />}
      </Fetched>
    </InformationFrame>
  )
}
