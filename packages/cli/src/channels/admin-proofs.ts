import { text } from 'node:stream/consumers'
import type { PhoneProof } from '@icss/core/channels/admin-phone.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Console } from '../console/console.ts'
import { wordProblem } from '../errors/report-error.ts'
import { askLine, askPassword } from '../sessions/ask.ts'

/** What proves the administrator, as it was typed or read. */
export type GivenProofs<P extends PhoneProof = PhoneProof> = { readonly [one in P]?: string }

type Asker = Pick<Console, 't' | 'language' | 'mayAsk' | 'warn'>

/** The phones that the codes are sent to. */
type CodePhones = Partial<Record<'phone' | 'oldPhone', string>>

/** A line for each of the proofs, in their order. */
export async function readProofs<P extends PhoneProof>(proofs: readonly P[]): Promise<GivenProofs<P>> {
  const lines = (await text(process.stdin)).split(/\r?\n/)
  return Object.fromEntries(proofs.map((proof, at) => [proof, lines[at] ?? ''])) as GivenProofs<P>
}

async function askProofs<P extends PhoneProof>(
  { t }: Asker,
  proofs: readonly P[],
  phones: CodePhones,
): Promise<GivenProofs<P>> {
  const given: [P, string][] = []
  for (const proof of proofs) {
    const question = t(`adminPhone.proofs.${proof}`, { phone: '', oldPhone: '', ...phones })
    given.push([proof, proof === 'currentPassword' ? await askPassword(question) : await askLine(question)])
  }
  return Object.fromEntries(given) as GivenProofs<P>
}

const askedAgain = new Set(['sms_code.wrong', 'sms_code.form', 'rule.required'])

/** Does `work` by what is typed, and asks again after a wrong code. */
export async function proveByTyping<P extends PhoneProof>(
  console: Asker,
  proofs: readonly P[],
  phones: CodePhones,
  work: (given: GivenProofs<P>) => Promise<unknown>,
): Promise<void> {
  for (;;)
    try {
      await work(await askProofs(console, proofs, phones))
      return
    } catch (error) {
      const { code, oldCode } = error instanceof ProblemError ? error.errors : {}
      const fault = [code, oldCode].find((one) => one && askedAgain.has(one.code))
      if (!fault) throw error
      const { says, fix } = wordProblem(console, fault)
      console.warn(`${says}\n${fix}`)
    }
}
