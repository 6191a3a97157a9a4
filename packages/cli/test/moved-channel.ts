import { createHash } from 'node:crypto'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { expect } from 'vitest'
import { tokenAt } from './global-setup.ts'
import type { Person } from './icss.ts'
import { patience } from './patience.ts'
import type { ServerProcess } from './server-process.ts'

/** A channel at a server, by a token of its administrator. */
export interface At {
  readonly url: string
  readonly token: string
}

export async function atOf(server: ServerProcess, role: string): Promise<At> {
  const { accountNumber, password } = server.passwords[role] ?? { accountNumber: '', password: '' }
  return { url: server.url, token: await tokenAt(server.url, accountNumber, password) }
}

export const api = ({ url, token }: At) =>
  createClient(contract, {
    baseUrl: url,
    fetch,
    headers: () => ({ authorization: `Bearer ${token}` }),
    timeout: patience.call,
  })

/** The SHA-256 of what a link or a key stands for. */
export async function digestAt({ url, token }: At, link: string): Promise<string> {
  const path = link.includes('/objects/') ? link.slice(link.lastIndexOf('/objects/')) : `/objects/${link}`
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')
}

/** A picture of one pixel that differs by `mark`. */
export const png = (mark: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(mark),
  ])

/** Uploads a file; answers its key. */
export async function upload(one: Person, slot: string, name: string, content: string | Uint8Array): Promise<string> {
  await one.file(name, content)
  const { stdout, stderr } = await one.icss('upload', name, '--slot', slot)
  expect(stdout, `${stderr}`).toContain('/objects/')
  return stdout.trim()
}

/** The minute that is now, `days` on. */
export const inDays = (days: number): string =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000).toISOString()
