import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { wordProblem } from '../errors/report-error.ts'

/** Whether an endpoint takes it that somebody knows what it would else refuse. */
export const isConfirmable = ({ query }: Endpoint): boolean => query !== undefined && 'confirmed' in query.shape

/** Calls an endpoint; where it refuses what may be confirmed, the person is asked, and it is called again. */
export async function onceConfirmed<T>(
  console: Pick<Console, 't' | 'language' | 'mayAsk'>,
  endpoint: Endpoint,
  yes: boolean,
  send: (query: { readonly confirmed?: string }) => Promise<T>,
): Promise<T> {
  if (!isConfirmable(endpoint)) return send({})
  const confirmed = { confirmed: 'true' }
  try {
    return await send(yes ? confirmed : {})
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'companies.name_alike' || !console.mayAsk) throw error
    const { says } = wordProblem(console, error)
    await confirm(console, { what: console.t('confirm.allTheSame', { says }), yes })
    return send(confirmed)
  }
}
