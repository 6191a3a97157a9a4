import { systemTheme, type ThemeName } from '@icss/ui/theme/applyTheme.ts'

const key = 'icss.theme'

const isTheme = (value: string | null): value is ThemeName =>
  value === 'light' || value === 'dark' || value === 'high-contrast'

/** The chosen theme, else what the system asks for. */
export function startTheme(): ThemeName {
  const stored = localStorage.getItem(key)
  return isTheme(stored) ? stored : systemTheme()
}

export const storeTheme = (theme: ThemeName): void => localStorage.setItem(key, theme)
