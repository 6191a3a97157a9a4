import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { type Api, chamberLogin, chamberToken } from './chamber-client.ts'
import { type Discrepancy, Ledger } from './ledger.ts'
import { bundle, freePort, ServerProcess } from './server-process.ts'
import { writeCompanies } from './company-writer.ts'
import { type FollowedRuns, followRuns } from './run-follower.ts'
import { type SentUploads, sendUploads } from './upload-sender.ts'
import { watchByCli } from './cli-watcher.ts'
import { openWebWatcher } from './web-watcher.ts'
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
  /** One run for each kill, watched by `icss operations watch` and by the list in a browser. */
  readonly watched: WatchedRuns
}

export interface WatchedRuns {
  /** Kills of the very server that the command's stream came from, and of that of the browser's. */
  readonly struck: { readonly cli: number; readonly web: number }
  /** How often the command said that its connection was lost, and how many more streams than one the browser opened. */
  readonly reopened: { readonly cli: number; readonly web: number }
  /** Runs whose end was shown, with all rows: by the command's answer and by the list, which was loaded once. */
  readonly told: { readonly cli: number; readonly web: number }
}

const watchedRows = 200_000

const serverLines = (ports: readonly number[]) =>
  ports.map((one, i) => `  server s${i} 127.0.0.1:${one} check inter 500ms fall 1 rise 1`).join('\n')

/** What watches or uploads goes to the first server that there is, so that one kill strikes it; all else to each in turn. */
const proxyConfig = (port: number, watchersPort: number, ports: readonly number[]) => `
defaults
  mode http
  timeout connect 1s
  timeout check 3s
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
${serverLines(ports)}
frontend watchers
  bind 127.0.0.1:${watchersPort}
  default_backend first
backend first
  balance first
  option httpchk GET /readyz
  option forwardfor
${serverLines(ports)}
`

/** The streams of events that a server sends at the moment: to the command, and to browsers and their like. */
async function streamsOf({ origin }: ServerProcess): Promise<{ cli: number; web: number }> {
  const metrics = await fetch(`${origin}/metrics`).then((answer) => answer.text())
  const open = (endpoint: string) =>
    Number(new RegExp(`icss_http_requests_open{endpoint="${endpoint}"} (\\d+)`).exec(metrics)?.[1] ?? 0)
  return { cli: open('operations.events'), web: open('operations.listEvents') }
}

/** Starts a run that takes long enough to be in the middle of. */
async function sendRun(api: Api, title: string): Promise<{ id: string }> {
  const rows = Array.from({ length: watchedRows }, (_, i) => `${title}-${i},教育,教育\n`)
  const body = Buffer.from(`企业名称,行业,行业标签\n${rows.join('')}`)
  for (;;) {
    const run = await api.companies.import({ query: { fileName: title }, body }).catch(() => undefined)
    if (run) return run
    await sleep(100)
  }
}

/**
 * Three servers on one PostgreSQL and one bucket behind HAProxy, as deploy/compose.yaml has them, with writers at work;
 * the server from which a run is being watched is killed with SIGKILL and started again, time after time. Every row is
 * compared with the ledger, every uploaded file with what was sent, and each run's end has to be told: to the API's
 * client, to `icss operations watch`, and to a browser that shows the list.
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
  const [struck, reopened, told] = [
    { cli: 0, web: 0 },
    { cli: 0, web: 0 },
    { cli: 0, web: 0 },
  ]
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
          program: bundle,
        }),
      )
    // All at once on an empty database: one of them migrates and makes the demo data.
    await Promise.all(servers.map((server) => server.start()))
    const port = await freePort()
    const watchersPort = await freePort()
    const file = join(folder, 'haproxy.cfg')
    await mkdir(folder, { recursive: true })
    await writeFile(
      file,
      proxyConfig(
        port,
        watchersPort,
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
      const watchers = `http://127.0.0.1:${watchersPort}`
      const sending = sendUploads({ origin: watchers, api, headers: token }, stop.signal)
      const following = followRuns(api, stop.signal)
      const web = await openWebWatcher(watchers, await chamberLogin(first))
      const tokenFile = join(folder, 'token')
      await writeFile(tokenFile, token.authorization.replace('Bearer ', ''), { mode: 0o600 })
      const cli = { origin: watchers, tokenFile, home: folder }
      try {
        for (let kill = 0; kill < kills; kill += 1) {
          const title = `watched-${kill}.csv`
          const { id } = await sendRun(api, title)
          const watching = watchByCli(cli, { id, rows: watchedRows })
          const isGoing = async () => {
            const { status, good } = await api.operations.show({ params: { operationId: id } })
            return good > 0 && status === 'running'
          }
          const sourceOf = async () => {
            const streams = await Promise.all(servers.map(streamsOf))
            return servers.find((_, i) => (streams[i]?.cli ?? 0) > 0)
          }
          let hasEnded = false
          void watching.finally(() => (hasEnded = true))
          let victim = await sourceOf()
          while (!victim || !(await isGoing().catch(() => false))) {
            if (hasEnded) throw new Error(`The run was over before it could be watched: ${(await watching).said}`)
            await sleep(10)
            victim = await sourceOf()
          }
          const streams = await streamsOf(victim)
          const opened = web.streams
          const before = ledger.acknowledged
          const begun = performance.now()
          await victim.end('SIGKILL')
          struck.cli += Math.min(streams.cli, 1)
          while (ledger.acknowledged === before) await sleep(1)
          pauses.push(Math.round(performance.now() - begun))
          await victim.start()
          const watch = await watching
          if (watch.told) told.cli += 1
          else say(`${title} was not told by the command: ${watch.said}`)
          reopened.cli += watch.lost
          if (await web.shows(title, watchedRows)) told.web += 1
          else say(`${title} is not shown as done by the list.`)
          reopened.web += web.streams - opened
          struck.web += Math.min(web.streams - opened, 1)
          say(
            `${kill + 1} kills, ${ledger.acknowledged} acknowledged writes, ${ledger.unknown} unknown, ` +
              `told ${told.cli} by the command and ${told.web} by the list`,
          )
        }
        if (web.loads !== 1) throw new Error(`The browser loaded its page ${web.loads} times.`)
      } finally {
        await web.close()
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
  return {
    replicas,
    kills,
    acknowledged,
    unknown,
    pauses,
    discrepancies,
    uploads,
    runs,
    watched: { struck, reopened, told },
  }
}
