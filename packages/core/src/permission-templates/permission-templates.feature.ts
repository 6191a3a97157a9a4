import { permissionTemplatesContract } from './permission-templates.contract.ts'
export { permissionTemplatesZh as zh, templateErrorsZh as errorsZh } from './permission-templates.zh.ts'
export { permissionTemplatesEn as en, templateErrorsEn as errorsEn } from './permission-templates.en.ts'
export { templateErrors as errors } from './permission-templates.errors.ts'

export const contract = { permissionTemplates: permissionTemplatesContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  permissionTemplates: { zh: '权限模板', en: 'Permission templates' },
} as const
