import { platformContract } from './platform.contract.ts'

export const contract = { platform: platformContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  platform: { zh: '平台方：频道、商会、账号和配额', en: 'For the provider: channels, chambers, accounts and quotas' },
} as const
