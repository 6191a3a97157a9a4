export { publicSessionErrorsZh as errorsZh } from './public-sessions.zh.ts'
export { publicSessionErrorsEn as errorsEn } from './public-sessions.en.ts'
export { publicSessionErrors as errors } from './public-sessions.errors.ts'
