import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useRowWindow } from '@icss/ui/DataTable/useRowWindow.ts'
import { hidden } from '@icss/ui/Field/Field.css.ts'
import { move } from '@icss/ui/SortableList/move.ts'
import type { ChapterNode } from '@icss/core/chapters/chapter.ts'
import { useCopy } from '../language/copy.ts'
import type { ChapterLine } from './chapter-rows.ts'
import { ChapterRow } from './ChapterRow.tsx'
import { frame as frameStyle } from './ChapterTree.css.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

export type ChapterTreeProps = {
  lines: readonly ChapterLine[]
  onToggle: (id: string, isOpen: boolean) => void
  onAdd: (chapter: ChapterNode) => void
  onEdit: (node: ChapterNode) => void
  onDelete: (node: ChapterNode) => void
  /** The siblings of a node in their new order. */
  onMove: (node: ChapterNode, ids: string[]) => void
}

/**
 * Chapters with their lessons. Arrows walk, open and close; Enter edits; Delete deletes; Alt with arrows moves among the
 * siblings, as do the buttons of each row and dragging. Of a long tree only what is in sight is drawn.
 */
export function ChapterTree({ lines, onToggle, onAdd, onEdit, onDelete, onMove }: ChapterTreeProps) {
  const t = useCopy()
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRowWindow(frame, lines.length, 41)
  const [stop, setStop] = useState<string>()
  // A row far away, which takes the focus with the drawing that shows it.
  const awaited = useRef<string>(undefined)
  const [dragged, setDragged] = useState<ChapterLine>()
  const [over, setOver] = useState<{ id: string; where: 'before' | 'after' }>()
  const [said, setSaid] = useState('')
  const isReadOnly = useReadsOnly()
  const current = lines.find(({ node }) => node.id === stop) ?? lines[0]

  const rowOf = (id: string) => frame.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)
  const focus = (at: number) => {
    const id = lines[at]?.node.id
    if (id === undefined) return
    setStop(id)
    const row = rowOf(id)
    if (row) {
      row.focus()
      return
    }
    awaited.current = id
    shown.reveal?.(at)
  }
  useLayoutEffect(() => {
    if (awaited.current !== undefined) rowOf(awaited.current)?.focus()
  })
  const put = ({ node, at, siblings }: ChapterLine, to: number) => {
    if (isReadOnly || to === at || to < 0 || to >= siblings.length) return
    onMove(
      node,
      move(siblings, at, to).map(({ id }) => id),
    )
    setSaid(t('chapters.moved', { name: node.name, place: to + 1 }))
  }
  const press = (event: KeyboardEvent, line: ChapterLine, index: number) => {
    // Keys of the buttons inside are their own.
    if (event.target !== event.currentTarget) return
    const { node, lessonCount, isOpen } = line
    const acts: Record<string, () => void> = event.altKey
      ? { ArrowUp: () => put(line, line.at - 1), ArrowDown: () => put(line, line.at + 1) }
      : {
          ArrowDown: () => focus(index + 1),
          ArrowUp: () => focus(index - 1),
          Home: () => focus(0),
          End: () => focus(lines.length - 1),
          ArrowRight: () => {
            if (!lessonCount) return
            if (isOpen) focus(index + 1)
            else onToggle(node.id, true)
          },
          ArrowLeft: () => {
            if (lessonCount !== undefined) onToggle(node.id, false)
            else focus(lines.findIndex((other) => other.node.id === node.parentId))
          },
          ...(isReadOnly ? {} : { Enter: () => onEdit(node), F2: () => onEdit(node), Delete: () => onDelete(node) }),
        }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const stopDragging = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const dragging = (line: ChapterLine) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(line)
    },
    onDragOver: (event: DragEvent) => {
      // Only among its siblings: another chapter is chosen in the dialog.
      if (!dragged || dragged.node.parentId !== line.node.parentId || dragged.node.id === line.node.id) return
      event.preventDefault()
      setOver({ id: line.node.id, where: dragged.at < line.at ? 'after' : 'before' })
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged && over) put(dragged, line.at)
      stopDragging()
    },
    onDragEnd: stopDragging,
  })
  return (
    <>
      <div
        ref={frame}
        role="treegrid"
        aria-label={t('chapters.tree')}
        aria-rowcount={lines.length}
        className={frameStyle}
        data-long={shown.isLong ? '' : undefined}
      >
        {shown.before > 0 && <div role="presentation" style={{ height: shown.before }} />}
        {shown.rows.map((index) => {
          const line = lines[index]
          if (!line) return null
          const { node } = line
          return (
            <ChapterRow
              key={node.id}
              line={line}
              index={index}
              rowRef={shown.measure}
              isLong={shown.isLong}
              isReadOnly={isReadOnly}
              isStop={node.id === current?.node.id}
              isDragged={node.id === dragged?.node.id}
              over={over?.id === node.id ? over.where : undefined}
              dragging={dragging(line)}
              onFocus={() => {
                awaited.current = undefined
                setStop(node.id)
              }}
              onKeyDown={(event) => press(event, line, index)}
              onToggle={() => onToggle(node.id, !line.isOpen)}
              onAdd={() => onAdd(node)}
              onEdit={() => onEdit(node)}
              onDelete={() => onDelete(node)}
              onMove={(by) => put(line, line.at + by)}
            />
          )
        })}
        {shown.after > 0 && <div role="presentation" style={{ height: shown.after }} />}
      </div>
      <div role="status" className={hidden}>
        {said}
      </div>
    </>
  )
}
