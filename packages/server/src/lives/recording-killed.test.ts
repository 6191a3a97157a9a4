import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Database } from '../database/database.ts'
import { freePort, ServerProcess } from '../faults/server-process.ts'
import { sessionCookie } from '../sessions/session-secret.ts'
import { testClient } from '../testing/test-client.ts'
import { builtServer } from '../testing/built-server.ts'
import { secretOf } from '../testing/people.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const video = Buffer.concat([Buffer.from('FLV\x01\x01\x00\x00\x00\x09', 'latin1'), Buffer.alloc(100_000)])

test('a server is killed while it takes a recording over: at its next start it does so, and holds no quota twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icss-recording-killed-'))
  const testDatabase = await createTestDatabase()
  const database = new Database(testDatabase.url)
  const recordings = join(folder, 'recordings')
  await mkdir(recordings)
  const server = new ServerProcess({
    dataFolder: join(folder, 'data'),
    port: await freePort(),
    variables: {
      DATABASE_URL: testDatabase.url,
      ICSS_DEMO: '0',
      ICSS_LOG_LEVEL: 'silent',
      ICSS_RTMP_RECORDINGS: recordings,
    },
    program: await builtServer(),
  })
  const headers = { cookie: `${sessionCookie}=${secretOf('mainAdmin')}` }
  const main = testClient(server.origin, () => headers)
  try {
    await server.start()
    const { id: tutorId } = await main.tutors.create({
      body: { name: '欧阳娜', introduction: '简介', avatar: 'a.jpg', serial: 1 },
    })
    const window = { startAt: '2026-01-01T09:00:00+08:00', endAt: '2096-01-01T09:00:00+08:00' }
    const { id } = await main.lives.create({
      body: { name: '新年公开课', type: 'ROOM', headImage: 'h.jpg', tutorId, ...window },
    })
    const { key: pushKey } = await main.lives.pushAddress({ params: { id } })
    const key = new URLSearchParams(pushKey.split('?')[1]).get('key') ?? ''
    await writeFile(join(recordings, `${id}.flv`), video)
    const { used: before } = await main.usage.show()

    // Whoever holds the live makes the take-over wait right before its end, with the bytes stored and the quota held.
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('select from lives where id = $1 for no key update', [id])
    const told = fetch(`${server.origin}/rtmp`, {
      method: 'POST',
      body: new URLSearchParams({ app: 'live', clientid: '1', call: 'record_done', name: id, key, path: `${id}.flv` }),
    }).catch(() => undefined)
    const isHeldUp = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"lives"%for update%'`
    await expect.poll(async () => (await database.pool.query(isHeldUp)).rowCount).toBe(1)
    await server.end('SIGKILL')
    await told
    await holder.query('rollback')
    holder.release()
    const waiting = async () => (await database.pool.query('select is_waiting from live_recordings')).rows
    expect(await waiting()).toEqual([{ is_waiting: true }])

    await server.start()
    const live = () => main.lives.show({ params: { id } })
    await expect.poll(async () => (await live()).recordingUrl).not.toBe('')
    const { recordingUrl, traffic } = await live()
    const stored = await fetch(server.origin + recordingUrl, { headers })
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(video)
    expect(traffic.storage).toBe(video.length)
    await expect.poll(waiting).toEqual([{ is_waiting: false }])
    const { rows } = await database.pool.query('select used_bytes, reserved_bytes from storage_usage')
    expect(rows).toEqual([{ used_bytes: String(before + video.length), reserved_bytes: '0' }])
    const objects = await readdir(join(folder, 'data', 'objects'), { recursive: true, withFileTypes: true })
    expect(objects.filter((entry) => entry.isFile())).toHaveLength(1)
  } finally {
    await server.end('SIGKILL')
    await database.close()
    await testDatabase.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
