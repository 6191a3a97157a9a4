import type { usageContract } from '@icss/core/usage/usage.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { showUsage } from './show-usage.ts'

export const usageHandlers: Handlers<{ usage: typeof usageContract }>['usage'] = { show: showUsage }
