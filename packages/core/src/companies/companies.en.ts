import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { companyErrors } from './companies.errors.ts'
import type { companiesZh } from './companies.zh.ts'

export const companiesEn: Translation<typeof companiesZh> = {
  title: 'Member companies',
  count_one: '{{count}} company',
  count_other: '{{count}} companies',
  create: 'New company',
  edit: 'Edit company',
  import: 'Import',
  search: 'Search by name, person or code',
  industryFilter: 'Industry',
  empty: { title: 'No member companies yet', text: 'Add one, or import a table with icss members import.' },
  deleteTitle: 'Delete company',
  deleteText: '“{{name}}” and its products will be deleted. This cannot be undone.',
  fields: {
    name: 'Company name',
    type: 'Company type',
    address: 'Address',
    website: 'Website',
    legalRepresentative: 'Legal representative',
    logo: 'Logo',
    industry: 'Industry',
    industryTags: 'Industry tags',
    highTech: 'High-tech company',
    listed: 'Listed company',
    introduction: 'Introduction',
    culture: 'Culture',
    vision: 'Vision',
    mission: 'Mission',
    managementIdea: 'Management idea',
    registeredCapital: 'Registered capital',
    unifiedCreditCode: 'Unified social credit code',
    registrationNumber: 'Registration number',
    organizationCode: 'Organization code',
    taxpayerId: 'Taxpayer ID',
    registrationStatus: 'Registration status',
    registeredAddress: 'Registered address',
    businessPeriod: 'Business period',
    businessScope: 'Business scope',
    abnormal: 'Abnormal',
    products: 'Products',
    informationIntegrity: 'Information integrity',
    addedAt: 'Added',
    addedBy: 'Added by',
  },
  products: {
    name: 'Product name',
    link: 'Product link',
    time: 'Date',
    description: 'Description',
    add: 'Add product',
    remove: 'Remove product “{{name}}”',
  },
  registrationStatus: {
    '': 'Not given',
    existing: 'Existing',
    operating: 'Operating',
    revoked: 'Revoked',
    deregistered: 'Deregistered',
    liquidating: 'Liquidating',
    other: 'Other',
  },
  addedBy: { autonomous: 'Itself', organisation: 'Organisation' },
  sections: { basic: 'Basics', about: 'About', registration: 'Registration', products: 'Products' },
  hints: {
    industryTags: '1 to 4; Enter adds one',
    abnormal: 'A company with abnormal business information cannot be added',
  },
}

export const companyErrorsEn: Record<keyof typeof companyErrors, Wording> = {
  'companies.name_taken': {
    says: 'The company is already in this organisation',
    fix: 'A company of this name exists; find it in the list and edit it.',
  },
  'companies.credit_code_taken': {
    says: 'The company is already in this organisation',
    fix: 'A company with this unified social credit code exists; find it in the list and edit it.',
  },
  'companies.abnormal': {
    says: 'The company has abnormal business information and cannot be linked',
    fix: 'Add it when its registration is in order again.',
  },
  'companies.search_empty': {
    says: 'The deep search returned no data',
    fix: 'Check the full name or the credit code.',
  },
  'companies.search_failed': { says: 'The deep search failed', fix: 'Try again later, or fill it in by hand.' },
}
