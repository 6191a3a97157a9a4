import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { RecordField, type RecordFieldProps } from '../forms/RecordField.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

export type TutorFieldProps = Omit<RecordFieldProps, 'place' | 'look' | 'nameOf' | 'emptyText' | 'description'>

/** Chooses a tutor by their name. */
export function TutorField(field: TutorFieldProps) {
  const t = useCopy()
  const { tutors } = useClient()
  return (
    <RecordField
      {...field}
      description={t('lives.hints.tutor')}
      emptyText={t('lives.noTutor')}
      place="tutors"
      look={async (q, signal) => {
        const query = { pageSize: maxPageSize, sort: 'name', ...(q ? { q } : {}) } as const
        const { items } = await tutors.list({ query }, { signal })
        return items.map(({ id, name }) => ({ value: id, label: name }))
      }}
      nameOf={async (id, signal) => (await tutors.show({ params: { id } }, { signal })).name}
    />
  )
}
