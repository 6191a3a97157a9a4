import { ownPath } from '@icss/core/public-links/public-paths.ts'
import { type Language, localeOf } from '@icss/core/copy/language.ts'
import { codeParam } from '@icss/core/sign-ins/scanned-code.ts'
import type { Errors } from '@icss/core/errors/field-error.ts'

/** What the server answers to a page: a value, a problem in words with the faults by field, or nothing for want of a network. */
export type Asked =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false
      readonly code: string
      readonly words: string
      readonly errors: Errors
      readonly seconds: number | undefined
    }
  | { readonly ok: false; readonly isOffline: true }

/** What became of it where it was not done. */
export type Failed = Extract<Asked, { ok: false }>

interface Refused {
  readonly code?: string
  readonly title?: string
  readonly detail?: string
  readonly errors?: Errors
  readonly params?: { readonly seconds?: number }
}

const stop = { zh: '。', en: '. ' }

/** Sends what a form of a public page holds, a file as its bytes. */
export async function ask(language: Language, method: string, path: string, body?: object): Promise<Asked> {
  const isFile = body instanceof Blob
  try {
    const answer = await fetch(path, {
      method,
      headers: {
        'accept-language': localeOf[language],
        ...(body ? { 'content-type': isFile ? 'application/octet-stream' : 'application/json' } : {}),
      },
      ...(body ? { body: isFile ? body : JSON.stringify(body) } : {}),
    })
    const value = (answer.status === 204 ? {} : await answer.json()) as Readonly<Record<string, unknown>>
    if (answer.ok) return { ok: true, value }
    const { code = '', title = '', detail = '', errors = {}, params = {} } = value as Refused
    return {
      ok: false,
      code,
      words: detail === '' ? title : `${title}${stop[language]}${detail}`,
      errors,
      seconds: params.seconds,
    }
  } catch {
    return { ok: false, isOffline: true }
  }
}

/** Goes on to the page of a session; the address before leaves the history, and the token and the code with it. */
export function goToOwn(ref: unknown): void {
  const params = new URLSearchParams(location.search)
  params.delete(codeParam)
  const search = params.toString()
  location.replace(`${ownPath}${String(ref)}${search === '' ? '' : `?${search}`}`)
}
