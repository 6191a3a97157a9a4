import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { enrolmentMachine } from './enrolment.machine.ts'

export const walked: Walked = {
  machine: enrolmentMachine,
  input: {},
  events: [
    { type: 'password.changed', value: 'secret' },
    { type: 'code.changed', value: '123456' },
    { type: 'submit' },
    { type: 'noted' },
    done(enrolmentMachine, 'beginning', { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/ICSS:755001' }),
    rejected(enrolmentMachine, 'beginning', new ProblemError('client.network')),
    done(enrolmentMachine, 'confirming', { recoveryCodes: ['ABCD-EFGH-JKLM'] }),
    rejected(enrolmentMachine, 'confirming', new ProblemError('client.network')),
  ],
}
