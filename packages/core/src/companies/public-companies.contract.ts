import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { linkedCard } from '../employees/linked-card.ts'
import { linkNeeded } from '../permissions/need.ts'
import { linkParams } from '../public-sessions/public-session-endpoints.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { company } from './company.ts'

/** Where a page of its own leads, below this server's address. */
const path = impersonal(z.string())

/** A product, with where its picture is read, '' for none. */
const linkedProduct = z.object({
  name: impersonal(z.string()),
  link: impersonal(z.string()),
  time: impersonal(z.string()),
  description: personal('text', z.string()),
  image: path,
})

/** A resource or a demand on the shelf that has a page of its own. */
const linkedShelved = named('LinkedShelved', z.object({ path, name: impersonal(z.string()), type: z.number() }))

/** An activity that the company holds and that has a page of its own. */
const linkedActivity = named(
  'LinkedActivity',
  z.object({ path, title: personal('text', z.string()), startAt: storedInstant }),
)

/** A member company as its public page shows it; cards, resources, demands and activities are those that are public themselves. */
export const publicCompany = z.object({
  channelName: impersonal(z.string()),
  ...z.pick(company, {
    name: true,
    type: true,
    address: true,
    website: true,
    logo: true,
    industry: true,
    industryTags: true,
    highTech: true,
    listed: true,
    introduction: true,
    culture: true,
    vision: true,
    mission: true,
    managementIdea: true,
    legalRepresentative: true,
    registeredCapital: true,
    unifiedCreditCode: true,
    registeredAddress: true,
    businessPeriod: true,
    businessScope: true,
  }).shape,
  products: z.array(linkedProduct),
  cards: z.array(linkedCard),
  resources: z.array(linkedShelved),
  demands: z.array(linkedShelved),
  activities: z.array(linkedActivity),
})
export type PublicCompany = z.output<typeof publicCompany>

export const publicCompaniesContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/company',
    summary: { zh: '公开页上的企业', en: 'Show the member company of a public page' },
    needs: linkNeeded('company'),
    params: linkParams,
    answer: publicCompany,
  }),
} as const
