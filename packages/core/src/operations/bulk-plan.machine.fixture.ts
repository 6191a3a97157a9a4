import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { planOf } from './plan.ts'
import { bulkPlanMachine } from './bulk-plan.machine.ts'
import { operationFixture } from './operation.fixture.ts'

const row = (id: string) => ({ id, label: id, field: 'flags', before: '000000000000', after: '111111111111' })
const plan = { id: '0199aa00-0000-7000-8000-00000000b001', ...planOf([row('a'), row('b')]) }
const ended = operationFixture({ kind: 'permissions.apply', status: 'done', updated: 2, good: 2 })
const cut = new ProblemError('client.network')

export const walked: Walked = {
  machine: bulkPlanMachine,
  events: [
    { type: 'plan', wanted: { kind: 'openAll' } },
    { type: 'plan.opened', plan },
    { type: 'record.dropped', id: 'a' },
    done(bulkPlanMachine, 'planning', plan),
    done(bulkPlanMachine, 'applying', ended),
    done(bulkPlanMachine, 'undoing', ended),
    ...['planning', 'applying', 'undoing'].map((state) => rejected(bulkPlanMachine, state, cut)),
    rejected(bulkPlanMachine, 'applying', new ProblemError('operation.stale')),
  ],
}
