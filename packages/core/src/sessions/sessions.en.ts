import type { Translation } from '../copy/translate.ts'
import type { Wording } from '../errors/wording.ts'
import type { sessionErrors } from './sessions.errors.ts'
import type { sessionsZh } from './sessions.zh.ts'

export const sessionsEn: Translation<typeof sessionsZh> = {
  password: {
    title: 'Change the initial password',
    why: 'Account {{account}} still has its initial password; change it to continue.',
    rule: {
      seed: 'The new one has 6 to 20 letters, digits or underscores.',
      strict: 'The new one has 8 to 64 characters and is not a common one.',
    },
    currentPassword: 'Present password',
    newPassword: 'New password',
    repeated: 'New password again',
    submit: 'Change the password',
  },
  login: {
    documentTitle: 'ICSS back office for chambers and training',
    title: 'Log in',
    retry: 'Try again',
    subtitle: 'Channel and chamber administrators',
    account: 'Account',
    password: 'Password',
    submit: 'Log in',
    submitting: 'Logging in',
    succeeded: 'Logged in, opening',
    handedOver:
      'The administrator was changed. You can still log in with your account, which has the all-open template now.',
    forgotten:
      'No account, or the password forgotten? Ask the administrator of your channel; administrators ask the platform.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    newerSite: 'Go to the newer admin site',
    codeTitle: 'Second factor',
    codeText:
      'Account {{account}} has a second factor: enter the six digits of your authenticator app or, without your phone, a recovery code.',
    code: 'Code',
    codeSubmit: 'Check and log in',
    back: 'Another account',
    unsupported: 'This browser is not supported. Please use a current Edge, Chrome, Firefox or Safari.',
  },
}

export const sessionErrorsEn: Record<keyof typeof sessionErrors, Wording> = {
  'session.account_empty': { says: 'Account cannot be empty', fix: 'Enter the account.' },
  'session.password_empty': { says: 'Password cannot be empty', fix: 'Enter the password.' },
  'session.both_empty': { says: 'Account or password cannot be empty', fix: 'Enter account and password.' },
  'session.account_missing': { says: 'Account does not exist', fix: 'Check the account.' },
  'session.password_wrong': { says: 'The password is incorrect', fix: 'Tries left: {{left}}.' },
  'session.code_empty': {
    says: 'The code cannot be empty',
    fix: 'Enter the six digits of your authenticator app, or a recovery code.',
  },
  'session.code_needed': {
    says: 'This account has a second factor',
    fix: 'Enter the six digits of your authenticator app, or a recovery code.',
  },
  'session.code_wrong': { says: 'The code is wrong, or was used already', fix: 'Tries left: {{left}}.' },
  'session.locked': {
    says: 'Too many wrong passwords; the account is locked',
    fix: 'Try again in {{minutes}} minutes.',
  },
  'session.too_many': { says: 'Too many logins', fix: 'Try again in {{seconds}} seconds.' },
  'session.disabled': { says: 'The account is disabled', fix: 'Ask the administrator of the channel.' },
  'session.needed': { says: 'Not logged in', fix: 'Log in first.' },
  'session.expired': { says: 'The session has expired', fix: 'Log in again; what you filled in is kept.' },
  'session.forbidden': { says: 'No permission', fix: 'Ask an administrator to open it for you.' },
  'session.second_factor_needed': {
    says: 'The provider asks accounts of this kind for a second factor',
    fix: 'Log in in a browser and add one first.',
  },
  'session.password_change_needed': {
    says: 'The initial password must be changed first',
    fix: 'Change the password, then continue.',
  },
  'session.token_limit': {
    says: 'There are {{max}} personal tokens already',
    fix: 'Revoke one that is not used, then create another.',
  },
  'session.stream_limit': {
    says: 'The account follows {{max}} live updates already',
    fix: 'Close pages or commands that are not used; it is tried again in {{seconds}} seconds.',
  },
}
