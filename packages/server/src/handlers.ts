import type { contract } from '@icss/core/contract/contract.ts'
import { merged } from '@icss/core/parts.ts'
import * as features from './features.ts'
import type { Handlers } from './http/handler.ts'

/** A handler for every endpoint of the product; a missing one fails the type check. */
export const handlers: Handlers<typeof contract> = merged(features, 'handlers')
