import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { statusOf } from '@icss/core/errors/error-status.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { wordError } from '@icss/core/errors/wording.ts'
import { check, type Checked } from '@icss/core/rules/check.ts'
import type { FoundSession } from '../sessions/find-session.ts'
import { problemErrorOf } from './problems.ts'
import { requestLanguage } from './request-language.ts'
import { scriptJson } from './script-json.ts'

/** Names of a function that a script form may call: nothing that could be a program of its own. */
const callbackForm = /^[A-Za-z_$][\w$]{0,63}(?:\.[A-Za-z_$][\w$]{0,63}){0,3}$/

/** The payload of a GET form, whose values are all text: a number is one where the schema asks for it. */
export function payloadOf<S extends z.ZodMiniType>(schema: S, query: unknown): Checked<z.output<S>> {
  const { callback: _callback, _: _cacheBuster, ...given } = query as Record<string, unknown>
  let payload: Record<string, unknown> = given
  for (;;) {
    const checked = check(schema, payload)
    if (checked.ok) return checked
    const numbers = Object.keys(checked.errors).filter((field) => /^\d{1,15}$/.test(String(payload[field] ?? '')))
    const texts = numbers.filter((field) => typeof payload[field] === 'string')
    if (texts.length === 0) return checked
    payload = { ...payload, ...Object.fromEntries(texts.map((field) => [field, Number(payload[field])])) }
  }
}

/**
 * Refuses a change by GET that an older client does not prove to be its own: its token, or a browser that says that the
 * request comes from a page of this server.
 */
export function refuseUnproven({ headers }: FastifyRequest, { kind, readOnly }: FoundSession): void {
  if (readOnly) throw new ProblemError('session.forbidden')
  if (kind === 'token' || headers['sec-fetch-site'] === 'same-origin') return
  const source = headers.origin ?? headers.referer
  const isOwn = source !== undefined && URL.canParse(source) && new URL(source).host === headers.host
  if (!isOwn || headers['sec-fetch-site'] !== undefined) throw new ProblemError('request.cross_site')
}

/** Answers a call in its older form: failures are messages, and a script form is wrapped into its callback. */
export async function answerOlderForm(
  request: FastifyRequest,
  reply: FastifyReply,
  takesScript: boolean,
  work: () => Promise<unknown>,
): Promise<FastifyReply> {
  const { callback } = request.query as Record<string, unknown>
  const isScript = takesScript && callback !== undefined
  if (isScript && (typeof callback !== 'string' || !callbackForm.test(callback)))
    throw new ProblemError('request.malformed')
  const answer = await work().catch((error: unknown) => {
    const problem = problemErrorOf(error, request.id)
    if (statusOf(problem) >= 500) request.log.error({ err: error }, 'request failed')
    const language = requestLanguage(request)
    const [first] = Object.values(problem.errors)
    const { says } = wordError(language === 'zh' ? catalogueZh : catalogueEn, language, first ?? problem)
    return { success: says, entity: null }
  })
  void reply.header('cache-control', 'no-store')
  if (!isScript) return reply.type('application/json; charset=utf-8').send(answer)
  // The comment keeps other formats out.
  return reply.type('text/javascript; charset=utf-8').send(`/**/${callback}(${scriptJson(answer)});`)
}
