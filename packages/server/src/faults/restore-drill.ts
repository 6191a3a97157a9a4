import { createReadStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import { isFinished } from '@icss/core/operations/operation.ts'
import { backup, restore, verify } from '../command/backup.command.ts'
import { openCommandDatabase } from '../command/command-database.ts'
import { readConfig } from '../config.ts'
import { chamberClient } from './chamber-client.ts'
import { freePort, ServerProcess } from './server-process.ts'

const places = ['前海', '南山', '福田', '宝安', '龙岗', '盐田', '罗湖', '光明', '坪山', '龙华']
const trades = ['智能装备', '数据服务', '现代物流', '生物医药', '教育研究', '新能源']

/** Companies as a chamber knows them, as a CSV of any length. */
async function* members(rows: number): AsyncGenerator<Buffer> {
  yield Buffer.from('企业名称,企业类型,行业,行业标签,法定代表人,地址,经营范围\n')
  for (let i = 0; i < rows; i += 1000) {
    const lines = Array.from({ length: Math.min(1000, rows - i) }, (_, k) => {
      const n = i + k
      const place = places[n % places.length]
      const trade = trades[n % trades.length]
      return `深圳市${place}${trade}${n}有限公司,有限责任公司,制造业,制造;软件,王${n % 977},深圳市${place}区软件园${n}号,"${trade}的研发、销售与服务；技术咨询；货物进出口，第${n}号"`
    })
    yield Buffer.from(`${lines.join('\n')}\n`)
  }
}

const settings = (dataFolder: string) =>
  readConfig({ ICSS_DATA_DIR: dataFolder, ICSS_BACKUP_PASSPHRASE: 'a passphrase of the drill' })

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10

async function withDatabase<T>(dataFolder: string, work: (client: Client) => Promise<T>): Promise<T> {
  const database = await openCommandDatabase(readConfig({ ICSS_DATA_DIR: dataFolder }))
  const client = new Client(database.url)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
    await database.close()
  }
}

/** The hash of each row, in the order of their ids. */
async function* rowHashes(client: Client): AsyncGenerator<{ id: string; hash: string }> {
  await client.query(`begin`)
  await client.query(`declare hashes no scroll cursor for
    select id, encode(sha256(convert_to(c::text, 'UTF8')), 'hex') as hash from companies c order by id`)
  for (;;) {
    const { rows } = await client.query<{ id: string; hash: string }>('fetch 20000 from hashes')
    if (rows.length === 0) break
    yield* rows
  }
  await client.query('commit')
}

/** Compares two databases row by row; answers how many rows are the same, and the ids of those that are not. */
async function compare(one: string, other: string): Promise<{ same: number; different: readonly string[] }> {
  return withDatabase(one, (first) =>
    withDatabase(other, async (second) => {
      const theirs = rowHashes(second)
      const different: string[] = []
      let same = 0
      for await (const { id, hash } of rowHashes(first)) {
        const { value } = await theirs.next()
        if (value && value.id === id && value.hash === hash) same += 1
        else different.push(id)
      }
      for await (const { id } of theirs) different.push(id)
      return { same, different }
    }),
  )
}

/** Queries a second of one connection, and the sizes of what was stored: what docs/scale.md reckons with. */
const measureDatabase = (dataFolder: string) =>
  withDatabase(dataFolder, async (client) => {
    await client.query('vacuum analyze companies')
    const { rows: sizes } = await client.query<{ name: string; mb: number }>(`
      select relname as name, round(pg_relation_size(oid) / 1048576.0, 1)::float8 as mb from pg_class
      where oid = 'companies'::regclass or oid in (select indexrelid from pg_index where indrelid = 'companies'::regclass)
      union all select 'companies in all', round(pg_total_relation_size('companies') / 1048576.0, 1)::float8`)
    const { rows: channels } = await client.query<{ id: string }>(`select channel_id as id from companies limit 1`)
    const rate = async (sql: string) => {
      const begun = performance.now()
      let queries = 0
      for (; performance.now() - begun < 3000; queries += 1) await client.query(sql, [channels[0]?.id])
      return Math.round(queries / ((performance.now() - begun) / 1000))
    }
    return {
      megabytes: Object.fromEntries(sizes.map(({ name, mb }) => [name, mb])),
      queriesPerSecond: {
        'page of 20, newest first': await rate(
          'select id, name, industry from companies where channel_id = $1 order by id desc limit 20',
        ),
        'one row by name': await rate(
          `select id from companies where channel_id = $1 and name collate "zh-Hans-x-icu" = '深圳市前海智能装备0有限公司'`,
        ),
      },
    }
  })

/** Fills a database through the API, backs it up, restores it elsewhere and compares every row by its hash. */
export async function restoreDrill(rows: number, say: (line: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'icss-drill-'))
  const [dataFolder, restored] = [join(folder, 'data'), join(folder, 'restored')]
  try {
    const server = new ServerProcess({ dataFolder, port: await freePort() })
    await server.start()
    const api = await chamberClient(server)
    const begun = performance.now()
    const { id: operationId } = await api.companies.import(
      { query: { fileName: 'members.csv' }, body: Readable.from(members(rows)) },
      { timeout: 0 },
    )
    for (;;) {
      const operation = await api.operations.show({ params: { operationId } })
      if (isFinished(operation)) {
        if (operation.created !== rows) throw new Error(`Only ${operation.created} rows were imported.`)
        break
      }
      await sleep(500)
    }
    const importSeconds = seconds(begun)
    say(`imported in ${importSeconds} s`)
    const object = join(folder, 'object')
    await writeRandom(object, 64)
    await mkdir(join(dataFolder, 'objects/videos'), { recursive: true })
    await copyFile(object, join(dataFolder, 'objects/videos/drill.mp4'))

    const backupBegun = performance.now()
    const file = await backup(settings(dataFolder), join(folder, 'backup.tar'), () => {})
    const backupSeconds = seconds(backupBegun)
    say(`backed up in ${backupSeconds} s`)
    await server.end('SIGTERM')
    const verifyBegun = performance.now()
    await verify(settings(dataFolder), file, say)
    const verifySeconds = seconds(verifyBegun)
    const restoreBegun = performance.now()
    await restore(settings(restored), file, say)
    const restoreSeconds = seconds(restoreBegun)
    say(`restored in ${restoreSeconds} s`)
    const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    const { same, different } = await compare(dataFolder, restored)
    const objects = await Promise.all(
      [object, join(restored, 'objects/videos/drill.mp4')].map((path) => readFile(path)),
    )
    return {
      rows,
      same,
      different: different.length,
      isObjectSame: objects[0]?.equals(objects[1] ?? Buffer.alloc(0)) ?? false,
      backupMegabytes: Math.round((await stat(file)).size / 1024 / 1024),
      importSeconds,
      backupSeconds,
      verifySeconds,
      restoreSeconds,
      peakMegabytes,
      database: await measureDatabase(restored),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeRandom(path: string, megabytes: number): Promise<void> {
  const random = createReadStream('/dev/urandom', { end: megabytes * 1024 * 1024 - 1 })
  const file = await open(path, 'w')
  try {
    for await (const chunk of random) await file.write(chunk as Buffer)
  } finally {
    await file.close()
  }
}
