import { ProblemError } from '@icss/core/errors/problem-error.ts'

const passing = new Set<string>(['client.network', 'server.unavailable', 'session.stream_limit'])

/** Whether what failed may work by itself a little later: the server was not reached, is not ready, or has others open. */
export const mayPass = (error: unknown): boolean => error instanceof ProblemError && passing.has(error.code)
