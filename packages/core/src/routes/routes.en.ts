import type { Translation } from '../copy/translate.ts'
import type { routesZh } from './routes.zh.ts'

export const routesEn: Translation<typeof routesZh> = {
  tabs: {
    channelInformation: 'Channel information',
    organisation: 'Organisation',
    accounts: 'Accounts',
    channelGroups: 'Channel groups',
    contentPermissions: 'Content permissions',
    subChannelPermissions: 'Sub-channel permissions',
    permissionTemplates: 'Permission templates',
    usage: 'Traffic and storage',
    businessCards: 'Super business cards',
  },
}
