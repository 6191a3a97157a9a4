import { createContext, type ReactNode, use } from 'react'
import { type SiteSettings, siteSettingsOf } from '@icss/core/shell/site-settings.ts'

const Current = createContext(siteSettingsOf(undefined))

export type SiteSettingsProviderProps = { settings: SiteSettings; children: ReactNode }

export function SiteSettingsProvider({ settings, children }: SiteSettingsProviderProps) {
  return <Current value={settings}>{children}</Current>
}

/** What the server says about the site; nothing in particular without a provider. */
export const useSiteSettings = (): SiteSettings => use(Current)

/** Asks the server; a site that cannot be asked has nothing in particular to say. */
export const readSiteSettings = (): Promise<SiteSettings> =>
  fetch('settings.json')
    .then((answer): Promise<unknown> => answer.json())
    .catch(() => undefined)
    .then(siteSettingsOf)
