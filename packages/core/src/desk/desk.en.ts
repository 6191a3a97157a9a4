import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { deskErrors } from './desk.errors.ts'
import type { deskZh } from './desk.zh.ts'

export const deskEn: Translation<typeof deskZh> = {
  title: 'Sign-in desk',
  search: 'Scan a badge, or type a name, company or end of the phone',
  signIn: 'Sign in',
  signInOf: 'Sign in {{name}}',
  verify: 'Verify',
  verifyOf: 'Verify {{name}}',
  here: 'Signed in',
  number: 'No. {{number}}',
  walkIn: 'Add walk-in',
  walkInNamed: 'Add “{{name}}”',
  done: '{{name}} is signed in',
  verified: '{{name}} is verified, and takes part in draws',
  already: '{{name}} had signed in before',
  undone: 'The sign-in of {{name}} is undone',
  undo: 'Undo',
  undoOf: 'Undo {{name}}',
  recent: 'Just done',
  nothing: 'Nothing yet. Scan a badge, or type a few letters and press Enter.',
  nobody: 'Nobody on the list matches',
  unknownBadge: 'This badge is of another meeting',
  more: '{{count}} more: type a few more letters',
  enter: 'Enter signs in',
  tooLate: 'The meeting has ended: the desk signs nobody in',
  terminal: {
    prompt: 'desk> ',
    how: 'Scan a badge, or type a name, company or end of the phone. “+ name phone company” adds a walk-in, “-” undoes the last one, Ctrl-D ends.',
    several: '{{count}} people match. Type a few more letters:',
    nothingToUndo: 'There is nothing to undo',
  },
}

export const deskErrorsEn: Record<keyof typeof deskErrors, Wording> = {
  'desk.undo_late': {
    says: 'More than {{max}} s have passed: the desk cannot undo it',
    fix: 'Undo the sign-in in the list of participants.',
  },
  'desk.undo_changed': {
    says: 'The sign-in of this person has changed since',
    fix: 'Look at the list of participants.',
  },
}
