import type { CallOptions } from '@icss/core/client/client.ts'
import { newKey } from '@icss/core/client/client.ts'
import type { Console } from '../console/console.ts'
import { patiently } from './patiently.ts'

/** Makes a call until it answers; asked again it carries the key that it had. */
export type Patiently = <T>(call: (options: CallOptions) => Promise<T>, idempotencyKey?: string) => Promise<T>

export function patientCalls({ t, warn }: Pick<Console, 't' | 'warn'>, signal: AbortSignal): Patiently {
  const told = { lost: () => warn(t('run.lost')), back: () => warn(t('run.back')) }
  return (call, idempotencyKey = newKey()) => patiently(() => call({ signal, idempotencyKey }), told, signal)
}
