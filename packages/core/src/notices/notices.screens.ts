import { flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const noticesScreens = {
  eusnoticeList: {
    path: '/eusnoticeList/{-$id}',
    title: { zh: '通知', en: 'Notices' },
    need: flagNeeded('publishNotice'),
    variant: 'each',
    menu: 'eusnoticeList',
    wmr: 'hidden',
    help: 'noticeOperatingExplain',
  },
  eusnewNotice: {
    path: '/eusnewNotice/{-$id}',
    title: { zh: '发布通知', en: 'Publish a notice' },
    need: flagNeeded('publishNotice'),
    variant: 'each',
    menu: 'eusnoticeList',
    wmr: 'hidden',
    help: 'noticeOperatingExplain',
  },
  eusnoticedetail: {
    path: '/eusnoticedetail/{-$id}',
    title: { zh: '通知详情', en: 'Notice' },
    need: flagNeeded('publishNotice'),
    variant: 'each',
    menu: 'eusnoticeList',
    wmr: 'hidden',
    help: 'noticeOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const noticesMenu = {
  eusnoticeList: {
    label: { zh: '通知', en: 'Notices' },
    group: 'training',
    place: 50,
    icon: 'bell',
    opens: ['eusnoticeList'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
