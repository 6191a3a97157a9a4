import { usageContract } from './usage.contract.ts'

export const contract = { usage: usageContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  usage: { zh: '存储用量', en: 'The storage used and allowed' },
} as const
