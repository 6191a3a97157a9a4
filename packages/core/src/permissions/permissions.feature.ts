import { permissionsContract } from './permissions.contract.ts'
export { permissionsZh as zh } from './permissions.zh.ts'
export { permissionsEn as en } from './permissions.en.ts'

export const contract = { permissions: permissionsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  permissions: {
    zh: '有效权限及其来源，批量修改子频道的权限',
    en: 'Effective permissions and where they come from; bulk changes for sub-channels',
  },
} as const
