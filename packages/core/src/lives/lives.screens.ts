import { anySession, flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const livesScreens = {
  liveCurriculum: {
    path: '/liveCurriculum',
    title: { zh: '直播课程', en: 'Live courses' },
    need: anySession,
    variant: 'each',
    commerce: { menu: 'curriculum' },
    menu: 'liveCurriculum',
    wmr: 'hidden',
    help: 'appbslivecourse',
  },
  liveDetails: {
    path: '/liveDetails/{-$id}',
    title: { zh: '直播详情', en: 'Live details' },
    need: anySession,
    variant: 'both',
    menu: 'liveCurriculum',
    wmr: 'hidden',
    help: 'appbslivecourse',
  },
  receivedLives: {
    path: '/receivedLives/{-$id}',
    title: { zh: '主频道开放的直播', en: 'Lives from the main channel' },
    need: anySession,
    variant: 'channel',
    menu: 'liveCurriculum',
    wmr: 'hidden',
    help: 'appbslivecourse',
  },
  createLive: {
    path: '/createLive/{-$id}',
    title: { zh: '直播资料', en: 'Live' },
    need: flagNeeded('uploadCourse'),
    variant: 'each',
    commerce: { menu: 'curriculum' },
    menu: 'liveCurriculum',
    wmr: 'hidden',
    help: 'appbslivecourse',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const livesMenu = {
  liveCurriculum: {
    label: { zh: '直播课程', en: 'Live courses' },
    group: 'training',
    place: 30,
    icon: 'radio',
    opens: ['liveCurriculum'],
    variant: 'channel',
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
