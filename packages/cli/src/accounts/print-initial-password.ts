import type { Console } from '../console/console.ts'

/** Says the initial password of an account, which the server tells once. */
export function printInitialPassword(
  { t, print, note }: Pick<Console, 't' | 'print' | 'note'>,
  password: string | null,
): void {
  print(password === null ? t('accounts.initialConfigured') : t('accounts.initialPassword', { password }))
  note(t('accounts.mustChange'))
}
