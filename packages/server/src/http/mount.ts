import { publicPath } from '@icss/core/public-links/public-paths.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type Contract, type Endpoint, isCostly } from '@icss/core/contract/endpoint.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'
import { isPublicNeed, meets } from '@icss/core/permissions/need.ts'
import { isOpenToVisits } from '@icss/core/support-visits/may-call.ts'
import { maskPersonal } from '@icss/core/support-visits/mask-personal.ts'
import { personalFields } from '@icss/core/support-visits/personal-fields.ts'
import { check, maxFaults } from '@icss/core/rules/check.ts'
import { holdsSecret } from '@icss/core/rules/secret.ts'
import { recordChanges } from '../audit/record-changes.ts'
import { type KeptAnswer, keyOf } from '../idempotency/idempotent.ts'
import type { Services } from '../services.ts'
import { channelsOf } from '../sessions/find-session.ts'
import { authorise, type Caller, sessionOf } from './authorise.ts'
import { disposition } from './disposition.ts'
import type { Context, FileAnswer, Handler, Handlers } from './handler.ts'
import { isForm, takeForms } from './form-body.ts'
import { answerOlderForm, payloadOf, refuseUnproven } from './older-forms.ts'
import { membersLimit, strangersLimit } from './read-body.ts'
import { isCompressed } from './compressed-answers.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { type Actor, type RequestScope, requestScope } from './request-scope.ts'
import { sendTagged, TaggedAnswer } from './tagged-answer.ts'
import { sendEvents } from './send-events.ts'

/** Faults of several parts of a request as one bag. */
const firstOf = (bags: readonly Errors[]): Errors =>
  Object.fromEntries(bags.flatMap((bag) => Object.entries(bag)).slice(0, maxFaults))

const parsed = (endpoint: Endpoint, request: FastifyRequest, isOlderForm: boolean): Record<string, unknown> => {
  if (isOlderForm && endpoint.body !== undefined && endpoint.body !== 'stream') {
    const payload = payloadOf(endpoint.body, isForm(request) ? request.body : request.query)
    if (!payload.ok) throw new ProblemError('request.invalid', { errors: payload.errors })
    return { body: payload.value }
  }
  const input: Record<string, unknown> = {}
  const bags: Errors[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (schema === undefined) continue
    if (schema === 'stream') {
      // Other types than application/octet-stream were parsed already.
      if (!(request.body instanceof Readable)) throw new ProblemError('request.unsupported_type')
      input.body = request.body
      continue
    }
    if (request[part] instanceof Readable) throw new ProblemError('request.unsupported_type')
    const checked = check(schema as z.ZodMiniType, request[part] ?? {})
    if (checked.ok) input[part] = checked.value
    // A path that cannot name anything names nothing.
    else if (part === 'params') throw new ProblemError('request.not_found')
    else bags.push(checked.errors)
  }
  if (bags.length > 0) throw new ProblemError('request.invalid', { errors: firstOf(bags) })
  return input
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the endpoint, such as `companies.list`. */
    endpoint?: string
  }
}

const optional = <K extends string, V>(name: K, value: V | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [_ in K]?: V }

/** Makes a call that changes something: once for its idempotency key, and never without a record in the audit trail. */
const change = (
  endpoint: Endpoint,
  scope: RequestScope,
  { database, idempotency }: Services,
  isAlwaysRecorded: boolean,
  call: () => Promise<unknown>,
): Promise<KeptAnswer> => {
  const { answer: schema, status = 200 } = endpoint
  if (schema === 'stream') throw new Error(`${scope.action} changes something, so it cannot answer a stream.`)
  return idempotency.once(scope, schema !== undefined && holdsSecret(schema), async () => {
    const answer = await requestScope.run(scope, call)
    // It succeeded without changing a row: that it was asked for is recorded all the same.
    if (isAlwaysRecorded && !scope.recorded)
      await database.everywhere((_, client) => recordChanges(client, scope, true))
    return schema === undefined
      ? { status: 204, body: undefined }
      : { status, body: (schema as z.ZodMiniType).parse(answer) }
  })
}

/** Who is named in the audit trail: of a page no more than the beginning of its address. */
function actorOf({ login, visit }: Caller, request: FastifyRequest): Actor | undefined {
  if (visit) return { channelId: visit.channelId, id: visit.id, name: `${publicPath}${request.link ?? ''}` }
  if (!login) return undefined
  const { account, channel } = login.session
  return { channelId: channel.id, id: account.id, name: `${account.number} ${account.name}` }
}

function mountEndpoint(
  app: FastifyInstance,
  group: string,
  name: string,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  services: Services,
): void {
  const { needs, method, always = false, olderForms = [] } = endpoint
  const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const isChange = method !== 'GET'
  const access = {
    group,
    needs,
    changes: isChange,
    always,
    isRemembered: endpoint.isTagged === true,
    isOpenToVisits: isOpenToVisits(endpoint),
    looksFor: endpoint.query ? personalFields(endpoint.query) : [],
  }
  const config = { endpoint: `${group}.${name}`, access }
  const serve = async (request: FastifyRequest, reply: FastifyReply, isOlderForm: boolean): Promise<unknown> => {
    const caller = await authorise(request, services, { ...access, changes: isChange && !isOlderForm })
    const { login: found, visit } = caller
    if (isOlderForm && found && needs.kind !== 'anyone') refuseUnproven(request, found)
    const session = found?.session
    const input = parsed(endpoint, request, isOlderForm)
    const closing = new AbortController()
    const context: Context = {
      session: session as never,
      login: found as never,
      visit: visit as never,
      tenant: (work) => {
        const channelId = visit?.channelId ?? session?.channel.id
        if (channelId === undefined) throw new Error('There is no tenant scope without a session.')
        return services.database.tenant(channelId, work)
      },
      services,
      address: request.ip,
      request,
      reply,
      closed: closing.signal,
    }
    if (isCostly(endpoint) || (visit && isChange)) await refuseTooMany(context)
    /** An answer as the contract names it, and masked in a support visit. */
    const shown = (schema: z.ZodMiniType, answer: unknown): unknown => {
      const checked = schema.parse(answer)
      return session?.supportVisit ? maskPersonal(schema, checked) : checked
    }
    const call = () =>
      handler(context, input as never).catch((error: unknown) => {
        closing.abort()
        // What was not read of a stream would hold the connection, and keep the client from its answer.
        if (endpoint.body === 'stream') request.raw.resume()
        throw error
      })
    const actor = actorOf(caller, request)
    if (actor && isChange) {
      const scope: RequestScope = {
        actor,
        address: request.ip,
        requestId: request.id,
        action: config.endpoint,
        // What stands in the path of a public page is a secret, or names one.
        target: visit ? {} : ((input['params'] ?? {}) as Record<string, string>),
        ...optional('key', keyOf(request, endpoint.body === 'stream')),
        claimed: false,
        recorded: false,
        committed: false,
      }
      const { status, body } = await change(endpoint, scope, services, session !== undefined, call)
      // What a call that is answered anew has sent is read to its end, for its client to hear.
      if (endpoint.body === 'stream') request.raw.resume()
      if (isOlderForm) return body
      return body === undefined || body === null ? reply.code(status).send() : reply.code(status).send(body)
    }
    if (endpoint.events && session) services.streams.open(session.account.id, closing)
    const answer = await call()
    if (endpoint.events) {
      const isAllowed = async () =>
        meets(endpoint.needs, (await sessionOf(request, services, { isUse: false }))?.session)
      await sendEvents(reply, {
        events: answer as unknown as AsyncIterable<unknown>,
        shown: (event) => shown(endpoint.events as z.ZodMiniType, event),
        channelIds: found ? channelsOf(found) : [],
        isAllowed,
        closing,
        services,
      })
      return reply
    }
    if ((answer as unknown) instanceof TaggedAnswer)
      return session?.supportVisit
        ? reply.send(shown(endpoint.answer as z.ZodMiniType, JSON.parse((answer as unknown as TaggedAnswer).body)))
        : sendTagged(request, reply, answer as unknown as TaggedAnswer)
    if (endpoint.answer === undefined) return reply.code(204).send()
    if (endpoint.answer === 'stream') {
      const { name, type, content } = answer as unknown as FileAnswer
      return reply.header('content-disposition', disposition('attachment', name)).type(type).send(content)
    }
    // Parsing the answer lets nothing out that the contract does not name.
    const checked = shown(endpoint.answer as z.ZodMiniType, answer)
    return isOlderForm ? checked : reply.code(endpoint.status ?? 200).send(checked)
  }
  const bodyLimit =
    needs.kind === 'anyone' || isPublicNeed(needs)
      ? (endpoint.maxBody ?? strangersLimit)
      : (endpoint.maxBody ?? membersLimit)
  const older = services.config.olderClients ? olderForms : []
  const takesScript = older.includes('script')
  const serveOlder = (request: FastifyRequest, reply: FastifyReply) =>
    answerOlderForm(request, reply, takesScript, () => serve(request, reply, true))
  const routeIn = (scope: FastifyInstance) =>
    scope.route({
      method,
      url,
      config,
      bodyLimit,
      compress: isCompressed(endpoint) ? {} : false,
      handler: (request, reply) =>
        older.includes('form') && isForm(request) ? serveOlder(request, reply) : serve(request, reply, false),
    })
  if (older.includes('form'))
    app.register((scope, _, done) => {
      takeForms(scope)
      routeIn(scope)
      done()
    })
  else routeIn(app)
  if (older.includes('get')) app.get(url, { config }, serveOlder)
}

/** Makes a route of every endpoint of the contract: session, permission, input and answer are dealt with here, once. */
export function mount<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  services: Services,
): void {
  for (const [group, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = (handlers[group as keyof C] as unknown as Record<string, Handler<Endpoint>>)[name]
      if (!handler) throw new Error(`The endpoint ${group}.${name} has no handler.`)
      mountEndpoint(app, group, name, endpoint, handler, services)
    }
}
