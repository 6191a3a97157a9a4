import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { cuttingProxy } from './cutting-proxy.ts'
import { freePort, ServerProcess } from './server-process.ts'
import { strikePermissions } from './struck-permissions.ts'

const cli = fileURLToPath(new URL('../../../cli', import.meta.url))

const victims = ['command', 'server', 'connections'] as const
type Victim = (typeof victims)[number]
const works = ['import', 'upload', 'chapters', 'permissions', 'accounts', 'subChannels'] as const
type Work = (typeof works)[number]

const isVictim = (name: string): name is Victim => victims.some((one) => one === name)
const isWork = (name: string): name is Work => works.some((one) => one === name)

export interface CommandLineFigures {
  readonly rounds: number
  readonly byWork: Readonly<Record<Work, number>>
  readonly byVictim: Readonly<Record<Victim, number>>
  /** Rounds whose command was still at work when it was struck. */
  readonly inTheMiddle: number
  /** Of plans of permissions whose command was stopped short: those that were applied by then, and those that were not. */
  readonly stopped: { readonly applied: number; readonly notApplied: number }
  /** How often commands were run again until they had come to their end. */
  readonly resumed: number
  /** What is there twice, or not at all. Empty when all is well. */
  readonly discrepancies: readonly string[]
}

const importRows = 20_000
const accountRows = 2000
const openedChannels = 200
const mb = 1024 * 1024
const sizes = [1, 12, 20, 3]
const subChannels = 1000
/** How often a command is run again before it counts as stuck. */
const tries = 12

/** An MP4 by its first bytes, different from every other. */
function video(bytes: number): Buffer {
  const content = Buffer.alloc(bytes)
  randomBytes(64).copy(content, 64)
  content.write('\0\0\0\x18ftypmp42', 'latin1')
  return content
}

/**
 * Lets the command line import companies, accounts and sub-channels, upload, apply chapters and apply permissions, and
 * each time kills the command, kills the server, or cuts the connections again and again, at a random moment; then the
 * same command is run again until it has come to its end, and the rows of the server are compared with what was asked
 * for. `only` names the one work that is struck, `by` the one way.
 */
export async function strikeCommandLine(
  rounds: number,
  say: (line: string) => void,
  only?: string,
  by?: string,
): Promise<CommandLineFigures> {
  const chosen = only === undefined ? works : [only].filter(isWork)
  const struckBy = by === undefined ? victims : [by].filter(isVictim)
  if (chosen.length === 0 || struckBy.length === 0)
    throw new Error(`Name one of: ${works.join(', ')}; and one of: ${victims.join(', ')}`)
  execFileSync(fileURLToPath(new URL('../../../../node_modules/.bin/rolldown', import.meta.url)), ['-c'], { cwd: cli })
  const folder = await mkdtemp(join(tmpdir(), 'icss-command-line-'))
  const server = new ServerProcess({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    variables: { ICSS_LOG_LEVEL: 'silent', ICSS_LOCK_AFTER: '1000' },
  })
  await server.start()
  const proxy = await cuttingProxy(server.port)
  const env = { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: join(folder, 'config'), LANG: 'en_US.UTF-8' }
  const byWork = { import: 0, upload: 0, chapters: 0, permissions: 0, accounts: 0, subChannels: 0 }
  const byVictim = { command: 0, server: 0, connections: 0 }
  const discrepancies: string[] = []
  const stopped = { applied: 0, notApplied: 0 }
  let inTheMiddle = 0
  let resumed = 0

  const start = (words: readonly string[], input = ''): ChildProcess & { ended: Promise<[number | null, string]> } => {
    const child = spawn(process.execPath, [join(cli, 'bin/icss.mjs'), ...words], { cwd: folder, env })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdin.end(input)
    const ended = new Promise<[number | null, string]>((resolve) =>
      child.once('close', (code) => resolve([code, said])),
    )
    return Object.assign(child, { ended })
  }
  const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const db = new Client(await server.databaseUrl())
    await db.connect()
    return db
      .query<Row>(text, values)
      .then(({ rows }) => rows)
      .finally(() => db.end())
  }
  const done = async (...words: string[]): Promise<string> => {
    const [code, said] = await start(words).ended
    if (code !== 0) throw new Error(`icss ${words.join(' ')} ended with ${code}: ${said}`)
    return said
  }
  const login = async (context: string, { accountNumber, password }: { accountNumber: string; password: string }) => {
    const words = ['auth', 'login', '--context', context, '--server', proxy.origin, '--account', accountNumber]
    const [code, said] = await start([...words, '--password-stdin'], password).ended
    if (code !== 0) throw new Error(said)
  }

  /** Strikes a command at a random moment of `span` milliseconds, then runs it again until it has ended well. */
  const strike = async (
    victim: Victim,
    span: number,
    words: readonly string[],
    struck?: () => Promise<void>,
    from = 200,
  ) => {
    byVictim[victim] += 1
    const child = start(words)
    await Promise.race([child.ended, sleep(from + Math.random() * span)])
    const isRunning = child.exitCode === null
    if (isRunning) inTheMiddle += 1
    if (victim === 'command') child.kill('SIGKILL')
    if (victim === 'server') {
      await server.end('SIGKILL')
      await server.start()
    }
    if (victim === 'connections') {
      for (let cuts = 0; cuts < 4 && child.exitCode === null; cuts += 1) {
        proxy.cut()
        await Promise.race([child.ended, sleep(400)])
      }
    }
    let [code, said] = await child.ended
    if (code !== 0) await struck?.()
    for (let tried = 1; code !== 0; tried += 1) {
      if (tried > tries) throw new Error(`icss ${words.join(' ')} never ends: ${said}`)
      resumed += 1
      ;[code, said] = await start(words).ended
    }
  }
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      discrepancies.push(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`)
  }
  /** Every byte that is accounted is of an object, and the other way round. */
  const expectUsage = async (what: string) => {
    const [row] = await sql<{ same: boolean }>(
      `select coalesce(bool_and(used_bytes = (select coalesce(sum(bytes), 0) from uploads u
         where u.channel_id = s.channel_id and status = 'done')), true) as same from storage_usage s`,
    )
    expect(`${what}, used bytes`, row?.same, true)
  }

  const worksOf: Readonly<Record<Work, (round: number, victim: Victim) => Promise<void>>> = {
    async import(round, victim) {
      const mark = `struck${round}x`
      const lines = Array.from({ length: importRows }, (_, i) => `${mark}${i},制造业,软件\n`)
      await writeFile(join(folder, `${mark}.csv`), `企业名称,行业,行业标签\n${lines.join('')}`)
      await strike(victim, 1500, ['members', 'import', `${mark}.csv`, '--context', 'chamber'])
      const [row] = await sql(
        `select count(*)::int as rows, count(distinct name)::int as names from companies where name like $1`,
        [`${mark}%`],
      )
      expect(`round ${round}, ${victim}, import`, row, { rows: importRows, names: importRows })
    },
    async accounts(round, victim) {
      const first = 10_000_000 + round * accountRows
      const lines = Array.from({ length: accountRows }, (_, i) => `${first + i},员工${i},全部开放\n`)
      const file = `accounts${round}.csv`
      await writeFile(join(folder, file), `账号,姓名,权限模板\n${lines.join('')}`)
      await strike(victim, 900, ['accounts', 'import', file, '--context', 'chamber'])
      const [row] = await sql(
        `select count(*)::int as rows, count(distinct number)::int as numbers from accounts
         where number ~ '^1\\d{7}$' and number::bigint between $1 and $2 and deleted_at is null`,
        [first, first + accountRows - 1],
      )
      expect(`round ${round}, ${victim}, accounts`, row, { rows: accountRows, numbers: accountRows })
    },
    async subChannels(round, victim) {
      const mark = `opened${round}x`
      const first = 50_000_000 + round * openedChannels
      const lines = Array.from({ length: openedChannels }, (_, i) => `${mark}${i},片${i},${first + i}\n`)
      await writeFile(join(folder, `${mark}.csv`), `频道名称,简称,管理员账号\n${lines.join('')}`)
      await strike(victim, 900, ['sub-channels', 'import', `${mark}.csv`, '--context', 'main'])
      const [row] = await sql(
        `select count(*)::int as channels, count(distinct c.name)::int as names, count(a.id)::int as administrators
         from channels c left join accounts a on a.channel_id = c.id and a.id = c.admin_account_id where c.name like $1`,
        [`${mark}%`],
      )
      expect(`round ${round}, ${victim}, sub-channels`, row, {
        channels: openedChannels,
        names: openedChannels,
        administrators: openedChannels,
      })
    },
    async upload(round, victim) {
      const names = sizes.map((_, i) => `struck${round}x${i}.mp4`)
      for (const [i, name] of names.entries()) await writeFile(join(folder, name), video((sizes[i] ?? 1) * mb))
      await strike(victim, 900, ['upload', ...names, '--parallel', '2', '--context', 'chamber'])
      const rows = await sql<{ name: string; bytes: string }>(
        `select file_name as name, bytes from uploads where file_name like $1 and status = 'done' order by 1`,
        [`struck${round}x%`],
      )
      expect(
        `round ${round}, ${victim}, upload`,
        rows.map(({ name, bytes }) => [name, Number(bytes)]),
        names.map((name, i) => [name, (sizes[i] ?? 1) * mb]),
      )
      await expectUsage(`round ${round}, ${victim}, upload`)
    },
    async chapters(round, victim) {
      const course = `struck${round}`
      await mkdir(join(folder, course, '1 甲'), { recursive: true })
      const digests: string[] = []
      for (const [i, size] of sizes.entries()) {
        const content = video(size * mb)
        digests.push(createHash('sha256').update(content).digest('hex'))
        await writeFile(join(folder, course, '1 甲', `${i + 1} 课.mp4`), content)
      }
      const body = JSON.stringify({ name: course, headImage: 'x.jpg', serialNumber: 1 })
      const { id } = JSON.parse(await done('api', 'courses.create', '--body', body, '--context', 'main')) as {
        id: string
      }
      const plan = `${course}.json`
      await done('chapters', 'plan', course, '--course', id, '--save', plan, '--context', 'main')
      const saved = JSON.parse(await readFile(join(folder, plan), 'utf8')) as { plan: { id: string } }
      await strike(victim, 900, ['chapters', 'apply', plan, '--parallel', '2', '--context', 'main'])
      const what = `round ${round}, ${victim}, chapters`
      const nodes = await sql(
        `select name, type, (select digest from uploads u where u.channel_id = c.channel_id and c.video_url like '%/' || u.key)
           as digest from chapters c where course_id = $1 order by type desc, position`,
        [id],
      )
      expect(what, nodes, [
        { name: '甲', type: 2, digest: null },
        ...digests.map((digest, i) => ({ name: `${i + 1} 课`, type: 1, digest })),
      ])
      const stored = await sql(
        `select digest, count(*)::int as times from uploads where digest = any($1) and status = 'done' group by 1`,
        [digests],
      )
      expect(`${what}, files`, stored.length, digests.length)
      expect(`${what}, stored once`, Math.max(...stored.map((row) => (row as { times: number }).times)), 1)
      const runs = await sql(`select count(*)::int as runs from operations where id = $1`, [saved.plan.id])
      expect(`${what}, runs`, runs, [{ runs: 1 }])
      await expectUsage(what)
    },
    async permissions(round, victim) {
      const wasApplied = await strikePermissions({
        what: `round ${round}, ${victim}, permissions`,
        folder,
        sql,
        done,
        expect,
        strike: (span, words, struck) => strike(victim, span, words, struck, 100),
      })
      if (wasApplied !== undefined) stopped[wasApplied ? 'applied' : 'notApplied'] += 1
    },
  }

  try {
    const accounts = JSON.parse(await readFile(join(server.dataFolder, 'demo-accounts.json'), 'utf8')) as {
      role: string
      accountNumber: string
      password: string
    }[]
    for (const [context, role] of [
      ['main', 'channel-admin'],
      ['chamber', 'chamber-admin'],
    ] as const) {
      const account = accounts.find((one) => one.role === role)
      if (account) await login(context, account)
    }
    await sql(
      `insert into channels (id, name, tier, superior_channel_id, flags)
       select gen_random_uuid(), 'struck ' || i, 2, m.id, array_fill(true, array[12])
       from generate_series(1, $1::int) i, (select id from channels where tier = 1 and name = '深圳企业大学') m`,
      [subChannels],
    )
    await sql('update channels set sub_channel_quota = 1000000 where tier = 1')
    for (let round = 1; round <= rounds; round += 1) {
      const work = chosen[round % chosen.length] ?? 'import'
      const victim = struckBy[Math.floor(Math.random() * struckBy.length)] ?? 'command'
      byWork[work] += 1
      await worksOf[work](round, victim)
      if (round % 10 === 0) say(`${round} rounds, ${inTheMiddle} in the middle, ${discrepancies.length} discrepancies`)
    }
  } finally {
    proxy.close()
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  return { rounds, byWork, byVictim, inTheMiddle, stopped, resumed, discrepancies }
}
