import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { newsErrors } from './news.errors.ts'
import type { newsZh } from './news.zh.ts'

export const newsEn: Translation<typeof newsZh> = {
  title: 'News',
  count_one: '{{count}} piece of news',
  count_other: '{{count}} pieces of news',
  create: 'New piece of news',
  edit: 'Edit news',
  search: 'Search news by title or text',
  empty: { title: 'No news yet', text: 'Write some; once published it can have a public link for groups.' },
  deleteTitle: 'Delete news',
  deleteText: '“{{name}}” and its pictures will be deleted; for 30 days the recycle bin can restore them.',
  publish: 'Publish',
  withdraw: 'Withdraw',
  published: 'Published',
  withdrawn: 'Withdrawn',
  fields: {
    title: 'Title',
    body: 'Body',
    bodyText: 'Words of the body',
    startAt: 'Starts',
    endAt: 'Ends',
    publisher: 'Publisher',
    file: 'File',
    status: 'Status',
    pictureCount: 'Pictures',
    updatedAt: 'Updated',
  },
  status: { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' },
  states: { draft: 'Draft', scheduled: 'Scheduled', showing: 'Showing', over: 'Over', withdrawn: 'Withdrawn' },
  hiddenLink: 'The link shows the news once it is published, and during its time.',
  pictures: {
    title: 'Pictures {{count}}',
    about: 'Shown in this order below the body, 1,000 at most; several can be chosen at once.',
    add: 'Add pictures',
    sending: 'Sending {{sent}} of {{of}}',
    nth: 'Picture {{place}}',
    caption: 'Words below the picture',
    word: 'Edit the words of “{{name}}”',
    remove: 'Remove “{{name}}”',
    removed: 'The picture was removed',
    up: 'Move “{{name}}” up',
    down: 'Move “{{name}}” down',
    moved: '“{{name}}” is now picture {{place}}',
  },
}

export const newsErrorsEn: Record<keyof typeof newsErrors, Wording> = {
  'news.over': { says: 'The time of the news is over', fix: 'Change its end first, then publish it.' },
  'news.not_published': { says: 'The news is not published', fix: 'Reload to see its status.' },
  'news.published': { says: 'Published news cannot be deleted', fix: 'Withdraw it first.' },
  'news.too_many_pictures': { says: 'There are {{max}} pictures already', fix: 'Remove some first.' },
}
