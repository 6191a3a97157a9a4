/** The windows in which stories are drawn. */
export const windows = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 360, height: 800 },
} as const

/**
 * In which language, theme and window stories are pictured, by the name of the picture. Chromatic's modes are the same: each
 * sets the toolbar's globals, and `viewport` the window.
 */
export const modes = {
  zh: { language: 'zh', theme: 'light', viewport: 'desktop' },
  'zh.phone': { language: 'zh', theme: 'light', viewport: 'phone' },
  'zh.dark': { language: 'zh', theme: 'dark', viewport: 'desktop' },
  en: { language: 'en', theme: 'light', viewport: 'desktop' },
} as const

export type Mode = keyof typeof modes
