import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { RecordField, type RecordFieldProps } from '../forms/RecordField.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

export type ActivityFieldProps = Omit<RecordFieldProps, 'place' | 'look' | 'nameOf' | 'emptyText'>

/** Chooses an activity by its title, the latest first. */
export function ActivityField(field: ActivityFieldProps) {
  const t = useCopy()
  const { activities } = useClient()
  return (
    <RecordField
      {...field}
      isRequired
      emptyText={t('forms.noneFound')}
      place="activities.latest"
      look={async (q, signal) => {
        const query = { sort: '-startAt', pageSize: maxPageSize, ...(q ? { q } : {}) } as const
        const { items } = await activities.list({ query }, { signal })
        return items.map(({ id, title, startAt }) => ({ value: id, label: title, description: formatDay(startAt) }))
      }}
      nameOf={async (id, signal) => (await activities.show({ params: { id } }, { signal })).title}
    />
  )
}
