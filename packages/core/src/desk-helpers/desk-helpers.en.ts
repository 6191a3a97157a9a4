import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { deskHelperErrors } from './desk-helpers.errors.ts'
import type { deskHelpersZh } from './desk-helpers.zh.ts'

export const deskHelpersEn: Translation<typeof deskHelpersZh> = {
  title: 'Helpers at the door',
  intro:
    'Helpers sign people in on their own phones, without an account. They can find, sign in, add and undo, and see nothing else. A link leads to the desk until the meeting ends, or until you end it.',
  add: 'Add',
  fields: { name: 'Name of the helper', facts: 'Done', lastUsedAt: 'Last used', endedAt: 'Ended' },
  added: '{{name}} is added: send them the link',
  empty: 'No helpers yet. Add one, then send them the link or let them scan its code.',
  link: 'Link',
  linkOf: 'Link of {{name}}',
  linkText: 'One link a person, on one phone at a time: opened on another, it logs the first one out.',
  end: 'End',
  endOf: 'End the link of {{name}}',
  endTitle: 'End the link of {{name}}?',
  endText: 'Their phone leaves the desk at once. Everyone they signed in stays signed in.',
  ended: 'Ended',
  endedOf: 'The link of {{name}} is ended',
  facts_one: '1 done',
  facts_other: '{{count}} done',
  seen: 'Last used {{time}}',
  unseen: 'Not opened yet',
}

export const deskHelperErrorsEn = {
  'desk_helper.too_many': {
    says: 'A meeting has at most {{max}} helpers at the door',
    fix: 'End the links that are not needed first.',
  },
} as const satisfies Record<keyof typeof deskHelperErrors, Wording>
