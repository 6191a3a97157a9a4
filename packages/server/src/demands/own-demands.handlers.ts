import type { ownDemandsContract } from '@icss/core/demands/demands.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { ownShelfHandlers } from '../resources/own-shelf.ts'
import { demandsStore } from './demands.store.ts'

export const ownDemandsHandlers: Handlers<{ ownDemands: typeof ownDemandsContract }>['ownDemands'] =
  ownShelfHandlers(demandsStore)
