import { isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { channels } from '../channels/channels.tables.ts'
import type { Database } from '../database/database.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { fillChamber } from './demo-chamber.ts'
import { demoClient, sentInside } from './demo-client.ts'
import { fillTraining } from './demo-training.ts'

/**
 * What the demo channels hold, made by their administrators with the product's own operations and dated around today.
 * `host` is what a browser calls the server.
 */
export async function createDemoContent(parts: {
  readonly app: FastifyInstance
  readonly database: Database
  readonly host: string
  readonly accounts: readonly DemoAccount[]
}): Promise<void> {
  const { app, database, host, accounts } = parts
  const clientOf = async (role: DemoAccount['role']) => {
    const account = accounts.find((one) => one.role === role)
    if (!account) throw new Error(`There is no demo account for ${role}.`)
    return demoClient(sentInside(app, host), account)
  }
  const now = Date.now()
  await Promise.all([
    clientOf('channel-admin').then((client) => fillTraining(client, now)),
    clientOf('chamber-admin').then((client) => fillChamber(client, now)),
  ])
  await database.system
    .update(channels)
    .set({ demoFilledAt: sql`clock_timestamp()` })
    .where(isNotNull(channels.demoFilledAt))
}
