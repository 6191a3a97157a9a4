import type { Report } from '@icss/core/reports/reports.contract.ts'
import { pathTo } from '@icss/core/routes/path.ts'

/** Where what is reported is looked at in the back office. */
export function pathOfThing({ kind, thingId, companyId }: Pick<Report, 'kind' | 'thingId' | 'companyId'>): string {
  const params = { id: thingId }
  switch (kind) {
    case 'company':
      return pathTo('company', params)
    case 'employeeCard':
      return pathTo('employeeList', { companyId: companyId ?? '' })
    case 'resource':
      return pathTo('newResources', params)
    case 'demand':
      return pathTo('newDemand', params)
    case 'activity':
      return pathTo('newActivities', params)
    case 'news':
      return pathTo('newNews', params)
  }
}
