import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { shelfErrors } from './resources.errors.ts'
import type { resourcesZh } from './resources.zh.ts'
import { shelfEn } from './shelf.en.ts'
import { subjectsEn } from './subjects.en.ts'

export const resourcesEn: Translation<typeof resourcesZh> = {
  title: 'Resources',
  count_one: '{{count}} resource',
  count_other: '{{count}} resources',
  create: 'Publish a resource',
  edit: 'Edit resource',
  search: 'Search resources by name or title',
  empty: {
    title: 'No resources yet',
    text: 'Publish the funds, opportunities, talent, technology, connections or know-how that members offer; demands that match are found.',
  },
  deleteTitle: 'Delete resource',
  deleteText: 'The resource “{{name}}” will be deleted. It can be restored from the recycle bin for 30 days.',
  matches: 'Matching demands',
  noMatches: 'No demand of this kind is on the shelf now',
  types: {
    1: subjectsEn.fund,
    2: subjectsEn.opportunity,
    3: subjectsEn.talent,
    4: subjectsEn.technology,
    5: subjectsEn.connections,
    6: subjectsEn.wisdom,
  },
  ...shelfEn,
}

export const shelfErrorsEn = {
  'shelf.contact_unknown': {
    says: 'The company has no such card',
    fix: 'Choose a contact among the employee cards of the company.',
  },
  'shelf.expired': { says: 'It has expired and cannot go on the shelf', fix: 'Change when it expires first.' },
  'shelf.not_waiting': { says: 'It does not wait for approval', fix: 'Reload to see how it stands now.' },
  'shelf.unseen': {
    says: 'The decision does not say which version was looked at',
    fix: 'Look at it again, then decide with the version that you saw.',
  },
  'shelf.too_many_today': {
    says: 'Resources and demands filed in 24 hours at most: {{max}}',
    fix: 'File it tomorrow, or ask the chamber.',
  },
  'shelf.too_many': {
    says: 'Resources and demands of your own at a time at most: {{max}}',
    fix: 'Withdraw what is no longer needed first.',
  },
  'shelf.reported': {
    says: 'It was hidden after a report',
    fix: 'Only the administrator of the chamber puts it back on the shelf.',
  },
} as const satisfies Record<keyof typeof shelfErrors, Wording>
