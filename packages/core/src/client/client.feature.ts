import { clientErrorsEn } from './client.en.ts'
import { clientErrors } from './client.errors.ts'
import { clientErrorsZh } from './client.zh.ts'
import { connectionErrorsEn } from './connection.en.ts'
import { connectionErrors } from './connection.errors.ts'
import { connectionErrorsZh } from './connection.zh.ts'

export const errors = { ...clientErrors, ...connectionErrors } as const
export const errorsZh = { ...clientErrorsZh, ...connectionErrorsZh } as const
export const errorsEn = { ...clientErrorsEn, ...connectionErrorsEn } as const
