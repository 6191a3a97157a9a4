import { informationIntegrity } from '@icss/core/companies/company.ts'
import type { CompanyDraft } from '@icss/core/companies/company.ts'
import type { PackedFields } from '../imports/imported.ts'
import { gramsOf } from '../search/grams.ts'

/** The columns of a company that follow from what was filled in. */
export const derivedFrom = (channelId: string, { textOf, isFilled }: PackedFields<keyof CompanyDraft>) => ({
  informationIntegrity: informationIntegrity(isFilled),
  grams: gramsOf(channelId, [textOf('name'), textOf('legalRepresentative')]),
})

/** `derivedFrom` a draft. */
export const derivedOf = (channelId: string, draft: CompanyDraft) =>
  derivedFrom(channelId, {
    textOf: (field) => draft[field] as string,
    isFilled: (field) => (draft[field] as string | readonly unknown[]).length > 0,
  })
