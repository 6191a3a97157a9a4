import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { hidden } from '../Field/Field.css.ts'
import { useWantedFocus } from '../Focus/useWantedFocus.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { move } from './move.ts'
import { buttons, content, grip, indicator, list, row, steps } from './SortableList.css.ts'

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

type Stepped = { key: string; by: 1 | -1 }

/**
 * Things in an order of one's own: dragged by pointer or keys, or moved by the two buttons, which keep the focus while
 * they move.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getKey, getName, render, actions, onMove, labels, isDisabled = false } = props
  const [said, setSaid] = useState('')
  /** What the buttons moved last, and which way. */
  const [stepped, setStepped] = useState<Stepped>()

  const put = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    onMove(move(items, from, to))
    setSaid(labels.moved(getName(item), to + 1))
  }
  const placeOf = (key: unknown) => items.findIndex((item) => getKey(item) === key)
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => Array.from(keys, (key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: [key], target }) => {
      const from = placeOf(key)
      const before = placeOf(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      put(from, from < before ? before - 1 : before)
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={indicator} />,
  })
  return (
    <>
      <GridList
        aria-label={label}
        className={list}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
      >
        {items.map((item, at) => (
          <GridListItem key={getKey(item)} id={getKey(item)} textValue={getName(item)} className={row}>
            <AriaButton slot="drag" className={grip}>
              <GripVertical size={16} />
            </AriaButton>
            <div className={content}>{render(item)}</div>
            <div className={buttons}>
              {actions?.(item)}
              <StepButtons
                labels={[labels.up(getName(item)), labels.down(getName(item))]}
                can={[!isDisabled && at > 0, !isDisabled && at < items.length - 1]}
                stepped={stepped?.key === getKey(item) ? stepped : undefined}
                onStep={(by) => {
                  put(at, at + by)
                  setStepped({ key: getKey(item), by })
                }}
              />
            </div>
          </GridListItem>
        ))}
      </GridList>
      <div role="status" className={hidden}>
        {said}
      </div>
    </>
  )
}

type StepButtonsProps = {
  /** Up and down, as is `can`. */
  labels: readonly [string, string]
  can: readonly [boolean, boolean]
  /** The step that was the last of all, when it was one of these buttons'. */
  stepped: Stepped | undefined
  onStep: (by: 1 | -1) => void
}

function StepButtons({ labels, can, stepped, onStep }: StepButtonsProps) {
  const frame = useRef<HTMLSpanElement>(null)
  useWantedFocus(stepped, ({ by }) => {
    const [up, down] = frame.current?.querySelectorAll('button') ?? []
    const [pressed, other] = by === -1 ? [up, down] : [down, up]
    // At an end the button that moved it is switched off; its neighbour takes the focus.
    return pressed?.disabled === true ? other : pressed
  })
  return (
    <span ref={frame} className={steps}>
      {([-1, 1] as const).map((by, at) => (
        <IconButton
          key={by}
          size="small"
          label={labels[at] ?? ''}
          icon={by === -1 ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
          isDisabled={can[at] !== true}
          onPress={() => onStep(by)}
        />
      ))}
    </span>
  )
}
