import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { activityErrors } from './activities.errors.ts'
import type { activitiesZh } from './activities.zh.ts'

export const activitiesEn: Translation<typeof activitiesZh> = {
  title: 'Activities',
  count_one: '{{count}} activity',
  count_other: '{{count}} activities',
  create: 'Publish an activity',
  edit: 'Edit activity',
  search: 'Search activities by title, place or host',
  empty: {
    title: 'No activities yet',
    text: 'Publish one; with a public link in a chat group, members sign up on their phones.',
  },
  deleteTitle: 'Delete activity',
  deleteText: 'The activity “{{name}}” and its sign-ups will be deleted; for 30 days the recycle bin can restore them.',
  fields: {
    title: 'Title',
    status: 'Status',
    startAt: 'Starts',
    endAt: 'Ends',
    place: 'Place',
    company: 'Host',
    publisher: 'Publisher',
    contact: 'Contact',
    headImage: 'Head image',
    content: 'Content',
    contentText: 'Words of the content',
    takesSignUps: 'Takes sign-ups',
    signUpLimit: 'Places',
    signUpEndsAt: 'Sign-up deadline',
    waitingList: 'Waiting list once full',
    requireCode: 'Verify the phone by an SMS code',
    confirmed: 'Signed up',
    waiting: 'Waiting',
    updatedAt: 'Updated',
  },
  status: { '0': 'Coming soon', '1': 'In progress', '2': 'Finished' },
  sections: { about: 'Activity', signUp: 'Sign-up' },
  hints: {
    company:
      'The name of the chamber or of a member company; under the name of a member it is shown on the page of that company',
    contact: 'Name and how to get in touch; everybody reads it on the public page',
    headImage: 'On top of the public page',
    signUpLimit: '0 for no limit',
    signUpEndsAt: 'The start of the activity, unless said',
    waitingList: 'When somebody cancels, those who wait move up in their order',
    requireCode: 'Each sign-up is an SMS',
  },
  signUps: 'Sign-ups',
  places: '{{confirmed}} / {{limit}}',
  placesWaiting: '{{confirmed}} / {{limit}}, {{waiting}} waiting',
  hiddenLink: 'Anyone with the link can read about the activity, and sign up while sign-up is open.',
  expect: 'Add to a meeting',
  expectTitle: 'Expect them at a meeting',
  expectText:
    'Those who have a place, {{count}} in all, become expected people of the meeting; a phone that it has already is not doubled.',
  expectMeeting: 'Meeting',
  newMeeting: 'A new meeting “{{title}}”',
  expected_one: '{{count}} person was added',
  expected_other: '{{count}} people were added',
  expectedAlready: '{{count}} added, {{already}} were on the list before',
  openMeeting: 'Open the list',
}

export const activityErrorsEn = {
  'activities.over': {
    says: 'The activity has ended, so that no meeting can be made of it',
    fix: 'Choose a meeting that has not ended.',
  },
} as const satisfies Record<keyof typeof activityErrors, Wording>
