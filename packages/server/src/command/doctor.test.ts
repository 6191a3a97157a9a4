import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { connectionFindings, doctor } from './doctor.command.ts'

test('everything that a start needs is looked at, and nothing is changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icss-doctor-'))
  const { url, drop } = await createTestDatabase()
  onTestFinished(async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  const findings = await doctor(readConfig({ ICSS_DATA_DIR: folder, DATABASE_URL: url, PORT: '0' }))
  const says = Object.fromEntries(findings.map(({ about, says: what }) => [about, what]))
  expect(says).toMatchObject({
    'data folder': expect.stringContaining('for its owner only'),
    writing: 'possible',
    schema: 'newest',
    'row-level security': 'on every table with a channel id',
    storage: 'can be written',
    connections: 'to other machines by TLS only',
  })
})

test('a database that cannot be reached is said with what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icss-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const findings = await doctor(
    readConfig({ ICSS_DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: '0' }),
  )
  expect(findings.find(({ about }) => about === 'database')?.advice).toBe('Check DATABASE_URL or ICSS_DATA_DIR.')
})

const far = {
  ICSS_S3_BUCKET: 'icss',
  ICSS_SMS_SECRET: 'a-secret-of-the-gateway',
}

/** The settings that name another machine without TLS. */
const named = (variables: Record<string, string>) =>
  connectionFindings(readConfig({ ...far, ...variables }))
    .filter(({ advice }) => advice !== undefined)
    .map(({ says }) => says.split(' ')[0])

test('what goes to another machine in plain text is said, whatever goes by TLS or stays here is not', () => {
  expect(
    named({
      DATABASE_URL: 'postgres://icss:x@db.example.cn/icss',
      ICSS_S3_ENDPOINT: 'http://storage:9000',
      ICSS_SMS_URL: 'http://sms.example.cn/send',
    }),
  ).toEqual(['DATABASE_URL', 'ICSS_S3_ENDPOINT', 'ICSS_SMS_URL'])
  expect(
    named({
      DATABASE_URL: 'postgres://icss:x@db.example.cn/icss?sslmode=verify-full',
      ICSS_S3_ENDPOINT: 'https://storage.example.cn',
      ICSS_SMS_URL: 'http://127.0.0.1:8000/send',
    }),
  ).toEqual([])
})
