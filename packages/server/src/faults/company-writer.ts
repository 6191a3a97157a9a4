import { setTimeout as sleep } from 'node:timers/promises'
import { statusOf } from '@icss/core/errors/error-status.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Api } from './chamber-client.ts'
import type { Ledger } from './ledger.ts'

/** The server has said no, so that nothing was written; that the answer was lost says that something was. */
export const isRefusal = (error: unknown) =>
  error instanceof ProblemError &&
  statusOf(error) >= 400 &&
  statusOf(error) < 500 &&
  error.code !== 'request.answer_lost'

const draft = (name: string, address: string) => ({ name, address, industry: '教育', industryTags: ['教育'] })

/** Adds, changes and deletes companies one after another until `signal`. */
export async function writeCompanies(
  api: Api,
  ledger: Ledger,
  nextName: () => string,
  chance: () => number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const name = nextName()
    let company: { id: string; version: number } | undefined
    const isStored = await ledger.write(
      name,
      'first',
      async () => (company = await api.companies.create({ body: draft(name, 'first') })),
      isRefusal,
    )
    if (!isStored || !company) {
      await sleep(100)
      continue
    }
    const { id: companyId, version } = company
    const next = chance()
    if (next < 0.4)
      await ledger.write(
        name,
        'second',
        () => api.companies.update({ params: { companyId }, query: { version }, body: draft(name, 'second') }),
        isRefusal,
      )
    else if (next < 0.6)
      await ledger.write(name, null, () => api.companies.delete({ params: { companyId } }), isRefusal)
  }
}
