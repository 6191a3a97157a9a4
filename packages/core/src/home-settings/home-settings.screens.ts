import { flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const homeSettingsScreens = {
  homeSettings: {
    path: '/homeSettings',
    title: { zh: '轮播图设置', en: 'Carousel' },
    need: flagNeeded('homeCarousel'),
    variant: 'each',
    menu: 'homeSettings',
    help: 'turnIntroduceOperatingExplain',
  },
  videoSettings: {
    path: '/videoSettings',
    title: { zh: '视频设置', en: 'Video' },
    need: flagNeeded('homeVideo'),
    variant: 'each',
    menu: 'homeSettings',
    help: 'videomanagement',
  },
  logoSettings: {
    path: '/logoSettings',
    title: { zh: '标识设置', en: 'Logo' },
    need: flagNeeded('homeLogo'),
    variant: 'each',
    menu: 'homeSettings',
    help: 'customlogo',
  },
  themeSettings: {
    path: '/themeSettings',
    title: { zh: '背景设置', en: 'Theme' },
    need: flagNeeded('homeBackground'),
    variant: 'each',
    menu: 'homeSettings',
    help: 'cvtouchChangeTheTheme',
  },
  homeiconSettings: {
    path: '/homeiconSettings',
    title: { zh: '图标设置', en: 'Icons' },
    need: flagNeeded('homeIcon'),
    variant: 'each',
    menu: 'homeSettings',
    help: 'homeapplication',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const homeSettingsMenu = {
  homeSettings: {
    label: { zh: '首屏设置', en: 'Home screen' },
    group: 'channel',
    place: 10,
    icon: 'layout-dashboard',
    opens: ['homeSettings', 'videoSettings', 'logoSettings', 'themeSettings', 'homeiconSettings'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
