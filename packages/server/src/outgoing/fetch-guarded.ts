import type { lookup } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPrivateAddress } from './private-address.ts'
import { PrivateAddress, publicAddresses } from './public-addresses.ts'

/** What may be called; tests call servers of this machine. */
export interface Reach {
  readonly resolve?: typeof lookup
  readonly isPrivate?: (address: string) => boolean
  /** Ports of a URL that are called; '' is the usual one of its scheme. */
  readonly ports?: ReadonlySet<string>
}

const webPorts: ReadonlySet<string> = new Set(['', '80', '443'])
const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** Throws unless an address is one of the web, without a name or password in it, and of no private network by itself. */
function judged(url: URL, { isPrivate = isPrivateAddress, ports = webPorts }: Reach): URL {
  const { protocol, hostname, port, username, password } = url
  if ((protocol !== 'http:' && protocol !== 'https:') || !ports.has(port) || username !== '' || password !== '')
    throw new PrivateAddress('This is no address of the web.')
  const host = hostname.replace(/^\[|\]$/g, '')
  // What is an IP address is never looked up, so it is judged here.
  if (isIP(host) !== 0 && isPrivate(host)) throw new PrivateAddress(`${host} is private`)
  return url
}

function answerTo(url: URL, accept: string, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: 'GET',
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'icss', connection: 'close' },
      // One connection each: a kept one would be to an address that was judged earlier.
      agent: false,
      signal,
      lookup: publicAddresses(reach.resolve, reach.isPrivate),
    })
    sent.on('error', reject)
    sent.on('response', resolve)
    sent.end()
  })
}

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error('There are more bytes than are taken.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Reads what is at an address that somebody else chose: at most `maxBytes`, within `patience` milliseconds altogether.
 * Sends neither cookies nor from where it comes. Each step of a redirect is judged anew, by its address and by where its
 * name leads as it connects. Throws where nothing can be had.
 */
export async function fetchGuarded(
  address: string,
  {
    maxBytes,
    patience,
    reach = {},
    accept = 'image/*',
  }: { maxBytes: number; patience: number; reach?: Reach; accept?: string },
): Promise<Buffer> {
  const signal = AbortSignal.timeout(patience)
  let url = judged(new URL(address), reach)
  for (let step = 0; step <= maxRedirects; step += 1) {
    const answer = await answerTo(url, accept, reach, signal)
    try {
      const { statusCode = 0, headers } = answer
      if (redirects.has(statusCode) && headers.location !== undefined) {
        url = judged(new URL(headers.location, url), reach)
        continue
      }
      const encoding = headers['content-encoding'] ?? 'identity'
      if (statusCode !== 200 || encoding !== 'identity') throw new Error(`It answers ${statusCode}, ${encoding}.`)
      if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Error('There are more bytes than are taken.')
      return await bytesOf(answer, maxBytes)
    } finally {
      answer.destroy()
    }
  }
  throw new Error('It leads on and on.')
}
