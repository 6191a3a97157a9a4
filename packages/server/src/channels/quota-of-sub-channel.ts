import { defaultQuotas } from '@icss/core/channels/quotas.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { StoredChannel } from './channels.repository.ts'

/** The bytes that a sub-channel may store: what its superior says, and no more than the superior has itself. */
export function quotaOfSubChannel(
  { storageQuotaBytes: max }: Pick<StoredChannel, 'storageQuotaBytes'>,
  wanted: number = Math.min(max, defaultQuotas.storageBytes),
): number {
  if (wanted > max) {
    const fault = { code: 'rule.number_range', params: { min: 0, max } } as const
    throw new ProblemError('request.invalid', { errors: { storageQuotaBytes: fault } })
  }
  return wanted
}
