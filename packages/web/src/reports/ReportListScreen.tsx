import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Column } from '@icss/ui/DataTable/Column.ts'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import { reportedKinds, reportStates, reportTypes } from '@icss/core/reports/report.ts'
import { type Report, reportsContract } from '@icss/core/reports/reports.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { timeWidth } from '../language/time-width.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { HandleDialog } from './HandleDialog.tsx'
import { ReportDrawer } from './ReportDrawer.tsx'
import { ReportStatus } from './ReportStatus.tsx'

const widths = { zh: { kind: 92, type: 104, state: 104 }, en: { kind: 112, type: 152, state: 124 } }

/** What members report, and what came of it (seed section 2, reportList). */
export default function ReportListScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const { reports } = useClient()
  const { list, export: exported } = reportsContract
  const state = useListQuery(list.query)
  const [shown, setShown] = useState<Report>()
  const [handled, setHandled] = useState<Report>()
  const column = (id: keyof Report & string, more: Partial<Column<Report>> = {}): Column<Report> => ({
    id,
    header: t(`reports.fields.${id}` as 'reports.fields.reason'),
    render: (row) => shownCell('text', row[id], language),
    ...more,
  })
  const { kind, type, state: stateWidth } = widths[language]
  return (
    <>
      <RecordList
        title={t('reports.title')}
        queryKey="reports"
        state={state}
        load={(query, signal) => reports.list({ query }, { signal })}
        getKey={({ id }) => id}
        count={(count) => t('reports.count', { count })}
        filters={
          <FilterBar label={t('reports.search')}>
            <ChoiceFilter
              label={t('reports.fields.state')}
              options={reportStates.map((value) => ({ value, label: t(`reports.states.${value}`) }))}
              value={state.query.state}
              onChange={(chosen) => state.change({ state: chosen as Report['state'] | undefined, page: 1 })}
            />
            <ChoiceFilter
              label={t('reports.fields.type')}
              options={reportTypes.map((value) => ({ value, label: t(`reports.types.${value}`) }))}
              value={state.query.type}
              onChange={(chosen) => state.change({ type: chosen as Report['type'] | undefined, page: 1 })}
            />
            <ChoiceFilter
              label={t('reports.fields.kind')}
              options={reportedKinds.map((value) => ({ value, label: t(`reports.kinds.${value}`) }))}
              value={state.query.kind}
              onChange={(chosen) => state.change({ kind: chosen as Report['kind'] | undefined, page: 1 })}
            />
          </FilterBar>
        }
        headActions={(total) => <ExportButton endpoint={exported} query={state.query} total={total} />}
        empty={{ title: t('reports.empty.title'), text: t('reports.empty.text') }}
        columns={[
          column('thingName', { isName: true, minWidth: 160 }),
          column('state', { width: stateWidth, render: (row) => <ReportStatus state={row.state} /> }),
          column('kind', { width: kind, render: (row) => t(`reports.kinds.${row.kind}`) }),
          column('type', { width: type, render: (row) => t(`reports.types.${row.type}`) }),
          column('reportedCompany', { minWidth: 140, isWideOnly: true }),
          column('reporterName', { width: 112 }),
          column('createdAt', { width: timeWidth(148), render: (row) => formatDateTime(row.createdAt) }),
        ]}
        actions={(row) => (
          <IconButton
            size="small"
            label={`${t('reports.show')} ${row.thingName}`}
            tooltip={t('reports.show')}
            icon={<Eye size={16} />}
            onPress={() => setShown(row)}
          />
        )}
      />
      {shown && (
        <ReportDrawer
          report={shown}
          onClose={() => setShown(undefined)}
          onHandle={() => {
            setHandled(shown)
            setShown(undefined)
          }}
        />
      )}
      {handled && <HandleDialog report={handled} onClose={() => setHandled(undefined)} />}
    </>
  )
}
