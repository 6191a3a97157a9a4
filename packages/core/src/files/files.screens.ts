import { flagNeeded } from '../permissions/need.ts'
import type { MenuEntry } from '../routes/menu-entry.ts'
import type { ScreenAt } from '../routes/screen-at.ts'

export const filesScreens = {
  eusFileShow: {
    path: '/eusFileShow',
    title: { zh: '文件', en: 'Files' },
    need: flagNeeded('uploadFile'),
    variant: 'each',
    menu: 'eusFileShow',
    wmr: 'hidden',
    help: 'fileOperatingExplain',
  },
  eusFileUpload: {
    path: '/eusFileUpload/{-$id}',
    title: { zh: '上传文件', en: 'Upload a file' },
    need: flagNeeded('uploadFile'),
    variant: 'each',
    menu: 'eusFileShow',
    wmr: 'hidden',
    help: 'fileOperatingExplain',
  },
} as const satisfies Readonly<Record<string, ScreenAt>>

export const filesMenu = {
  eusFileShow: {
    label: { zh: '文件', en: 'Files' },
    group: 'training',
    place: 40,
    icon: 'folder',
    opens: ['eusFileShow'],
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
