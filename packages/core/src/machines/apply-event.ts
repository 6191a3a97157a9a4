import { type AnyMachineSnapshot, type AnyStateMachine, type EventFrom, type SnapshotFrom, transition } from 'xstate'

/**
 * The snapshot after `event`, without an actor and without doing any of the machine's actions; none when the machine
 * does not allow it. A server asks this before it writes, so that an illegal step is refused everywhere alike.
 */
export function applyEvent<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
  event: EventFrom<Machine>,
): SnapshotFrom<Machine> | undefined {
  if (!(snapshot as AnyMachineSnapshot).can(event)) return undefined
  const [next] = transition(machine, snapshot, event)
  return next as SnapshotFrom<Machine>
}
