import type { CodeState } from '@icss/core/sms-codes/sms-code.ts'
import type { Config } from '../config.ts'

/** What becomes of codes on this server. Whatever strangers need a code for cannot be switched on while it is `off`. */
export const codeStateOf = ({ sms, demo }: Pick<Config, 'sms' | 'demo'>): CodeState => {
  if (sms) return 'sent'
  return demo ? 'kept' : 'off'
}
