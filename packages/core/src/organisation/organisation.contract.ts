import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { anySession, flagNeeded } from '../permissions/need.ts'
import { impersonal } from '../rules/personal.ts'
import { organisationDraft } from './organisation.ts'

/** The organisation behind a channel, as stored: one a channel; `ownCompanyName` is that of `ownCompanyId`. */
export const organisation = named(
  'Organisation',
  z.object({
    ...organisationDraft.shape,
    ownCompanyName: impersonal(z.string()),
    version: z.number(),
    updatedAt: storedInstant,
  }),
)
export type Organisation = z.output<typeof organisation>

const path = '/api/v1/organisation'

export const organisationContract = {
  show: endpoint({
    method: 'GET',
    path,
    summary: { zh: '组织信息', en: 'Show the organisation behind the channel, null before anybody has described it' },
    needs: anySession,
    answer: named('OrganisationIfAny', z.object({ organisation: z.nullable(organisation) })),
  }),
  update: endpoint({
    method: 'PUT',
    path,
    summary: { zh: '修改组织信息', en: 'Describe the organisation behind the channel; version 0 for the first time' },
    needs: flagNeeded('accountManagement'),
    query: versionQuery,
    body: organisationDraft,
    answer: organisation,
    errors: ['request.conflict', 'companies.unknown'],
  }),
} as const
