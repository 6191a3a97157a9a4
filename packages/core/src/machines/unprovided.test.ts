import { createActor, transition } from 'xstate'
import { expect, test } from 'vitest'
import { chapterDialogMachine } from '../chapters/chapter-dialog.machine.ts'
import { bulkPlanMachine } from '../operations/bulk-plan.machine.ts'
import { loginMachine } from '../sessions/login.machine.ts'
import { uploadMachine } from '../uploads/upload.machine.ts'
import { failureOf } from './failure-of.ts'
import { UnprovidedError } from './unprovided.ts'
import { settled } from '../testing/settled.ts'

async function errorOf(begin: (observe: { error: (error: unknown) => void }) => void): Promise<unknown> {
  let seen: unknown
  begin({ error: (error) => (seen = error) })
  await settled()
  return seen
}

test('a machine whose actors or actions nobody provided stops with their name', async () => {
  const plan = await errorOf((observer) => {
    const actor = createActor(bulkPlanMachine)
    actor.subscribe(observer)
    actor.start().send({ type: 'plan', wanted: { kind: 'openAll' } })
  })
  expect(plan).toEqual(new UnprovidedError('actor', 'plan'))

  const login = await errorOf((observer) => {
    const actor = createActor(loginMachine)
    actor.subscribe(observer)
    actor.start()
    actor.send({ type: 'accountNumber.changed', value: '1' })
    actor.send({ type: 'password.changed', value: '1' })
    actor.send({ type: 'submit' })
  })
  expect(login).toEqual(new UnprovidedError('actor', 'authenticate'))

  const load = await errorOf((observer) => {
    const actor = createActor(chapterDialogMachine, { input: { id: 'n' } })
    actor.subscribe(observer)
    actor.start()
  })
  expect(load).toEqual(new UnprovidedError('actor', 'load'))

  const upload = await errorOf((observer) => {
    const actor = createActor(uploadMachine, { input: { slot: 'lessonVideo' } })
    actor.subscribe(observer)
    actor.start()
    actor.send({ type: 'restore', upload: { file: { name: 'a.mp4', size: 1, source: '' }, uploadId: 'u', stored: 0 } })
    actor.send({ type: 'cancel' })
  })
  expect(upload).toEqual(new UnprovidedError('action', 'discard'))
})

test('what is no failure of a call is not shown as one', () => {
  expect(() => failureOf(new UnprovidedError('actor', 'x'))).toThrow(UnprovidedError)
  expect(failureOf(new TypeError('cut'))).toEqual({ code: 'client.network', params: {} })
})

test('a server moves a machine without an actor and without doing its actions', () => {
  const machine = bulkPlanMachine
  const planned = machine.resolveState({
    value: 'planned',
    context: {
      wanted: { kind: 'openAll' as const },
      plan: { id: '', rows: [], digest: '' },
      applied: undefined,
      undone: undefined,
      failure: undefined,
    },
  })
  const [next] = transition(machine, planned, { type: 'replan' })
  expect(next.value).toBe('planning')
})
