import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Problem } from '@icss/core/errors/problem.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { chooseLanguage } from '@icss/core/copy/language.ts'

const fastifyCodes: Readonly<Record<string, () => ProblemError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ProblemError('request.too_large', { params: { max: '1 MB' } }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ProblemError('request.unsupported_type'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ProblemError('request.malformed'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new ProblemError('request.malformed'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new ProblemError('request.malformed'),
  FST_ERR_NOT_FOUND: () => new ProblemError('request.not_found'),
}

// PostgreSQL error classes: 53 insufficient resources, 57P0x shutting down, 08 connection.
const isUnavailable = (code: string) => /^(?:57P0|08|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT$)/.test(code)

/** The problem that a person is told about an error; what is unexpected says nothing of its inside. */
export function problemErrorOf(error: unknown, requestId: string): ProblemError {
  if (error instanceof ProblemError) return error
  const { code = '', statusCode } = error as Partial<FastifyError>
  const known = fastifyCodes[code]
  if (known) return known()
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return new ProblemError('server.disk_full')
  if (isUnavailable(code)) return new ProblemError('server.unavailable')
  if (statusCode === 400) return new ProblemError('request.malformed')
  return new ProblemError('server.failed', { params: { requestId }, cause: error })
}

/** Answers `error` as application/problem+json (RFC 9457), worded in the request's language. */
export function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  const language = chooseLanguage(undefined, request.headers['accept-language'])
  const { says, fix } = wordError(language === 'zh' ? catalogueZh : catalogueEn, language, error)
  const problem: Problem = {
    type: 'about:blank',
    title: says,
    status: error.status,
    code: error.code,
    detail: fix,
    instance: request.id,
    params: error.params,
    errors: error.errors,
  }
  void reply.code(error.status).type('application/problem+json').send(problem)
}
