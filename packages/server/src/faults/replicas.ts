import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { chamberToken } from './chamber-client.ts'
import { type Discrepancy, Ledger } from './ledger.ts'
import { freePort, ServerProcess } from './server-process.ts'
import { writeCompanies } from './company-writer.ts'
import { type FollowedRuns, followRuns } from './run-follower.ts'
import { type SentUploads, sendUploads } from './upload-sender.ts'
import { startS3Server } from '../testing/s3-server.ts'

const replicas = 3
const writers = 4

export interface ReplicaFigures {
  readonly replicas: number
  readonly kills: number
  readonly acknowledged: number
  readonly unknown: number
  /** Milliseconds from each kill until the next acknowledged write. */
  readonly pauses: readonly number[]
  readonly discrepancies: readonly Discrepancy[]
  /** Files that were uploaded through whichever server was there, and read again. */
  readonly uploads: SentUploads
  /** Runs whose end the stream of events told, whichever server did them. */
  readonly runs: FollowedRuns
}

const proxyConfig = (port: number, ports: readonly number[]) => `
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 2
frontend all
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  option forwardfor
${ports.map((one, i) => `  server s${i} 127.0.0.1:${one} check inter 500ms fall 1 rise 1`).join('\n')}
`

/**
 * Three servers on one PostgreSQL and one bucket behind haproxy, as deploy/compose.yaml has them behind nginx, with writers at work;
 * one server after another is killed with SIGKILL and started again. Every row is compared with the
 * ledger, every uploaded file with what was sent, and each run's end has to be told.
 */
export async function killReplicas(kills: number, say: (line: string) => void): Promise<ReplicaFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-replicas-'))
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
  const s3 = await startS3Server()
  const { endpoint = '', bucket, accessKeyId, secretAccessKey } = s3.settings
  const servers: ServerProcess[] = []
  const ledger = new Ledger()
  const discrepancies: Discrepancy[] = []
  const pauses: number[] = []
  const stop = new AbortController()
  let uploads: SentUploads = { uploads: 0, resumed: 0, different: 0 }
  let runs: FollowedRuns = { runs: 0, told: 0, reopened: 0 }
  try {
    for (let i = 0; i < replicas; i += 1)
      servers.push(
        new ServerProcess({
          dataFolder: join(folder, `data-${i}`),
          port: await freePort(),
          variables: {
            DATABASE_URL: postgres.url,
            ICSS_S3_ENDPOINT: endpoint,
            ICSS_S3_BUCKET: bucket,
            ICSS_S3_ACCESS_KEY_ID: accessKeyId,
            ICSS_S3_SECRET_ACCESS_KEY: secretAccessKey,
            ICSS_TRUST_PROXY: '1',
            ICSS_LOG_LEVEL: 'silent',
          },
        }),
      )
    // All at once on an empty database: one of them migrates and makes the demo data.
    await Promise.all(servers.map((server) => server.start()))
    const port = await freePort()
    const file = join(folder, 'haproxy.cfg')
    await mkdir(folder, { recursive: true })
    await writeFile(
      file,
      proxyConfig(
        port,
        servers.map((one) => one.port),
      ),
    )
    const proxy = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' })
    try {
      const first = servers.find(({ output }) => output.includes('chamber-admin')) ?? servers[0]
      if (!first) throw new Error('No server has started.')
      const origin = `http://127.0.0.1:${port}`
      const isServing = () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isServing())) await sleep(50)
      const token = await chamberToken({ origin, dataFolder: first.dataFolder })
      const api = createClient(contract, { baseUrl: origin, fetch, headers: () => token })
      let names = 0
      const working = Array.from({ length: writers }, () =>
        writeCompanies(api, ledger, () => `replica-${(names += 1)}`, Math.random, stop.signal),
      )
      const sending = sendUploads({ origin, api, headers: token }, stop.signal)
      const following = followRuns(api, stop.signal)
      for (let kill = 0; kill < kills; kill += 1) {
        await sleep(500 + Math.random() * 1000)
        const victim = servers[kill % replicas]
        const before = ledger.acknowledged
        const begun = performance.now()
        await victim?.end('SIGKILL')
        while (ledger.acknowledged === before) await sleep(1)
        pauses.push(Math.round(performance.now() - begun))
        await victim?.start()
        say(`${kill + 1} kills, ${ledger.acknowledged} acknowledged writes, ${ledger.unknown} unknown`)
      }
      stop.abort()
      await Promise.all(working)
      uploads = await sending
      runs = await following
      const db = new Client(postgres.url)
      await db.connect()
      const { rows } = await db
        .query<{ name: string; value: string }>(
          `select name, address as value from companies where name like 'replica-%'`,
        )
        .finally(() => db.end())
      discrepancies.push(...ledger.compare(rows))
    } finally {
      proxy.kill()
    }
  } finally {
    stop.abort()
    for (const server of servers) await server.end('SIGTERM')
    await postgres.stop()
    await s3.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const { acknowledged, unknown } = ledger
  return { replicas, kills, acknowledged, unknown, pauses, discrepancies, uploads, runs }
}
