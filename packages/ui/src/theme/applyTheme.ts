export type ThemeName = 'light' | 'dark' | 'high-contrast'
export type DensityName = 'regular' | 'compact' | 'roomy'

/** What the person's system asks for, until they choose themselves. */
export function systemTheme(): ThemeName {
  if (matchMedia('(prefers-contrast: more)').matches) return 'high-contrast'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Gives the whole document, or one part of it, a theme and a density. */
export function applyTheme(theme: ThemeName, density: DensityName = 'regular', target = document.documentElement) {
  target.dataset['theme'] = theme
  target.dataset['density'] = density
}
