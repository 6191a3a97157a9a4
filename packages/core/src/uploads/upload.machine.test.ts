import { createActor, fromCallback, fromPromise } from 'xstate'
import { expect, test, vi } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { storageFailure } from './storage-failure.ts'
import { type TransferInput, type UploadEvent, type UploadFile, uploadMachine } from './upload.machine.ts'
import { walked } from './upload.machine.fixture.ts'
import type { UploadToken } from './upload-token.ts'
import { settled } from '../testing/settled.ts'

const token: UploadToken = { success: 0, uptoken: 't', domain: 'https://cdn.cn', fileName: 'icss_', chunkBytes: 100 }
const file: UploadFile = { name: 'a.mp4', size: 1_000, source: 'a.mp4' }

function start(fetchToken: () => Promise<UploadToken> = () => Promise.resolve(token)) {
  const discard = vi.fn<(uploadId: string | undefined) => void>()
  const transfers: TransferInput[] = []
  let report: ((event: UploadEvent) => void) | undefined
  const machine = uploadMachine.provide({
    actors: {
      fetchToken: fromPromise(fetchToken),
      transfer: fromCallback<UploadEvent, TransferInput>(({ input, sendBack }) => {
        transfers.push(input)
        report = sendBack
      }),
    },
    actions: { discard: (_, { uploadId }) => discard(uploadId) },
  })
  const actor = createActor(machine, { input: { slot: 'lessonVideo' } }).start()
  const state = () => actor.getSnapshot()
  return { actor, state, discard, transfers, report: (event: UploadEvent) => report?.(event) }
}

test('a file goes up after its token, with its percent, to its url', async () => {
  const { actor, state, transfers, report } = start()
  actor.send({ type: 'choose', files: [file] })
  expect(state().value).toEqual({ uploading: 'fetchingToken' })
  await settled()
  expect(transfers).toEqual([{ file, token, uploadId: undefined }])
  report({ type: 'transfer.begun', uploadId: 'u' })
  report({ type: 'transfer.progress', stored: 999 })
  expect(state().context).toMatchObject({ stored: 999, percent: 99, uploadId: 'u' })
  report({ type: 'transfer.done', url: 'https://cdn.cn/k.mp4' })
  expect(state().context).toMatchObject({ percent: 100, stored: 1_000, url: 'https://cdn.cn/k.mp4' })
  expect([state().can({ type: 'cancel' }), state().can({ type: 'choose', files: [file] })]).toEqual([false, false])
  actor.send({ type: 'remove' })
  expect(state().context.url).toBeUndefined()
})

test('an interrupted upload waits for the person, goes on where it stopped, and may fall back', async () => {
  const { actor, state, transfers, report } = start()
  actor.send({ type: 'choose', files: [file] })
  await settled()
  report({ type: 'transfer.begun', uploadId: 'u' })
  report({ type: 'transfer.progress', stored: 600 })
  report({ type: 'transfer.failed', failure: { code: 'upload.failed', params: {} } })
  await settled()
  expect([state().value, transfers.length]).toEqual(['failed', 1])
  expect(state().context).toMatchObject({ failure: { code: 'upload.failed' }, percent: 60 })
  actor.send({ type: 'resume' })
  await settled()
  expect(transfers[1]).toEqual({ file, token, uploadId: 'u' })
  expect(state().context.failure).toBeUndefined()
  report({ type: 'transfer.progress', stored: 500 })
  expect(state().context.percent).toBe(50)
})

test('an upload of an earlier page is resumed', async () => {
  const { actor, state, transfers } = start()
  actor.send({ type: 'restore', upload: { file, uploadId: 'u', stored: 250 } })
  expect([state().value, state().context.percent]).toEqual(['failed', 25])
  actor.send({ type: 'resume' })
  await settled()
  expect(transfers[0]?.uploadId).toBe('u')
})

test('cancelling drops what is stored', async () => {
  const { actor, state, discard, report } = start()
  actor.send({ type: 'choose', files: [file] })
  await settled()
  report({ type: 'transfer.begun', uploadId: 'u' })
  actor.send({ type: 'cancel' })
  expect(state().value).toBe('cancelled')
  expect(discard).toHaveBeenCalledWith('u')
  expect(state().context.file).toBeUndefined()
  expect(state().can({ type: 'choose', files: [file] })).toBe(true)
})

test.each([
  [{ ...file, name: 'a.txt' }, 'upload.format'],
  [{ ...file, size: 1536 * 1024 ** 2 + 1 }, 'upload.too_large'],
  [{ ...file, size: 0 }, 'upload.empty'],
])('%o does not begin, and cannot be resumed', (bad, code) => {
  const { actor, state } = start(() => Promise.reject(new Error('not asked')))
  actor.send({ type: 'choose', files: [bad] })
  expect([state().value, state().context.failure?.code]).toEqual(['failed', code])
  expect(state().can({ type: 'resume' })).toBe(false)
  expect(state().can({ type: 'choose', files: [] })).toBe(false)
})

test.each([
  [() => Promise.resolve({ ...token, success: '频道已停用' }), 'upload.token_failed'],
  [() => Promise.reject(new TypeError('fetch failed')), 'upload.token_failed'],
  [() => Promise.reject(new ProblemError('upload.quota', { params: { left: '1M' } })), 'upload.quota'],
])('a token that cannot be had: %s', async (fetchToken, code) => {
  const { actor, state } = start(fetchToken)
  actor.send({ type: 'choose', files: [file] })
  await settled()
  expect([state().value, state().context.failure?.code]).toEqual(['failed', code])
})

test('the storage says -600 for a file that is too large, and anything else is a matter of format', () => {
  expect(storageFailure(-600)).toEqual({ code: 'upload.too_large', params: { max: '1.5G' } })
  expect(storageFailure(-601).code).toBe('upload.format')
})

test('each state is reached by a path of the machine', () => {
  const { reached, refused, paths } = walk(uploadMachine, walked)
  expect(reached).toEqual(restingStates(uploadMachine))
  expect(refused).toEqual([])
  for (const { snapshots } of paths)
    for (const { value, context } of snapshots) {
      expect(context.failure !== undefined).toBe(value === 'failed')
      expect(context.url !== undefined).toBe(value === 'uploaded')
    }
})
