import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { deskErrors } from './desk.errors.ts'
import type { deskZh } from './desk.zh.ts'
import { scanEn } from './scan.en.ts'

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
  unknownBadge: 'This badge belongs to another meeting',
  otherCode: 'This is not the code of a badge',
  more: '{{count}} more: type a few more letters',
  enter: 'Enter signs in',
  tooLate: 'The meeting has ended: the desk no longer signs anybody in',
  kept: '{{name}} is signed in, not handed in yet',
  keptVerified: '{{name}} is verified, not handed in yet',
  keptText: 'Kept on this device and handed in automatically when the network is back.',
  keptUntilLogin: 'Kept on this device and handed in automatically once you log in again.',
  waits: 'To hand in',
  nothingWaits: 'Connected. Nothing is waiting to be handed in.',
  away: 'The server cannot be reached: what you do is kept on this device',
  waiting_one: 'The server cannot be reached: {{count}} is waiting to be handed in',
  waiting_other: 'The server cannot be reached: {{count}} are waiting to be handed in',
  loggedOut: 'Your session has ended: what you do is kept on this device',
  waitingForLogin_one: 'Your session has ended: {{count}} is waiting to be handed in',
  waitingForLogin_other: 'Your session has ended: {{count}} are waiting to be handed in',
  logIn: 'Log in again',
  handingIn_one: 'Handing in {{count}}',
  handingIn_other: 'Handing in {{count}}',
  listOf: 'List as of {{time}}. Everything is handed in automatically when the network is back.',
  listUntilLogin: 'List as of {{time}}. Everything is handed in automatically once you log in again.',
  ready: 'Works without a network, with the list as of {{time}}',
  noList: 'This device has no list: only walk-ins can be added.',
  inPageOnly: 'This browser cannot store anything: do not close this page.',
  openDraw: 'A draw is under way: anyone who signs in now is not on its roster.',
  refused: 'What was not accepted',
  kinds: { signIn: 'Sign-in', walkIn: 'Walk-in', undo: 'Undo' },
  dismiss: 'Got it',
  dismissOf: 'Got it: {{name}}',
  leaveWaiting_one:
    '{{count}} is not handed in yet. It is kept on this device and handed in when the desk is next opened here, up to 24 hours after the meeting.',
  leaveWaiting_other:
    '{{count}} are not handed in yet. They are kept on this device and handed in when the desk is next opened here, up to 24 hours after the meeting.',
  leaveLosing_one: '{{count}} is not handed in yet. This browser cannot store anything: it is lost when you leave.',
  leaveLosing_other:
    '{{count}} are not handed in yet. This browser cannot store anything: they are lost when you leave.',
  scan: scanEn,
  terminal: {
    prompt: 'desk> ',
    how: 'Scan a badge, or type a name, company or end of the phone. “+ name phone company” adds a walk-in, “-” undoes the last one, Ctrl-D ends.',
    several: '{{count}} people match. Type a few more letters:',
    kept: 'Kept on this machine, to be handed in: {{line}}',
    takenBack: 'Undone, before it was handed in',
    waiting_one: '{{count}} is waiting to be handed in',
    waiting_other: '{{count}} are waiting to be handed in',
    refused: 'Not accepted: {{what}} of {{name}}. {{why}}',
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
