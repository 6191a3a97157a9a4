import { ProblemError } from '../errors/problem-error.ts'

/** A connection to a proxy that did not come to stand; why is its cause. */
export class NotReachedProxy extends Error {
  constructor(cause: Error) {
    super('The proxy was not reached.', { cause })
  }
}

/** Codes of a certificate that is not accepted, as OpenSSL and Node name them. */
const ofCertificate =
  /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:GET|VERIFY|DECRYPT|DECODE)_|INVALID_CA$|HOSTNAME_)/

interface Failed extends Error {
  readonly code?: string
  readonly hostname?: string
  readonly port?: number
}

const chainOf = (error: unknown): readonly Failed[] => {
  if (error instanceof AggregateError) return [error, ...error.errors.flatMap(chainOf)]
  return error instanceof Error ? [error, ...chainOf(error.cause)] : []
}

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80)

/** How a proxy failed to connect, or nothing when it is not what failed: the status it answered, or a code of Node. */
function refusalOf(chain: readonly Failed[], proxy: URL): string | undefined {
  for (const { message, code, hostname, port } of chain) {
    const status = /Proxy response \((\d+)\)|Proxy Authentication Required \((\d+)\)/.exec(message)
    if (status) return status[1] ?? status[2]
    if (code !== undefined && (port === portOf(proxy) || hostname === proxy.hostname)) return code
  }
  return undefined
}

/**
 * What a person can do about a connection that did not come to stand: about its certificate, or about the proxy that it
 * was to go by. Anything else stays the error that it is.
 */
export function connectionFault(error: unknown, url: string, proxy?: URL): unknown {
  const chain = chainOf(error)
  const { host, protocol } = new URL(url)
  // Its message is the first thing that whoever looks closer wants to read.
  const cause = new TypeError('fetch failed', { cause: error })
  const reason = chain.find(({ code = '' }) => ofCertificate.test(code))?.code
  const isOfProxy = proxy && (protocol === 'http:' || chain.some((failed) => failed instanceof NotReachedProxy))
  if (reason !== undefined)
    return new ProblemError('client.certificate', { params: { host: isOfProxy ? proxy.host : host, reason }, cause })
  const refusal = proxy && refusalOf(chain, proxy)
  if (refusal === undefined) return error
  const params = { proxy: proxy?.host ?? '', host }
  return refusal === '407'
    ? new ProblemError('client.proxy_login', { params, cause })
    : new ProblemError('client.proxy', { params: { ...params, reason: refusal }, cause })
}
