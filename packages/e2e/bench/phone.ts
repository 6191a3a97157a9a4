import { type Agent, fetch } from 'undici'

/** A browser without a window, with its cookies. */
export class Phone {
  readonly #cookies = new Map<string, string>()
  readonly #dispatcher: Agent | undefined

  constructor(dispatcher?: Agent) {
    this.#dispatcher = dispatcher
  }

  /** As the header of a request names them. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async send(url: string | URL, body?: object) {
    const answer = await fetch(url, {
      ...(this.#dispatcher ? { dispatcher: this.#dispatcher } : {}),
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: this.cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, ref: body && text !== '' ? String((JSON.parse(text) as { ref?: string }).ref) : '' }
  }
}
