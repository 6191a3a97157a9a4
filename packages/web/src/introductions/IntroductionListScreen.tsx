import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { type IntroductionOutcome, introductionStates } from '@icss/core/introductions/introduction.ts'
import { type Introduction, introductionsContract } from '@icss/core/introductions/introductions.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { timeWidth } from '../language/time-width.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { IntroductionDrawer } from './IntroductionDrawer.tsx'
import { IntroductionStatus } from './IntroductionStatus.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'

/** Who was introduced to whom, and what came of it (chamber.md, Resources and demands). */
export default function IntroductionListScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const { introductions } = useClient()
  const { list, export: exported } = introductionsContract
  const state = useListQuery(list.query)
  const [shown, setShown] = useState<Introduction>()
  const [decided, setDecided] = useState<{ introduction: Introduction; outcome: IntroductionOutcome }>()
  const column = (
    id: 'resourceName' | 'resourceCompany' | 'demandName' | 'demandCompany' | 'state' | 'updatedAt',
    more: Partial<Column<Introduction>> = {},
  ): Column<Introduction> => ({
    id,
    header: t(`introductions.fields.${id}`),
    render: (row) => row[id],
    ...more,
  })
  return (
    <>
      <RecordList
        title={t('introductions.title')}
        queryKey="introductions"
        state={state}
        load={(query, signal) => introductions.list({ query }, { signal })}
        getKey={({ id }) => id}
        count={(count) => t('introductions.count', { count })}
        filters={
          <FilterBar label={t('introductions.search')}>
            <ChoiceFilter
              label={t('introductions.fields.state')}
              options={introductionStates.map((value) => ({ value, label: t(`introductions.states.${value}`) }))}
              value={state.query.state}
              onChange={(chosen) => state.change({ state: chosen as Introduction['state'] | undefined, page: 1 })}
            />
            <ChoiceFilter
              label={t('introductions.fields.updatedAt')}
              options={[{ value: 'true', label: t('introductions.fields.stalled') }]}
              value={state.query.stalled}
              onChange={(chosen) => state.change({ stalled: chosen === undefined ? undefined : 'true', page: 1 })}
            />
          </FilterBar>
        }
        headActions={(total) => <ExportButton endpoint={exported} query={state.query} total={total} />}
        empty={{ title: t('introductions.empty.title'), text: t('introductions.empty.text') }}
        columns={[
          column('resourceName', { isName: true, minWidth: 160 }),
          column('demandName', { minWidth: 160 }),
          column('state', {
            width: language === 'zh' ? 104 : 116,
            render: (row) => <IntroductionStatus state={row.state} />,
          }),
          column('resourceCompany', { minWidth: 140, isWideOnly: true }),
          column('demandCompany', { minWidth: 140, isWideOnly: true }),
          column('updatedAt', { width: timeWidth(148), render: (row) => formatDateTime(row.updatedAt) }),
        ]}
        actions={(row) => (
          <IconButton
            size="small"
            label={`${t('introductions.show')} ${row.resourceName}`}
            tooltip={t('introductions.show')}
            icon={<Eye size={16} />}
            onPress={() => setShown(row)}
          />
        )}
      />
      {shown && (
        <IntroductionDrawer
          introduction={shown}
          onClose={() => setShown(undefined)}
          onDecide={(outcome) => {
            setDecided({ introduction: shown, outcome })
            setShown(undefined)
          }}
        />
      )}
      {decided && <OutcomeDialog {...decided} onClose={() => setDecided(undefined)} />}
    </>
  )
}
