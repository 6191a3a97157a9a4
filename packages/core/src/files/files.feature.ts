import { filesContract, fileGroupsContract, receivedFilesContract } from './files.contract.ts'
import { publicFilesContract } from './public-files.contract.ts'
export { filesZh as zh, fileErrorsZh as errorsZh } from './files.zh.ts'
export { filesEn as en, fileErrorsEn as errorsEn } from './files.en.ts'
export { fileErrors as errors } from './files.errors.ts'
export { filesScreens as screens, filesMenu as menu } from './files.screens.ts'
export { fileColumns as columns } from './file.columns.ts'

export const contract = {
  files: filesContract,
  fileGroups: fileGroupsContract,
  receivedFiles: receivedFilesContract,
  publicFiles: publicFilesContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  files: { zh: '云盘文件', en: 'Files of the cloud disk' },
  fileGroups: { zh: '文件组', en: 'Groups of files' },
  receivedFiles: { zh: '主频道开放的文件', en: 'Files that the main channel has opened to this channel' },
  publicFiles: { zh: '文件的公开页', en: 'The public pages of files' },
} as const
