import type { ownResourcesContract } from '@icss/core/resources/resources.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { ownShelfHandlers } from '../resources/own-shelf.ts'
import { resourcesStore } from './resources.store.ts'

export const ownResourcesHandlers: Handlers<{ ownResources: typeof ownResourcesContract }>['ownResources'] =
  ownShelfHandlers(resourcesStore)
