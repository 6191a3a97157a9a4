import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Role } from '@icss/core/permissions/role.ts'
import * as z from 'zod/mini'

/** A demo account as it is printed and written to `demo-accounts.json`. */
export interface DemoAccount {
  readonly role: Role
  readonly channel: string
  readonly accountNumber: string
  readonly password: string
}

const demoAccountsFile = (dataFolder: string): string => join(dataFolder, 'demo-accounts.json')

export async function writeDemoAccounts(dataFolder: string, accounts: readonly DemoAccount[]): Promise<void> {
  const file = demoAccountsFile(dataFolder)
  await writeFile(file, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
}

const stored = z.array(
  z.object({
    role: z.enum(['provider', 'channel-admin', 'chamber-admin', 'channel-account']),
    channel: z.string(),
    accountNumber: z.string(),
    password: z.string(),
  }),
)

/** The accounts of an earlier start; none where there is no such file. */
export async function readDemoAccounts(dataFolder: string): Promise<readonly DemoAccount[]> {
  const text = await readFile(demoAccountsFile(dataFolder), 'utf8').catch(() => '[]')
  try {
    const parsed = stored.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}
