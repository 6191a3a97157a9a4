import { instance } from '@viz-js/viz'
import { use, useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import { ScrollArea } from '@icss/ui/ScrollArea/ScrollArea.tsx'
import { machineGraph } from './machine-graph.ts'
import * as styles from './StateDiagram.css.ts'

const graphviz = instance()

export type StateDiagramProps = {
  machine: AnyStateMachine
  /** The states in which it stands, by dotted path. */
  here: readonly string[]
  label: string
}

/** A machine as Graphviz lays it out: its states, what leads from one to another and under which condition. */
export default function StateDiagram({ machine, here, label }: StateDiagramProps) {
  const viz = use(graphviz)
  // Its points are a third larger than the pixels by which the rest of the page is measured.
  const drawn = useMemo(
    () => viz.renderString(machineGraph(machine, here), { format: 'svg_inline' }).replaceAll(/="(\d+)pt"/g, '="$1"'),
    [viz, machine, here],
  )
  return (
    <ScrollArea className={styles.scroll}>
      <div className={styles.drawing} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: drawn }} />
    </ScrollArea>
  )
}
