import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { registerCompany, registerPatience } from '@icss/core/register/register-company.ts'
import { textOf } from '../outgoing/text-of.ts'
import type { SearchRegister } from './register-port.ts'

/** Bytes of an answer that are read. */
const answerBytes = 1024 * 1024

const answer = z.object({ items: z.array(registerCompany) })

/** Asks a provider over HTTP (docs/operate.md): no redirects, ten seconds and a megabyte at most. */
export const searchProvider =
  (
    { url, secret }: { readonly url: string; readonly secret: string },
    patience = registerPatience * 1000,
  ): SearchRegister =>
  async (typed, most, within = AbortSignal.timeout(patience)) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ query: typed, limit: most }),
        redirect: 'error',
        signal: within,
      })
      if (response.status === 404) return []
      if (!response.ok) throw new Error(`The register answered ${response.status}.`)
      return z.parse(answer, JSON.parse(await textOf(response, answerBytes))).items.slice(0, most)
    } catch (error) {
      throw new ProblemError('companies.search_failed', { cause: error })
    }
  }
