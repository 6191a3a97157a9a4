import type { FastifyInstance } from 'fastify'
import { text } from 'node:stream/consumers'
import { type Client, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { DemoAccount } from './demo-accounts.ts'

/** An account of the demo at work: every operation of the product. */
export interface DemoClient extends Client<typeof contract> {
  /** Uploads a file for a slot and answers its address. */
  put(slot: UploadSlotName, name: string, content: Buffer): Promise<string>
}

/** Carries a request to the server. */
type Send = (url: string, init: RequestInit) => Promise<Response>

/** Requests that stay inside this process. `host` is what a browser calls the server, with its port. */
export const sentInside =
  (app: FastifyInstance, host: string): Send =>
  async (url, { method = 'GET', headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...(headers as Record<string, string>), host },
      payload: body as string | Buffer,
      payloadAsStream: true,
    })
    const sent = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    )
    const content = await text(answer.stream())
    return new Response(answer.statusCode === 204 ? null : content, { status: answer.statusCode, headers: sent })
  }

/** Logs an account in and works as it. */
export async function demoClient(
  send: Send,
  { accountNumber, password }: Pick<DemoAccount, 'accountNumber' | 'password'>,
): Promise<DemoClient> {
  const cookies = new Map<string, string>()
  const fetch: Send = async (url, init) => {
    const cookie = [...cookies.values()].join('; ')
    const answer = await send(url, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } })
    for (const [pair = ''] of answer.headers.getSetCookie().map((set) => set.split(';')))
      cookies.set(pair.slice(0, pair.indexOf('=')), pair)
    return answer
  }
  const client = createClient(contract, { baseUrl: '', fetch })
  const answer = await client.sessions.adminLogin({ body: { accountNumber, password } })
  if (answer.success !== 0) throw new Error(`The account ${accountNumber} cannot log in.`)
  const { id: channelId } = await client.channels.show()
  return {
    ...client,
    async put(slot, name, content) {
      const { uptoken } = await client.uploads.uptoken({ body: { channelId } })
      const created = await fetch(uploadsPath, {
        method: 'POST',
        headers: {
          'tus-resumable': tusVersion,
          [tokenHeader]: uptoken,
          'upload-length': String(content.length),
          'upload-metadata': metadataHeader({ slot, filename: name }),
          'content-type': pieceType,
        },
        body: content as unknown as BodyInit,
      })
      if (created.status !== 201) throw new Error(`The demo file ${name} was refused: ${await created.text()}`)
      return created.headers.get('content-location') ?? ''
    },
  }
}
