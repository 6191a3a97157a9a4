import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import { useCopy } from '../language/copy.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import type { ListState } from '../lists/useListQuery.ts'

const checks = ['differs', 'abnormal'] as const

/** Members in which the register shows something to be seen to. */
export function CheckFilter({ query, change }: ListState<CompanyListQuery>) {
  const t = useCopy()
  return (
    <ChoiceFilter
      label={t('companies.checkFilter')}
      options={checks.map((value) => ({ value, label: t(`companies.checks.${value}`) }))}
      value={checks.find((check) => query[check] === 'true')}
      onChange={(chosen) =>
        change({
          differs: chosen === 'differs' ? 'true' : undefined,
          abnormal: chosen === 'abnormal' ? 'true' : undefined,
          page: 1,
        })
      }
    />
  )
}
