import type { AnyStateMachine, AnyTransitionDefinition as Transition } from 'xstate'

export type StateNode = AnyStateMachine['root']

export const transitionsOf = (node: StateNode): Transition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

export const nodesBelow = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)]

/** An event as a designer reads it: `submit`, `after loginTimeout`, `authenticate: done`. */
export function eventName({ eventType, source }: Transition): string {
  const [, delay] = /^xstate\.after\.(.+?)\./.exec(eventType) ?? []
  if (delay !== undefined) return `after ${delay}`
  const [, what, actor] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)/.exec(eventType) ?? []
  if (what === undefined) return eventType
  return `${String(source.invoke.find(({ id }) => id === actor)?.src ?? actor)}: ${what}`
}

/** The names of all events that a machine takes, by their types. */
export const eventNames = ({ root }: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(
    nodesBelow(root)
      .flatMap(transitionsOf)
      .map((transition) => [transition.eventType, eventName(transition)]),
  )
