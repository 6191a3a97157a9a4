import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { usageErrors } from './usage.errors.ts'
import type { usageZh } from './usage.zh.ts'

export const usageEn: Translation<typeof usageZh> = {
  title: 'Usage',
  thingsTitle: 'Traffic by content',
  fields: {
    day: 'Day',
    live: 'Live',
    playback: 'Playback',
    storage: 'Storage',
    total: 'Traffic',
    previous: 'Range before',
    name: 'Content',
    thing: 'Kind',
  },
  things: { lives: 'Live', courses: 'Course', files: 'File', others: 'Other' },
  kinds: { live: 'Live', playback: 'Playback', storage: 'Storage' },
  deleted: 'Deleted content',
  others: 'Pictures and the like',
  ranges: {
    label: 'Range',
    today: 'Today',
    yesterday: 'Yesterday',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    month: 'This month',
    clear: 'Clear',
  },
  updated: 'As of {{time}}',
  storageName: 'Storage',
  storedName: 'Stored',
  monthName: 'Traffic this month',
  of: '/ {{quota}}',
  states: { free: 'Fine', warned: 'Over 80%', full: 'Used up' },
  fullOn: 'Full on {{day}}',
  projected: 'By the end of the month {{size}}, {{share}}',
  tooEarly: 'An outlook comes after 7 days',
  uploadsStop: 'New uploads are refused',
  playbackStops: 'Public playback and downloads are refused; lives and administrators are not affected',
  shareOfRange: '{{share}}',
  perDay: 'Traffic a day ({{unit}})',
  perMonth: 'Traffic a month ({{unit}})',
  storageChart: 'Storage ({{unit}})',
  storedKinds: { video: 'Videos', image: 'Pictures', file: 'Files' },
  projection: 'Projection',
  quotaLine: 'Quota',
  warnLine: 'Alert at 80%',
  table: 'Data table',
  point: 'Day',
  nothing: 'No traffic yet',
  nothingStored: 'Nothing stored yet',
  byThing: 'By content ({{unit}})',
  change: 'Change',
  count_one: '{{count}} item',
  count_other: '{{count}} items',
  exportThings: 'Export by content',
  empty: {
    title: 'No traffic in this range',
    text: 'Once somebody watches a live or a recording, or downloads a file, it is listed here.',
  },
  alerts: {
    title: 'Alerts',
    text: 'You are notified here once when 80% and 100% are reached, and again after use has fallen 5 points below and rises anew.',
    storage: 'Send alerts of storage by SMS too',
    traffic: 'Send alerts of traffic by SMS too',
    saved: 'The alerts are saved',
    raised: 'Alert at {{level}}% sent {{time}}',
  },
}

export const usageErrorsEn: Record<keyof typeof usageErrors, Wording> = {
  'usage.traffic_used': {
    says: 'The traffic of this month is used up, so nothing can be played back or downloaded',
    fix: 'Come back next month, or ask the administrator of the channel for more.',
  },
}
