import { clientErrorsZh } from './client.zh.ts'
import { connectionErrorsZh } from './connection.zh.ts'

export const errorsZh = { ...clientErrorsZh, ...connectionErrorsZh } as const
