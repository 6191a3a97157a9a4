import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { formatDay } from '@icss/core/copy/format.ts'
import { RecordField, type RecordFieldProps } from '../forms/RecordField.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

export type FormerMeetingFieldProps = Omit<RecordFieldProps, 'place' | 'look' | 'nameOf' | 'emptyText'> & {
  /** The meeting that is not offered. */
  besides: string
}

/** Chooses another meeting by its name, the latest first. */
export function FormerMeetingField({ besides, ...field }: FormerMeetingFieldProps) {
  const t = useCopy()
  const { meetings } = useClient()
  return (
    <RecordField
      {...field}
      isRequired
      emptyText={t('forms.noneFound')}
      place={`meetings.besides.${besides}`}
      look={async (q, signal) => {
        const query = { sort: '-startAt', pageSize: maxPageSize, ...(q ? { q } : {}) } as const
        const { items } = await meetings.list({ query }, { signal })
        return items
          .filter(({ id }) => id !== besides)
          .map(({ id, name, startAt }) => ({ value: id, label: name, description: formatDay(startAt) }))
      }}
      nameOf={async (id, signal) => (await meetings.show({ params: { id } }, { signal })).name}
    />
  )
}
