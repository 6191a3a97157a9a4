import type { HomeDocument } from '@icss/core/home-settings/home-document.ts'
import { ShortMemory } from '../http/short-memory.ts'
import { openedPath } from '../objects/opened-links.ts'
import type { Services } from '../services.ts'
import { shownHome } from './shown-home.ts'

const memory = new ShortMemory<string>()

/** Where the logo that the home screen of a channel shows is read from a page without login; '' where there is none. */
export const channelLogo = (services: Services, channelId: string): Promise<string> =>
  memory.read(services.database, channelId, async () => {
    const { content, of } = (await shownHome(services.database.system, channelId))?.parts.logo ?? {}
    return of ? openedPath(services, of.id, (content as HomeDocument['logo']).logo) : ''
  })
