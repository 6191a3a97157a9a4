import { type CompanyDraft, informationIntegrity } from '@icss/core/companies/company.ts'

/** The columns of a company that follow from what was filled in. */
export const derivedOf = (draft: CompanyDraft) => ({
  informationIntegrity: informationIntegrity((field) => (draft[field] as string | readonly unknown[]).length > 0),
})
