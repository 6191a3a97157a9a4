import type { FastifyInstance } from 'fastify'
import { text } from 'node:stream/consumers'
import { type Client, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { metadataHeader, pieceType, tokenHeader, tusVersion, uploadsPath } from '@icss/core/uploads/tus.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { DemoAccount } from './demo-accounts.ts'

/** An account of the demo at work: every operation of the product, inside this process. */
export interface DemoClient extends Client<typeof contract> {
  /** Uploads a file for a slot and answers its address. */
  put(slot: UploadSlotName, name: string, content: Buffer): Promise<string>
}

/** Logs a demo account in. `host` is what a browser calls the server, with its port. */
export async function demoClient(
  app: FastifyInstance,
  host: string,
  { accountNumber, password }: DemoAccount,
): Promise<DemoClient> {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetch = async (url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...(headers as Record<string, string>), host, cookie: cookie() },
      payload: body as string | Buffer,
      payloadAsStream: true,
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    const sent = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    const content = await text(answer.stream())
    return new Response(answer.statusCode === 204 ? null : content, { status: answer.statusCode, headers: sent })
  }
  const client = createClient(contract, { baseUrl: '', fetch })
  const answer = await client.sessions.adminLogin({ body: { accountNumber, password } })
  if (answer.success !== 0) throw new Error(`The demo account ${accountNumber} cannot log in.`)
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
