import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config.ts'
import { freePort } from './faults/server-process.ts'
import { isExtraneous, isLeftOut, stagesOf, wordsOf } from './faults/dockerfile.ts'
import { settings } from './settings.ts'
import { startTestServer } from './testing/test-server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFile(join(root, path), 'utf8')
interface Service {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly stop_grace_period?: string
}
const compose = parse(await read('deploy/compose.yaml')) as {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const services = Object.entries(compose.services)
const environment = compose.services.server?.environment ?? {}
const stages = stagesOf(await read('deploy/Dockerfile'))
const last = (name: string) => stages.at(-1)?.instructions.findLast((one) => one.name === name)?.rest ?? ''
const leftOut = isLeftOut(await read('.dockerignore'))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')

test('the server of compose.yaml is given settings that there are, which it takes', async () => {
  const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''))
  expect(names.filter((name) => !(name in settings))).toEqual([])
  const folder = await mkdtemp(join(tmpdir(), 'icss-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'database_url'), 'postgres://icss:x@database/icss')
  for (const name of ['s3_key', 's3_secret', 'metrics_token']) await writeFile(join(folder, name), `value of ${name}`)
  await writeFile(join(folder, 'provider_password'), 'FirstOne77')
  const given = Object.entries(environment).map(([name, value]) => [name, value.replace('/run/secrets', folder)])
  expect(readConfig(Object.fromEntries(given))).toMatchObject({
    databaseUrl: 'postgres://icss:x@database/icss',
    s3: { endpoint: 'http://storage:9000', bucket: 'icss', secretAccessKey: 'value of s3_secret' },
    metricsToken: 'value of metrics_token',
    provider: { account: '10000', password: 'FirstOne77' },
    drainDelaySeconds: 5,
  })
})

test('every secret, volume and service that compose.yaml uses is there', () => {
  for (const [name, service] of services) {
    const { secrets = [], volumes = [], depends_on: needs = [] } = service
    expect(secrets.filter((one) => !(one in compose.secrets))).toEqual([])
    const sources = volumes.map((volume) => volume.split(':')[0] ?? '')
    expect(sources.filter((one) => !(one in compose.volumes) && !existsSync(join(root, 'deploy', one)))).toEqual([])
    const others = Array.isArray(needs) ? needs : Object.keys(needs)
    expect([name, others.filter((one: string) => !(one in compose.services))]).toEqual([name, []])
    const unlooked = Object.entries(Array.isArray(needs) ? {} : needs).filter(
      ([one, { condition }]) => condition === 'service_healthy' && !compose.services[one]?.healthcheck,
    )
    expect(unlooked).toEqual([])
    // A secret that is read from a file is one that the service is given.
    const read = Object.values(service.environment ?? {}).flatMap(
      (value) => /^\/run\/secrets\/(.+)$/.exec(value)?.[1] ?? [],
    )
    expect([name, read.filter((one) => !secrets.includes(one))]).toEqual([name, []])
    const { build, image = '' } = service
    // An image without a version is another one tomorrow.
    const isThere = build ? existsSync(join(root, 'deploy', build.context, build.dockerfile)) : /:.*\d/.test(image)
    expect([name, isThere]).toEqual([name, true])
  }
  for (const { file } of Object.values(compose.secrets)) expect(leftOut(join('deploy', file))).toBe(true)
})

const seconds = (name: 'ICSS_DRAIN_DELAY_SECONDS' | 'ICSS_DRAIN_LIMIT_SECONDS') =>
  Number(environment[name] ?? settings[name].otherwise)

test('compose.yaml waits longer for a server than that takes to end', () => {
  const grace = Number(/^(\d+)s$/.exec(compose.services.server?.stop_grace_period ?? '')?.[1])
  expect(grace).toBeGreaterThan(seconds('ICSS_DRAIN_DELAY_SECONDS') + seconds('ICSS_DRAIN_LIMIT_SECONDS'))
})

test('every file that the Dockerfile copies and starts is there', async () => {
  const copied = stages
    .flatMap(({ instructions }) => instructions)
    .flatMap(({ name, rest }) => (name === 'COPY' ? (/^--from=build (.+) \S+$/.exec(rest)?.[1]?.split(' ') ?? []) : []))
    .map((path) => path.replace('/app/', ''))
  // The web and the server are built in the image.
  const sources = copied.filter((path) => !path.endsWith('/dist'))
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.filter((path) => !existsSync(join(root, path)) || leftOut(path))).toEqual([])
  const { workspaces } = JSON.parse(await read('package.json')) as { workspaces: string[] }
  expect(workspaces.filter((one) => !copied.some((path) => path === one || path === `${one}/package.json`))).toEqual([])
  const [, program] = wordsOf(last('CMD'))
  expect(program).toBe('packages/server/dist/icss-server.mjs')
  expect(await read('packages/server/rolldown.config.ts')).toContain("'icss-server': `${source}main.ts`")
})

test('the image holds no tests, no trials, no secrets and nothing that a machine made', () => {
  const taken = files.filter((path) => !leftOut(path))
  expect(taken).toContain('packages/server/src/main.ts')
  expect(taken.filter(isExtraneous)).toEqual([])
  for (const path of [
    'node_modules/x',
    'packages/server/node_modules/x/y',
    '.git/config',
    'data/postgres/x',
    'deploy/secrets/s3_key',
  ])
    expect([path, leftOut(path)]).toEqual([path, true])
  expect(last('USER')).toBe('node')
  for (const { instructions } of stages.slice(-1))
    expect(
      instructions.filter(({ name, rest }) => name === 'RUN' && /npm ci/.test(rest) && !/--omit=dev/.test(rest)),
    ).toEqual([])
})

test('the image has the native code that a server loads, which npm counts as optional', async () => {
  const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Record<string, { optional?: true }> }
  const native = Object.keys(packages).filter((path) => path.startsWith('node_modules/@node-rs/argon2-linux-'))
  expect(native.length).toBeGreaterThan(0)
  expect(native.filter((path) => !packages[path]?.optional)).toEqual([])
  const install = stages.at(-1)?.instructions.find(({ rest }) => rest.includes('npm ci'))?.rest ?? ''
  expect(install).not.toMatch(/--omit[= ]optional|--no-optional/)
  expect(native.filter((path) => install.includes(path))).toEqual([])
})

test('what the image is looked after by answers', async () => {
  const server = await startTestServer({ runs: false })
  onTestFinished(() => server.stop())
  const [, , script = ''] = wordsOf(last('HEALTHCHECK').replace(/^CMD /, ''))
  expect(last('ENV')).toContain(`PORT=${/127\.0\.0\.1:(\d+)/.exec(script)?.[1]}`)
  const path = /127\.0\.0\.1:\d+(\/\w+)/.exec(script)?.[1] ?? ''
  expect((await server.fetch(path)).status).toBe(200)
  const check = script.replace(/http:\/\/127\.0\.0\.1:\d+/, server.url)
  // This process serves it, so it may not wait for who asks.
  const [code] = (await once(spawn(process.execPath, ['-e', check]), 'exit')) as [number | null]
  expect(code).toBe(0)
})

test('HAProxy takes its configuration, which names the service and the port of the image', async () => {
  const conf = await read('deploy/haproxy.cfg')
  const [, service = '', port] = /^\s*server-template \w+ \d+ (\w+):(\d+)/m.exec(conf) ?? []
  expect(service in compose.services).toBe(true)
  expect(last('ENV')).toContain(`PORT=${port}`)
  execFileSync('haproxy', ['-c', '-q', '-f', join(root, 'deploy/haproxy.cfg')])
})

test('HAProxy passes compressed answers on as the server has made them', async () => {
  const server = await startTestServer({ runs: false })
  const folder = await mkdtemp(join(tmpdir(), 'icss-haproxy-'))
  const main = server.as('mainAdmin')
  for (let serial = 0; serial < 20; serial += 1)
    await main.tutors.create({ body: { name: `导师${serial}`, avatar: 'k.jpg', introduction: '讲师', serial } })
  const port = await freePort()
  const conf = (await read('deploy/haproxy.cfg'))
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/server-template .*/, `server one ${new URL(server.url).host} check inter 100ms`)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, conf)
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(async () => {
    proxy.kill()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const asked = () =>
    fetch(`http://127.0.0.1:${port}/api/v1/tutors`, {
      headers: { ...server.headersOf('mainAdmin'), 'accept-encoding': 'br' },
    })
  await expect.poll(async () => (await asked().catch(() => undefined))?.status).toBe(200)
  const answer = await asked()
  expect(answer.headers.get('content-encoding')).toBe('br')
  // Opened by `fetch`: 20 rows.
  expect((await answer.json()) as { total: number }).toMatchObject({ total: 20 })
})
