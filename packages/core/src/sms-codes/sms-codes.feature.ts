export { smsCodeErrorsZh as errorsZh } from './sms-codes.zh.ts'
export { smsCodeErrorsEn as errorsEn } from './sms-codes.en.ts'
export { smsCodeErrors as errors } from './sms-codes.errors.ts'
