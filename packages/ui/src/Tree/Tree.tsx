import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { hidden } from '../Field/Field.css.ts'
import { Button } from '../Button/Button.tsx'
import { Plus } from 'lucide-react'
import { useWantedFocus } from '../Focus/useWantedFocus.ts'
import { foot, tree as treeStyle } from './Tree.css.ts'
import { TreeInput } from './TreeInput.tsx'
import { TreeRow } from './TreeRow.tsx'
import { depth, type Line, lines, moved, type Place, type TreeNode } from './tree.ts'

export type TreeLabels = {
  add: string
  addBelow: string
  rename: string
  remove: string
  up: string
  down: string
  /** Becomes the last one below the neighbour above. */
  inwards: string
  /** Becomes the neighbour below its parent. */
  outwards: string
  /** Names the menu of a row: “分类 技术 的操作”. */
  more: (name: string) => string
  /** Names the input while adding or renaming. */
  name: string
  /** Said after a move: “技术 现在是 课程 下的第 2 个”; without a parent at the top. */
  moved: (name: string, place: number, parent?: string) => string
}

export type TreeProps = {
  /** Names the tree for readers. */
  label: string
  nodes: readonly TreeNode[]
  /** The one whose things are shown beside. */
  selected?: string | null
  onSelect?: (id: string) => void
  /** Open at first; all of the first level when left out. */
  initialOpen?: readonly string[]
  /** How many levels there may be. */
  maxDepth?: number
  /** Each of these is offered only when it is given. */
  onAdd?: (parent: string | null, name: string) => void
  onRename?: (id: string, name: string) => void
  onRemove?: (id: string) => void
  /** The whole tree after the move, and what was moved where. */
  onMove?: (nodes: readonly TreeNode[], id: string, place: Place) => void
  /** Says what is wrong with a name before it is taken: empty, too long, there already. */
  check?: (name: string, parent: string | null, id?: string) => string | undefined
  labels: TreeLabels
}

type Editing = { id: string } | { below: string | null }

/**
 * Categories and groups. Arrows walk, open and close; Enter chooses; F2 renames; Delete removes; Alt with arrows moves,
 * as do the menu of each row and dragging.
 */
export function Tree(props: TreeProps) {
  const {
    label,
    nodes,
    selected = null,
    onSelect,
    maxDepth = 3,
    onAdd,
    onRename,
    onRemove,
    onMove,
    check,
    labels,
  } = props
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(props.initialOpen ?? nodes.map(({ id }) => id)))
  const [editing, setEditing] = useState<Editing>()
  const [stop, setStop] = useState<string>()
  /** What is to take the focus as soon as it is drawn. */
  const [wanted, setWanted] = useState<{ id: string }>()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<{ id: string; where: 'before' | 'inside' | 'after' }>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)

  const shown = lines(nodes, open)
  const current =
    shown.find(({ node }) => node.id === stop) ?? shown.find(({ node }) => node.id === selected) ?? shown[0]

  const focus = (id: string | undefined) => {
    if (id === undefined) return
    setStop(id)
    setWanted({ id })
  }
  useWantedFocus(wanted, ({ id }) => list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`))
  const setIsOpen = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const put = (id: string, place: Place) => {
    const next = moved(nodes, id, place, maxDepth)
    if (next === nodes) return
    if (place.parent !== null) setIsOpen(place.parent, true)
    onMove?.(next, id, place)
    const now = lines(next, new Set([...open, ...(place.parent === null ? [] : [place.parent])]))
    const line = now.find(({ node }) => node.id === id)
    const parent = now.find(({ node }) => node.id === place.parent)?.node.name
    if (line !== undefined) setSaid(labels.moved(line.node.name, line.at + 1, parent))
    focus(id)
  }
  /** Where each act of the menu leads; undefined when it leads nowhere. */
  const places = ({ node, parent, at, siblings, level }: Line) => {
    const before = shown.findLast((line) => line.parent === parent && line.at === at - 1)
    const above = shown.find((line) => line.node.id === parent)
    const canGoIn = before !== undefined && level + depth(node) <= maxDepth
    return {
      up: at > 0 ? { parent, at: at - 1 } : undefined,
      down: at < siblings - 1 ? { parent, at: at + 2 } : undefined,
      inwards: canGoIn ? { parent: before.node.id, at: before.node.children?.length ?? 0 } : undefined,
      outwards: above === undefined ? undefined : { parent: above.parent, at: above.at + 1 },
    }
  }
  const press = (event: KeyboardEvent, line: Line) => {
    // Keys of the buttons and the input inside are their own.
    if (event.target !== event.currentTarget) return
    const { node, isOpen } = line
    const at = shown.indexOf(line)
    const hasChildren = (node.children?.length ?? 0) > 0
    const can = places(line)
    const go = (act: keyof typeof can) => {
      const place = can[act]
      if (place !== undefined && onMove !== undefined && node.isFixed !== true) put(node.id, place)
    }
    const acts: Record<string, () => void> = event.altKey
      ? {
          ArrowUp: () => go('up'),
          ArrowDown: () => go('down'),
          ArrowRight: () => go('inwards'),
          ArrowLeft: () => go('outwards'),
        }
      : {
          ArrowDown: () => focus(shown[at + 1]?.node.id),
          ArrowUp: () => focus(shown[at - 1]?.node.id),
          Home: () => focus(shown[0]?.node.id),
          End: () => focus(shown.at(-1)?.node.id),
          ArrowRight: () => (isOpen ? focus(shown[at + 1]?.node.id) : hasChildren && setIsOpen(node.id, true)),
          ArrowLeft: () => (isOpen ? setIsOpen(node.id, false) : line.parent !== null && focus(line.parent)),
          Enter: () => onSelect?.(node.id),
          ' ': () => onSelect?.(node.id),
          F2: () => onRename !== undefined && node.isFixed !== true && setEditing({ id: node.id }),
          Delete: () => node.isFixed !== true && onRemove?.(node.id),
        }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const stopDragging = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const dragging = (line: Line) => ({
    draggable: onMove !== undefined && line.node.isFixed !== true && editing === undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(line.node.id)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined || dragged === line.node.id) return
      event.preventDefault()
      const { top, height } = event.currentTarget.getBoundingClientRect()
      const share = (event.clientY - top) / height
      setOver({ id: line.node.id, where: share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside' })
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== undefined && over !== undefined) {
        const { node, parent, at } = line
        if (over.where === 'inside') put(dragged, { parent: node.id, at: node.children?.length ?? 0 })
        else put(dragged, { parent, at: over.where === 'before' ? at : at + 1 })
      }
      stopDragging()
    },
    onDragEnd: stopDragging,
  })
  const addAt = (below: string | null) => {
    if (below !== null) setIsOpen(below, true)
    setEditing({ below })
  }
  const adder = (below: string | null, level: number) =>
    editing !== undefined &&
    'below' in editing &&
    editing.below === below && (
      <TreeInput
        label={labels.name}
        level={level}
        initial=""
        check={(name) => check?.(name, below)}
        onDone={(name) => {
          setEditing(undefined)
          onAdd?.(below, name)
          focus(below ?? current?.node.id)
        }}
        onCancel={() => {
          setEditing(undefined)
          focus(below ?? current?.node.id)
        }}
      />
    )
  return (
    <div>
      <ul ref={list} role="tree" aria-label={label} className={treeStyle}>
        {shown.map((line) => {
          const { node, level, parent } = line
          const isRenaming = editing !== undefined && 'id' in editing && editing.id === node.id
          if (isRenaming) {
            return (
              <TreeInput
                key={node.id}
                label={labels.name}
                level={level}
                initial={node.name}
                check={(name) => check?.(name, parent, node.id)}
                onDone={(name) => {
                  setEditing(undefined)
                  if (name !== node.name) onRename?.(node.id, name)
                  focus(node.id)
                }}
                onCancel={() => {
                  setEditing(undefined)
                  focus(node.id)
                }}
              />
            )
          }
          return [
            <TreeRow
              key={node.id}
              line={line}
              isSelected={node.id === selected}
              isStop={node.id === current?.node.id}
              isDragged={node.id === dragged}
              over={over?.id === node.id && dragged !== undefined ? over.where : undefined}
              dragging={dragging(line)}
              labels={labels}
              onFocus={() => setStop(node.id)}
              onKeyDown={(event) => press(event, line)}
              onSelect={() => onSelect?.(node.id)}
              onToggle={() => setIsOpen(node.id, !line.isOpen)}
              onAdd={
                onAdd !== undefined && level < maxDepth && node.isFixed !== true ? () => addAt(node.id) : undefined
              }
              onRename={onRename !== undefined && node.isFixed !== true ? () => setEditing({ id: node.id }) : undefined}
              onRemove={onRemove !== undefined && node.isFixed !== true ? () => onRemove(node.id) : undefined}
              places={onMove !== undefined && node.isFixed !== true ? places(line) : undefined}
              onMove={(place) => put(node.id, place)}
            />,
            <AddingBelow key={`${node.id} adding`}>{adder(node.id, level + 1)}</AddingBelow>,
          ]
        })}
        {adder(null, 1)}
      </ul>
      {onAdd !== undefined && (
        <div className={foot}>
          <Button size="small" variant="quiet" icon={<Plus size={14} />} onPress={() => addAt(null)}>
            {labels.add}
          </Button>
        </div>
      )}
      <div role="status" className={hidden}>
        {said}
      </div>
    </div>
  )
}

const AddingBelow = ({ children }: { children: React.ReactNode }) => children
