import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import { fileAddress } from '@icss/core/files/file-address.ts'
import { objectsPath, uploadsPath } from '@icss/core/uploads/tus.ts'
import { madeUpAnswer } from './made-up-answer.ts'

const endpoints = Object.entries(contract as Contract)
  .flatMap(([group, members]) =>
    Object.entries(members).map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
  )
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    // A name stands for less than a word does: /operations/events is no operation.
    names: endpoint.path.split('{').length,
    path: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((a, b) => a.names - b.names)

export interface MadeUpServer {
  readonly url: string
  /** Refuses everything from now on, or answers again. */
  refuse: (refuses: boolean) => void
  close: () => Promise<void>
}

const refusal = { type: 'about:blank', title: '', status: 403, code: 'session.forbidden', params: {}, errors: {} }

/**
 * A server that answers every endpoint of the contract with made-up data and takes any upload, or refuses everything. `answers` are
 * given by name where made-up ones do not fit together.
 */
export async function madeUpServer(answers: Readonly<Record<string, unknown>> = {}): Promise<MadeUpServer> {
  let refuses = false
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.once('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      if (!refuses && path.startsWith(uploadsPath)) {
        const stored = Number(request.headers['upload-offset'] ?? 0) + bytes
        response
          .writeHead(request.method === 'POST' ? 201 : 204, {
            location: `${uploadsPath}/made-up`,
            'upload-offset': String(stored),
            'content-location': `${objectsPath}made-up`,
          })
          .end()
        return
      }
      if (!refuses && [fileAddress(''), objectsPath].some((files) => path.startsWith(files))) {
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('made up')
        return
      }
      if (!refuses && path.endsWith('/settings.json')) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
        return
      }
      const found = endpoints.find((one) => one.endpoint.method === request.method && one.path.test(path))
      if (refuses || !found) {
        response.writeHead(403, { 'content-type': 'application/problem+json' }).end(JSON.stringify(refusal))
        return
      }
      const own = answers[found.name]
      const { type, body } = own
        ? { type: 'application/json', body: JSON.stringify(own) }
        : madeUpAnswer(found.endpoint)
      response.writeHead(body === '' ? 204 : (found.endpoint.status ?? 200), { 'content-type': type }).end(body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: (now) => (refuses = now),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
