import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as the gateway got it. */
export interface TakenSms {
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface SmsGateway {
  /** What a server is started with that is to send by it. */
  readonly sms: { readonly url: string; readonly secret: string }
  /** The next message to a phone, waited for; each is given once. */
  messageTo(phone: string): Promise<TakenSms>
  /** The six digits of the next message to a phone. */
  codeTo(phone: string): Promise<string>
  close(): void
}

/** A gateway of SMS that takes everything, on a port of its own. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const taken: TakenSms[] = []
  const heard = new EventTarget()
  const take = async (request: IncomingMessage) => {
    taken.push({ headers: request.headers, body: await text(request) })
    heard.dispatchEvent(new Event('taken'))
  }
  const gateway = createServer((request, response) => void take(request).finally(() => response.end())).listen(
    0,
    '127.0.0.1',
  )
  await once(gateway, 'listening')
  const messageTo = async (phone: string): Promise<TakenSms> => {
    for (;;) {
      const at = taken.findIndex(({ body }) => body.includes(phone))
      const [message] = at < 0 ? [] : taken.splice(at, 1)
      if (message) return message
      await once(heard, 'taken')
    }
  }
  return {
    sms: {
      url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`,
      secret: 'a secret of the gateway and of this server',
    },
    messageTo,
    codeTo: async (phone) => /\d{6}/.exec((await messageTo(phone)).body.replace(phone, ''))?.[0] ?? '',
    close: () => gateway.close(),
  }
}
