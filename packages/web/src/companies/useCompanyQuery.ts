import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type CompanyListQuery, companyListQuery } from '@icss/core/companies/companies.contract.ts'
import { check } from '@icss/core/rules/check.ts'

const defaults: CompanyListQuery = { page: 1, pageSize: 20, sort: '-addedAt' }

/**
 * Page, sort and filters of the list as the address holds them, so that a reload or a sent link shows the same. What is
 * not valid in the address is left out.
 */
export function useCompanyQuery(): [CompanyListQuery, (change: Partial<CompanyListQuery>) => void] {
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  const navigate = useNavigate()
  const checked = check(companyListQuery, search)
  const query = checked.ok ? checked.value : defaults
  const change = (next: Partial<CompanyListQuery>) => {
    const merged = { ...query, ...next }
    const kept = Object.entries(merged).filter(
      ([key, value]) => value !== undefined && value !== '' && value !== defaults[key as keyof CompanyListQuery],
    )
    void navigate({ to: '.', search: Object.fromEntries(kept) as never, replace: true })
  }
  return [query, change]
}
