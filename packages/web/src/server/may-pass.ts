import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Whether what failed may work by itself a little later: the server was not reached, or is not ready. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === 'client.network' || error.code === 'server.unavailable')
