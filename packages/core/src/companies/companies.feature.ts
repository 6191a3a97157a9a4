import { companiesContract } from './companies.contract.ts'
import { publicCompaniesContract } from './public-companies.contract.ts'
export { companiesZh as zh, companyErrorsZh as errorsZh } from './companies.zh.ts'
export { companiesEn as en, companyErrorsEn as errorsEn } from './companies.en.ts'
export { companyErrors as errors } from './companies.errors.ts'
export { companiesScreens as screens, companiesMenu as menu } from './companies.screens.ts'
export { companyColumns as columns } from './company.columns.ts'
export { companyChoices as choices } from './company.ts'

export const contract = { companies: companiesContract, publicCompanies: publicCompaniesContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  companies: { zh: '商会的会员企业', en: 'The member companies of a chamber' },
  publicCompanies: { zh: '企业的公开页', en: 'The public pages of member companies' },
} as const
