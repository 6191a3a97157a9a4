import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Method } from '@icss/core/contract/endpoint.ts'
import { type FailedCode, failedCode } from '@icss/core/contract/failed-code.ts'
import { statusOf } from '@icss/core/errors/error-status.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Problem } from '@icss/core/errors/problem.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { requestLanguage } from './request-language.ts'

const fastifyCodes: Readonly<Record<string, () => ProblemError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ProblemError('request.unsupported_type'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ProblemError('request.malformed'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new ProblemError('request.malformed'),
  FST_ERR_NOT_FOUND: () => new ProblemError('request.not_found'),
  // A path that cannot name anything names nothing.
  FST_ERR_BAD_URL: () => new ProblemError('request.not_found'),
  FST_ERR_MAX_PARAM_LENGTH: () => new ProblemError('request.not_found'),
  FST_STATIC_FORBIDDEN_PATH: () => new ProblemError('request.not_found'),
}

/** Codes of what a library refuses by its status alone; other refusals keep their status. */
const statusCodes: Readonly<Record<number, 'request.not_found' | 'request.method' | 'request.unsupported_type'>> = {
  404: 'request.not_found',
  405: 'request.method',
  415: 'request.unsupported_type',
}

interface Failure {
  readonly code?: string
  readonly statusCode?: number
  readonly syscall?: string
  readonly message?: string
}

/** The failure at the root of an error: drizzle and the client wrap what the driver says. */
function rootOf(error: unknown): Failure {
  let root = error as Failure & { cause?: unknown }
  while (root.code === undefined && root.cause instanceof Error) root = root.cause
  return root
}

// PostgreSQL error classes: 08 connection (but for 08P01, a statement of our own that it cannot read), 57P0x shutting down,
// 57014 and 25P03 out of time, 53300 too many connections. What broke off with another transaction (40P01 deadlock, 40001
// serialization) is done again, as is what broke off with a connection.
const unavailable = /^(?:08(?!P01)|57P0|57014|25P03|53300|40P01|40001|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)/

// The driver gives these no code.
const lostConnection =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

const isUnavailable = ({ code = '', syscall, message = '' }: Failure) =>
  unavailable.test(code) || (code === 'ENOENT' && syscall === 'connect') || lostConnection.test(message)

/** The problem that a person is told about an error; what is unexpected says nothing of its inside, and is `failed`. */
export function problemErrorOf(error: unknown, requestId: string, failed: FailedCode = 'server.failed'): ProblemError {
  if (error instanceof ProblemError) return error
  const root = rootOf(error)
  const { code = '', statusCode = 0 } = root
  const known = fastifyCodes[code]
  if (known) return known()
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return new ProblemError('server.disk_full')
  if (isUnavailable(root)) return new ProblemError('server.unavailable')
  if (statusCode >= 400 && statusCode < 500)
    return new ProblemError(statusCodes[statusCode] ?? 'request.malformed', { status: statusCode })
  return new ProblemError(failed, { params: { requestId }, cause: error })
}

/** As what a request fails for no reason of whoever sent it. */
export function failedCodeOf({ routeOptions, method, query }: FastifyRequest): FailedCode {
  const name = routeOptions.config.endpoint?.split('.')[1] ?? ''
  return failedCode(name, method as Method, Boolean((query as { readonly q?: unknown } | undefined)?.q))
}

/**
 * Answers `error` as application/problem+json (RFC 9457), worded in the request's language; what is to be tried again
 * after a while says when as Retry-After too.
 */
export function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  const language = requestLanguage(request)
  const { says, fix } = wordError(language === 'zh' ? catalogueZh : catalogueEn, language, error)
  const status = statusOf(error)
  const problem: Problem = {
    type: 'about:blank',
    title: says,
    status,
    code: error.code,
    detail: fix,
    instance: request.id,
    params: error.params,
    errors: error.errors,
  }
  const { seconds } = error.params
  if (status === 429 && seconds !== undefined) void reply.header('retry-after', String(seconds))
  void reply.code(status).type('application/problem+json').send(problem)
}
