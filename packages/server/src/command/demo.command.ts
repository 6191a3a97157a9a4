import { Client } from 'pg'
import type { Config } from '../config.ts'
import { readDemoAccounts, writeDemoAccounts } from '../demo/demo-accounts.ts'
import { findDemo, removeDemo } from '../demo/remove-demo.ts'
import { StartError } from '../start-error.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openCommandDatabase } from './command-database.ts'

/** `icss-server demo remove`: the demo channels go with all that is in them; the platform and its account stay. */
export async function removeDemoChannels(
  config: Config,
  say: (line: string) => void,
  { withChanges }: { readonly withChanges: boolean },
): Promise<void> {
  const database = await openCommandDatabase(config)
  const client = new Client({ connectionString: database.url, application_name: 'icss-demo' })
  try {
    await client.connect()
    await client.query('begin')
    const found = await findDemo(client)
    if (found.ids.length === 0) throw new StartError('There is no demo data here.')
    if (found.changes > 0 && !withChanges)
      throw new StartError(
        `People have changed something in ${found.names.join(', ')} since (${found.changes} records of the audit trail), and it would go as well. Nothing was removed. To remove it all: icss-server demo remove --with-changes`,
      )
    const { channels, rows, files } = await removeDemo(client, await openStorage(config), found)
    const known = await readDemoAccounts(config.dataFolder)
    const kept = known.filter(({ role }) => role === 'provider')
    if (kept.length < known.length) await writeDemoAccounts(config.dataFolder, kept)
    say(`Removed: ${channels.join(', ')} (${rows} rows, ${files} files). The platform and its account stay.`)
  } finally {
    await client.end()
    await database.close()
  }
}
