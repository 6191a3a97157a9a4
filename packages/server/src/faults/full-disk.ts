import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { isFinished } from '@icss/core/operations/operation.ts'
import { chamberClient } from './chamber-client.ts'
import { freePort, ServerProcess } from './server-process.ts'

const diskSize = '700m'
const expected = 60_000
/** Milliseconds for which the disk stays full. */
const fullFor = 8000

export interface FullDiskFigures {
  readonly expected: number
  readonly rows: number
  /** Different names among the rows. */
  readonly names: number
  /** Rows that were there when the disk was full. */
  readonly rowsWhenFull: number
  /** Whether PostgreSQL, and the server with it, ended when there was no room for its log. */
  readonly hasEnded: boolean
  /** What the server said meanwhile. */
  readonly said: readonly string[]
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  const block = Buffer.alloc(1024 * 1024, 1)
  try {
    for (;;) await handle.write(block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await handle.close()
  }
}

/**
 * Fills the disk of the data folder in the middle of an import, a tmpfs that only root may mount, and makes room again:
 * the run has to come to its end with every row once.
 */
export async function fillDisk(say: (line: string) => void): Promise<FullDiskFigures> {
  const disk = await mkdtemp(join(tmpdir(), 'icss-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=0755`, 'icss-disk', disk])
  const server = new ServerProcess({ dataFolder: join(disk, 'data'), port: await freePort() })
  const filler = join(disk, 'filler')
  try {
    await server.start()
    const api = await chamberClient(server)
    const text = 'x'.repeat(400)
    const rows = Array.from({ length: expected }, (_, i) => `满盘公司${i},教育,教育,${text}`)
    const body = Buffer.from(`企业名称,行业,行业标签,企业简介\n${rows.join('\n')}\n`)
    const { id: operationId } = await api.companies.import({ query: { fileName: 'disk.csv' }, body }, { timeout: 0 })
    const show = () => api.operations.show({ params: { operationId } })
    while ((await show()).good === 0) await sleep(5)
    await fill(filler)
    say('The disk is full.')
    await sleep(fullFor)
    const hasEnded = !server.isRunning
    const rowsWhenFull = hasEnded ? Number.NaN : (await show()).good
    const said = server.output.split('\n').filter((line) => /disk|space|database/i.test(line))
    await rm(filler)
    say(`There is room again${hasEnded ? ', and the server is started again' : ''}.`)
    if (hasEnded) await server.start()
    for (
      let operation = await show();
      !isFinished(operation) || operation.status !== 'done';
      operation = await show()
    ) {
      if (isFinished(operation))
        throw new Error(`The run has ${operation.status}: ${JSON.stringify(operation.failure)}`)
      await sleep(200)
    }
    const client = new Client(await server.databaseUrl())
    await client.connect()
    const { rows: counted } = await client.query<{ rows: number; names: number }>(
      `select count(*)::int as rows, count(distinct name)::int as names from companies where name like '满盘公司%'`,
    )
    await client.end()
    return { expected, rows: counted[0]?.rows ?? 0, names: counted[0]?.names ?? 0, rowsWhenFull, hasEnded, said }
  } finally {
    await server.end('SIGTERM')
    execFileSync('umount', [disk])
    await rmdir(disk)
  }
}
