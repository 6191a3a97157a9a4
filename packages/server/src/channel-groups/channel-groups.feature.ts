import { channelGroupsHandlers } from './channel-groups.handlers.ts'

export const handlers = { channelGroups: channelGroupsHandlers }
