import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { industryName } from '@icss/core/companies/industries.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { joinStates } from '@icss/core/join-requests/join-request.ts'
import { type JoinRequest, joinRequestsContract } from '@icss/core/join-requests/join-requests.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { timeWidth } from '../language/time-width.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { ConfirmQuestion } from './ConfirmQuestion.tsx'
import { JoinRequestDrawer } from './JoinRequestDrawer.tsx'
import { JoinRequestStatus } from './JoinRequestStatus.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'

/** Companies that apply to join, until an administrator confirms or refuses them (chamber.md, Companies). */
export default function JoinRequestListScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const { joinRequests } = useClient()
  const { list, export: exported } = joinRequestsContract
  const state = useListQuery(list.query)
  const [opened, setOpened] = useState<{ request: JoinRequest; as: 'shown' | 'confirmed' | 'refused' }>()
  const close = () => setOpened(undefined)
  const column = (
    id: 'name' | 'industry' | 'applicant' | 'state' | 'createdAt',
    more: Partial<Column<JoinRequest>> = {},
  ): Column<JoinRequest> => ({
    id,
    header: t(`joinRequests.fields.${id}`),
    render: (row) => row[id],
    ...more,
  })
  return (
    <>
      <RecordList
        title={t('joinRequests.title')}
        queryKey="joinRequests"
        state={state}
        load={(query, signal) => joinRequests.list({ query }, { signal })}
        getKey={({ id }) => id}
        count={(count) => t('joinRequests.count', { count })}
        filters={
          <FilterBar label={t('joinRequests.search')}>
            <ChoiceFilter
              label={t('joinRequests.fields.state')}
              options={joinStates.map((value) => ({ value, label: t(`joinRequests.states.${value}`) }))}
              value={state.query.state}
              onChange={(chosen) => state.change({ state: chosen as JoinRequest['state'] | undefined, page: 1 })}
            />
          </FilterBar>
        }
        headActions={(total) => <ExportButton endpoint={exported} query={state.query} total={total} />}
        empty={{ title: t('joinRequests.empty.title'), text: t('joinRequests.empty.text') }}
        columns={[
          column('name', { isName: true, minWidth: 180 }),
          column('state', {
            width: language === 'zh' ? 104 : 116,
            render: (row) => <JoinRequestStatus state={row.state} />,
          }),
          column('industry', { minWidth: 140, render: (row) => industryName(row.industry, language) }),
          column('applicant', { width: 112 }),
          column('createdAt', { width: timeWidth(148), render: (row) => formatDateTime(row.createdAt) }),
        ]}
        actions={(row) => (
          <IconButton
            size="small"
            label={`${t('joinRequests.show')} ${row.name}`}
            tooltip={t('joinRequests.show')}
            icon={<Eye size={16} />}
            onPress={() => setOpened({ request: row, as: 'shown' })}
          />
        )}
      />
      {opened?.as === 'shown' && (
        <JoinRequestDrawer
          request={opened.request}
          onClose={close}
          onConfirm={() => setOpened({ ...opened, as: 'confirmed' })}
          onRefuse={() => setOpened({ ...opened, as: 'refused' })}
        />
      )}
      {opened?.as === 'confirmed' && <ConfirmQuestion request={opened.request} onClose={close} />}
      {opened?.as === 'refused' && <RefuseDialog request={opened.request} onClose={close} />}
    </>
  )
}
