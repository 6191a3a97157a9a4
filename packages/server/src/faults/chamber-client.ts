import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Role } from '@icss/core/permissions/role.ts'

export type Api = Client<typeof contract>

interface Server {
  readonly origin: string
  readonly dataFolder: string
}

export interface Login {
  readonly accountNumber: string
  readonly password: string
}

/** What the administrator of the demo chamber, or of the first channel whose account is of `role`, logs in with. */
export async function chamberLogin(
  { dataFolder }: Pick<Server, 'dataFolder'>,
  wanted: Role = 'chamber-admin',
): Promise<Login> {
  const file = await readFile(join(dataFolder, 'demo-accounts.json'), 'utf8')
  const accounts = JSON.parse(file) as (Login & { role: string })[]
  const account = accounts.find(({ role }) => role === wanted)
  if (!account) throw new Error(`There is no demo account that is ${wanted}.`)
  const { accountNumber, password } = account
  return { accountNumber, password }
}

/** The header of a personal token of such an administrator. */
export async function chamberToken(server: Server, role?: Role): Promise<{ authorization: string }> {
  const login = await fetch(`${server.origin}/adminLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await chamberLogin(server, role)),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  await login.body?.cancel()
  const options = { baseUrl: server.origin, fetch }
  const { token } = await createClient(contract, { ...options, headers: () => ({ cookie }) }).sessions.createToken({
    body: { name: 'faults', days: 1, readOnly: false },
  })
  return { authorization: `Bearer ${token}` }
}

/** A client with such a token. */
export async function chamberClient(server: Server, role?: Role): Promise<Api> {
  const token = await chamberToken(server, role)
  return createClient(contract, { baseUrl: server.origin, fetch, headers: () => token })
}
