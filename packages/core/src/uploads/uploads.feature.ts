import { uploadsContract } from './uploads.contract.ts'
export { uploadsZh as zh, uploadErrorsZh as errorsZh } from './uploads.zh.ts'
export { uploadsEn as en, uploadErrorsEn as errorsEn } from './uploads.en.ts'
export { uploadErrors as errors } from './uploads.errors.ts'

export const contract = { uploads: uploadsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  uploads: { zh: '上传，以及已上传的文件', en: 'Uploads, and the files that were uploaded' },
} as const
