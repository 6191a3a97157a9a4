import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { settingsTable } from './settings.ts'

const words = (text: string) => text.replace(/ *\| */g, '|').replace(/-{3,}/g, '---')

test('every setting stands in the documentation as the server knows it', async () => {
  const document = await readFile(new URL('../../../docs/operate.md', import.meta.url), 'utf8')
  expect(words(document)).toContain(words(settingsTable()))
})

const production = { NODE_ENV: 'production', ICSS_PUBLIC_URL: 'https://icss.example.cn' }

test('no account and no password is there by default in production, and demo data never is', () => {
  for (const ICSS_DEMO of ['0', '1']) expect(readConfig({ ...production, ICSS_DEMO }).demo).toBe(false)
  expect(readConfig(production)).toMatchObject({
    demo: false,
    provider: undefined,
    initialPassword: undefined,
  })
})

const faultsOf = (variables: Record<string, string>) => {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('a production start says where browsers reach it; a demo need not', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^Set ICSS_PUBLIC_URL: .*https:\/\//)])
  expect(faultsOf(production)).toEqual([])
  expect(faultsOf({})).toEqual([])
})

test('each fault is one line that names the setting, says what it takes and repeats no value', () => {
  expect(faultsOf({ PORT: 'eighty', DATABASE_URL: 'mysql://root:secret@db', ICSS_METRICS_TOKEN: 'short' })).toEqual([
    'PORT is not valid: it must be a port from 0 to 65535.',
    'DATABASE_URL is not valid: it must be an address such as postgres://user:password@host:5432/name.',
    'ICSS_METRICS_TOKEN is not valid: it must be at least 16 characters.',
  ])
  expect(faultsOf({ ICSS_TRUST_PROXY: '10.0.0.0/99' })).toHaveLength(1)
  expect(faultsOf({ ICSS_NEWER_SITE_URL: 'javascript:alert(1)' })).toHaveLength(1)
})

test('a value can lie in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icss-config-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'token')
  await writeFile(file, 'a-token-of-the-monitoring\n')
  expect(readConfig({ ICSS_METRICS_TOKEN_FILE: file }).metricsToken).toBe('a-token-of-the-monitoring')
  expect(faultsOf({ ICSS_METRICS_TOKEN_FILE: file, ICSS_METRICS_TOKEN: 'a-token-of-the-monitoring' })).toEqual([
    'ICSS_METRICS_TOKEN and ICSS_METRICS_TOKEN_FILE are both set: keep one of them.',
  ])
  expect(faultsOf({ DATABASE_URL_FILE: join(folder, 'nothing') })[0]).toMatch(/^DATABASE_URL_FILE names .*ENOENT/)
})

test('a setting that is misspelt is pointed out', () => {
  const said: string[] = []
  readConfig({ ICSS_LOGLEVEL: 'debug', ICSS_DEMO: '0' }, (line) => said.push(line))
  expect(said).toEqual(['ICSS_LOGLEVEL is no setting of this server; see docs/operate.md.'])
})

test.each([
  ['0', [false, false]],
  ['1', [true, false]],
  ['2', [true, true]],
  ['10.0.0.0/8, ::1', [false, true]],
])('ICSS_TRUST_PROXY=%s', (text, expected) => {
  const { trustProxy } = readConfig({ ICSS_TRUST_PROXY: text })
  expect([trustProxy('192.0.2.1', 0), trustProxy('10.1.2.3', 1)]).toEqual(expected)
})
