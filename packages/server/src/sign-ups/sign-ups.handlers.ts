import { signUpColumns } from '@icss/core/sign-ups/sign-up.columns.ts'
import type { signUpsContract } from '@icss/core/sign-ups/sign-ups.contract.ts'
import { signUpsEn } from '@icss/core/sign-ups/sign-ups.en.ts'
import { signUpsZh } from '@icss/core/sign-ups/sign-ups.zh.ts'
import { exportEntities } from '../entities/entity-export.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { signUpsStore } from './sign-ups.store.ts'

export const signUpsHandlers: Handlers<{ signUps: typeof signUpsContract }>['signUps'] = {
  ...entityHandlers(signUpsStore),
  export: exportEntities(signUpsStore, { columns: signUpColumns, words: { zh: signUpsZh, en: signUpsEn } }),
}
