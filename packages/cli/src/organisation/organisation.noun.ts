import type { Organisation } from '@icss/core/organisation/organisation.contract.ts'
import { organisationEn } from '@icss/core/organisation/organisation.en.ts'
import { organisationZh } from '@icss/core/organisation/organisation.zh.ts'
import { noun } from '../nouns/noun.ts'

/** What its options and its changes are called. */
export const organisationNoun = noun({
  contract: 'organisation',
  columns: [],
  copy: { zh: organisationZh, en: organisationEn },
  list: [],
  nameOf: ({ name }: Organisation) => name,
})
