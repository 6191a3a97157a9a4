import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicUrl } from './private-address.ts'
import { PrivateAddress, publicAddresses } from './public-addresses.ts'

/** Bytes of an answer that are read; nothing is done with them. */
const answerBytes = 64 * 1024

/**
 * Posts JSON and answers the status. Follows no redirect. Unless `isAnywhere`, only https and public addresses are
 * called. Throws when there is no answer within `patience` milliseconds.
 */
export function post(
  url: string,
  {
    headers,
    body,
    isAnywhere,
    patience,
  }: { headers: Readonly<Record<string, string>>; body: string; isAnywhere: boolean; patience: number },
): Promise<number> {
  if (!isAnywhere && !isPublicUrl(url)) return Promise.reject(new PrivateAddress(`${url} is private`))
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const content = Buffer.from(body)
    const sent = send(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': content.length,
        'user-agent': 'icss-webhooks',
        connection: 'close',
      },
      // One connection each: a kept one would be to an address that was judged earlier.
      agent: false,
      signal: AbortSignal.timeout(patience),
      ...(isAnywhere ? {} : { lookup: publicAddresses() }),
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let read = 0
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > answerBytes) answer.destroy()
      })
      answer.on('error', () => {})
      answer.on('close', () => resolve(answer.statusCode ?? 0))
    })
    sent.end(content)
  })
}
