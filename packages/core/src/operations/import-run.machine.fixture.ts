import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { importRunMachine } from './import-run.machine.ts'
import type { Operation } from './operation.ts'
import { operationFixture } from './operation.fixture.ts'

const told = (change: Partial<Operation>) => ({ type: 'progress', operation: operationFixture(change) })
const cut = new ProblemError('client.network')

export const walked: Walked = {
  machine: importRunMachine,
  input: {},
  events: [
    { type: 'choose', file: { name: 'a.csv', size: 10_000, source: 'a.csv' } },
    { type: 'options.changed', options: { atomic: true, onConflict: 'fail', onAlike: 'make' } },
    { type: 'lost', error: cut },
    told({ dryRun: true, status: 'done', good: 3 }),
    told({ status: 'done' }),
    told({ status: 'done', bad: 1 }),
    told({ status: 'failed' }),
    told({ status: 'cancelled' }),
    done(importRunMachine, 'sendingCheck', operationFixture({ dryRun: true })),
    done(importRunMachine, 'sending', operationFixture()),
    ...['sendingCheck', 'sending', 'watching.cancelling'].map((state) => rejected(importRunMachine, state, cut)),
  ],
}
