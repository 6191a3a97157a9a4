import { channelPageHandlers } from '../home-settings/channel-page-handlers.ts'

export const chamberPagesHandlers = channelPageHandlers('chamber')
