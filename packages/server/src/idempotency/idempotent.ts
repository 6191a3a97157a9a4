import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { statusOf } from '@icss/core/errors/error-status.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Problem } from '@icss/core/errors/problem.ts'
import { canonicalJson } from '@icss/core/hashing/canonical-json.ts'
import type { Database } from '../database/database.ts'
import type { RequestScope } from '../http/request-scope.ts'

/** Hours for which a key answers as it did. */
const kept = 24
/** Milliseconds that a call waits for the answer of another with its key. */
const patience = 5000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The key of a request with what tells its calls apart; none when it has none. A body that is a stream is not read. */
export function keyOf({ headers, method, url, body }: FastifyRequest, streams: boolean): RequestScope['key'] {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new ProblemError('request.invalid', {
      errors: { 'idempotency-key': { code: 'rule.type', params: { expected: '1-200 ASCII' } } },
    })
  const content = streams ? (headers['content-length'] ?? '') : canonicalJson((body ?? null) as never)
  return { hash: sha256(key), fingerprint: sha256(`${method} ${url}\n${content}`) }
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** Thrown when the key of a call is another call's already. */
class KeyTaken extends Error {
  override readonly name = 'KeyTaken'
}

/**
 * Takes the key in a transaction that changes something: it is taken exactly when the change is made. Another replica
 * that makes the same call waits here for the end of this transaction.
 */
export async function claimKey(client: PoolClient, scope: RequestScope): Promise<void> {
  if (!scope.key || scope.claimed) return
  const { rowCount } = await client.query(
    'insert into idempotency_keys (channel_id, account_id, key, fingerprint) values ($1, $2, $3, $4) on conflict do nothing',
    [scope.actor.channelId, scope.actor.id, scope.key.hash, scope.key.fingerprint],
  )
  if (rowCount === 0) throw new KeyTaken()
  scope.claimed = true
}

interface Stored {
  readonly fingerprint: string
  readonly status: number | null
  readonly answer: unknown
  readonly problem: Pick<Problem, 'code' | 'params' | 'errors' | 'status'> | null
  /** Milliseconds since the key was taken. */
  readonly age: number
}

/** What a call answers, and how much of it may be kept. */
export interface KeptAnswer {
  readonly status: number
  readonly body: unknown
}

/** Makes a call with an idempotency key once, however often it is asked for within a day. */
export class Idempotency {
  readonly #database: Database
  /** Calls with one key follow each other in a process, so that those which wait hold no connection. */
  readonly #lines = new Map<string, Promise<unknown>>()

  constructor(database: Database) {
    this.#database = database
  }

  /** Runs `call`, or answers what the first call with the key answered. `isSecret`: an answer that must not be kept. */
  async once(scope: RequestScope, isSecret: boolean, call: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const { key } = scope
    if (!key) return call()
    const line = `${scope.actor.channelId} ${scope.actor.id} ${key.hash}`
    const before = this.#lines.get(line) ?? Promise.resolve()
    const mine = before.then(() => this.#once(scope, isSecret, call))
    // Whoever comes next waits for the end of this one, however it ends.
    const ended = mine.catch(() => {})
    this.#lines.set(line, ended)
    try {
      return await mine
    } finally {
      if (this.#lines.get(line) === ended) this.#lines.delete(line)
    }
  }

  async #once(scope: RequestScope, isSecret: boolean, call: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const stored = await this.#find(scope)
    if (stored) return this.#replay(scope, stored, isSecret)
    try {
      const answer = await call()
      await this.#keep(scope, { status: answer.status, answer: isSecret ? null : answer.body, problem: null })
      return answer
    } catch (error) {
      if (error instanceof KeyTaken) {
        const taken = await this.#find(scope)
        if (taken) return this.#replay(scope, taken, isSecret)
        throw new ProblemError('request.repeated')
      }
      if (error instanceof ProblemError && statusOf(error) < 500) {
        const { code, params, errors } = error
        const status = statusOf(error)
        await this.#keep(scope, { status, answer: null, problem: { code, params, errors, status } })
      }
      throw error
    }
  }

  async #find({ actor, key }: RequestScope): Promise<Stored | undefined> {
    const { rows } = await this.#database.pool.query<Stored>(
      `select fingerprint, status, answer, problem, (extract(epoch from now() - created_at) * 1000)::int as age from idempotency_keys
       where channel_id = $1 and account_id = $2 and key = $3 and created_at > now() - make_interval(hours => $4)`,
      [actor.channelId, actor.id, key?.hash, kept],
    )
    return rows[0]
  }

  async #replay(scope: RequestScope, found: Stored, isSecret: boolean): Promise<KeptAnswer> {
    let stored: Stored | undefined = found
    if (stored.fingerprint !== scope.key?.fingerprint) throw new ProblemError('request.key_reused')
    while (stored?.status === null && stored.age < patience) {
      await pause(50)
      stored = await this.#find(scope)
    }
    // It was done, but whoever did it died before its answer was kept.
    if (!stored || stored.status === null) throw new ProblemError('request.answer_lost')
    const { problem } = stored
    if (problem) throw new ProblemError(problem.code, problem)
    if (isSecret) throw new ProblemError('request.answered_once')
    return { status: stored.status, body: stored.answer }
  }

  async #keep({ actor, key }: RequestScope, { status, answer, problem }: Omit<Stored, 'fingerprint' | 'age'>) {
    await this.#database.pool.query(
      `insert into idempotency_keys (channel_id, account_id, key, fingerprint, status, answer, problem)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (channel_id, account_id, key) do update
       set status = excluded.status, answer = excluded.answer, problem = excluded.problem, created_at = now()
       where idempotency_keys.fingerprint = excluded.fingerprint`,
      [actor.channelId, actor.id, key?.hash, key?.fingerprint, status, json(answer), json(problem)],
    )
  }
}

/** Forgets keys that have had their day. */
export async function sweepIdempotencyKeys({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('delete from idempotency_keys where created_at < now() - make_interval(hours => $1)', [kept])
}
