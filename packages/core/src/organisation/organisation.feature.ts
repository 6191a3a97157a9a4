import { organisationContract } from './organisation.contract.ts'
export { organisationZh as zh } from './organisation.zh.ts'
export { organisationEn as en } from './organisation.en.ts'
export { organisationScreens as screens, organisationMenu as menu } from './organisation.screens.ts'

export const contract = { organisation: organisationContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  organisation: { zh: '频道或商会背后的组织', en: 'The organisation behind a channel or chamber' },
} as const
