import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { bulkPlanMachine, type PlanOutcome } from './bulk-plan.machine.ts'
import { walked } from './bulk-plan.machine.fixture.ts'
import { type Plan, planOf } from './plan.ts'

const row = (id: string) => ({ id, label: id, field: 'uploadFile', before: false, after: true })
const plan = planOf([row('a'), row('b')])
const outcome: PlanOutcome = { operationId: 'o', changed: 2, failed: [] }

function start(apply: (plan: Plan) => Promise<PlanOutcome>) {
  const actor = createActor(
    bulkPlanMachine.provide({
      actors: {
        plan: fromPromise(() => Promise.resolve(plan)),
        apply: fromPromise(({ input }: { input: { plan: Plan } }) => apply(input.plan)),
        undo: fromPromise<PlanOutcome, { operationId: string }>(({ input }) =>
          Promise.resolve({ operationId: input.operationId, changed: 1, failed: [row('b')] }),
        ),
      },
    }),
  ).start()
  return { actor, state: () => actor.getSnapshot() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a plan is looked at, narrowed, applied and undone with what could not be restored', async () => {
  const applied: Plan[] = []
  const { actor, state } = start((given) => {
    applied.push(given)
    return Promise.resolve(outcome)
  })
  actor.send({ type: 'plan' })
  await settled()
  actor.send({ type: 'row.dropped', id: 'a', field: 'uploadFile' })
  actor.send({ type: 'apply' })
  await settled()
  expect(applied).toEqual([planOf([row('b')])])
  expect(state().value).toBe('applied')
  actor.send({ type: 'undo' })
  await settled()
  expect([state().value, state().context.undone]).toEqual([
    'undone',
    { operationId: 'o', changed: 1, failed: [row('b')] },
  ])
  actor.send({ type: 'again' })
  actor.send({ type: 'plan' })
  expect(state().context).toEqual({ plan: undefined, outcome: undefined, undone: undefined, failure: undefined })
})

test('data that moved leads to stale, any other failure back to the plan', async () => {
  const moved = start(() => Promise.reject(new ProblemError('operation.stale')))
  moved.actor.send({ type: 'plan' })
  await settled()
  moved.actor.send({ type: 'apply' })
  await settled()
  expect([moved.state().value, moved.state().can({ type: 'apply' }), moved.state().can({ type: 'plan' })]).toEqual([
    'stale',
    false,
    true,
  ])
  const cut = start(() => Promise.reject(new TypeError('cut')))
  cut.actor.send({ type: 'plan' })
  await settled()
  cut.actor.send({ type: 'apply' })
  await settled()
  expect([cut.state().value, cut.state().context.failure?.code]).toEqual(['planned', 'client.network'])
})

test('nothing to change is not applied, and nothing changed is not undone', async () => {
  const { actor, state } = start(() => Promise.resolve({ ...outcome, changed: 0 }))
  actor.send({ type: 'plan' })
  await settled()
  for (const id of ['a', 'b']) actor.send({ type: 'row.dropped', id, field: 'uploadFile' })
  expect(state().can({ type: 'apply' })).toBe(false)
  actor.send({ type: 'plan' })
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
