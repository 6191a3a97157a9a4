import type { Views } from '../shell/view.ts'

const screens = () => import('./HomeSettingsScreens.tsx')

export const views = {
  homeSettings: async () => ({ default: (await screens()).CarouselSettings }),
  videoSettings: async () => ({ default: (await screens()).VideoSettings }),
  logoSettings: async () => ({ default: (await screens()).LogoSettings }),
  themeSettings: async () => ({ default: (await screens()).ThemeSettings }),
  homeiconSettings: async () => ({ default: (await screens()).IconSettings }),
} satisfies Views
