import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import type { FieldError } from '../errors/field-error.ts'
import type { KeptDraft, Latest, Saving } from '../forms/draft.machine.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import {
  type ChapterDialogEvent,
  chapterDialogMachine,
  chapterDraftMachine,
  type NodeFields,
} from './chapter-dialog.machine.ts'
import { walked } from './chapter-dialog.machine.fixture.ts'
import { settled } from '../testing/settled.ts'

const stored: NodeFields = {
  type: 1,
  name: '第一课',
  parentId: 'c-1',
  videoUrl: 'https://x.cn/a.mp4',
  srtUrl: '',
  courseMinutes: 3,
  courseSeconds: 20,
}

interface Node {
  readonly id: string
  readonly version: number
}
const node: Node = { id: 'n-1', version: 1 }
const loaded = (version = 1, values = stored): Latest => ({ stored: { ...node, version }, values: { ...values } })

function start(
  input: { id?: string; parentId?: string; type?: 1 | 2; kept?: KeptDraft },
  save: (saving: Saving) => Promise<unknown> = ({ stored: of }) =>
    Promise.resolve({ id: 'n-2', ...(of as object), version: 2 }),
  load: () => Promise<Latest> = () => Promise.resolve(loaded()),
) {
  const saved: Saving[] = []
  const draft = chapterDraftMachine.provide({
    actors: {
      load: fromPromise(load),
      save: fromPromise(({ input: saving }: { input: Saving }) => {
        saved.push(saving)
        return save(saving)
      }),
    },
  })
  const machine = chapterDialogMachine.provide({ actors: { load: fromPromise(load), draft } })
  const actor = createActor(machine, { input }).start()
  const state = () => actor.getSnapshot()
  return { actor, state, saved, send: (event: ChapterDialogEvent) => actor.send(event) }
}

test('a new chapter is saved once it has a name', async () => {
  const { state, send, saved } = start({})
  expect(state().value).toEqual({ open: 'editing' })
  expect(state().can({ type: 'save' })).toBe(false)
  expect(state().context.errors).toMatchObject({ name: { code: 'chapter.name_required' } })
  expect(state().context.touched.size).toBe(0)
  send({ type: 'showErrors' })
  expect(state().context.touched.has('name')).toBe(true)
  send({ type: 'name.changed', value: ' 第一章 ' })
  expect(state().can({ type: 'save' })).toBe(true)
  send({ type: 'save' })
  expect(state().context.draft).toBe('saving')
  await settled()
  expect(state().value).toBe('saved')
  expect(saved[0]).toMatchObject({ stored: undefined, values: { type: 2, name: '第一章', parentId: '' } })
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
  expect(state().value).toEqual({ open: 'asking' })
  send({ type: 'stay' })
  expect(state().context.fields.name).toBe('改')
  send({ type: 'name.changed', value: stored.name })
  send({ type: 'save' })
  await settled()
  expect(saved[0]).toEqual({ stored: node, values: stored })

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

test('a fault at a field is gone once its upload begins, and is told again where that came to nothing', () => {
  const { state, send } = start({ type: 1, parentId: 'c' })
  send({ type: 'showErrors' })
  expect(state().context.touched).toContain('videoUrl')
  send({ type: 'upload.began', field: 'videoUrl' })
  expect(state().context.touched).not.toContain('videoUrl')
  send({ type: 'upload.ended', field: 'videoUrl', url: undefined })
  send({ type: 'showErrors' })
  expect(state().context.touched).toContain('videoUrl')
})

test('leaving asks while an upload runs, and what ends meanwhile is not lost', () => {
  const { state, send } = start({ type: 1, parentId: 'c' })
  send({ type: 'upload.began', field: 'videoUrl' })
  send({ type: 'close' })
  expect(state().value).toEqual({ open: 'asking' })
  send({ type: 'duration.changed', minutes: 1, seconds: 23 })
  send({ type: 'upload.ended', field: 'videoUrl', url: 'https://x.cn/v.mp4' })
  send({ type: 'stay' })
  expect(state().context).toMatchObject({
    fields: { videoUrl: 'https://x.cn/v.mp4', courseMinutes: 1, courseSeconds: 23 },
    uploading: new Set(),
  })
})

test('what is typed while a save runs is saved next, and only then the dialog is done', async () => {
  const { state, send, saved } = start({ id: 'n-1' })
  await settled()
  send({ type: 'name.changed', value: '一' })
  send({ type: 'save' })
  send({ type: 'name.changed', value: '二' })
  send({ type: 'close' })
  expect(state().value).toEqual({ open: 'editing' })
  await settled()
  await settled()
  expect(state().value).toBe('saved')
  expect(saved.map(({ values, stored: of }) => [(values as NodeFields).name, (of as Node).version])).toEqual([
    ['一', 1],
    ['二', 2],
  ])
})

test('a save whose session has expired is sent again by itself once that is renewed', async () => {
  const answers: (() => Promise<unknown>)[] = [
    () => Promise.reject(new ProblemError('session.expired')),
    () => Promise.resolve({ ...node, version: 2 }),
  ]
  const { state, send } = start(
    { id: 'n-1' },
    () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
  )
  await settled()
  send({ type: 'name.changed', value: '一' })
  send({ type: 'save' })
  await settled()
  expect(state().context.draft).toBe('waiting')
  send({ type: 'renewed' })
  await settled()
  expect(state().value).toBe('saved')
})

test('of one that somebody else changed the person chooses; one that somebody deleted may be saved as a new one', async () => {
  const others = loaded(2, { ...stored, courseMinutes: 9, name: '对方的' })
  const answers: (() => Promise<unknown>)[] = [
    () => Promise.reject(new ProblemError('request.conflict')),
    () => Promise.reject(new ProblemError('request.not_found')),
    () => Promise.resolve({ ...node, id: 'n-9' }),
  ]
  const latest = [loaded(), others]
  const { state, send, saved } = start(
    { id: 'n-1' },
    () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    () => Promise.resolve(latest.shift() as Latest),
  )
  await settled()
  send({ type: 'name.changed', value: '我的' })
  send({ type: 'save' })
  await settled()
  await settled()
  expect(state().context).toMatchObject({ draft: 'clashing', fields: { name: '我的', courseMinutes: 9 } })
  send({ type: 'keepMine' })
  await settled()
  expect(saved.at(-1)).toMatchObject({ stored: { version: 2 }, values: { name: '我的', courseMinutes: 9 } })
  expect(state().context).toMatchObject({ draft: 'gone', id: 'n-1', fields: { name: '我的' } })
  send({ type: 'saveNew' })
  await settled()
  expect([state().value, saved.at(-1)?.stored]).toEqual(['saved', undefined])
})

test('what the server refuses stands at its field, and typing takes it away', async () => {
  const taken: FieldError = { code: 'chapter.name_taken', params: {} }
  const { state, send } = start({}, () =>
    Promise.reject(new ProblemError('request.invalid', { errors: { name: taken } })),
  )
  send({ type: 'name.changed', value: '章' })
  send({ type: 'save' })
  await settled()
  expect(state().context).toMatchObject({
    draft: 'editing',
    errors: { name: taken },
    failure: { code: 'request.invalid' },
  })
  expect(state().context.touched.has('srtUrl')).toBe(true)
  expect(state().can({ type: 'save' })).toBe(true)
  send({ type: 'name.changed', value: '另一章' })
  expect(state().context).toMatchObject({ errors: {}, failure: undefined })
})

test('a node that cannot be loaded can be tried again', async () => {
  let tries = 0
  const { state, send } = start({ id: 'n' }, undefined, () => {
    tries += 1
    return tries === 1 ? Promise.reject(new TypeError('cut')) : Promise.resolve(loaded())
  })
  await settled()
  expect([state().value, state().context.failure?.code]).toEqual(['loadFailed', 'client.network'])
  send({ type: 'retry' })
  await settled()
  expect(state().value).toEqual({ open: 'editing' })
  expect(state().context.failure).toBeUndefined()
})

test('what was typed before a reload comes back unjudged, also into another chapter', () => {
  const saved = { ...stored, name: '', parentId: 'c-1' }
  const kept = { saved, values: { ...saved, courseMinutes: 7, videoUrl: '' } }
  const { state, send } = start({ type: 1, parentId: 'c-2', kept })
  expect(state().context).toMatchObject({ draft: 'editing', fields: { courseMinutes: 7 }, touched: new Set() })
  expect(Object.keys(state().context.errors)).toEqual(['name', 'videoUrl'])
  send({ type: 'showErrors' })
  expect(state().context.touched.has('videoUrl')).toBe(true)
})

test('what was typed over an older version is offered beside what somebody else stored since', async () => {
  const kept = { saved: { ...stored }, values: { ...stored, name: '写了一半' } }
  const others = () => Promise.resolve(loaded(2, { ...stored, courseMinutes: 9 }))
  const { state } = start({ id: 'n-1', kept }, undefined, others)
  await settled()
  expect(state().context).toMatchObject({ draft: 'clashing', fields: { name: '写了一半', courseMinutes: 9 } })
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
