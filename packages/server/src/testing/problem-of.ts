import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** The problem with which a call fails; a call that succeeds fails the test. */
export async function problemOf(call: Promise<unknown>): Promise<ProblemError> {
  const outcome = await call.then(
    (answer) => new Error(`The call succeeded: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  )
  if (outcome instanceof ProblemError) return outcome
  throw outcome
}

/** The code with which a call fails. */
export const codeOf = async (call: Promise<unknown>): Promise<string> => (await problemOf(call)).code
