import { joinPagesHandlers } from './join-pages.handlers.ts'
import { joinRequestsHandlers } from './join-requests.handlers.ts'
import { publicJoinHandlers, publicJoinPage } from './public-join.handlers.ts'

export const handlers = {
  joinRequests: joinRequestsHandlers,
  joinPages: joinPagesHandlers,
  publicJoin: publicJoinHandlers,
}

export const publicPages = { join: publicJoinPage }
