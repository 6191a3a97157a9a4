import type { TestServer } from './test-server.ts'

/** A phone at public pages: it keeps the cookies that it is given, as a browser does. */
export function phoneAt(server: Pick<TestServer, 'fetch'>, address = '192.0.2.1') {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await server.fetch(path, {
      ...init,
      headers: {
        'x-forwarded-for': address,
        ...(cookie ? { cookie } : {}),
        ...(init.headers as Record<string, string>),
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    get: (path: string) => send(path),
    send,
    /** Sends JSON, and answers status and body. */
    async call<T = Record<string, unknown>>(
      method: string,
      path: string,
      body?: object,
      headers?: Record<string, string>,
    ) {
      const answer = await send(path, {
        method,
        ...(body ? { body: JSON.stringify(body) } : {}),
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: (text === '' ? {} : JSON.parse(text)) as T }
    },
  }
}

export type Phone = ReturnType<typeof phoneAt>
