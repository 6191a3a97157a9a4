import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import { RecordField, type RecordFieldProps } from '../forms/RecordField.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

export type CompanyFieldProps = Omit<RecordFieldProps, 'place' | 'look' | 'nameOf' | 'emptyText'>

/** Chooses a member company by its name or credit code. */
export function CompanyField(field: CompanyFieldProps) {
  const t = useCopy()
  const { companies } = useClient()
  return (
    <RecordField
      {...field}
      emptyText={t('resources.noCompany')}
      place="companies"
      look={async (q, signal) => {
        const query = { pageSize: defaultPageSize, ...(q ? { q } : {}) }
        const { items } = await companies.list({ query }, { signal })
        return items.map(({ id, name, unifiedCreditCode }) => ({
          value: id,
          label: name,
          ...(unifiedCreditCode === '' ? {} : { description: unifiedCreditCode }),
        }))
      }}
      nameOf={async (companyId, signal) => (await companies.show({ params: { companyId } }, { signal })).name}
    />
  )
}
