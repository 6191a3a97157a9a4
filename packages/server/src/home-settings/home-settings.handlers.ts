import type { applicationsContract } from '@icss/core/applications/applications.contract.ts'
import { hidesCourses } from '@icss/core/home-settings/home-functions.ts'
import type { homeLogoContract } from '@icss/core/home-settings/home-logo.contract.ts'
import type {
  homeDraftsContract,
  homePageContract,
  homeScreenContract,
} from '@icss/core/home-settings/home-settings.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { channelPageHandlers } from './channel-page-handlers.ts'
import { searchTargets } from './known-names.ts'
import { openedDocuments } from './opened-files.ts'
import { closePreview, openPreview, showPreview } from './preview-link.ts'
import { cancelSchedule, discardDrafts, listHistory, moveSchedule, publishHome } from './publish-home.ts'
import { restoreRevision, showRevision } from './restore-revision.ts'
import { saveDraft } from './save-draft.ts'
import { showHome } from './show-home.ts'
import { documentOf, shownHome } from './shown-home.ts'

export const homeDraftsHandlers: Handlers<{ drafts: typeof homeDraftsContract }>['drafts'] = {
  carousel: saveDraft('carousel'),
  videos: saveDraft('videos'),
  logo: saveDraft('logo'),
  theme: saveDraft('theme'),
  icons: saveDraft('icons'),
}

export const applicationsHandlers: Handlers<{ applications: typeof applicationsContract }>['applications'] = {
  homeApps: saveDraft('homeApps'),
  toolApps: saveDraft('toolApps'),
}

export const homeScreenHandlers: Handlers<{ screen: typeof homeScreenContract }>['screen'] = {
  show: showHome,
  publish: publishHome,
  discard: discardDrafts,
  moveSchedule,
  cancelSchedule,
  history: listHistory,
  revision: showRevision,
  restore: restoreRevision,
  async targets({ session: { channel }, services }, { query }) {
    if (hidesCourses(channel)) return { items: [] }
    return { items: await searchTargets(services.database.system, channel, query) }
  },
  showPreview,
  openPreview,
  closePreview,
}

export const homeLogoHandlers: Handlers<{ logo: typeof homeLogoContract }>['logo'] = {
  async show({ session: { channel }, services, request }) {
    const home = found(await shownHome(services.database.system, channel.id))
    const { logo } = documentOf(home)
    const [opened] = await openedDocuments(services, request, channel.superiorChannelId, [{ logo }])
    return opened?.logo ?? logo
  },
}

/** The page of a home screen has the channel's id, before anything was published, too. */
export const homePageHandlers: Handlers<{ page: typeof homePageContract }>['page'] = channelPageHandlers('home')
