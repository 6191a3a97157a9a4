import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { liveErrors } from './lives.errors.ts'
import type { livesZh } from './lives.zh.ts'

export const livesEn: Translation<typeof livesZh> = {
  title: 'Lives',
  count_one: '{{count}} live',
  count_other: '{{count}} lives',
  create: 'New live',
  edit: 'Edit live',
  search: 'Search lives by name',
  empty: { title: 'No lives yet', text: 'Add one; the stream can be tried before it starts.' },
  deleteTitle: 'Delete live',
  deleteText: 'The live “{{name}}” and its recording will be deleted. This cannot be undone.',
  fields: {
    name: 'Name',
    type: 'Type',
    source: 'Source',
    headImage: 'Head image',
    startAt: 'Starts',
    endAt: 'Ends',
    tutorId: 'Tutor',
    tutorPhone: 'Tutor’s phone',
    recording: 'Keep the recording',
    courseCategoryId: 'Category of the later course',
    status: 'Status',
    viewerCount: 'Viewers',
    traffic: 'Traffic',
    pushAddress: 'Push address',
    recordingUrl: 'Recording',
  },
  types: { ROOM: 'Quality', ROOM2: 'Big name', ROOMX: 'Internal' },
  sources: { quality: 'Quality', bigName: 'Big name', mobile: 'Mobile', computer: 'Computer' },
  status: { F: 'Not started', L: 'Live', P: 'Paused', C: 'Ended' },
  states: { notStarted: 'Not started', live: 'Live', ended: 'Ended' },
  traffic: { live: 'Live', storage: 'Storage', playback: 'Playback' },
  events: { start: 'Start', pause: 'Pause', resume: 'Resume', end: 'End', convert: 'Make it a course' },
}

export const liveErrorsEn: Record<keyof typeof liveErrors, Wording> = {
  'live.wrong_status': { says: 'The live is “{{status}}”, so this is not possible', fix: 'Reload to see its status.' },
  'live.already_course': { says: 'The live is an on-demand course already', fix: 'Find it in the list of courses.' },
  'live.tutor_missing': { says: 'The tutor is not there', fix: 'They may have been deleted; choose again.' },
  'live.no_recording': { says: 'The live has no recording', fix: 'Give the address of one, then make it a course.' },
}
