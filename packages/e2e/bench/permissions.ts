import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { endedChildrenSeconds } from './cpu.ts'
import { icss, logIn } from './icss.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { sized } from './sized.ts'

const count = sized(1000, 5)
const rounds = sized(3, 1)

/** (p) Seconds of `icss permissions apply` of a plan that closes or opens 1,000 sub-channels, its start included. */
export async function measurePermissions(bench: Bench): Promise<Measure[]> {
  const { root } = bench
  const product = await bench.product()
  const account = product.accountOf('channel-admin')
  const db = new Client({ connectionString: product.databaseUrl })
  await db.connect()
  try {
    await db.query(
      `insert into channels (id, name, abbreviation, tier, superior_channel_id, flags)
       select gen_random_uuid(), '分会 ' || n, n::text, 2, s.channel_id, array_fill(true, array[12])
       from generate_series(1, ${count}) n, (select channel_id from accounts where number = $1) s`,
      [account.accountNumber],
    )
  } finally {
    await db.end()
  }
  // Logged in beside the other account.
  const asked = { ...product, account, folder: join(product.folder, account.accountNumber) }
  mkdirSync(asked.folder)
  await logIn(root, asked)
  const plan = join(asked.folder, 'plan.json')
  const seconds: number[] = []
  const work: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    rmSync(plan, { force: true })
    await icss(root, asked, ['permissions', 'plan', round % 2 === 0 ? '--close-all' : '--open-all', '--save', plan])
    const worked = endedChildrenSeconds()
    seconds.push((await icss(root, asked, ['permissions', 'apply', plan, '--yes'])).seconds)
    work.push(endedChildrenSeconds() - worked)
  }
  return [
    atMost(`(p) icss permissions apply, ${count} channels`, quantile(seconds, 0.5), 's', 2),
    atMost(`(p) work of icss permissions apply, ${count} channels`, quantile(work, 0.5), 's', 1),
  ]
}
