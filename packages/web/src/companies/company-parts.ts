import { useQuery } from '@tanstack/react-query'
import type { Demand } from '@icss/core/demands/demands.contract.ts'
import type { Resource } from '@icss/core/resources/resources.contract.ts'
import type { ShelfNoun } from '../resources/shelved.ts'
import { useClient } from '../server/ClientProvider.tsx'

/** Rows that are shown of a part beside a company; the rest is in its list. */
export const shownOfPart = 3

/** How much there is of each part of a company. */
export function useCompanyCounts(companyId: string) {
  const { companies } = useClient()
  return useQuery({
    queryKey: ['companies', 'counts', companyId],
    queryFn: ({ signal }) => companies.counts({ params: { companyId } }, { signal }),
  })
}

/** The first employee cards of a company. */
export function useCompanyCards(companyId: string) {
  const { employees } = useClient()
  return useQuery({
    queryKey: ['employees', 'of', companyId],
    queryFn: ({ signal }) => employees.list({ params: { companyId }, query: { pageSize: shownOfPart } }, { signal }),
  })
}

/** What a company offers, or looks for, changed last first. */
export function useCompanyShelf(noun: ShelfNoun, companyId: string) {
  const client = useClient()
  return useQuery({
    queryKey: [noun, 'of', companyId],
    queryFn: ({ signal }): Promise<{ items: (Resource | Demand)[]; total: number }> =>
      client[noun].list({ query: { companyId, pageSize: shownOfPart } }, { signal }),
  })
}

/** The activities that a company holds, the latest first. */
export function useCompanyActivities(name: string) {
  const { activities } = useClient()
  return useQuery({
    queryKey: ['activities', 'of', name],
    queryFn: ({ signal }) => activities.list({ query: { company: name, pageSize: shownOfPart } }, { signal }),
  })
}

/** What was reported of a company, of its cards and of what it offers and looks for, the latest first. */
export function useCompanyReports(companyId: string) {
  const { reports } = useClient()
  return useQuery({
    queryKey: ['reports', 'of', companyId],
    queryFn: ({ signal }) => reports.list({ query: { companyId, pageSize: shownOfPart } }, { signal }),
  })
}
