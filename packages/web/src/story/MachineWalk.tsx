import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { leavesOf, possibleEvents, restingStates, walk, type Walked } from '@icss/core/machines/walk.fixture.ts'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { eventNames } from './machine-events.ts'
import { type MachineView, machineViews } from './machine-views.ts'
import * as styles from './MachineWalk.css.ts'

const StateDiagram = lazy(() => import('./StateDiagram.tsx'))

export type MachineWalkProps = { walked: Walked; say: <Value>(zh: Value, en: Value) => Value }

/** Every state of a machine: how to get there, what it knows, what may happen next; each event can be sent. */
export function MachineWalk({ walked, say }: MachineWalkProps) {
  const { machine, input } = walked
  const start = () => initialTransition(machine, input)[0] as AnyMachineSnapshot
  const [now, setNow] = useState(start)
  const paths = useMemo(() => shortestPaths(walked), [walked])
  const views = useMachineViews(machine.id)
  const states = restingStates(machine)
  const here = useMemo(() => leavesOf(now), [now])
  const names = useMemo(() => eventNames(machine), [machine])
  const diagram = say(`${machine.id} 的状态图`, `Diagram of ${machine.id}`)
  return (
    <div className={styles.page}>
      <div className={styles.whole}>
        <Panel title={diagram} isPadded>
          <Suspense fallback={null}>
            <StateDiagram machine={machine} here={here} label={diagram} />
          </Suspense>
        </Panel>
      </div>
      <Panel title={say(`${machine.id} 的全部状态`, `All states of ${machine.id}`)} isPadded>
        <ul className={styles.cards}>
          {states.map((state) => {
            const path = paths.get(state)
            return (
              <li key={state} className={styles.card} aria-current={here.includes(state) ? 'step' : undefined}>
                <h3 className={styles.name}>{state}</h3>
                <p className={styles.quiet}>
                  {path === undefined
                    ? say('没有路径到达', 'No path leads here')
                    : inOneLine(path.events, names) || say('起点', 'Starts here')}
                </p>
                {views
                  .filter((view) => view.state === state)
                  .map((view) => (
                    <Link key={view.id} href={`?path=/story/${view.id}`} target="_top">
                      {view.name}
                    </Link>
                  ))}
                {path !== undefined && (
                  <Button size="small" onPress={() => setNow(path.end)} aria-label={`${say('前往', 'Go to')} ${state}`}>
                    {say('前往', 'Go there')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </Panel>
      <Panel
        title={`${say('现在', 'Now')}: ${here.join(' ')}`}
        aside={
          <Button size="small" onPress={() => setNow(start())}>
            {say('从头开始', 'Start again')}
          </Button>
        }
        isPadded
      >
        <div className={styles.stack}>
          <h3 className={styles.name}>{say('可能的事件', 'Possible events')}</h3>
          <div className={styles.events}>
            {possibleEvents(walked, now).map((event) => (
              <Button
                key={JSON.stringify(event, plain)}
                size="small"
                onPress={() => setNow(transition(machine, now, event as never)[0] as AnyMachineSnapshot)}
              >
                {asWords(event, names)}
              </Button>
            ))}
          </div>
          <h3 className={styles.name}>{say('上下文', 'Context')}</h3>
          <pre className={styles.context}>{JSON.stringify(now.context, plain, 2)}</pre>
        </div>
      </Panel>
    </div>
  )
}

/** The shortest path to each state, with the snapshot at its end. */
function shortestPaths(walked: Walked) {
  const found = new Map<string, { events: readonly AnyEventObject[]; end: AnyMachineSnapshot }>()
  for (const { events, snapshots } of walk(walked.machine, walked).paths) {
    const end = snapshots.at(-1)
    if (end === undefined) continue
    for (const state of leavesOf(end)) {
      const known = found.get(state)
      if (known === undefined || known.events.length > events.length) found.set(state, { events, end })
    }
  }
  return found
}

const sources = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default' })

function useMachineViews(machine: string): readonly MachineView[] {
  const [views, setViews] = useState<readonly MachineView[]>([])
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const told = await Promise.all(Object.values(sources).map((source) => source()))
      if (isWanted) setViews(told.flatMap((source) => machineViews(source, machine)))
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [machine])
  return views
}

const plain = (_: string, value: unknown) => {
  if (value instanceof Set) return [...value]
  if (value instanceof Error) return `${value.name}: ${value.message}`
  return typeof value === 'function' ? '()' : value
}

type Names = ReadonlyMap<string, string>

/** The events of a path by their names; what comes many times in a row is said once. */
function inOneLine(events: readonly AnyEventObject[], names: Names): string {
  const runs: Array<{ type: string; times: number }> = []
  for (const { type } of events) {
    const last = runs.at(-1)
    if (last?.type === type) last.times += 1
    else runs.push({ type, times: 1 })
  }
  return runs
    .map(({ type, times }) => {
      const name = names.get(type) ?? type
      return times === 1 ? name : `${name} × ${times}`
    })
    .join(' → ')
}

/** An event in one line: its name, and what it carries. */
function asWords({ type, ...carried }: AnyEventObject, names: Names): string {
  const text = Object.keys(carried).length > 0 ? ` ${JSON.stringify(carried, plain)}` : ''
  return `${names.get(type) ?? type}${text.length > 60 ? `${text.slice(0, 60)}…` : text}`
}
