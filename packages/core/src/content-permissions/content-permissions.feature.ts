import { contentPermissionsContract } from './content-permissions.contract.ts'
export { contentPermissionsZh as zh, contentPermissionErrorsZh as errorsZh } from './content-permissions.zh.ts'
export { contentPermissionsEn as en, contentPermissionErrorsEn as errorsEn } from './content-permissions.en.ts'
export { contentPermissionErrors as errors } from './content-permissions.errors.ts'

export const contract = { contentPermissions: contentPermissionsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  contentPermissions: { zh: '内容对哪些频道组开放', en: 'Which content is open to which channel groups' },
} as const
