import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { statusOf } from '@icss/core/errors/error-status.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { mostAtOnce } from '../operations/operation-queue.ts'
import { xlsxOf } from '../testing/xlsx-file.ts'
import { type Api, chamberClient } from './chamber-client.ts'
import { freePort, ServerProcess } from './server-process.ts'

/** Just under what a cell may have, and as many of them as a row may have; then a row that is just kept whole. */
const [cellLength, columns, denseLength] = [999_900, 15, 2150]
/** As many rows as come to just under what the cells of a file may have. */
export const mostRows = 60
/** Rows that are kept whole to each one that is not. */
const denseRows = 40
/** Milliseconds for which a run is followed. */
const patience = 20 * 60_000

export interface StrangerFigures {
  readonly files: number
  readonly fileBytes: number
  readonly rejectedRows: number
  readonly reads: number
  /** Reads of rejected rows that were answered in full, and those that were told to come again. */
  readonly readsAnswered: number
  readonly readsRefused: number
  readonly otherCalls: number
  /** Milliseconds. */
  readonly otherLongest: number
  readonly otherLongestCall: string
  /** How often the other tenant was told 503, or nothing. */
  readonly other503: number
  /** Seconds from the sending of the other tenant's import of one row. */
  readonly oneRowBegan: number
  readonly oneRowEnded: number
  readonly serverPeakMegabytes: number
  readonly load: readonly [before: number, after: number]
  /** What broke a promise; empty when all is well. */
  readonly faults: readonly string[]
}

/** Some KB of XLSX of whose rows each is refused, and each cell names one of two long texts. */
function swollenTable(rows: number, letter: string): Promise<Buffer> {
  const named = (text: number) => `<row>${`<c t="s"><v>${text}</v></c>`.repeat(columns)}</row>`
  const headers = Array.from({ length: columns }, (_, i) => ['企业名称', '行业', '行业标签'][i] ?? `其他${i}`)
  const header = headers.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
  return xlsxOf(`<row>${header}</row>${named(0).repeat(rows)}${named(1).repeat(rows * denseRows)}`, {
    shared: [cellLength, denseLength].map((length) => `<t>${letter.repeat(length)}</t>`),
  })
}

const importOneRow = (api: Api) =>
  api.subChannels.import({
    query: { fileName: '一行.csv' },
    body: Buffer.from('频道名称,简称,管理员账号,权限模板\n演练频道,演练,90001,\n'),
  })

async function ended(api: Api, operationId: string): Promise<Operation> {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(50)) {
    const run = await api.operations.show({ params: { operationId } })
    if (isFinished(run)) return run
  }
  throw new Error('A run has not come to its end.')
}

/** The most memory that a process has had, in megabytes; 0 where the system does not say it. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10

/**
 * One channel imports small files that unpack to as much as a file may, reads what was refused of them many times at once,
 * and queues more of them than there are places. Meanwhile another tenant works: no call of it may be refused or take
 * long, and its own import has to begin soon.
 */
export async function importAsStranger(options: {
  rows: number
  reads: number
  files: number
  say?: (line: string) => void
  program?: string | undefined
  /** Milliseconds that a call of the other tenant may take, and that its import may wait to be begun. */
  limits: { readonly call: number; readonly begin: number }
}): Promise<StrangerFigures> {
  const { rows, reads, files, say = () => {}, program, limits } = options
  const folder = await mkdtemp(join(tmpdir(), 'icss-stranger-'))
  const server = new ServerProcess({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    variables: { ICSS_LOG_LEVEL: 'error' },
    program,
  })
  const faults: string[] = []
  const stop = new AbortController()
  const loadBefore = loadavg()[0] ?? 0
  let [otherCalls, otherLongest, otherLongestCall, other503] = [0, 0, '', 0]
  let [readsAnswered, readsRefused] = [0, 0]

  const timed = async <T>(name: string, call: () => Promise<T>): Promise<T | undefined> => {
    const began = performance.now()
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ProblemError) || statusOf(error) === 503) other503 += 1
      faults.push(`${name}: ${error instanceof ProblemError ? error.code : String(error)}`)
      return undefined
    } finally {
      const took = Math.round(performance.now() - began)
      otherCalls += 1
      if (took > otherLongest) [otherLongest, otherLongestCall] = [took, name]
      if (took > limits.call) faults.push(`${name} took ${took} ms`)
    }
  }

  /** What somebody does who looks at lists, and writes. */
  const work = async (api: Api) => {
    for (let turn = 0; !stop.signal.aborted; turn += 1) {
      await timed('operations.list', () => api.operations.list({ query: {} }))
      await timed('subChannels.list', () => api.subChannels.list({ query: {} }))
      const template = await timed('permissionTemplates.create', () =>
        api.permissionTemplates.create({ body: { name: `模板${turn}`, flags: [...allFlags] } }),
      )
      if (template)
        await timed('permissionTemplates.delete', () =>
          api.permissionTemplates.delete({ params: { templateId: template.id } }),
        )
      await sleep(50)
    }
  }

  try {
    await server.start()
    const [stranger, other] = [await chamberClient(server), await chamberClient(server, 'channel-admin')]
    const send = async (letter: string) => {
      const body = await swollenTable(rows, letter)
      const run = await stranger.companies.import({ query: { fileName: `${letter}.xlsx` }, body })
      return { run, bytes: body.length }
    }
    const working = work(other)

    const first = await send('a')
    const { bad, failure } = await ended(stranger, first.run.id)
    const sentRows = rows * (1 + denseRows)
    if (bad !== sentRows) faults.push(`${bad} of ${sentRows} rows were refused: ${failure?.code ?? 'it is done'}`)
    say(`${first.bytes} bytes imported, ${bad} rows refused, ${otherCalls} calls of the other tenant`)

    const params = { operationId: first.run.id }
    const readings = [
      () => stranger.operations.rejected({ params }),
      () => stranger.operations.toCorrect({ params }),
      async () => {
        const file = await stranger.operations.rejectedFile({ params, query: {} }, { timeout: 0 })
        for await (const _ of file.body ?? []);
      },
    ]
    await Promise.all(
      Array.from({ length: reads }, async (_, i) => {
        try {
          await readings[i % readings.length]?.()
          readsAnswered += 1
        } catch (error) {
          if (error instanceof ProblemError && statusOf(error) === 503) readsRefused += 1
          else faults.push(`a read of rejected rows: ${String(error)}`)
        }
      }),
    )
    say(`${readsAnswered} reads answered, ${readsRefused} refused, longest call of the other tenant ${otherLongest} ms`)

    const queued: Operation[] = []
    for (let i = 0; i < files; i += 1) queued.push((await send(String.fromCharCode(98 + i))).run)
    const begun = async () => {
      const { items } = await stranger.operations.list({ query: {} })
      return queued.filter((run) => items.some(({ id, startedAt }) => id === run.id && startedAt !== null)).length
    }
    while ((await begun()) < Math.min(mostAtOnce, files)) await sleep(5)
    const sent = Date.now()
    const one = await timed('subChannels.import', () => importOneRow(other))
    if (!one) throw new Error(`The import of one row was not taken: ${faults.at(-1)}`)
    const { startedAt, finishedAt, created } = await ended(other, one.id)
    const since = (instant: string | null) => Date.parse(instant ?? '') - sent
    const [began, over] = [since(startedAt), since(finishedAt)]
    if (created !== 1) faults.push('the import of one row did not write it')
    if (!(began <= limits.begin)) faults.push(`the import of one row began after ${seconds(began)} s`)
    say(`the import of one row began after ${seconds(began)} s and ended after ${seconds(over)} s`)
    for (const run of queued)
      await stranger.operations.cancel({ params: { operationId: run.id } }).catch(() => undefined)
    for (const run of queued) await ended(stranger, run.id)

    stop.abort()
    await working
    // The log names the cause of a 503, which the answer keeps to itself.
    if (other503 > 0) faults.push(server.output)
    return {
      files: files + 1,
      fileBytes: first.bytes,
      rejectedRows: bad,
      reads,
      readsAnswered,
      readsRefused,
      otherCalls,
      otherLongest,
      otherLongestCall,
      other503,
      oneRowBegan: seconds(began),
      oneRowEnded: seconds(over),
      serverPeakMegabytes: await peakOf(server.pid),
      load: [loadBefore, loadavg()[0] ?? 0],
      faults,
    }
  } finally {
    stop.abort()
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
