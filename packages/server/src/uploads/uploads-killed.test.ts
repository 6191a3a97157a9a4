import { request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { metadataHeader, pieceType, tokenHeader, uploadsPath } from '@icss/core/uploads/tus.ts'
import { freePort, ServerProcess } from '../faults/server-process.ts'
import { sessionCookie } from '../sessions/session-secret.ts'
import { builtServer } from '../testing/built-server.ts'
import { channelIdOf, secretOf } from '../testing/people.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { sha256, video } from '../testing/tus-client.ts'

const mb = 1024 * 1024
const content = video(24 * mb + 11)
const common = { cookie: `${sessionCookie}=${secretOf('mainAdmin')}`, 'tus-resumable': '1.0.0' }

/** Sends a piece until so many bytes are on their way, then does `act`, which breaks it off. */
async function breakOff(url: string, offset: number, bytes: number, act: () => Promise<unknown>): Promise<void> {
  const sending = request(url, {
    method: 'PATCH',
    headers: {
      ...common,
      'content-type': pieceType,
      'upload-offset': offset,
      'content-length': content.length - offset,
    },
  })
  sending.on('error', () => {})
  await new Promise((done) => sending.write(content.subarray(offset, offset + bytes), done))
  await act()
  sending.destroy()
}

test.concurrent.each(['disk', 's3'] as const)(
  'a server is killed in the middle of an upload: it goes on, on %s, equal to the byte',
  async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'icss-killed-'))
    const [s3, database, program] = await Promise.all([
      kind === 's3' ? startS3Server() : undefined,
      createTestDatabase(),
      builtServer(),
    ])
    const variables = {
      DATABASE_URL: database.url,
      ICSS_DEMO: '0',
      ICSS_LOG_LEVEL: 'silent',
      ...(s3
        ? {
            ICSS_S3_ENDPOINT: s3.settings.endpoint ?? '',
            ICSS_S3_BUCKET: s3.settings.bucket,
            ICSS_S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
            ICSS_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
          }
        : {}),
    }
    const first = new ServerProcess({ dataFolder: join(folder, 'first'), port: await freePort(), variables, program })
    // With a bucket another server goes on; a folder is one server's.
    const second = s3
      ? new ServerProcess({ dataFolder: join(folder, 'second'), port: await freePort(), variables, program })
      : first
    try {
      await first.start()
      const token = await fetch(`${first.origin}/admin/uptoken`, {
        method: 'POST',
        headers: { cookie: common.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ channelId: channelIdOf('mainAdmin') }),
      })
      const { uptoken } = (await token.json()) as { uptoken: string }
      const opened = await fetch(first.origin + uploadsPath, {
        method: 'POST',
        headers: {
          ...common,
          [tokenHeader]: uptoken,
          'upload-length': String(content.length),
          'upload-metadata': metadataHeader({ slot: 'lessonVideo', filename: '第一课.mp4' }),
        },
      })
      const path = opened.headers.get('location') ?? ''
      const patch = (server: ServerProcess, offset: number, end: number) =>
        fetch(server.origin + path, {
          method: 'PATCH',
          headers: { ...common, 'content-type': pieceType, 'upload-offset': String(offset) },
          body: new Uint8Array(content.subarray(offset, end)),
        })
      const offsetAt = async (server: ServerProcess) => {
        const answer = await fetch(server.origin + path, { method: 'HEAD', headers: common })
        return Number(answer.headers.get('upload-offset'))
      }
      const acknowledged = 9 * mb + 5
      expect((await patch(first, 0, acknowledged)).headers.get('upload-offset')).toBe(String(acknowledged))
      await breakOff(first.origin + path, acknowledged, 10 * mb, () => first.end('SIGKILL'))
      await second.start()
      const offset = await offsetAt(second)
      expect(offset).toBe(acknowledged)
      const done = await patch(second, offset, content.length)
      expect(done.status).toBe(204)
      const address = new URL(done.headers.get('content-location') ?? '').pathname
      const read = await fetch(second.origin + address, { headers: { cookie: common.cookie } })
      expect(sha256(Buffer.from(await read.arrayBuffer()))).toBe(sha256(content))
    } finally {
      await second.end('SIGTERM')
      await first.end('SIGKILL')
      await database.drop()
      await s3?.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
