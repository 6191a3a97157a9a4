import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  Ellipsis,
  IndentDecrease,
  IndentIncrease,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import type { DragEventHandler, KeyboardEventHandler } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu, type MenuItem } from '../Menu/Menu.tsx'
import { acts, chevron, count as countStyle, name as nameStyle, row } from './Tree.css.ts'
import type { TreeLabels } from './Tree.tsx'
import type { Line, Place } from './tree.ts'

type Act = 'up' | 'down' | 'inwards' | 'outwards'

type TreeRowProps = {
  line: Line
  isSelected: boolean
  /** The one that Tab comes to. */
  isStop: boolean
  isDragged: boolean
  over: 'before' | 'inside' | 'after' | undefined
  dragging: {
    draggable: boolean
    onDragStart: DragEventHandler
    onDragOver: DragEventHandler
    onDrop: DragEventHandler
    onDragEnd: DragEventHandler
  }
  labels: TreeLabels
  onFocus: () => void
  onKeyDown: KeyboardEventHandler
  onSelect: () => void
  onToggle: () => void
  onAdd: (() => void) | undefined
  onRename: (() => void) | undefined
  onRemove: (() => void) | undefined
  places: Record<Act, Place | undefined> | undefined
  onMove: (place: Place) => void
}

const icons = { up: ArrowUp, down: ArrowDown, inwards: IndentIncrease, outwards: IndentDecrease }
const moves: readonly Act[] = ['up', 'down', 'inwards', 'outwards']

/** One line of a Tree with its menu. */
export function TreeRow(props: TreeRowProps) {
  const { line, isSelected, isStop, isDragged, over, dragging, labels, onFocus, onKeyDown, onSelect, onToggle } = props
  const { onAdd, onRename, onRemove, places, onMove } = props
  const { node, level, at, siblings, isOpen } = line
  const hasChildren = (node.children?.length ?? 0) > 0
  const items: MenuItem[] = [
    ...(onRename === undefined
      ? []
      : [{ id: 'rename', label: labels.rename, icon: <Pencil size={16} />, onPress: onRename }]),
    ...(onAdd === undefined ? [] : [{ id: 'add', label: labels.addBelow, icon: <Plus size={16} />, onPress: onAdd }]),
    ...moves.flatMap((act) => {
      const place = places?.[act]
      const Icon = icons[act]
      return place === undefined
        ? []
        : [{ id: act, label: labels[act], icon: <Icon size={16} />, onPress: () => onMove(place) }]
    }),
    ...(onRemove === undefined
      ? []
      : [
          { id: 'line', isSeparator: true as const },
          { id: 'remove', label: labels.remove, icon: <Trash2 size={16} />, isDanger: true, onPress: onRemove },
        ]),
  ]
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={at + 1}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isSelected}
      aria-label={node.count === undefined ? node.name : `${node.name} ${node.count}`}
      tabIndex={isStop ? 0 : -1}
      className={row}
      style={{ paddingInlineStart: (level - 1) * 20 }}
      data-id={node.id}
      data-dragged={isDragged ? '' : undefined}
      data-over={over}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      onKeyDown={onKeyDown}
      onClick={onSelect}
      {...dragging}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className={chevron}
        data-open={isOpen ? '' : undefined}
        style={hasChildren ? {} : { visibility: 'hidden' }}
        onClick={(event) => {
          event.stopPropagation()
          onToggle()
        }}
      >
        <ChevronRight size={16} />
      </button>
      <span className={nameStyle} title={node.name}>
        {node.name}
      </span>
      {node.count !== undefined && <span className={countStyle}>{node.count}</span>}
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press on a button must not choose the row
        <span className={acts} onClick={(event) => event.stopPropagation()}>
          <Menu
            label={labels.more(node.name)}
            trigger={
              <IconButton
                size="tiny"
                label={labels.more(node.name)}
                icon={<Ellipsis size={16} />}
                excludeFromTabOrder={!isStop}
              />
            }
            items={items}
          />
        </span>
      )}
    </li>
  )
}
