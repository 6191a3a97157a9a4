import { once } from 'node:events'
import { createServer, request as ask, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Certificate } from './certificates.ts'

/**
 * A proxy as a firm has it, for what is sent plainly and, by CONNECT, for what is not; answers where it listens and what
 * was asked of it. It asks for `login` where one is given, and answers everything with `refusal` where that is given;
 * with a `certificate` it is spoken with by TLS itself.
 */
export async function firmProxy({
  login,
  refusal,
  certificate,
}: { login?: string; refusal?: number; certificate?: Certificate } = {}) {
  const asked: string[] = []
  const refusalOf = (authorisation: string | undefined): number | undefined => {
    const wanted = login === undefined ? undefined : `Basic ${Buffer.from(login).toString('base64')}`
    return wanted === undefined || authorisation === wanted ? refusal : 407
  }
  const answer: RequestListener = (request, response) => {
    const { method = '', url = '', headers } = request
    asked.push(`${method} ${url}`)
    const status = refusalOf(headers['proxy-authorization'])
    if (status !== undefined) {
      request.resume()
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>refused')
      return
    }
    const onward = ask(url, { method, headers }, (far) => {
      response.writeHead(far.statusCode ?? 502, far.headers)
      far.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  }
  const server = certificate ? createSecureServer({ ...certificate }, answer) : createServer(answer)
  server.on('connect', (request, socket) => {
    const { url = '', headers } = request
    asked.push(`CONNECT ${url}`)
    const status = refusalOf(headers['proxy-authorization'])
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    const { hostname, port } = new URL(`http://${url}`)
    const far = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      far.pipe(socket)
      socket.pipe(far)
    })
    far.on('error', () => socket.destroy())
    far.on('close', () => socket.destroy())
    socket.on('error', () => far.destroy())
    socket.on('close', () => far.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const tunnels = new Set<{ destroy: () => void }>()
  server.on('connection', (socket) => tunnels.add(socket))
  onTestFinished(() => {
    for (const socket of tunnels) socket.destroy()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `${certificate ? 'https' : 'http'}://${host}`, host, asked }
}
