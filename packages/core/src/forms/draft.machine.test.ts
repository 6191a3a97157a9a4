import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { companyDraft } from '../companies/company.ts'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { createDraftMachine, isDirty } from './draft.machine.ts'
import { walked } from './draft.machine.fixture.ts'

const saved = { name: '前海智能物流集团有限公司', industry: '教育', industryTags: ['教育'] }
const settled = () => new Promise((resolve) => setTimeout(resolve))

const start = (save: (values: { name: string }) => Promise<string>) =>
  createActor(
    createDraftMachine(companyDraft).provide({
      actors: {
        save: fromPromise(({ input }: { input: unknown }): Promise<unknown> => save(input as { name: string })),
      },
    }),
    { input: { saved } },
  ).start()

test('a fault stops the save, stands at its field, and goes when that field changes', () => {
  const actor = start(() => Promise.reject(new Error('not asked')))
  actor.send({ type: 'changed', values: { name: '', industryTags: [] } })
  actor.send({ type: 'save' })
  expect(actor.getSnapshot().value).toBe('editing')
  expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['name', 'industryTags'])
  actor.send({ type: 'changed', values: { name: '新名' } })
  expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['industryTags'])
})

test('what was saved is no longer dirty, and changing it is editing again', async () => {
  const actor = start(({ name }) => Promise.resolve(name))
  expect(isDirty(actor.getSnapshot().context)).toBe(false)
  actor.send({ type: 'changed', values: { name: ' 新名 ' } })
  expect(isDirty(actor.getSnapshot().context)).toBe(true)
  actor.send({ type: 'save' })
  await settled()
  expect(actor.getSnapshot().value).toBe('saved')
  expect(actor.getSnapshot().context.result).toBe('新名')
  expect(isDirty(actor.getSnapshot().context)).toBe(false)
  actor.send({ type: 'changed', values: { name: '又一名' } })
  expect(actor.getSnapshot().value).toBe('editing')
})

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const taken = { code: 'companies.name_taken', params: {} } as const
  const actor = start(() => Promise.reject(new ProblemError('companies.name_taken', { errors: { name: taken } })))
  actor.send({ type: 'changed', values: { name: '新名' } })
  actor.send({ type: 'save' })
  await settled()
  const { value, context } = actor.getSnapshot()
  expect(value).toBe('editing')
  expect(context.errors).toEqual({ name: taken })
  expect(context.values.name).toBe('新名')
})

test('discarding goes back to what is stored', () => {
  const actor = start(() => Promise.resolve(''))
  actor.send({ type: 'changed', values: { name: '新名' } })
  actor.send({ type: 'discard' })
  expect(actor.getSnapshot().context.values).toEqual(saved)
})

test('each state is reached by a path of the machine', () => {
  const { machine } = walked
  const { reached, refused } = walk(machine, walked)
  expect([reached, refused]).toEqual([restingStates(machine), []])
})
