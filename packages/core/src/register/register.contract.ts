import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { company } from '../companies/company.ts'
import { storedId } from '../contract/stored.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { businessNeeded, chamberOnly } from '../permissions/need.ts'
import { atMost, noRepeats, notNone } from '../rules/list.ts'
import { personal } from '../rules/personal.ts'
import { requiredText } from '../rules/text.ts'
import { foundCompany, registerDifference, registerFacts } from './register-company.ts'

const params = z.object({ companyId: z.uuid() })

/** A search and what it found; kept for a day, so that what is added can be filled in from it. */
const registerSearch = named('RegisterSearch', z.object({ id: storedId, items: z.array(foundCompany) }))

export const registerContract = {
  search: endpoint({
    method: 'POST',
    path: '/api/v1/register-searches',
    summary: { zh: '深度搜索企业', en: 'Search the company register by a name or a credit code' },
    needs: businessNeeded,
    body: z.strictObject({ q: personal('text', requiredText(100)) }),
    answer: registerSearch,
    errors: ['companies.search_empty', 'companies.search_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/register-searches/{searchId}',
    summary: { zh: '深度搜索的结果', en: 'Show what a search of the register found' },
    needs: businessNeeded,
    params: z.object({ searchId: z.uuid() }),
    answer: registerSearch,
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/register',
    summary: { zh: '与登记信息比对', en: 'Compare a member company with the register' },
    needs: chamberOnly,
    params,
    answer: z.object({
      /** Whether the register knows it. */
      isKnown: z.boolean(),
      /** Whether the register says that its business information is abnormal. */
      abnormal: z.boolean(),
      differences: z.array(registerDifference),
    }),
    errors: ['companies.search_failed'],
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/register',
    summary: { zh: '采用登记信息', en: 'Take facts of a member company over from the register' },
    needs: chamberOnly,
    params,
    query: versionQuery,
    body: z.strictObject({
      fields: z.array(z.enum(registerFacts)).check(atMost(registerFacts.length), notNone, noRepeats),
    }),
    answer: company,
    errors: [
      'request.conflict',
      'companies.search_empty',
      'companies.search_failed',
      'companies.name_taken',
      'companies.credit_code_taken',
    ],
  }),
} as const
