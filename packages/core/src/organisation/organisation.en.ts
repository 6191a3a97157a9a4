import type { Translation } from '../copy/translate.ts'
import type { organisationZh } from './organisation.zh.ts'

export const organisationEn: Translation<typeof organisationZh> = {
  title: 'Organisation',
  edit: 'Edit the organisation',
  tabs: { overview: 'Overview', organisation: 'Organisation', administrator: 'Administrator', news: 'News' },
  empty: { title: 'Nothing about the organisation yet', text: 'What you fill in is shown on public pages and cards.' },
  emptyRead: 'An account that manages accounts fills it in; it is shown on public pages and cards.',
  saved: 'Organisation saved',
  hints: {
    phone: 'A mobile number or a fixed line such as 0755-26001234',
    weChatQr: 'Shown on public pages',
    ownCompanyId: 'Where the chamber itself is one of its members',
  },
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    address: 'Address',
    brief: 'Brief',
    logo: 'Logo',
    responsiblePerson: 'Responsible person',
    officialWebsite: 'Official website',
    weChatPublicAccount: 'WeChat public account',
    weChatQr: 'QR code of the account',
    introduction: 'Introduction',
    account: 'Account',
    ownCompanyId: 'Own company',
  },
}
