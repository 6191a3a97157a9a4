import { ownCard } from '@icss/core/employee-bindings/own-card.ts'
import { ownDemand } from '@icss/core/demands/demands.contract.ts'
import { ownResource } from '@icss/core/resources/resources.contract.ts'
import { demandsStore } from '../demands/demands.store.ts'
import type { PublicPages } from '../public-links/serve-public-pages.ts'
import { ownShelved } from '../resources/own-shelf.ts'
import { resourcesStore } from '../resources/resources.store.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'
import { cardOfVisit } from './bound-card.ts'
import { ownCardOf } from './own-cards.handlers.ts'

/** The pages of binding and of the own card: previews name neither person nor company. */
export const ownCardPages = {
  binding: async (visit, tenant, { config }) => {
    if (visit.by === 'link') return { content: { kind: 'enter', to: 'binding' } }
    const { channelName, companyName } = await tenant((db) => cardOfVisit(db, visit))
    return { content: { kind: 'binding', page: { channelName, companyName, codes: codeStateOf(config) } } }
  },
  employee: async (visit, tenant, services) => {
    // Its time is over: a code makes it anew, and without a gateway a new link of the chamber does.
    const codes = codeStateOf(services.config)
    if (visit.hasEnded) return { content: codes === 'off' ? { kind: 'ended' } : { kind: 'renewal', codes } }
    return {
      content: {
        kind: 'employee',
        card: ownCard.parse(await ownCardOf(visit, tenant, services)),
        ...(await tenant(async (db) => {
          const card = await cardOfVisit(db, visit)
          return {
            resources: (await ownShelved(resourcesStore, db, card)).map((one) => ownResource.parse(one)),
            demands: (await ownShelved(demandsStore, db, card)).map((one) => ownDemand.parse(one)),
          }
        })),
      },
    }
  },
} satisfies Partial<PublicPages>
