import type { CompanyDraft } from '@icss/core/companies/company.ts'
import { informationIntegrityOf } from '@icss/core/companies/company.ts'
import { gramsOf } from '../search/grams.ts'

/** The columns of a company that follow from what was filled in. */
export const derivedOf = (draft: CompanyDraft) => ({
  informationIntegrity: informationIntegrityOf(draft),
  grams: gramsOf([draft.name, draft.legalRepresentative]),
})
