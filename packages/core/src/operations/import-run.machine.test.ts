import { createActor, fromCallback, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { type ImportRunEvent, importRunMachine, type SendInput } from './import-run.machine.ts'
import { walked } from './import-run.machine.fixture.ts'
import type { Operation } from './operation.ts'
import { operationFixture } from './operation.fixture.ts'
import { settled } from '../testing/settled.ts'

const file = { name: 'a.csv', size: 10_000, source: 'a.csv' }

function start(input: { operation?: Operation } = {}, send?: (sent: SendInput) => Promise<Operation>) {
  const sent: SendInput[] = []
  const watched: string[] = []
  let tell: ((event: ImportRunEvent) => void) | undefined
  const machine = importRunMachine.provide({
    actors: {
      send: fromPromise(({ input }: { input: SendInput }) => {
        sent.push(input)
        return send ? send(input) : Promise.resolve(operationFixture({ status: 'queued', dryRun: input.dryRun }))
      }),
      watch: fromCallback<ImportRunEvent, { operationId: string }>(({ input, sendBack }) => {
        watched.push(input.operationId)
        tell = sendBack
      }),
      cancelRun: fromPromise(() => Promise.resolve(operationFixture())),
    },
  })
  const actor = createActor(machine, { input }).start()
  const tells = (change: Partial<Operation>) => tell?.({ type: 'progress', operation: operationFixture(change) })
  return { sent, watched, tells, state: () => actor.getSnapshot(), send: (event: ImportRunEvent) => actor.send(event) }
}

test('a check that is opened by its run alone cannot be imported: its file is elsewhere', () => {
  const check = { dryRun: true, status: 'done', good: 3 } as const
  const { state, tells } = start({ operation: operationFixture(check) })
  tells(check)
  expect(state().value).toBe('checked')
  expect(state().can({ type: 'start' })).toBe(false)
  expect(state().can({ type: 'again' })).toBe(true)
})

test('a file is checked, then imported as it was checked', async () => {
  const { state, send, sent, tells } = start()
  expect(state().can({ type: 'check' })).toBe(false)
  send({ type: 'choose', file })
  send({ type: 'options.changed', options: { atomic: true, onConflict: 'update', onAlike: 'make' } })
  send({ type: 'check' })
  await settled()
  tells({ dryRun: true, good: 50 })
  expect(state().value).toEqual({ watching: 'running' })
  expect(state().context.operation?.good).toBe(50)
  tells({ dryRun: true, status: 'done', good: 99, bad: 1 })
  expect(state().value).toBe('checked')
  send({ type: 'start' })
  await settled()
  expect(sent.map(({ dryRun, atomic, onConflict, onAlike }) => [dryRun, atomic, onConflict, onAlike])).toEqual([
    [true, true, 'update', 'make'],
    [false, true, 'update', 'make'],
  ])
  tells({ status: 'done', good: 100 })
  expect(state().value).toBe('done')
  send({ type: 'again' })
  expect([state().value, state().context.file, state().context.operation]).toEqual(['choosing', undefined, undefined])
})

test.each([
  [{ status: 'done', bad: 1 } as const, 'partlyFailed', undefined],
  [{ status: 'cancelled' } as const, 'cancelled', undefined],
  [{ status: 'failed' } as const, 'failed', { code: 'client.unexpected_answer', params: {} }],
  [
    { status: 'failed', failure: { code: 'import.empty', params: {} } } as const,
    'failed',
    { code: 'import.empty', params: {} },
  ],
])('a run that ends as %o is %s', (change, value, failure) => {
  const { state, tells } = start({ operation: operationFixture() })
  tells(change)
  expect([state().value, state().context.failure]).toEqual([value, failure])
})

test('a run is found again after a reload, and cancelled by the server, not by the page', async () => {
  const { state, send, watched, tells } = start({ operation: operationFixture() })
  expect(watched).toEqual([operationFixture().id])
  send({ type: 'cancel' })
  await settled()
  expect(state().value).toEqual({ watching: 'cancelling' })
  expect(state().can({ type: 'cancel' })).toBe(false)
  tells({ status: 'cancelled' })
  expect(state().value).toBe('cancelled')
})

test('a check without a good row leads to no import', async () => {
  const { state, send, tells } = start()
  send({ type: 'choose', file })
  send({ type: 'check' })
  await settled()
  tells({ dryRun: true, status: 'done', good: 0, bad: 3 })
  expect([state().value, state().can({ type: 'start' }), state().can({ type: 'again' })]).toEqual([
    'checked',
    false,
    true,
  ])
})

test('a file that cannot be sent is tried again from where it was', async () => {
  const { state, send } = start({}, () =>
    Promise.reject(new ProblemError('import.not_a_table', { params: { kind: 'PDF' } })),
  )
  send({ type: 'choose', file })
  send({ type: 'check' })
  await settled()
  expect([state().value, state().context.failure?.code, state().context.file]).toEqual([
    'choosing',
    'import.not_a_table',
    file,
  ])
})

test('who knows the table starts without a check, and a lost run is watched again', async () => {
  let refuses = true
  const { state, send, sent, watched } = start({}, () =>
    refuses ? Promise.reject(new ProblemError('client.network')) : Promise.resolve(operationFixture()),
  )
  send({ type: 'start' })
  expect(state().value).toBe('choosing')
  send({ type: 'choose', file })
  send({ type: 'start' })
  await settled()
  expect([state().value, state().context.failure?.code]).toEqual(['choosing', 'client.network'])
  refuses = false
  send({ type: 'start' })
  await settled()
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([false, false])
  send({ type: 'lost', error: new ProblemError('client.network') })
  expect([state().value, state().context.failure?.code]).toEqual(['interrupted', 'client.network'])
  send({ type: 'resume' })
  expect([state().value, watched.length]).toEqual([{ watching: 'running' }, 2])
})

test('each state is reached by a path of the machine', () => {
  const { reached, refused } = walk(importRunMachine, walked)
  expect(reached).toEqual(restingStates(importRunMachine))
  expect(refused).toEqual([])
})
