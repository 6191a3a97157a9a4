import { ChevronRight, GripVertical, Plus } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { type DropTarget, DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useMedia } from '../AppShell/useMedia.ts'
import { Button } from '../Button/Button.tsx'
import { hidden } from '../Field/Field.css.ts'
import { useWantedFocus } from '../Focus/useWantedFocus.ts'
import * as styles from './Tree.css.ts'
import { TreeInput } from './TreeInput.tsx'
import type { TreeLabels } from './tree-labels.ts'
import { type TreeActs, TreeMenu } from './TreeMenu.tsx'
import { moved, type Place, placeOf, type Seat, seatsOf, steps, type TreeNode } from './tree.ts'

export type TreeProps = {
  /** Names the tree for readers. */
  label: string
  nodes: readonly TreeNode[]
  /** The one whose things are shown beside. */
  selected?: string | null
  onSelect?: (id: string) => void
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
 * Milliseconds in which the library watches for what a drop has added, and selects it: 50. It takes rows that open in this
 * time for added ones, selects none of them, and asks itself again without an end.
 */
const dropEnds = 100

const newId = 'new'
const keys: Readonly<Record<string, keyof TreeActs>> = { F2: 'rename', Delete: 'remove' }
const altKeys: Readonly<Record<string, keyof TreeActs>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'inwards',
  ArrowLeft: 'outwards',
}

/**
 * Categories and groups. Arrows walk, open and close; Enter chooses; F2 renames; Delete removes; Alt with arrows moves,
 * as do the menu of each row, and dragging by pointer or keys. At first the topmost ones are open, and what the chosen
 * one is in.
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
  const all = useMemo(() => seatsOf(nodes), [nodes])
  const [open, setOpen] = useState(() => new Set([...nodes.map(({ id }) => id), ...ancestors(all, selected)]))
  const [editing, setEditing] = useState<Editing>()
  /** What is to take the focus as soon as it is drawn: a row, or the button that adds at the top. */
  const [wanted, setWanted] = useState<{ id: string | null }>()
  const [said, setSaid] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const canHover = useMedia('(hover: hover)')
  // Of a long tree only the row that is pointed at or walked to has its buttons, which is when they are seen.
  const isLong = canHover && all.size > 50
  const dragged = useRef('')

  useWantedFocus(wanted, ({ id }) =>
    frame.current?.querySelector<HTMLElement>(id === null ? '[data-add] button' : `[data-key="${CSS.escape(id)}"]`),
  )
  const setIsOpen = (id: string | null) => id !== null && setOpen(new Set([...open, id]))
  const put = (id: string, place: Place) => {
    const next = moved(nodes, id, place, maxDepth)
    const now = seatsOf(next).get(id)
    if (next === nodes || now === undefined) return
    setIsOpen(place.parent)
    onMove?.(next, id, place)
    setSaid(labels.moved(now.node.name, now.at + 1, now.parent === null ? undefined : all.get(now.parent)?.node.name))
    setWanted({ id })
  }
  /** Where what is dragged would go. */
  const placeAt = (target: DropTarget): Place | undefined => {
    const seat = target.type === 'item' ? all.get(String(target.key)) : undefined
    if (seat === undefined || target.type !== 'item') return undefined
    const { node, parent, at } = seat
    if (target.dropPosition === 'on') return { parent: node.id, at: node.children?.length ?? 0 }
    return { parent, at: target.dropPosition === 'before' ? at : at + 1 }
  }
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: editing !== undefined,
    getItems: (ids) => Array.from(ids, (id) => ({ 'text/plain': all.get(String(id))?.node.name ?? '' })),
    onDragStart: ({ keys: [id] }) => (dragged.current = String(id)),
    getDropOperation: (target) => {
      const place = placeAt(target)
      const isFixed = all.get(dragged.current)?.node.isFixed === true
      return place && !isFixed && moved(nodes, dragged.current, place, maxDepth) !== nodes ? 'move' : 'cancel'
    },
    onMove: ({ target }) => {
      const place = placeAt(target)
      if (place) setTimeout(() => put(dragged.current, place), dropEnds)
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
  })

  const add = (below: string | null) => {
    setIsOpen(below)
    setEditing({ below })
  }
  const actsOf = (seat: Seat): TreeActs => {
    const { id, isFixed } = seat.node
    if (isFixed === true) return {}
    const moves = steps.map((step) => {
      const place = onMove && placeOf(all, seat, step, maxDepth)
      return [step, place && (() => put(id, place))] as const
    })
    return {
      rename: onRename && (() => setEditing({ id })),
      addBelow: onAdd && seat.level < maxDepth ? () => add(id) : undefined,
      ...Object.fromEntries(moves),
      remove: onRemove && (() => onRemove(id)),
    }
  }
  const press = (event: KeyboardEvent) => {
    // Keys of the buttons and the input inside are their own.
    const seat = event.target instanceof HTMLElement ? all.get(event.target.dataset['key'] ?? '') : undefined
    const act = seat && (event.altKey ? altKeys : keys)[event.key]
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    actsOf(seat as Seat)[act]?.()
  }
  const end = (done: (() => void) | undefined, id: string | null, isByKey: boolean) => {
    setEditing(undefined)
    done?.()
    if (isByKey) setWanted({ id })
  }

  const rowsBelow = (parent: string | null, children: readonly TreeNode[]) => (
    <>
      {children.map((node) => {
        const seat = all.get(node.id) as Seat
        const isRenamed = editing !== undefined && 'id' in editing && editing.id === node.id
        return (
          <TreeItem
            key={node.id}
            id={node.id}
            textValue={node.name}
            aria-label={node.count === undefined ? node.name : `${node.name} ${node.count}`}
            className={styles.row}
          >
            <TreeItemContent>
              {({ hasChildItems, isHovered, state }) => (
                <>
                  {hasChildItems ? (
                    <AriaButton slot="chevron" className={styles.chevron}>
                      <ChevronRight size={16} />
                    </AriaButton>
                  ) : (
                    <span className={styles.chevron} />
                  )}
                  {isRenamed ? (
                    <TreeInput
                      label={labels.name}
                      initial={node.name}
                      check={(name) => check?.(name, parent, node.id)}
                      onEnd={(name, isByKey) => {
                        const isNew = name !== undefined && name !== node.name
                        end(isNew ? () => onRename?.(node.id, name) : undefined, node.id, isByKey)
                      }}
                    />
                  ) : (
                    <>
                      <span className={styles.name} title={node.name}>
                        {node.name}
                      </span>
                      {node.count !== undefined && <span className={styles.count}>{node.count}</span>}
                      {(!isLong || isHovered || state.selectionManager.focusedKey === node.id) && (
                        <span className={styles.acts}>
                          {onMove && (
                            <AriaButton slot="drag" className={styles.grip} isDisabled={node.isFixed === true}>
                              <GripVertical size={14} />
                            </AriaButton>
                          )}
                          <TreeMenu name={node.name} acts={actsOf(seat)} labels={labels} />
                        </span>
                      )}
                    </>
                  )}
                </>
              )}
            </TreeItemContent>
            {rowsBelow(node.id, node.children ?? [])}
          </TreeItem>
        )
      })}
      {editing !== undefined && 'below' in editing && editing.below === parent && (
        <TreeItem id={newId} textValue={labels.name} className={styles.row}>
          <TreeItemContent>
            <span className={styles.chevron} />
            <TreeInput
              label={labels.name}
              initial=""
              check={(name) => check?.(name, parent)}
              onEnd={(name, isByKey) =>
                end(name === undefined ? undefined : () => onAdd?.(parent, name), parent, isByKey)
              }
            />
          </TreeItemContent>
        </TreeItem>
      )}
    </>
  )
  return (
    <div ref={frame} onKeyDownCapture={press}>
      <AriaTree
        aria-label={label}
        className={styles.tree}
        keyboardNavigationBehavior="tab"
        escapeKeyBehavior="none"
        selectionMode={onSelect ? 'single' : 'none'}
        selectedKeys={selected === null ? [] : [selected]}
        // The chosen one, pressed again, is chosen anew; the row in which a new one gets its name is none to choose.
        onSelectionChange={(chosen) => {
          const id = String([...chosen][0] ?? selected)
          if (all.has(id)) onSelect?.(id)
        }}
        expandedKeys={open}
        onExpandedChange={(next) => setOpen(new Set(Array.from(next, String)))}
        {...(onMove ? { dragAndDropHooks } : {})}
      >
        {rowsBelow(null, nodes)}
      </AriaTree>
      {onAdd !== undefined && (
        <div className={styles.foot} data-add>
          <Button size="small" variant="quiet" icon={<Plus size={14} />} onPress={() => add(null)}>
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

/** What a thing is in, from the inside. */
function ancestors(all: ReadonlyMap<string, Seat>, id: string | null): string[] {
  const parent = id === null ? null : (all.get(id)?.parent ?? null)
  return parent === null ? [] : [parent, ...ancestors(all, parent)]
}
