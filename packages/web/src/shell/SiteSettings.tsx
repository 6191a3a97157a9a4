import { createContext, type ReactNode, use } from 'react'
import { type SiteSettings, siteSettingsOf } from '@icss/core/shell/site-settings.ts'

const Current = createContext(siteSettingsOf(undefined))

export type SiteSettingsProviderProps = { settings: SiteSettings; children: ReactNode }

export function SiteSettingsProvider({ settings, children }: SiteSettingsProviderProps) {
  return <Current value={settings}>{children}</Current>
}

/** What the server says about the site; nothing in particular without a provider. */
export const useSiteSettings = (): SiteSettings => use(Current)
