export { ruleErrorsZh as errorsZh } from './rules.zh.ts'
export { ruleErrorsEn as errorsEn } from './rules.en.ts'
export { ruleErrors as errors } from './rules.errors.ts'
