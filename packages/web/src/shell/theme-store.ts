import { useSyncExternalStore } from 'react'
import { applyTheme, systemTheme, type ThemeName } from '@icss/ui/theme/applyTheme.ts'

const key = 'icss.theme'

const isTheme = (value: string | null): value is ThemeName =>
  value === 'light' || value === 'dark' || value === 'high-contrast'

/** The chosen theme, else what the system asks for. */
export function startTheme(): ThemeName {
  const stored = localStorage.getItem(key)
  return isTheme(stored) ? stored : systemTheme()
}

const watchers = new Set<() => void>()

function setTheme(theme: ThemeName): void {
  applyTheme(theme)
  localStorage.setItem(key, theme)
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The theme of the page, and how to choose another: the head and the person's menu show the same. */
export const useTheme = (): readonly [ThemeName, (theme: ThemeName) => void] => [
  useSyncExternalStore(watch, startTheme),
  setTheme,
]
