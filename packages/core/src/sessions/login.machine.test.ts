import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, test, vi } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { loginMachine, loginTimeout, reloadDelay } from './login.machine.ts'
import { walked } from './login.machine.fixture.ts'
import type { LoginRequest } from './login-rules.ts'
import type { LoginAnswer } from './session.ts'
import { settled } from '../testing/settled.ts'

const success: LoginAnswer = {
  success: 0,
  entity: null,
  code: null,
  params: {},
}

function start(authenticate: (request: LoginRequest) => Promise<LoginAnswer>) {
  const clock = new SimulatedClock()
  const reload = vi.fn<() => void>()
  const machine = loginMachine.provide({
    actors: {
      authenticate: fromPromise(({ input }: { input: LoginRequest }) => authenticate(input)),
      end: fromPromise(() => Promise.resolve()),
    },
    actions: { reload },
  })
  const actor = createActor(machine, { clock }).start()
  const type = (accountNumber: string, password: string) => {
    actor.send({ type: 'accountNumber.changed', value: accountNumber })
    actor.send({ type: 'password.changed', value: password })
  }
  return { actor, clock, reload, type }
}

test.each([
  ['', '', { '': { code: 'session.both_empty', params: {} } }],
  ['  ', '', { '': { code: 'session.both_empty', params: {} } }],
  ['', 'secret', { accountNumber: { code: 'session.account_empty', params: {} } }],
  ['755001', '', { password: { code: 'session.password_empty', params: {} } }],
])('%o and %o stay idle with the fault at its field', (account, password, errors) => {
  const { actor, type } = start(() => Promise.reject(new Error('not asked')))
  type(account, password)
  actor.send({ type: 'submit' })
  expect(actor.getSnapshot().value).toBe('idle')
  expect(actor.getSnapshot().context.errors).toEqual(errors)
})

test('a success reloads the page after 300 ms and forgets the password', async () => {
  const { actor, clock, reload, type } = start((request) => {
    expect(request).toEqual({ accountNumber: '755001', password: 'secret' })
    return Promise.resolve(success)
  })
  type(' 755001 ', 'secret')
  actor.send({ type: 'submit' })
  expect(actor.getSnapshot().value).toBe('submitting')
  await settled()
  expect(actor.getSnapshot().value).toBe('loggedIn')
  expect(actor.getSnapshot().context.password).toBe('')
  clock.increment(reloadDelay - 1)
  expect(reload).not.toHaveBeenCalled()
  clock.increment(1)
  expect(reload).toHaveBeenCalledOnce()
  expect(actor.getSnapshot().value).toBe('inside')
})

test.each([
  [
    { ...success, success: 1 as const },
    { code: 'session.account_missing', params: {} },
  ],
  [
    { ...success, success: 2 as const },
    { code: 'session.password_wrong', params: {} },
  ],
  [{ ...success, success: '系统维护中' }, { message: '系统维护中' }],
  [
    { ...success, success: 2 as const, code: 'session.password_wrong', params: { left: 3 } },
    { code: 'session.password_wrong', params: { left: 3 } },
  ],
])('the answer %o fails with its reason, and typing clears it', async (answer, failure) => {
  const { actor, type } = start(() => Promise.resolve(answer))
  type('755001', 'wrong')
  actor.send({ type: 'submit' })
  await settled()
  expect(actor.getSnapshot().value).toBe('failed')
  expect(actor.getSnapshot().context.failure).toEqual(failure)
  actor.send({ type: 'password.changed', value: 'other' })
  expect(actor.getSnapshot().value).toBe('idle')
  expect(actor.getSnapshot().context.failure).toBeUndefined()
})

describe('an account with a second factor', () => {
  const needed: LoginAnswer = { ...success, success: '该账号已开启两步验证', code: 'session.code_needed' }
  const asked = async (answer: () => Promise<LoginAnswer>) => {
    const login = start((request) => (request.code === undefined ? Promise.resolve(needed) : answer()))
    login.type('755001', 'secret')
    login.actor.send({ type: 'submit' })
    await settled()
    return login
  }

  test('is asked for its code, which is sent with what was typed before', async () => {
    const requests: LoginRequest[] = []
    const { actor, type } = start((request) => {
      requests.push(request)
      return Promise.resolve(request.code === undefined ? needed : success)
    })
    type('755001', 'secret')
    actor.send({ type: 'submit' })
    await settled()
    expect(actor.getSnapshot().value).toBe('asking')
    expect(actor.getSnapshot().context.failure).toBeUndefined()
    actor.send({ type: 'submit' })
    expect(actor.getSnapshot().context.errors).toEqual({ code: { code: 'session.code_empty', params: {} } })
    actor.send({ type: 'code.changed', value: ' 123456 ' })
    actor.send({ type: 'submit' })
    await settled()
    expect(requests.at(-1)).toEqual({ accountNumber: '755001', password: 'secret', code: '123456' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'loggedIn', context: { password: '', code: '' } })
  })

  test.each([
    [{ ...needed, code: 'session.code_wrong', params: { left: 3 } }, 'asking', 'session.code_wrong', ''],
    [
      { ...success, success: '账号已锁定', code: 'session.locked', params: { minutes: 10 } },
      'failed',
      'session.locked',
      '1',
    ],
  ])('the answer %o', async (answer, state, code, kept) => {
    const { actor } = await asked(() => Promise.resolve(answer))
    actor.send({ type: 'code.changed', value: '1' })
    actor.send({ type: 'submit' })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ value: state, context: { failure: { code }, code: kept } })
  })

  test('whose code is not answered can be sent again, and whoever goes back begins anew', async () => {
    const { actor, clock } = await asked(() => new Promise(() => {}))
    actor.send({ type: 'code.changed', value: '123456' })
    actor.send({ type: 'submit' })
    clock.increment(loginTimeout)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'asking',
      context: { code: '123456', failure: { code: 'client.timeout' } },
    })
    actor.send({ type: 'back' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'idle',
      context: { accountNumber: '755001', password: '', code: '', failure: undefined },
    })
  })
})

test('no answer within 30 s is a timeout, and a lost connection says so', async () => {
  const silent = start(() => new Promise(() => {}))
  silent.type('755001', 'secret')
  silent.actor.send({ type: 'submit' })
  silent.clock.increment(loginTimeout)
  expect(silent.actor.getSnapshot().context.failure).toEqual({ code: 'client.timeout', params: {} })

  const cut = start(() => Promise.reject(new ProblemError('client.network')))
  cut.type('755001', 'secret')
  cut.actor.send({ type: 'submit' })
  await settled()
  expect(cut.actor.getSnapshot().context.failure).toEqual({ code: 'client.network', params: {} })
})

test('a page loaded with a session is inside; exit ends it, and a failed exit stays inside and says why', async () => {
  const end = vi.fn<() => Promise<void>>(() => Promise.reject(new ProblemError('client.network')))
  const actor = createActor(loginMachine.provide({ actors: { end: fromPromise(end) } }), {
    input: { isInside: true },
  }).start()
  expect(actor.getSnapshot().value).toBe('inside')
  expect(actor.getSnapshot().can({ type: 'submit' })).toBe(false)
  actor.send({ type: 'exit' })
  await settled()
  expect(actor.getSnapshot().value).toBe('inside')
  expect(actor.getSnapshot().context.failure).toEqual({ code: 'client.network', params: {} })
  end.mockResolvedValue()
  actor.send({ type: 'exit' })
  await settled()
  expect(actor.getSnapshot().value).toBe('idle')
  expect(actor.getSnapshot().context.failure).toBeUndefined()
})

test('each state is reached by a path of the machine, and none keeps the password after the login', () => {
  const { reached, refused, paths } = walk(loginMachine, walked)
  expect(reached).toEqual(restingStates(loginMachine))
  expect(refused).toEqual([])
  for (const { snapshots } of paths)
    for (const { value, context } of snapshots) {
      expect(value === 'failed' && context.failure === undefined).toBe(false)
      expect(['loggedIn', 'inside', 'exiting'].includes(value as string) && context.password !== '').toBe(false)
    }
})

test('whoever is inside already begins there', () => {
  const { reached, paths } = walk(loginMachine, { ...walked, input: { isInside: true } })
  expect(paths[0]?.snapshots[0]?.value).toBe('inside')
  expect(reached).toContain('idle')
})
