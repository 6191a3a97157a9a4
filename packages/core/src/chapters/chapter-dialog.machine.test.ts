import { createActor, fromPromise } from 'xstate'
import { expect, test, vi } from 'vitest'
import type { FieldError } from '../errors/field-error.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import type { NodeDraft } from './chapter.ts'
import { type ChapterDialogEvent, chapterDialogMachine, type NodeFields } from './chapter-dialog.machine.ts'
import { walked } from './chapter-dialog.machine.fixture.ts'

const stored: NodeFields = {
  type: 1,
  name: '第一课',
  parentId: 'c-1',
  videoUrl: 'https://x.cn/a.mp4',
  srtUrl: '',
  courseMinutes: 3,
  courseSeconds: 20,
}

type Saved = { id: string | undefined; draft: NodeDraft }

function start(
  input: { id?: string; parentId?: string; type?: 1 | 2 },
  save: (saved: Saved) => Promise<void> = () => Promise.resolve(),
  load: () => Promise<NodeFields> = () => Promise.resolve(stored),
) {
  const saved: Saved[] = []
  const logFailure = vi.fn<(failure: FieldError) => void>()
  const machine = chapterDialogMachine.provide({
    actors: {
      load: fromPromise(load),
      save: fromPromise(({ input }: { input: Saved }) => {
        saved.push(input)
        return save(input)
      }),
    },
    actions: { logFailure: (_, { failure }) => logFailure(failure) },
  })
  const actor = createActor(machine, { input }).start()
  const state = () => actor.getSnapshot()
  return { actor, state, saved, logFailure, send: (event: ChapterDialogEvent) => actor.send(event) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a new chapter is saved once it has a name', async () => {
  const { state, send, saved } = start({})
  expect(state().value).toEqual({ editing: 'open' })
  expect(state().can({ type: 'save' })).toBe(false)
  expect(state().context.errors).toMatchObject({ name: { code: 'chapter.name_required' } })
  expect(state().context.touched.size).toBe(0)
  send({ type: 'showErrors' })
  expect(state().context.touched.has('name')).toBe(true)
  send({ type: 'name.changed', value: ' 第一章 ' })
  expect(state().can({ type: 'save' })).toBe(true)
  send({ type: 'save' })
  expect(state().value).toBe('saving')
  await settled()
  expect(state().value).toBe('saved')
  expect(saved[0]).toMatchObject({ id: undefined, draft: { type: 2, name: '第一章', parentId: '' } })
})

test('a lesson needs its chapter and its video; the video of a chapter that became one is not lost', () => {
  const { state, send } = start({ parentId: 'c-9' })
  send({ type: 'name.changed', value: '课' })
  send({ type: 'link.changed', field: 'videoUrl', value: 'https://x.cn/a.txt' })
  expect(state().can({ type: 'save' })).toBe(true)
  expect(state().can({ type: 'parent.changed', value: 'c-2' })).toBe(false)
  send({ type: 'type.changed', value: 1 })
  expect(state().context.errors).toEqual({ videoUrl: { code: 'chapter.video_invalid', params: {} } })
  expect([...state().context.touched]).toEqual(['name', 'videoUrl', 'type'])
  send({ type: 'link.changed', field: 'videoUrl', value: '' })
  expect(state().context.errors.videoUrl?.code).toBe('chapter.video_required')
  send({ type: 'link.changed', field: 'videoUrl', value: 'https://x.cn/a.mp4' })
  send({ type: 'parent.changed', value: '' })
  expect(state().context.errors).toEqual({ parentId: { code: 'chapter.parent_required', params: {} } })
  send({ type: 'parent.changed', value: 'c-2' })
  send({ type: 'duration.changed', minutes: 5, seconds: 60 })
  expect(Object.keys(state().context.errors)).toEqual(['courseSeconds'])
  send({ type: 'duration.changed', minutes: 5, seconds: 59 })
  expect(state().can({ type: 'save' })).toBe(true)
})

test('in edit the type is fixed, and only a change is asked about on closing', async () => {
  const { state, send, saved } = start({ id: 'n-1' })
  expect(state().value).toBe('loading')
  await settled()
  expect(state().context.fields).toEqual(stored)
  expect(state().can({ type: 'type.changed', value: 2 })).toBe(false)
  send({ type: 'name.changed', value: '改' })
  send({ type: 'close' })
  expect(state().value).toBe('asking')
  send({ type: 'stay' })
  expect(state().context.fields.name).toBe('改')
  send({ type: 'name.changed', value: stored.name })
  send({ type: 'save' })
  await settled()
  expect(saved[0]).toEqual({ id: 'n-1', draft: stored })

  const untouched = start({ id: 'n-1' })
  await settled()
  untouched.send({ type: 'close' })
  expect(untouched.state().value).toBe('closed')
})

test('while an upload runs nothing is saved, and its end fills the field', () => {
  const { state, send } = start({})
  send({ type: 'name.changed', value: '章' })
  send({ type: 'upload.began', field: 'srtUrl' })
  expect(state().can({ type: 'save' })).toBe(false)
  send({ type: 'upload.ended', field: 'srtUrl', url: 'https://x.cn/s.mp4' })
  expect([state().can({ type: 'save' }), state().context.fields.srtUrl]).toEqual([true, 'https://x.cn/s.mp4'])
  send({ type: 'upload.began', field: 'videoUrl' })
  send({ type: 'upload.ended', field: 'videoUrl', url: undefined })
  expect([state().can({ type: 'save' }), state().context.fields.videoUrl]).toEqual([true, ''])
})

test('leaving asks while an upload runs, and what ends meanwhile is not lost', () => {
  const { state, send } = start({ type: 1, parentId: 'c' })
  send({ type: 'upload.began', field: 'videoUrl' })
  send({ type: 'close' })
  expect(state().value).toBe('asking')
  send({ type: 'duration.changed', minutes: 1, seconds: 23 })
  send({ type: 'upload.ended', field: 'videoUrl', url: 'https://x.cn/v.mp4' })
  send({ type: 'stay' })
  expect(state().context).toMatchObject({
    fields: { videoUrl: 'https://x.cn/v.mp4', courseMinutes: 1, courseSeconds: 23 },
    uploading: new Set(),
  })
})

test('one that somebody else changed is loaded anew, one that somebody deleted may be saved as a new one', async () => {
  let refusal: ProblemError | undefined = new ProblemError('request.conflict')
  const { state, send, saved } = start({ id: 'n-1' }, () => (refusal ? Promise.reject(refusal) : Promise.resolve()))
  await settled()
  send({ type: 'name.changed', value: '我的' })
  send({ type: 'save' })
  await settled()
  expect(state().context).toMatchObject({ failure: { code: 'request.conflict' }, fields: { name: '我的' } })
  expect(state().can({ type: 'saveNew' })).toBe(false)
  send({ type: 'reload' })
  await settled()
  expect(state().context.fields).toEqual(stored)
  refusal = new ProblemError('request.not_found')
  send({ type: 'restore', fields: { ...stored, name: '我的', type: 2 } })
  send({ type: 'save' })
  await settled()
  expect(state().context.fields).toMatchObject({ name: '我的', type: 1 })
  refusal = undefined
  send({ type: 'saveNew' })
  send({ type: 'save' })
  await settled()
  expect([state().value, saved.at(-1)?.id, saved.at(-1)?.draft.name]).toEqual(['saved', undefined, '我的'])
})

test('what the server refuses stands at its field and is logged, and typing takes it away', async () => {
  const taken: FieldError = { code: 'chapter.name_taken', params: {} }
  const { state, send, logFailure } = start({}, () =>
    Promise.reject(new ProblemError('request.invalid', { errors: { name: taken } })),
  )
  send({ type: 'name.changed', value: '章' })
  send({ type: 'save' })
  await settled()
  expect(state().value).toEqual({ editing: 'rejected' })
  expect(state().context).toMatchObject({ errors: { name: taken }, failure: { code: 'request.invalid' } })
  expect(logFailure).toHaveBeenCalledWith({ code: 'request.invalid', params: {} })
  expect(state().can({ type: 'save' })).toBe(true)
  send({ type: 'name.changed', value: '另一章' })
  expect(state().value).toEqual({ editing: 'open' })
  expect(state().context).toMatchObject({ errors: {}, failure: undefined })
})

test('a node that cannot be loaded can be tried again', async () => {
  let tries = 0
  const { state, send } = start({ id: 'n' }, undefined, () => {
    tries += 1
    return tries === 1 ? Promise.reject(new TypeError('cut')) : Promise.resolve(stored)
  })
  await settled()
  expect([state().value, state().context.failure?.code]).toEqual(['loadFailed', 'client.network'])
  send({ type: 'retry' })
  await settled()
  expect(state().value).toEqual({ editing: 'open' })
  expect(state().context.failure).toBeUndefined()
})

test('what was typed before a reload comes back unjudged, and is judged once it is saved', () => {
  const { state, send } = start({ type: 1, parentId: 'c-1' })
  send({ type: 'field.left', field: 'name' })
  send({ type: 'restore', fields: { ...state().context.fields, courseMinutes: 7, videoUrl: '' } })
  expect(state().context.fields.courseMinutes).toBe(7)
  expect([...state().context.touched]).toEqual(['name'])
  expect(Object.keys(state().context.errors)).toEqual(['name', 'videoUrl'])
  send({ type: 'showErrors' })
  expect(state().context.touched.has('videoUrl')).toBe(true)
})

test('a field that was left shows its faults', () => {
  const { state, send } = start({})
  send({ type: 'field.left', field: 'name' })
  expect([...state().context.touched]).toEqual(['name'])
})

test.each<[string, { id?: string }, string[]]>([
  ['new', {}, ['loading', 'loadFailed']],
  ['edit', { id: 'n-1' }, []],
])('%s: each state is reached by a path of the machine', (_, input, never) => {
  const { reached, refused, paths } = walk(chapterDialogMachine, { ...walked, input })
  expect(reached).toEqual(restingStates(chapterDialogMachine).filter((state) => !never.includes(state)))
  expect(refused).toEqual([])
  expect(
    paths.every(({ snapshots }) =>
      snapshots.every(({ context }) => !('id' in input) || context.fields.type !== 2 || context.fields.name === ''),
    ),
  ).toBe(true)
})
