import type { CompanyDraft } from '@icss/core/companies/company.ts'
import { informationIntegrityOf } from '@icss/core/companies/company.ts'
import { gramsOf } from '../search/grams.ts'

/** The columns of a company that follow from what was filled in. */
export const derivedOf = (channelId: string, draft: CompanyDraft) => ({
  informationIntegrity: informationIntegrityOf(draft),
  grams: gramsOf(channelId, [draft.name, draft.legalRepresentative]),
})
