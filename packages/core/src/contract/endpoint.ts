import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-code.ts'
import type { Need } from '../permissions/need.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One endpoint as data. Routes, the client, OpenAPI, permission checks, the tenancy matrix and `icss api` derive from
 * it. `{name}` in `path` is a key of `params`. A `stream` body or answer is bytes of any length and is never held in
 * memory whole.
 */
export interface Endpoint {
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: { readonly zh: string; readonly en: string }
  readonly needs: Need
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType | 'stream'
  /** Bytes of a body that is no stream; 1 MB unless said otherwise, 16 KB where anyone may send it. */
  readonly maxBody?: number
  /** 204 without a body when left out. */
  readonly answer?: z.ZodMiniType | 'stream'
  /** In place of an answer: server-sent events of this shape, for as long as the session lasts. */
  readonly events?: z.ZodMiniType
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202
  /**
   * Answered also to a session whose password must be changed or whose second factor must be added first, and to a token that is limited to other groups.
   */
  readonly always?: true
  /**
   * Older forms of the same call (product.md section 7), answered when the operator has switched them on: `get` takes
   * the payload as the query, `script` also wraps the answer into `callback=`, `form` takes it as a form-encoded body.
   */
  readonly olderForms?: readonly ('get' | 'script' | 'form')[]
  /** Takes so much work that it may be called only so often; whatever carries a stream does without saying. */
  readonly isCostly?: true
  /** Answered with an ETag, and with 304 to whoever has it; the handler answers what `tagged` made. */
  readonly isTagged?: true
  /** Codes of its own, beside those that any endpoint can answer. */
  readonly errors?: readonly ErrorCode[]
}

/** Whether the server counts how often it is called. */
export const isCostly = ({ isCostly: said, body, answer }: Endpoint): boolean =>
  said === true || body === 'stream' || answer === 'stream'

/** Keeps the exact types of an endpoint while checking its shape. */
export const endpoint = <const E extends Endpoint>(shape: E): E => shape

export type EndpointGroup = Readonly<Record<string, Endpoint>>
export type Contract = Readonly<Record<string, EndpointGroup>>
