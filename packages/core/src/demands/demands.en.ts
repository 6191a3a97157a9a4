import type { Translation } from '../copy/translate.ts'
import { shelfEn } from '../resources/shelf.en.ts'
import { subjectsEn } from '../resources/subjects.en.ts'
import type { demandsZh } from './demands.zh.ts'

export const demandsEn: Translation<typeof demandsZh> = {
  title: 'Demands',
  count_one: '{{count}} demand',
  count_other: '{{count}} demands',
  create: 'Publish a demand',
  edit: 'Edit demand',
  search: 'Search demands by name or title',
  empty: {
    title: 'No demands yet',
    text: 'Publish the funds, opportunities, talent, technology, connections or know-how that members look for; resources that match are found.',
  },
  deleteTitle: 'Delete demand',
  deleteText: 'The demand “{{name}}” will be deleted. It can be restored from the recycle bin for 30 days.',
  matches: 'Matching resources',
  noMatches: 'No resource of this kind is on the shelf now',
  types: {
    7: subjectsEn.fund,
    8: subjectsEn.opportunity,
    9: subjectsEn.talent,
    10: subjectsEn.technology,
    11: subjectsEn.connections,
    12: subjectsEn.wisdom,
  },
  ...shelfEn,
}
