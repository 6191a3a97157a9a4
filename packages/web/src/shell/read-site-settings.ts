import { type SiteSettings, siteSettingsOf } from '@icss/core/shell/site-settings.ts'

/** Asks the server; a site that cannot be asked has nothing in particular to say. */
export const readSiteSettings = (): Promise<SiteSettings> =>
  fetch('settings.json')
    .then((answer): Promise<unknown> => answer.json())
    .catch(() => undefined)
    .then(siteSettingsOf)
