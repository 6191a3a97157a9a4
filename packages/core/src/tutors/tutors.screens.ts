import { anySession, flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const tutorsScreens = {
  tutor: {
    path: '/tutor',
    title: { zh: '导师管理', en: 'Tutors' },
    need: anySession,
    variant: 'both',
    menu: 'tutor',
    help: 'managementcourse',
  },
  tutoradd: {
    path: '/tutoradd/{-$id}',
    title: { zh: '导师资料', en: 'Tutor' },
    need: flagNeeded('uploadCourse'),
    variant: 'both',
    menu: 'tutor',
    help: 'managementcourse',
  },
  tutorCategories: {
    path: '/tutorCategories',
    title: { zh: '导师分类', en: 'Tutor categories' },
    need: flagNeeded('uploadCourse'),
    variant: 'both',
    menu: 'tutor',
    help: 'managementcourse',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const tutorsMenu = {
  tutor: {
    label: { zh: '导师管理', en: 'Tutors' },
    group: 'training',
    place: 10,
    icon: 'user-round',
    opens: ['tutor'],
    variant: 'channel',
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
