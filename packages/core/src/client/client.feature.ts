import { clientErrors } from './client.errors.ts'
import { connectionErrors } from './connection.errors.ts'
export { errorsZh } from './errors.zh.ts'
export { errorsEn } from './errors.en.ts'

export const errors = { ...clientErrors, ...connectionErrors } as const
