import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { loginMachine } from './login.machine.ts'
import type { LoginAnswer } from './session.ts'

const success: LoginAnswer = { success: 0, entity: null, code: null, params: {} }
const needed: LoginAnswer = { ...success, success: '该账号已开启两步验证', code: 'session.code_needed' }

export const walked: Walked = {
  machine: loginMachine,
  input: {},
  events: [
    { type: 'accountNumber.changed', value: '755001' },
    { type: 'password.changed', value: 'secret' },
    { type: 'code.changed', value: '123456' },
    { type: 'back' },
    done(loginMachine, 'submitting', success),
    done(loginMachine, 'submitting', { ...success, success: 1 }),
    done(loginMachine, 'submitting', needed),
    done(loginMachine, 'confirming', success),
    done(loginMachine, 'confirming', { ...needed, code: 'session.code_wrong', params: { left: 4 } }),
    done(loginMachine, 'confirming', { ...success, success: '账号已锁定', code: 'session.locked' }),
    rejected(loginMachine, 'confirming', new ProblemError('client.network')),
    rejected(loginMachine, 'submitting', new ProblemError('client.network')),
    done(loginMachine, 'exiting'),
    rejected(loginMachine, 'exiting', new ProblemError('client.network')),
  ],
}
