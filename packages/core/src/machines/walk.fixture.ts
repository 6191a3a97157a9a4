import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type SimulatedClock,
  transition,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** Lets `milliseconds` pass, timer after timer; one `increment` would miss a timer set on the way. */
export function letPass(clock: SimulatedClock, milliseconds: number, tick = 10): void {
  for (let passed = 0; passed < milliseconds; passed += tick) clock.increment(Math.min(tick, milliseconds - passed))
}

type Node = AnyStateMachine['root']

const nodesBelow = (node: Node): Node[] => Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)])

/** The states in which the machine can rest, by dotted path. */
export const restingStates = (machine: AnyStateMachine): string[] =>
  nodesBelow(machine.root)
    .filter((node) => (node.type === 'atomic' || node.type === 'final') && (node.always ?? []).length === 0)
    .map((node) => node.path.join('.'))
    .toSorted()

/** The states in which the snapshot stands, by dotted path. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'))

/** The event with which the first actor that `state` (dotted path) invokes tells its output, or its error. */
export const done = (machine: AnyStateMachine, state: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.0.${machine.id}.${state}`,
  output,
})
export const rejected = (machine: AnyStateMachine, state: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.0.${machine.id}.${state}`,
  error,
})

/** What a machine is walked with: one for each machine, beside it as `*.machine.fixture.ts`. */
export interface Walked {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** Those that carry something; the others are sent bare. */
  readonly events: readonly AnyEventObject[]
  /** States that no screen ever shows. */
  readonly unseen?: readonly string[]
}

export interface Walk {
  /** The states in which some path ends. */
  readonly reached: readonly string[]
  /** Each shortest path as its events and the snapshots on the way, replayed without an actor. */
  readonly paths: readonly {
    readonly events: readonly AnyEventObject[]
    readonly snapshots: readonly AnyMachineSnapshot[]
  }[]
  /** Events of a path that the snapshot before them did not allow: none, unless `can` and the paths disagree. */
  readonly refused: readonly string[]
}

const ownEvents = (snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]): AnyEventObject[] => {
  const own = new Set(snapshot._nodes.flatMap((node) => node.ownEvents as string[]))
  return [...own].flatMap((type) => {
    const given = events.filter((event) => event.type === type)
    return given.length > 0 ? given : [{ type }]
  })
}

/** The events of a walk that the snapshot allows. */
export const possibleEvents = ({ events }: Walked, snapshot: AnyMachineSnapshot): AnyEventObject[] =>
  snapshot.status === 'active' ? ownEvents(snapshot, events).filter((event) => snapshot.can(event)) : []

/**
 * Walks every shortest path that the machine itself yields, from the machine's own events: `events` gives those that
 * carry something, the others are sent bare. The walk uses `transition`, as a server does.
 */
export function walk(
  machine: AnyStateMachine,
  options: {
    readonly input?: unknown
    readonly events?: readonly AnyEventObject[]
    readonly until?: (snapshot: AnyMachineSnapshot) => boolean
    readonly limit?: number
  } = {},
): Walk {
  const { input, events = [], until, limit = 5_000 } = options
  const eventsIn = (snapshot: AnyMachineSnapshot) => ownEvents(snapshot, events)
  const [initial] = initialTransition(machine, input)
  const found = getShortestPaths(machine, {
    input: input as never,
    fromState: initial as never,
    events: eventsIn as never,
    limit,
    ...(until ? { stopWhen: until as never } : {}),
  })
  const reached = new Set<string>()
  const refused: string[] = []
  const paths = found.map(({ steps }) => {
    const sent = steps.map(({ event }) => event as AnyEventObject).filter(({ type }) => type !== 'xstate.init')
    const snapshots: AnyMachineSnapshot[] = [initial as AnyMachineSnapshot]
    for (const event of sent) {
      const before = snapshots.at(-1) as AnyMachineSnapshot
      if (!before.can(event)) refused.push(`${leavesOf(before).join(' ')} refuses ${JSON.stringify(event)}`)
      const [after] = transition(machine, before, event as never)
      snapshots.push(after as AnyMachineSnapshot)
    }
    for (const state of leavesOf(snapshots.at(-1) as AnyMachineSnapshot)) reached.add(state)
    return { events: sent, snapshots }
  })
  return { reached: [...reached].toSorted(), paths, refused }
}
