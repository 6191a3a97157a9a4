import * as z from 'zod/mini'
import type { Contract, Endpoint } from '../contract/endpoint.ts'
import type { Outline } from '../contract/outline.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { problem } from '../errors/problem.ts'
import { whenThere } from '../later.ts'
import { check } from '../rules/check.ts'
import { eventsOf } from './event-stream.ts'
import { foreignFailure } from './foreign-failure.ts'

type Part = 'params' | 'query' | 'body'

type PartsOf<E extends Endpoint> = { [K in Part]: E[K] extends z.ZodMiniType | 'stream' ? K : never }[Part]

type Given<E extends Endpoint, K extends Part> = E[K] extends z.ZodMiniType ? z.input<E[K]> : ByteStream

/** Input of an endpoint: `params`, `query` and `body` as its contract names them; what can be empty can be left out. */
export type InputOf<E extends Endpoint> = {
  [K in PartsOf<E> as {} extends Given<E, K> ? never : K]: Given<E, K>
} & { [K in PartsOf<E> as {} extends Given<E, K> ? K : never]?: Given<E, K> | undefined }

/** Answer of an endpoint: parsed, or the raw response of a stream, or its events as they come, or nothing. */
export type AnswerOf<E extends Endpoint> = E['events'] extends z.ZodMiniType
  ? AsyncGenerator<z.output<E['events']>, void>
  : E['answer'] extends z.ZodMiniType
    ? z.output<E['answer']>
    : E['answer'] extends 'stream'
      ? Response
      : undefined

export type ByteStream = Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | Uint8Array

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Milliseconds until `client.timeout`; the client's unless said otherwise; 0 for streams that may take any time. */
  readonly timeout?: number
  /** Names a call that changes something, so that it can be asked again after a lost answer; random when left out. */
  readonly idempotencyKey?: string
}

export interface ClientOptions {
  /** Where the server answers, without a slash at the end; '' in a browser. */
  readonly baseUrl: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Headers of each request: the token of the CLI, the language. */
  readonly headers?: () => Readonly<Record<string, string>>
  /**
   * Whether answers come with personal texts masked, as in a support visit: those are not what their rules ask for, so
   * answers are taken as they come. The server has checked them before it masked them.
   */
  readonly isMasked?: () => boolean
  /** Milliseconds until `client.timeout` of a call that does not say; 30,000 unless given. */
  readonly timeout?: number
}

/** Options that stand where the input belongs would go unnoticed where an endpoint takes none. */
type NoOptions = { readonly [K in keyof CallOptions]?: never }

type Call<E extends Endpoint> =
  {} extends InputOf<E>
    ? (input?: InputOf<E> & NoOptions, options?: CallOptions) => Promise<AnswerOf<E>>
    : (input: InputOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>

export type Client<C extends Contract> = {
  readonly [Group in keyof C]: { readonly [Name in keyof C[Group]]: Call<C[Group][Name] & Endpoint> }
}

const asItComes = z.unknown()

const defaultTimeout = 30_000

/** A key of 128 random bits; `crypto.randomUUID` is missing where a page comes by plain HTTP. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const urlOf = (endpoint: Endpoint, input: Record<string, unknown>): string => {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) query.set(name, String(value))
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

async function failureOf(response: Response): Promise<ProblemError> {
  const text = await response.text().catch(() => '')
  try {
    const answer = check(problem, JSON.parse(text))
    if (answer.ok) {
      const { code, params, errors, status } = answer.value
      return new ProblemError(code, { params, errors, status })
    }
  } catch {
    // Not ours: told by its status.
  }
  const { code, params } = foreignFailure(response.status)
  return new ProblemError(code, { params, status: response.status })
}

/**
 * Makes one call of the contract. Answers are parsed, never cast, unless they are masked. Throws `ProblemError`: the
 * server's problem, or `client.network`, `client.timeout`, `client.cancelled`, `client.unexpected_answer`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, timeout: ownTimeout, idempotencyKey }: CallOptions,
  {
    baseUrl,
    fetch,
    headers = () => ({}),
    isMasked = () => false,
    timeout: usualTimeout = defaultTimeout,
  }: ClientOptions,
): Promise<AnswerOf<E>> {
  const shapeOf = <S extends z.ZodMiniType>(schema: S): z.ZodMiniType => (isMasked() ? asItComes : schema)
  const given = input as Record<string, unknown>
  const timeout = ownTimeout ?? usualTimeout
  // Events have no end of their own: what keeps them alive is looked after as they are read.
  const limit = timeout > 0 && !endpoint.events ? AbortSignal.timeout(timeout) : undefined
  const signals = [signal, limit].filter((one) => one !== undefined)
  const streams = endpoint.body === 'stream'
  const init: RequestInit & { duplex?: 'half' } = {
    method: endpoint.method,
    headers: {
      accept: `${endpoint.events ? 'text/event-stream' : 'application/json'}, application/problem+json`,
      ...(endpoint.body === undefined
        ? {}
        : { 'content-type': streams ? 'application/octet-stream' : 'application/json' }),
      ...(endpoint.method === 'GET' ? {} : { 'idempotency-key': idempotencyKey ?? newKey() }),
      ...headers(),
    },
    credentials: 'same-origin',
    ...(endpoint.body === undefined
      ? {}
      : { body: streams ? (given.body as BodyInit) : JSON.stringify(given.body ?? {}) }),
    ...(streams ? { duplex: 'half' as const } : {}),
    ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
  }
  const interrupted = (cause: unknown) => {
    if (signal?.aborted) return new ProblemError('client.cancelled', { cause })
    if (limit?.aborted) return new ProblemError('client.timeout', { cause })
    return cause instanceof ProblemError ? cause : new ProblemError('client.network', { cause })
  }
  let response: Response
  try {
    const ask = () => fetch(baseUrl + urlOf(endpoint, given), init)
    // The answer to a change that was made may have been lost on its way: asked again by its key, it is not made twice.
    const again = endpoint.method !== 'GET' && endpoint.needs.kind !== 'anyone' && !streams
    response = await ask().catch((cause: unknown) => {
      if (!again || signal?.aborted || limit?.aborted || cause instanceof ProblemError) throw cause
      return ask()
    })
  } catch (cause) {
    throw interrupted(cause)
  }
  if (!response.ok) throw await failureOf(response)
  if (endpoint.events) return eventsOf(response, shapeOf(endpoint.events), interrupted) as AnswerOf<E>
  if (endpoint.answer === 'stream') return response as AnswerOf<E>
  if (endpoint.answer === undefined) {
    await response.body?.cancel()
    return undefined as AnswerOf<E>
  }
  let text: string
  try {
    text = await response.text()
  } catch (cause) {
    throw interrupted(cause)
  }
  try {
    const answer = check(shapeOf(endpoint.answer as z.ZodMiniType), JSON.parse(text))
    if (answer.ok) return answer.value as AnswerOf<E>
  } catch (cause) {
    throw new ProblemError('client.unexpected_answer', { cause })
  }
  throw new ProblemError('client.unexpected_answer')
}

/**
 * A client with one function an endpoint: `client.companies.create({ body })`. A group is looked at when it is used.
 * `outline` names the endpoints where groups of the contract come later: a call waits for its own.
 */
export function createClient<C extends Contract>(
  contract: C,
  options: ClientOptions,
  outline: Outline<C> = contract,
): Client<C> {
  const whole: Contract = contract
  const endpointOf = async (group: string, name: string) => {
    const endpoint = await whenThere(() => whole[group]?.[name])
    if (!endpoint) throw new Error(`The contract has no ${group}.${name}.`)
    return endpoint
  }
  const callsOf = (group: string) =>
    Object.fromEntries(
      Object.keys(outline[group] ?? {}).map((name) => [
        name,
        async (input: InputOf<Endpoint> = {}, callOptions: CallOptions = {}) =>
          call(await endpointOf(group, name), input, callOptions, options),
      ]),
    )
  const client = {}
  for (const name of Object.keys(outline)) {
    let made: ReturnType<typeof callsOf> | undefined
    Object.defineProperty(client, name, { enumerable: true, get: () => (made ??= callsOf(name)) })
  }
  return client as Client<C>
}
