import type { ErrorCode } from '../errors/error-code.ts'
import { ProblemError } from '../errors/problem-error.ts'

const unreached = new Set<ErrorCode>(['client.network', 'client.timeout', 'client.gateway', 'server.unavailable'])

/** Whether nobody has answered: a desk goes on by itself then. */
export const isUnreached = (error: unknown): boolean => error instanceof ProblemError && unreached.has(error.code)
