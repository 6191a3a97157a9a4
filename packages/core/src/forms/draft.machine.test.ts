import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { companyDraft } from '../companies/company.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { createDraftMachine, type DraftInput, isDirty, type Latest, type Saving } from './draft.machine.ts'
import { walked } from './draft.machine.fixture.ts'
import { settled } from '../testing/settled.ts'

const saved = { name: '前海智能物流集团有限公司', industry: '教育', industryTags: ['教育'] }
const stored = { version: 1 }

/** A draft over a server whose answers are given one by one; `asked` is what it was asked to store. */
function start(
  answers: readonly (unknown | Error)[],
  { latest, ...input }: Partial<DraftInput> & { latest?: Latest } = {},
) {
  const asked: Saving[] = []
  const left = [...answers]
  const actor = createActor(
    createDraftMachine(companyDraft).provide({
      actors: {
        save: fromPromise(async ({ input: saving }: { input: Saving }): Promise<unknown> => {
          asked.push(saving)
          await settled()
          const answer = left.shift()
          if (answer instanceof Error) throw answer
          return answer
        }),
        load: fromPromise(async () => {
          if (!latest) throw new ProblemError('request.not_found')
          return latest
        }),
      },
    }),
    { input: { saved, ...input } },
  ).start()
  const now = () => actor.getSnapshot()
  const until = async (state: string) => {
    for (let tries = 0; tries < 50 && now().value !== state; tries += 1) await settled()
    expect(now().value).toBe(state)
  }
  return { send: actor.send.bind(actor), now, until, asked }
}

test('a fault stops the save, stands at its field, and goes when that field changes', () => {
  const { send, now } = start([])
  send({ type: 'changed', values: { name: '', industryTags: [] } })
  send({ type: 'save' })
  expect(now().value).toBe('editing')
  expect(Object.keys(now().context.errors)).toEqual(['name', 'industryTags'])
  send({ type: 'changed', values: { name: '新名' } })
  expect(Object.keys(now().context.errors)).toEqual(['industryTags'])
})

test('what was saved is no longer dirty, and changing it is editing again, over what was stored', async () => {
  const { send, now, until, asked } = start([{ version: 2 }, { version: 3 }], { stored })
  expect(isDirty(now().context)).toBe(false)
  send({ type: 'changed', values: { name: ' 新名 ' } })
  expect(isDirty(now().context)).toBe(true)
  send({ type: 'save' })
  await until('saved')
  expect(now().context.stored).toEqual({ version: 2 })
  expect(isDirty(now().context)).toBe(false)
  send({ type: 'changed', values: { name: '又一名' } })
  expect(now().value).toBe('editing')
  send({ type: 'save' })
  await until('saved')
  expect(asked.map((one) => one.stored)).toEqual([{ version: 1 }, { version: 2 }])
})

test('what is typed while a save runs is kept, and saved next over what the first save has made', async () => {
  const { send, now, until, asked } = start([{ version: 1 }, { version: 2 }])
  send({ type: 'changed', values: { name: '新名' } })
  send({ type: 'save' })
  send({ type: 'save' })
  send({ type: 'changed', values: { name: '新名字' } })
  expect(now().context.values['name']).toBe('新名字')
  await until('saved')
  expect(asked).toMatchObject([
    { stored: undefined, values: { name: '新名' } },
    { stored: { version: 1 }, values: { name: '新名字' } },
  ])
  expect(isDirty(now().context)).toBe(false)
})

test('what is typed while a save runs and cannot be saved stays, with its fault', async () => {
  const { send, now, until } = start([{ version: 1 }])
  send({ type: 'changed', values: { name: '新名' } })
  send({ type: 'save' })
  send({ type: 'changed', values: { name: '' } })
  await until('editing')
  expect(Object.keys(now().context.errors)).toEqual(['name'])
  expect(isDirty(now().context)).toBe(true)
})

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const taken = { code: 'companies.name_taken', params: {} } as const
  const { send, now, until } = start([new ProblemError('companies.name_taken', { errors: { name: taken } })])
  send({ type: 'changed', values: { name: '新名' } })
  send({ type: 'save' })
  await until('editing')
  expect(now().context.errors).toEqual({ name: taken })
  expect(now().context.values['name']).toBe('新名')
})

test('a save that is refused because the session has ended is sent again after the login, with what was typed since', async () => {
  const { send, now, until, asked } = start([new ProblemError('session.needed'), { version: 2 }], { stored })
  send({ type: 'changed', values: { name: '新名' } })
  send({ type: 'save' })
  await until('waiting')
  send({ type: 'changed', values: { industry: '金融' } })
  send({ type: 'renewed' })
  await until('saved')
  expect(asked[1]).toMatchObject({ stored, values: { name: '新名', industry: '金融' } })
  expect(now().context.stored).toEqual({ version: 2 })
})

const theirs = { stored: { version: 5 }, values: { ...saved, name: '对方的名称', industry: '金融' } }

test('somebody else’s change: their fields beside mine, the choice of each, and then one save over theirs', async () => {
  const { send, now, until, asked } = start([new ProblemError('request.conflict'), { version: 6 }], {
    stored,
    latest: theirs,
  })
  send({ type: 'changed', values: { name: '我的名称' } })
  send({ type: 'save' })
  await until('clashing')
  expect(now().context.values).toEqual({ ...saved, name: '我的名称', industry: '金融' })
  send({ type: 'chosen', field: 'name', side: 'theirs' })
  expect(now().context.values['name']).toBe('对方的名称')
  send({ type: 'chosen', field: 'name', side: 'mine' })
  send({ type: 'keepMine' })
  await until('saved')
  expect(asked[1]).toMatchObject({ stored: { version: 5 }, values: { name: '我的名称', industry: '金融' } })
})

test('taking all of theirs leaves nothing to save', async () => {
  const { send, now, until } = start([new ProblemError('request.conflict')], { stored, latest: theirs })
  send({ type: 'changed', values: { name: '我的名称' } })
  send({ type: 'save' })
  await until('clashing')
  send({ type: 'takeTheirs' })
  expect(now().value).toBe('editing')
  expect(now().context.values).toEqual(theirs.values)
  expect(isDirty(now().context)).toBe(false)
})

test('a conflict over something that the form does not hold is saved without a question', async () => {
  const latest = { stored: { version: 5 }, values: saved }
  const { send, until, asked } = start([new ProblemError('request.conflict'), { version: 6 }], { stored, latest })
  send({ type: 'changed', values: { name: '我的名称' } })
  send({ type: 'save' })
  await until('saved')
  expect(asked[1]).toMatchObject({ stored: { version: 5 }, values: { name: '我的名称' } })
})

test('a conflict over nothing is said, and not tried for ever', async () => {
  const latest = { stored, values: saved }
  const { send, now, until, asked } = start([new ProblemError('request.conflict')], { stored, latest })
  send({ type: 'changed', values: { name: '我的名称' } })
  send({ type: 'save' })
  await until('editing')
  expect(now().context).toMatchObject({ failure: { code: 'request.conflict' }, values: { name: '我的名称' } })
  expect(asked).toHaveLength(1)
})

test.each([new ProblemError('request.not_found'), new ProblemError('request.conflict')])(
  'what was deleted meanwhile (%s) is saved as a new one',
  async (refusal) => {
    const { send, until, asked } = start([refusal, { version: 1 }], { stored })
    send({ type: 'changed', values: { name: '我的名称' } })
    send({ type: 'save' })
    await until('gone')
    send({ type: 'saveNew' })
    await until('saved')
    expect(asked[1]).toMatchObject({ stored: undefined, values: { name: '我的名称' } })
  },
)

test('what a new one begins with may differ after a reload, such as its time: what was typed goes on', () => {
  const kept = { saved: { ...saved, address: '八点' }, values: { ...saved, address: '八点', name: '写了一半' } }
  const { value, context } = start([], { kept, saved: { ...saved, address: '九点' }, stored: undefined }).now()
  expect([value, context.values]).toMatchObject(['editing', { name: '写了一半', address: '八点' }])
})

test('a kept draft of what is stored now goes on; one of an older version is offered beside what changed', () => {
  const kept = { saved, values: { ...saved, name: '写了一半' } }
  expect(start([], { kept }).now()).toMatchObject({ value: 'editing', context: { values: { name: '写了一半' } } })
  const older = start([], { kept, saved: theirs.values, stored: theirs.stored }).now()
  expect(older.value).toBe('clashing')
  expect(older.context.values).toMatchObject({ name: '写了一半', industry: '金融' })
})

test('discarding goes back to what is stored', () => {
  const { send, now } = start([])
  send({ type: 'changed', values: { name: '新名' } })
  send({ type: 'discard' })
  expect(now().context.values).toEqual(saved)
})

test('each state is reached by a path of the machine', () => {
  const { machine } = walked
  const { reached, refused } = walk(machine, walked)
  expect([reached, refused]).toEqual([restingStates(machine), []])
})
