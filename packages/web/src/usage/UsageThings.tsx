import { formatPercent } from '@icss/core/copy/format.ts'
import { bytesText } from '@icss/core/usage/byte-unit.ts'
import type { TrafficOfThing } from '@icss/core/usage/traffic.ts'
import { usageContract } from '@icss/core/usage/usage.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { UsageState } from './UsageRange.tsx'

/** What caused the traffic of the range, the most first. */
export function UsageThings({ state }: { state: UsageState }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { usage } = useClient()
  const bytes = (id: 'live' | 'playback' | 'storage' | 'total') => ({
    id,
    header: t(`usage.fields.${id}`),
    width: 112,
    isSortable: true,
    align: 'end' as const,
    render: (row: TrafficOfThing) => bytesText(row[id], language),
  })
  const change = ({ total, previous }: TrafficOfThing) =>
    previous === 0
      ? '–'
      : `${total >= previous ? '+' : '−'}${formatPercent(Math.abs(total - previous) / previous, language)}`
  return (
    <RecordList
      title={t('usage.thingsTitle')}
      queryKey="usage"
      part="things"
      isPart
      state={state}
      load={({ page, pageSize, sort, from, to }, signal) =>
        usage.things({ query: { page, pageSize, sort, from, to } }, { signal })
      }
      getKey={({ thing, thingId }) => `${thing} ${thingId}`}
      count={(count) => `${t('usage.thingsTitle')} · ${t('usage.count', { count })}`}
      headActions={(total) => (
        <ExportButton
          endpoint={usageContract.exportThings}
          query={state.query}
          total={total}
          label={t('usage.exportThings')}
        />
      )}
      empty={{ title: t('usage.empty.title'), text: t('usage.empty.text') }}
      columns={[
        {
          id: 'name',
          header: t('usage.fields.name'),
          isName: true,
          minWidth: 180,
          render: ({ name, thing }: TrafficOfThing) => name ?? t(thing === 'others' ? 'usage.others' : 'usage.deleted'),
        },
        {
          id: 'thing',
          header: t('usage.fields.thing'),
          width: 72,
          render: ({ thing }) => t(`usage.things.${thing}`),
        },
        bytes('live'),
        bytes('storage'),
        bytes('playback'),
        bytes('total'),
        { id: 'change', header: t('usage.change'), width: 96, align: 'end', isWideOnly: true, render: change },
      ]}
    />
  )
}
