export { formsZh as zh } from './forms.zh.ts'
export { formsEn as en } from './forms.en.ts'
