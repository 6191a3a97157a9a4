import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import { RecordField, type RecordFieldProps } from '../forms/RecordField.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

export type CardFieldProps = Omit<RecordFieldProps, 'place' | 'look' | 'nameOf' | 'emptyText'> & {
  /** The company whose cards they are. */
  companyId: string
}

/** Chooses one of the employee cards of a company. */
export function CardField({ companyId, ...field }: CardFieldProps) {
  const t = useCopy()
  const { employees } = useClient()
  return (
    <RecordField
      {...field}
      key={companyId}
      emptyText={t('resources.noContact')}
      place={`employees.${companyId}`}
      look={async (q, signal) => {
        const query = { pageSize: defaultPageSize, ...(q ? { q } : {}) }
        const { items } = await employees.list({ params: { companyId }, query }, { signal })
        return items.map(({ id, name, position }) => ({ value: id, label: name, description: position }))
      }}
      nameOf={async (employeeId, signal) => (await employees.show({ params: { employeeId } }, { signal })).name}
    />
  )
}
