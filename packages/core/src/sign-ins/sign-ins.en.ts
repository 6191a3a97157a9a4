import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { signInErrors } from './sign-ins.errors.ts'
import type { signInsZh } from './sign-ins.zh.ts'

export const signInsEn: Translation<typeof signInsZh> = {
  link: {
    title: 'Sign-in code on the screen',
    off: 'Off. Once it is on, the sign-in screen shows a code that changes every 10 seconds: a photo of it sent elsewhere signs nobody in.',
    hint: 'The sign-in screen shows it; this address alone signs nobody in.',
  },
  printed: {
    title: 'Printed sign-in code',
    off: 'Off. For places without a screen: a code that stays. Name and phone are asked for, and the list says “Printed code”.',
    hint: 'It works only while people sign in.',
    image: 'Download picture (15 cm at 300 dpi)',
  },
  screen: 'Sign-in screen',
  scan: 'Scan to sign in',
  rotates: 'The code changes every {{every}} s, next in {{seconds}} s',
  signedIn: 'Signed in',
  ofExpected: 'of {{expected}}, {{percent}}',
  perMinute: 'Each minute, now {{count}}',
  startsIn_one: 'Starts in {{count}} minute',
  startsIn_other: 'Starts in {{count}} minutes',
  runs: 'In progress',
  closed: 'Nobody can sign in now',
  noLink: 'The code on the screen is not on yet',
  open: 'Turn on',
  justNow: 'Just now',
  empty: 'Waiting for the first to sign in',
  masked: 'Names are masked',
  full: 'Names are shown',
  online: 'Connected',
  offline: 'No network, trying again',
  keep: 'Number and seat are on your phone after signing in: keep the page',
  keys: { fullScreen: 'Full screen', names: 'Show names', hide: 'Mask names', phone: 'On a phone', exit: 'Leave' },
  code: 'Sign-in code',
  phone: 'The sign-in page on a phone',
}

export const signInErrorsEn: Record<keyof typeof signInErrors, Wording> = {
  'sign_in.code_ended': { says: 'This code has changed', fix: 'Scan the code on the screen again.' },
  'sign_in.closed': { says: 'Nobody can sign in now', fix: 'Scan again while people sign in, or ask the staff.' },
  'sign_in.not_expected': {
    says: 'This phone number is not on the list',
    fix: 'Check the number, or sign in at the desk.',
  },
  'sign_in.taken': { says: 'This phone number has signed in already', fix: 'Please go to the desk.' },
  'sign_in.other_name': {
    says: 'The name is not the one on the list',
    fix: 'Check the name, or sign in at the desk.',
  },
  'we_chat.off': {
    says: 'This server is not connected to WeChat',
    fix: 'The operator of the platform sets ICSS_WECHAT_URL.',
  },
  'we_chat.code_ended': { says: 'What WeChat confirmed is out of date', fix: 'Confirm with WeChat again.' },
  'we_chat.misconfigured': {
    says: 'WeChat did not accept the public account (errcode {{errcode}})',
    fix: 'The organiser checks its app id, its secret, and the IP addresses that the account allows.',
  },
  'we_chat.secret_lost': {
    says: 'The secret of the public account can no longer be read',
    fix: 'The organiser enters it again in the settings of the meeting.',
  },
  'we_chat.unreachable': {
    says: 'WeChat cannot be reached right now',
    fix: 'Try again soon, or show who you are at the desk.',
  },
}
