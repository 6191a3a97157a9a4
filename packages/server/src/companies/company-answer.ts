import type { StoredCompany } from './companies.repository.ts'

export const companyAnswer = (company: StoredCompany) => ({ ...company, addedAt: company.addedAt.toISOString() })
