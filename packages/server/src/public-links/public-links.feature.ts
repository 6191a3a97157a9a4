import { publicLinksHandlers } from './public-links.handlers.ts'

export const handlers = { publicLinks: publicLinksHandlers }
