import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restingStates, type Walked } from '@icss/core/machines/walk.fixture.ts'
import { machineGraph } from './machine-graph.ts'
import type { Graph, Subgraph } from '@viz-js/viz'

const core = join(import.meta.dirname, '../../../core/src')
const fixtures = globSync('**/*.machine.fixture.ts', { cwd: core })

const nodesIn = ({ nodes = [], subgraphs = [] }: Graph | Subgraph): string[] => [
  ...nodes.map(({ name }) => name),
  ...subgraphs.flatMap(nodesIn),
]

const walkedIn = async (file: string) =>
  ((await import(/* @vite-ignore */ join(core, file))) as { walked: Walked }).walked

test.each(fixtures)('%s: every state is drawn once, and a line leads to each but the first', async (file) => {
  const { machine } = await walkedIn(file)
  const graph = machineGraph(machine, [])
  const drawn = nodesIn(graph)
  expect(drawn).toEqual([...new Set(drawn)])
  expect(drawn).toEqual(expect.arrayContaining(restingStates(machine)))
  const reached = new Set(graph.edges?.map(({ head }) => head))
  expect(restingStates(machine).filter((state) => !reached.has(state))).toEqual([])
  const unnamed = graph.edges?.filter(({ attributes }) =>
    /xstate\.|=>|undefined/.test(String(attributes?.['label'] ?? '')),
  )
  expect(unnamed).toEqual([])
})

test('lines say what leads along them and under which condition, and where one stands is marked', async () => {
  const { machine } = await walkedIn('sessions/login.machine.fixture.ts')
  const { edges = [], nodes = [] } = machineGraph(machine, ['failed'])
  const between = (tail: string, head: string) =>
    edges.find((edge) => edge.tail === tail && edge.head === head)?.attributes?.['label']
  expect(between('idle', 'submitting')).toBe(' submit [isComplete] ')
  expect(between('submitting', 'failed')).toContain('after loginTimeout')
  expect(between('submitting', 'loggedIn')).toBe(' authenticate: done [succeeded] ')
  expect(nodes.filter(({ attributes }) => attributes?.['class'] === 'here').map(({ name }) => name)).toEqual(['failed'])
})
