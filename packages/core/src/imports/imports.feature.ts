import { importsContract } from './imports.contract.ts'
export { importsZh as zh } from './imports.zh.ts'
export { importsEn as en } from './imports.en.ts'
export { importsScreens as screens } from './imports.screens.ts'

export const contract = { imports: importsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  imports: { zh: '导入前查看表格、下载模板', en: 'Looking at a table before it is imported, and templates' },
} as const
