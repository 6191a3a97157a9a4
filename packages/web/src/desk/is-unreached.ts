import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { mayPass } from '../server/may-pass.ts'

/** Whether nobody has answered: a desk goes on by itself then. */
export const isUnreached = (error: unknown): boolean =>
  mayPass(error) ||
  (error instanceof ProblemError && (error.code === 'client.timeout' || error.code === 'client.gateway'))
