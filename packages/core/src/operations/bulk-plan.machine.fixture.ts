import { ProblemError } from '../errors/problem-error.ts'
import { done, rejected, type Walked } from '../machines/walk.fixture.ts'
import { bulkPlanMachine, type PlanOutcome } from './bulk-plan.machine.ts'
import { planOf } from './plan.ts'

const row = (id: string) => ({ id, label: id, field: 'uploadFile', before: false, after: true })
const outcome: PlanOutcome = { operationId: 'o', changed: 2, failed: [] }
const cut = new ProblemError('client.network')

export const walked: Walked = {
  machine: bulkPlanMachine,
  events: [
    { type: 'row.dropped', id: 'a', field: 'uploadFile' },
    done(bulkPlanMachine, 'planning', planOf([row('a'), row('b')])),
    done(bulkPlanMachine, 'applying', outcome),
    done(bulkPlanMachine, 'undoing', outcome),
    ...['planning', 'applying', 'undoing'].map((state) => rejected(bulkPlanMachine, state, cut)),
    rejected(bulkPlanMachine, 'applying', new ProblemError('operation.stale')),
  ],
}
