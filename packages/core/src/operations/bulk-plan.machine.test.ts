import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import type { PermissionChange, PermissionPlan } from '../permissions/permission-plan.ts'
import { bulkPlanMachine } from './bulk-plan.machine.ts'
import { walked } from './bulk-plan.machine.fixture.ts'
import type { Operation } from './operation.ts'
import { operationFixture } from './operation.fixture.ts'
import { planOf } from './plan.ts'
import { settled } from '../testing/settled.ts'

const row = (id: string, field = 'flags') => ({ id, label: id, field, before: '0', after: '1' })
const plan: PermissionPlan = { id: 'p', ...planOf([row('a'), row('a', 'template'), row('b')]) }
const outcome = operationFixture({ id: 'p', status: 'done', updated: 2 })
const wanted = { kind: 'openAll' } as const

function start(apply: (plan: PermissionPlan) => Promise<Operation>) {
  const asked: unknown[] = []
  const actor = createActor(
    bulkPlanMachine.provide({
      actors: {
        plan: fromPromise(({ input }: { input: { wanted: PermissionChange } }) => {
          asked.push(input)
          return Promise.resolve(plan)
        }),
        apply: fromPromise(({ input }: { input: { plan: PermissionPlan } }) => apply(input.plan)),
        undo: fromPromise<Operation, { operationId: string }>(({ input }) =>
          Promise.resolve(operationFixture({ id: 'u', undoes: input.operationId, status: 'done', bad: 1 })),
        ),
      },
    }),
  ).start()
  return { actor, asked, state: () => actor.getSnapshot() }
}

test('a plan is looked at, narrowed, applied and undone with what could not be restored', async () => {
  const given: PermissionPlan[] = []
  const { actor, state, asked } = start((one) => {
    given.push(one)
    return Promise.resolve(outcome)
  })
  actor.send({ type: 'plan', wanted })
  await settled()
  expect(asked).toEqual([{ wanted }])
  actor.send({ type: 'record.dropped', id: 'a' })
  actor.send({ type: 'apply' })
  await settled()
  expect(given).toEqual([{ id: 'p', ...planOf([row('b')]) }])
  expect(state().value).toBe('applied')
  actor.send({ type: 'undo' })
  await settled()
  expect(state().value).toBe('undone')
  expect(state().context.undone).toMatchObject({ undoes: 'p', bad: 1 })
  actor.send({ type: 'again' })
  expect(Object.values(state().context).filter(Boolean)).toEqual([])
})

test('data that moved leads to stale and is planned anew, any other failure back to the plan', async () => {
  const moved = start(() => Promise.reject(new ProblemError('operation.stale')))
  moved.actor.send({ type: 'plan', wanted })
  await settled()
  moved.actor.send({ type: 'apply' })
  await settled()
  expect([moved.state().value, moved.state().can({ type: 'apply' })]).toEqual(['stale', false])
  moved.actor.send({ type: 'replan' })
  await settled()
  expect([moved.state().value, moved.asked]).toEqual(['planned', [{ wanted }, { wanted }]])
  const cut = start(() => Promise.reject(new TypeError('cut')))
  cut.actor.send({ type: 'plan', wanted })
  await settled()
  cut.actor.send({ type: 'apply' })
  await settled()
  expect([cut.state().value, cut.state().context.failure?.code]).toEqual(['planned', 'client.network'])
})

test('a plan that came as a file is applied as it is; nobody knows how to make it anew', async () => {
  const given: PermissionPlan[] = []
  const { actor, state } = start((one) => {
    given.push(one)
    return Promise.reject(new ProblemError('operation.stale'))
  })
  actor.send({ type: 'plan.opened', plan })
  expect([state().value, state().can({ type: 'replan' })]).toEqual(['planned', false])
  actor.send({ type: 'apply' })
  await settled()
  expect(given).toEqual([plan])
  expect([state().value, state().can({ type: 'replan' }), state().can({ type: 'again' })]).toEqual([
    'stale',
    false,
    true,
  ])
})

test('nothing to change is not applied, and nothing changed is not undone', async () => {
  const { actor, state } = start(() => Promise.resolve({ ...outcome, updated: 0 }))
  actor.send({ type: 'plan', wanted })
  await settled()
  for (const id of ['a', 'b']) actor.send({ type: 'record.dropped', id })
  expect(state().can({ type: 'apply' })).toBe(false)
  actor.send({ type: 'replan' })
  await settled()
  actor.send({ type: 'apply' })
  await settled()
  expect(state().can({ type: 'undo' })).toBe(false)
})

test('each state is reached by a path of the machine', () => {
  const { reached, refused } = walk(bulkPlanMachine, walked)
  expect(reached).toEqual(restingStates(bulkPlanMachine))
  expect(refused).toEqual([])
})
