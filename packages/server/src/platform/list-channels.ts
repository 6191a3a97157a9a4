import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import type { Handler } from '../http/handler.ts'
import { listServedChannels } from './platform.repository.ts'

export const listChannels: Handler<typeof platformContract.listChannels> = ({ services: { database } }, { query }) =>
  listServedChannels(database.system, query)
