import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { Contract, Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Database } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { LinkVisit, SessionVisit, Visit } from '../public-links/visit.ts'
import type { TaggedAnswer } from './tagged-answer.ts'
import type { FoundSession } from '../sessions/find-session.ts'

export type Scope = <T>(work: (...scope: Parameters<Parameters<Database['tenant']>[1]>) => Promise<T>) => Promise<T>

/** A file as an answer: `type` is its media type, `name` what it is saved as. */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  readonly content: Readable
}

type SessionOf<E extends Endpoint> = E['needs'] extends { kind: 'anyone' }
  ? Session | undefined
  : E['needs'] extends { kind: 'link' | 'publicSession' }
    ? undefined
    : Session

type VisitOf<E extends Endpoint> = E['needs'] extends { kind: 'link' }
  ? LinkVisit
  : E['needs'] extends { kind: 'publicSession' }
    ? SessionVisit
    : Visit | undefined

/**
 * What a handler may know of the call beside its input. `tenant` opens the scope of the session's own channel, or of the
 * channel of the public page.
 */
export interface Context<E extends Endpoint = Endpoint> {
  readonly session: SessionOf<E>
  readonly tenant: Scope
  readonly services: Services
  /** The cookie or token that the call was made with. */
  readonly login: E['needs'] extends { kind: 'anyone' | 'link' | 'publicSession' }
    ? FoundSession | undefined
    : FoundSession
  /** Somebody at a public page, and what it is about. */
  readonly visit: VisitOf<E>
  /** The client's address, from the connection or a trusted proxy. */
  readonly address: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Aborted when the client has gone, the session has ended or the server stops; ends a stream of events. */
  readonly closed: AbortSignal
}

type Parsed<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType | 'stream' ? K : never]: E[K] extends z.ZodMiniType
    ? z.output<E[K]>
    : Readable
}

type Answer<E extends Endpoint> = E['isTagged'] extends true
  ? TaggedAnswer
  : E['events'] extends z.ZodMiniType
    ? AsyncIterable<z.input<E['events']>>
    : E['answer'] extends z.ZodMiniType
      ? z.input<E['answer']>
      : E['answer'] extends 'stream'
        ? FileAnswer
        : void

/** One operation of the server: decides, and answers what its endpoint says. Throws `ProblemError`. */
export type Handler<E extends Endpoint> = (context: Context<E>, input: Parsed<E>) => Promise<Answer<E>>

/** A handler for every endpoint of a contract. */
export type Handlers<C extends Contract> = {
  readonly [Group in keyof C]: { readonly [Name in keyof C[Group]]: Handler<C[Group][Name] & Endpoint> }
}
