import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { prepareMediaServer, watchPicture } from '../testing/media-server.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'
import { sweepRecordings } from './recordings.ts'
import { readStreams } from './stream-traffic.ts'

const recordings = await mkdtemp(join(tmpdir(), 'icss-recordings-'))
const media = await prepareMediaServer()
const server = await startTestServer({ runs: false, rtmpRecordings: recordings })
const streamed = await startTestServer({ runs: false, rtmpUrl: media.url, rtmpRecordings: media.recordings })
afterAll(async () => {
  await Promise.all([media.stop(), server.stop(), streamed.stop()])
  await rm(recordings, { recursive: true, force: true })
})

type Main = ReturnType<typeof server.as>
const main = server.as('mainAdmin')

async function createLive(who: Main, endAt = '2096-12-01T11:00:00+08:00') {
  const tutor = { name: '欧阳娜', introduction: '简介', avatar: 'a.jpg', serial: 1 }
  const { id: tutorId } = await who.tutors.create({ body: tutor })
  const { id } = await who.lives.create({
    body: {
      name: '新年公开课',
      type: 'ROOM',
      headImage: 'h.jpg',
      startAt: '2026-01-01T09:00:00+08:00',
      endAt,
      tutorId,
    },
  })
  const { key } = await who.lives.pushAddress({ params: { id } })
  return { id, key: new URLSearchParams(key.split('?')[1]).get('key') ?? '' }
}

/** A callback as nginx sends it; answers the status. */
const tell = async (call: string, values: Readonly<Record<string, string>>, more = '') => {
  const body = new URLSearchParams({ app: 'live', clientid: '1', call, ...values }).toString() + more
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await server.fetch('/rtmp', { method: 'POST', headers, body })).status
}
const show = (id: string) => main.lives.show({ params: { id } })
const statusOf = async (id: string) => (await show(id)).status

/** The smallest that a recording can be. */
const video = Buffer.concat([Buffer.from('FLV\x01\x01\x00\x00\x00\x09', 'latin1'), Buffer.alloc(100)])

describe('the callbacks of a media server', () => {
  test('start a live, pause it when the stream breaks off, and end it when its time is over', async () => {
    const { id: name, key } = await createLive(main)
    expect(await tell('publish', { name, key })).toBe(204)
    expect(await statusOf(name)).toBe('L')
    expect(await tell('publish_done', { name, key })).toBe(204)
    expect(await statusOf(name)).toBe('P')
    expect(await tell('publish', { name, key, clientid: '2' })).toBe(204)
    expect(await statusOf(name)).toBe('L')

    const past = await createLive(main, '2026-01-02T09:00:00+08:00')
    await tell('publish', { name: past.id, key: past.key })
    await tell('publish_done', { name: past.id, key: past.key })
    expect(await statusOf(past.id)).toBe('C')
    expect(await tell('publish', { name: past.id, key: past.key })).toBe(409)
  })

  test('of a second stream with the same key change nothing', async () => {
    const { id: name, key } = await createLive(main)
    await tell('publish', { name, key })
    await tell('publish', { name, key, clientid: '2' })
    await tell('publish_done', { name, key, clientid: '2' })
    expect(await statusOf(name)).toBe('L')
    await tell('publish_done', { name, key })
    expect(await statusOf(name)).toBe('P')
  })

  test('are refused without the right key, and leave no key in the log', async () => {
    const { id: name, key } = await createLive(main)
    const other = await createLive(main)
    expect(await tell('publish', { name, key: other.key })).toBe(403)
    expect(await tell('publish', { name })).toBe(403)
    expect(await tell('publish', { name: 'x', key })).toBe(403)
    expect(await tell('drop', { name, key })).toBe(403)
    expect(await tell('publish', { name: other.id, key: other.key }, `&name=${name}`)).toBe(403)
    await main.lives.renewKey({ params: { id: name } })
    expect(await tell('publish', { name, key })).toBe(403)
    expect(await statusOf(name)).toBe('F')
    expect(server.log()).not.toContain(key)
  })

  test('count who watches, by the address that a live is watched at', async () => {
    const { id: name, key } = await createLive(main)
    const { url } = await main.lives.watchAddress({ params: { id: name } })
    const watch = new URLSearchParams(url.split('?')[1]).get('watch') ?? ''
    expect(await tell('play', { name, watch })).toBe(403)
    await tell('publish', { name, key })
    expect(await tell('play', { name, watch })).toBe(204)
    expect(await tell('play', { name, watch: key })).toBe(403)
    expect((await show(name)).viewerCount).toBe(1)
  })

  test('attach a recording, the longer one of two, and nothing that is no recording of this live', async () => {
    const { id: name, key } = await createLive(main)
    const record = (file: string) => tell('record_done', { name, key, path: `/var/lib/elsewhere/${file}` })
    const used = async () => (await main.usage.show()).used
    const before = await used()
    await writeFile(join(recordings, `${name}.flv`), video)
    expect(await record(`${name}.flv`)).toBe(204)
    const { recordingUrl, traffic } = await show(name)
    expect(traffic).toEqual({ live: video.length, storage: video.length, playback: 0 })
    const stored = await server.fetch(recordingUrl, { who: 'mainAdmin' })
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(video)

    await writeFile(join(recordings, `${name}.flv`), video.subarray(0, 50))
    await record(`${name}.flv`)
    expect((await show(name)).recordingUrl).toBe(recordingUrl)
    await writeFile(join(recordings, `${name}.flv`), Buffer.concat([video, video]))
    await record(`${name}.flv`)
    const { recordingUrl: longer } = await show(name)
    expect(longer).not.toBe(recordingUrl)
    expect((await server.fetch(recordingUrl, { who: 'mainAdmin' })).status).toBe(404)
    expect((await used()) - before).toBe(video.length * 2)

    const other = await createLive(main)
    await symlink('/etc/hostname', join(recordings, `${name}-1.flv`))
    await writeFile(join(recordings, `${name}-2.flv`), 'no video at all'.repeat(100))
    for (const path of [`${other.id}.flv`, `${name}-1.flv`, `${name}-2.flv`, `${name}.flv/../../etc/passwd`, ''])
      await record(path)
    expect((await show(name)).recordingUrl).toBe(longer)

    await main.lives.delete({ params: { id: name } })
    expect((await server.fetch(longer, { who: 'mainAdmin' })).status).toBe(404)
    expect((await used()) - before).toBe(0)
  })

  test('what is read of a recording is its playback traffic', async () => {
    const { id: name, key } = await createLive(main)
    await writeFile(join(recordings, `${name}.flv`), video)
    await tell('record_done', { name, key, path: `${name}.flv` })
    const { recordingUrl } = await show(name)
    const replica = await startReplica(server)
    const headers = server.headersOf('mainAdmin')
    const whole = await fetch(replica.url + recordingUrl, { headers })
    await whole.arrayBuffer()
    const part = await fetch(replica.url + recordingUrl, { headers: { ...headers, range: 'bytes=0-9' } })
    await part.arrayBuffer()
    await fetch(replica.url + recordingUrl, { method: 'HEAD', headers })
    await replica.stop()
    expect((await show(name)).traffic.playback).toBe(video.length + 10)
  })

  test('leave no files of lives that have ended or gone', async () => {
    const { id: name, key } = await createLive(main)
    const other = await createLive(main)
    for (const one of [
      { name, key },
      { name: other.id, key: other.key },
    ]) {
      await writeFile(join(recordings, `${one.name}.flv`), video)
      await tell('record_done', { ...one, path: `${one.name}.flv` })
    }
    const services = { database: server.database, config: { ...readConfig({}), rtmpRecordings: recordings } }
    const sweep = () => sweepRecordings(services)
    const left = async (id: string) => (await readdir(recordings)).includes(`${id}.flv`)
    await main.lives.act({ params: { id: name }, body: { action: 'start' } })
    await sweep()
    // What is pushed after a pause goes on in the same file.
    expect(await left(name)).toBe(true)
    await main.lives.act({ params: { id: name }, body: { action: 'end' } })
    await sweep()
    expect([await left(name), await left(other.id)]).toEqual([false, true])
    await main.lives.delete({ params: { id: other.id } })
    expect(await left(other.id)).toBe(false)
  })

  test('stand in the audit trail', async () => {
    const { items } = await main.audit.list({ query: { action: 'lives.recordDone' } })
    expect(items[0]).toMatchObject({ account: expect.stringContaining('RTMP') })
  })
})

describe('nginx and ffmpeg', () => {
  const tier1 = streamed.as('mainAdmin')
  beforeAll(() => media.start(streamed.url))

  test('push a test picture, refused with a wrong key, from live to on-demand course', async () => {
    const { id } = await createLive(tier1)
    const params = { id }
    const { server: address, key } = await tier1.lives.pushAddress({ params })
    expect(address).toBe(media.url)
    const is = (status: string) => expect.poll(async () => (await tier1.lives.show({ params })).status).toBe(status)

    expect(await media.push(`${id}?key=wrong`, 1)).not.toBe(0)
    expect((await tier1.lives.show({ params })).status).toBe('F')

    const pushing = media.push(key, 8)
    await is('L')
    const viewer = watchPicture((await tier1.lives.watchAddress({ params })).url)
    const config = { ...readConfig({}), rtmpStatUrl: media.statUrl }
    const carriedSoFar = async () => {
      await readStreams({ database: streamed.database, config })
      return (await tier1.lives.show({ params })).traffic.live
    }
    await expect.poll(carriedSoFar).toBeGreaterThan(0)
    const carried = await carriedSoFar()
    expect(await pushing).toBe(0)
    viewer.kill()
    await is('P')
    const recordingUrl = async () => (await tier1.lives.show({ params })).recordingUrl
    await expect.poll(recordingUrl).not.toBe('')
    const recorded = await recordingUrl()
    const recording = await streamed.fetch(recorded, { who: 'mainAdmin' })
    expect(recording.headers.get('content-type')).toBe('video/mp4')
    const { traffic } = await tier1.lives.show({ params })
    expect(traffic.live).toBeGreaterThanOrEqual(carried)

    await tier1.lives.act({ params, body: { action: 'end' } })
    expect(await media.push(key, 1)).not.toBe(0)
    const { courseId } = await tier1.lives.convert({ params })
    const course = await tier1.courses.show({ params: { id: courseId ?? '' } })
    expect(course).toMatchObject({ name: '新年公开课', videoUrl: `${streamed.url}${recorded}` })
  })
})
