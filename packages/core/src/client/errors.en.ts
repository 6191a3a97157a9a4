import { clientErrorsEn } from './client.en.ts'
import { connectionErrorsEn } from './connection.en.ts'

export const errorsEn = { ...clientErrorsEn, ...connectionErrorsEn } as const
