import {
  ownResourcesContract,
  publicResourcesContract,
  resourcesContract,
  shelfSettingsContract,
} from './resources.contract.ts'
export { resourcesZh as zh, shelfErrorsZh as errorsZh } from './resources.zh.ts'
export { resourcesEn as en, shelfErrorsEn as errorsEn } from './resources.en.ts'
export { shelfErrors as errors } from './resources.errors.ts'
export { resourcesScreens as screens, resourcesMenu as menu } from './resources.screens.ts'
export { resourceColumns as columns } from './resource.columns.ts'
export { shelfChoices as choices } from './shelf.ts'

export const contract = {
  resources: resourcesContract,
  ownResources: ownResourcesContract,
  publicResources: publicResourcesContract,
  shelfSettings: shelfSettingsContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  resources: { zh: '会员企业的资源', en: 'What member companies offer' },
  ownResources: { zh: '员工为企业发布的资源', en: 'Resources that employees file for their company' },
  shelfSettings: { zh: '员工发布的审核设置', en: 'Whether what employees file waits for approval' },
  publicResources: { zh: '资源的公开页', en: 'The public pages of resources' },
} as const
