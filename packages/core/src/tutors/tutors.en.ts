import type { Translation } from '../copy/translate.ts'
import type { tutorsZh } from './tutors.zh.ts'

export const tutorsEn: Translation<typeof tutorsZh> = {
  title: 'Tutors',
  count_one: '{{count}} tutor',
  count_other: '{{count}} tutors',
  create: 'New tutor',
  edit: 'Edit tutor',
  search: 'Search tutors by name',
  categories: 'Tutor categories',
  empty: { title: 'No tutors yet', text: 'Add one, for lives and courses to choose.' },
  deleteTitle: 'Delete tutor',
  deleteText: 'The tutor “{{name}}” will be deleted. It can be restored from the recycle bin for 30 days.',
  fields: {
    name: 'Name',
    categoryId: 'Category',
    introduction: 'Introduction',
    avatar: 'Avatar',
    serial: 'Serial no.',
    status: 'Status',
    updatedAt: 'Updated',
  },
  hints: { serial: '0 to 9999, small ones first' },
  status: { online: 'Online', offline: 'Offline' },
  putOnline: 'Put online',
  takeOffline: 'Take offline',
  set: { online: '“{{name}}” is online', offline: '“{{name}}” is offline' },
}
