import type { Page } from '@playwright/test'
import { api, demoAccount, logIn } from './product.ts'

/** Opens a channel of its own for a journey, as the provider, and logs in as its administrator. */
export async function openChannel(page: Page, accountNumber: string, change: object = {}) {
  await logIn(page, demoAccount('provider'))
  const { channel, initialPassword } = (await api(page, 'POST', '/api/v1/platform/channels', {
    kind: 'main',
    name: `频道${accountNumber}`,
    abbreviation: '频道',
    accountNumber,
    ...change,
  })) as { channel: { id: string }; initialPassword: string }
  const account = await firstLogin(page, accountNumber, initialPassword)
  return { id: channel.id, account }
}

/** Somebody with an initial password logs in and chooses another. */
export async function firstLogin(page: Page, accountNumber: string, initialPassword: string) {
  const account = { accountNumber, password: 'chosen_2026', role: 'channel-admin', channel: '' }
  await logIn(page, { ...account, password: initialPassword })
  await api(page, 'POST', '/api/v1/session/password', { newPassword: account.password })
  return account
}
