import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ThemeName } from './applyTheme.ts'
import { branding } from './branding.ts'
import { vars } from './vars.css.ts'

/** Gives the document the accent of a channel; null takes it away. Call it again when the theme changes. */
export function applyBranding(colour: string | null, theme: ThemeName, target = document.documentElement) {
  const accents = branding(colour ?? '#1f3dae', theme)
  for (const [name, value] of Object.entries(accents)) {
    const [property = ''] = Object.keys(assignInlineVars({ [vars.color[name as keyof typeof accents]]: value }))
    if (colour === null) target.style.removeProperty(property)
    else target.style.setProperty(property, value)
  }
}
