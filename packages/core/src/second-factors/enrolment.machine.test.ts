import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { walked } from './enrolment.machine.fixture.ts'
import { enrolmentMachine } from './enrolment.machine.ts'
import { settled } from '../testing/settled.ts'

const enrolment = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/ICSS:755001' }

test('each state is reached by a path, the password is sent once, and codes are forgotten once noted', () => {
  const { reached, refused, paths } = walk(enrolmentMachine, walked)
  expect(reached).toEqual(restingStates(enrolmentMachine))
  expect(refused).toEqual([])
  for (const { snapshots } of paths)
    for (const { value, context } of snapshots) {
      const { password, enrolment: key, recoveryCodes } = context
      expect(!['password', 'beginning'].includes(value as string) && password !== '').toBe(false)
      expect(['recording', 'done'].includes(value as string) && key !== undefined).toBe(false)
      expect(value === 'done' && recoveryCodes.length > 0).toBe(false)
    }
})

const wrong = (field: string): Promise<never> =>
  Promise.reject(
    new ProblemError('request.invalid', {
      errors: { [field]: { code: 'session.code_wrong', params: { left: 4 } } },
    }),
  )

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const actor = createActor(
    enrolmentMachine.provide({
      actors: {
        begin: fromPromise(({ input }): Promise<typeof enrolment> =>
          input === 'secret' ? Promise.resolve(enrolment) : wrong('currentPassword'),
        ),
        confirm: fromPromise((): Promise<{ recoveryCodes: string[] }> => wrong('code')),
      },
    }),
  ).start()
  actor.send({ type: 'submit' })
  expect(actor.getSnapshot().context.errors).toMatchObject({ currentPassword: { code: 'session.password_empty' } })
  actor.send({ type: 'password.changed', value: 'guess' })
  actor.send({ type: 'submit' })
  await settled()
  expect(actor.getSnapshot()).toMatchObject({
    value: 'password',
    context: { password: 'guess', errors: { currentPassword: { params: { left: 4 } } }, failure: undefined },
  })
  actor.send({ type: 'password.changed', value: 'secret' })
  actor.send({ type: 'submit' })
  await settled()
  expect(actor.getSnapshot()).toMatchObject({ value: 'scanning', context: { enrolment, password: '' } })
  actor.send({ type: 'submit' })
  expect(actor.getSnapshot().context.errors).toMatchObject({ code: { code: 'session.code_empty' } })
  actor.send({ type: 'code.changed', value: '000000' })
  actor.send({ type: 'submit' })
  await settled()
  expect(actor.getSnapshot()).toMatchObject({
    value: 'scanning',
    context: { enrolment, code: '000000', errors: { code: { code: 'session.code_wrong' } } },
  })
})
