import type { Edge, Graph, Node, Subgraph } from '@viz-js/viz'
import type { AnyStateMachine, AnyTransitionDefinition as Transition } from 'xstate'
import { eventName, nodesBelow, type StateNode, transitionsOf } from './machine-events.ts'

/** What stands for transitions that every state has. */
const anyState = '*'

/** Where one stands before the first state. */
const start = '(start)'

/** The name of a state in the graph: its dotted path. */
const nameOf = (node: StateNode): string => node.path.join('.') || anyState

/** The frame of a state that has states of its own; Graphviz draws frames of this name only. */
const frameOf = (node: StateNode): string => `cluster_${nameOf(node)}`

const hasStates = (node: StateNode): boolean => Object.keys(node.states).length > 0

/** The state in which one stands once the state is entered. */
const entered = (node: StateNode): StateNode => {
  const [first] = node.initial?.target ?? []
  return first ? entered(first) : node
}

function guardName({ guard }: Transition): string {
  if (guard === undefined) return ''
  return `[${typeof guard === 'object' && 'type' in guard ? guard.type : String(guard)}]`
}

const label = (transition: Transition): string =>
  [eventName(transition), guardName(transition)].filter((part) => part !== '').join(' ')

/** What a state does without leaving it, each event once. */
const insideOf = (node: StateNode): string[] => [
  ...new Set(
    transitionsOf(node)
      .filter(({ target, actions }) => target === undefined && actions.length > 0)
      .map(eventName),
  ),
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The name of a state, and below it, smaller, what it does without being left. */
const boxLabel = (name: string, inside: readonly string[]) => ({
  html: [`<b>${escaped(name)}</b>`, ...inside.map((one) => `<font point-size="13">${escaped(one)}</font>`)].join(
    '<br/>',
  ),
})

const boxOf = (node: StateNode, here: readonly string[]): Node => ({
  name: nameOf(node),
  attributes: {
    label: boxLabel(node.key, insideOf(node)),
    class: here.includes(nameOf(node)) ? 'here' : node.type,
  },
})

function frame(node: StateNode, here: readonly string[]): Subgraph {
  const children = Object.values(node.states)
  return {
    name: frameOf(node),
    graphAttributes: { label: boxLabel(node.key, insideOf(node)) },
    nodes: children.filter((child) => !hasStates(child)).map((child) => boxOf(child, here)),
    subgraphs: children.filter(hasStates).map((child) => frame(child, here)),
  }
}

/** From or to a state with states of its own the line ends at their frame. */
function edgeOf(from: StateNode, to: StateNode, text: string): Edge {
  const isFromRoot = from.parent === undefined
  return {
    tail: isFromRoot ? anyState : nameOf(entered(from)),
    head: nameOf(entered(to)),
    attributes: {
      label: text.replaceAll(/^|$/gm, ' '),
      ...(hasStates(from) && !isFromRoot ? { ltail: frameOf(from) } : {}),
      ...(hasStates(to) ? { lhead: frameOf(to) } : {}),
    },
  }
}

function edgesOf(node: StateNode): Edge[] {
  const texts = new Map<StateNode, string[]>()
  for (const transition of transitionsOf(node))
    for (const target of (transition.target ?? []) as StateNode[])
      texts.set(target, [...(texts.get(target) ?? []), label(transition)])
  return [...texts].map(([target, found]) => edgeOf(node, target, found.join('\n')))
}

/** The diagram of a machine for Graphviz, with the states in which it stands (`here`, dotted paths) marked. */
export function machineGraph({ root }: AnyStateMachine, here: readonly string[]): Graph {
  const { nodes = [], subgraphs = [] } = frame(root, here)
  const isLeftFromAnywhere = edgesOf(root).length > 0 || insideOf(root).length > 0
  return {
    graphAttributes: {
      compound: true,
      rankdir: 'TB',
      bgcolor: 'transparent',
      nodesep: 0.35,
      ranksep: 0.45,
      fontname: 'Arial',
      fontsize: 12,
    },
    nodeAttributes: { shape: 'box', style: 'rounded', fontname: 'Arial', fontsize: 14, margin: '0.2,0.1' },
    edgeAttributes: { fontname: 'Arial', fontsize: 13, arrowsize: 0.7 },
    nodes: [
      { name: start, attributes: { shape: 'point', width: 0.12, class: 'start' } },
      ...(isLeftFromAnywhere
        ? [{ name: anyState, attributes: { label: boxLabel(anyState, insideOf(root)), class: 'any' } }]
        : []),
      ...nodes,
    ],
    edges: [{ tail: start, head: nameOf(entered(root)) }, ...nodesBelow(root).flatMap(edgesOf)],
    subgraphs,
  }
}
