import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { hidden } from '../Field/Field.css.ts'
import { useWantedFocus } from '../Focus/useWantedFocus.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { move } from './move.ts'
import { buttons, content, grip, row } from './SortableList.css.ts'

export type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  getKey: (item: Item) => string
  /** Names an item in the buttons and in what is said after a move. */
  getName: (item: Item) => string
  render: (item: Item) => ReactNode
  /** Buttons of an item, before those that move it. */
  actions?: (item: Item) => ReactNode
  onMove: (items: Item[]) => void
  labels: {
    up: (name: string) => string
    down: (name: string) => string
    /** Said after a move: “亿尚智能 现在是第 2 个”. */
    moved: (name: string, place: number) => string
  }
  isDisabled?: boolean
}

/** Things in an order of one's own: by dragging, or by the two buttons, which keep the focus while they move. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getKey, getName, render, actions, onMove, labels, isDisabled = false } = props
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  /** What the buttons moved last, and which way. */
  const [stepped, setStepped] = useState<{ key: string; by: 1 | -1 }>()

  const put = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    onMove(move(items, from, to))
    setSaid(labels.moved(getName(item), to + 1))
  }
  const step = (from: number, by: 1 | -1) => {
    put(from, from + by)
    const item = items[from]
    if (item !== undefined) setStepped({ key: getKey(item), by })
  }
  useWantedFocus(stepped, ({ key, by }) => {
    const at = items.findIndex((item) => getKey(item) === key)
    const [up, down] = list.current?.children[at]?.querySelectorAll<HTMLButtonElement>('[data-step] button') ?? []
    const [pressed, other] = by === -1 ? [up, down] : [down, up]
    // At an end the button that moved it is switched off; its neighbour takes the focus.
    return pressed?.disabled === true ? other : pressed
  })
  const stop = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <>
      <ul ref={list} aria-label={label}>
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging; the buttons do the same
          <li
            key={getKey(item)}
            className={row}
            draggable={!isDisabled}
            data-dragged={at === dragged ? '' : undefined}
            data-over={at === over && dragged !== undefined && at < dragged ? '' : undefined}
            data-over-below={at === over && dragged !== undefined && at > dragged ? '' : undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(at)
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(at)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) put(dragged, at)
              stop()
            }}
            onDragEnd={stop}
          >
            {!isDisabled && <GripVertical size={16} className={grip} />}
            <div className={content}>{render(item)}</div>
            <div className={buttons}>
              {actions?.(item)}
              <span data-step>
                <IconButton
                  size="small"
                  label={labels.up(getName(item))}
                  icon={<ArrowUp size={16} />}
                  isDisabled={isDisabled || at === 0}
                  onPress={() => step(at, -1)}
                />
              </span>
              <span data-step>
                <IconButton
                  size="small"
                  label={labels.down(getName(item))}
                  icon={<ArrowDown size={16} />}
                  isDisabled={isDisabled || at === items.length - 1}
                  onPress={() => step(at, 1)}
                />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div role="status" className={hidden}>
        {said}
      </div>
    </>
  )
}
