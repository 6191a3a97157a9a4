export { categoriesZh as zh, categoryErrorsZh as errorsZh } from './categories.zh.ts'
export { categoriesEn as en, categoryErrorsEn as errorsEn } from './categories.en.ts'
export { categoryErrors as errors } from './categories.errors.ts'
