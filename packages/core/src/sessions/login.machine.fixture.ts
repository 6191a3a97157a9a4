import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { loginMachine } from './login.machine.ts'
import type { LoginAnswer } from './session.ts'

const success: LoginAnswer = { success: 0, entity: null, code: null, params: {} }

export const walked: Walked = {
  machine: loginMachine,
  input: {},
  events: [
    { type: 'accountNumber.changed', value: '755001' },
    { type: 'password.changed', value: 'secret' },
    done(loginMachine, 'submitting', success),
    done(loginMachine, 'submitting', { ...success, success: 1 }),
    rejected(loginMachine, 'submitting', new ProblemError('client.network')),
    done(loginMachine, 'exiting'),
    rejected(loginMachine, 'exiting', new ProblemError('client.network')),
  ],
}
