import { type CompanyDraft, informationIntegrityOf } from '@icss/core/companies/company.ts'

/** The columns of a company that follow from what was filled in. */
export const derivedOf = (draft: CompanyDraft) => ({ informationIntegrity: informationIntegrityOf(draft) })
