import {
  ArrowDown,
  ArrowUp,
  Captions,
  ChevronRight,
  CirclePlay,
  Clapperboard,
  Ellipsis,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { type DragEventHandler, type KeyboardEventHandler, type Ref, useState } from 'react'
import { useMedia } from '@icss/ui/AppShell/useMedia.ts'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import { narrow } from '@icss/ui/theme/measures.ts'
import { isSubtitleLink } from '@icss/core/chapters/chapter.ts'
import { useCopy } from '../language/copy.ts'
import type { ChapterLine } from './chapter-rows.ts'
import { acts, aside, content, mark, name, row, tag, toggle, words } from './ChapterTree.css.ts'

export type ChapterRowProps = {
  line: ChapterLine
  /** From 0, of all lines that are shown. */
  index: number
  /** The one that Tab comes to. */
  isStop: boolean
  /** Of a long tree only the row that is pointed at or walked to has its buttons: scrolling stays light. */
  isLong: boolean
  isReadOnly: boolean
  isDragged: boolean
  over: 'before' | 'after' | undefined
  dragging: {
    onDragStart: DragEventHandler
    onDragOver: DragEventHandler
    onDrop: DragEventHandler
    onDragEnd: DragEventHandler
  }
  rowRef?: Ref<HTMLDivElement> | undefined
  onFocus: () => void
  onKeyDown: KeyboardEventHandler
  onToggle: () => void
  onAdd: () => void
  onEdit: () => void
  onDelete: () => void
  onMove: (by: 1 | -1) => void
}

const two = (value: number) => String(value).padStart(2, '0')

/** One chapter or lesson of the tree, with what can be done to it. */
export function ChapterRow(props: ChapterRowProps) {
  const { line, index, isStop, isLong, isDragged, over, dragging, rowRef, onFocus, onKeyDown, onToggle } = props
  const { onAdd, onEdit, onDelete, onMove } = props
  const t = useCopy()
  const isPhone = useMedia(narrow.phone)
  const canHover = useMedia('(hover: hover)')
  const [isPointedAt, setPointedAt] = useState(false)
  const hasActs = !props.isReadOnly && (!isLong || isStop || isPointedAt || !canHover)
  const { node, lessonCount, isOpen, at, siblings } = line
  const isChapter = lessonCount !== undefined
  const named = { name: node.name }
  const [isFirst, isLast] = [at === 0, at === siblings.length - 1]
  const shared = { size: 'small' as const, excludeFromTabOrder: !isStop }
  const hasSubtitle = isSubtitleLink(node.srtUrl)
  return (
    <div
      ref={rowRef}
      role="row"
      aria-level={isChapter ? 1 : 2}
      aria-posinset={at + 1}
      aria-setsize={siblings.length}
      aria-rowindex={index + 1}
      aria-expanded={lessonCount ? isOpen : undefined}
      tabIndex={isStop ? 0 : -1}
      className={row}
      data-id={node.id}
      data-index={index}
      data-dragged={isDragged ? '' : undefined}
      data-over={over}
      draggable={!props.isReadOnly}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      onKeyDown={onKeyDown}
      {...dragging}
    >
      <div role="gridcell" className={content}>
        {isChapter ? (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className={toggle}
            data-open={isOpen ? '' : undefined}
            style={lessonCount > 0 ? {} : { visibility: 'hidden' }}
            onClick={onToggle}
          >
            <ChevronRight size={16} />
          </button>
        ) : (
          <CirclePlay size={16} className={mark} />
        )}
        <div className={words}>
          <span className={name} title={node.name}>
            {node.name}
          </span>
          <span className={aside}>
            {isChapter
              ? t('chapters.lessonCount', { count: lessonCount })
              : `${two(node.courseMinutes)}:${two(node.courseSeconds)}`}
          </span>
          {node.srtUrl !== '' &&
            (hasSubtitle ? (
              <Captions size={16} className={mark} aria-label={t('chapters.hasSubtitle')} role="img" />
            ) : (
              <Clapperboard size={16} className={mark} aria-label={t('chapters.hasFreeVideo')} role="img" />
            ))}
          {!node.submitted && (
            <span className={tag}>
              <Tag>{t('chapters.notSubmitted')}</Tag>
            </span>
          )}
        </div>
      </div>
      <div role="gridcell" className={acts}>
        {hasActs &&
          (isPhone ? (
            <Menu
              label={t('chapters.more', named)}
              trigger={<IconButton {...shared} label={t('chapters.more', named)} icon={<Ellipsis size={16} />} />}
              items={[
                { id: 'edit', label: t('lists.edit'), icon: <Pencil size={16} />, onPress: onEdit },
                ...(isChapter
                  ? [{ id: 'add', label: t('chapters.create.lesson'), icon: <Plus size={16} />, onPress: onAdd }]
                  : []),
                {
                  id: 'up',
                  label: t('chapters.moveUp'),
                  icon: <ArrowUp size={16} />,
                  isDisabled: isFirst,
                  onPress: () => onMove(-1),
                },
                {
                  id: 'down',
                  label: t('chapters.moveDown'),
                  icon: <ArrowDown size={16} />,
                  isDisabled: isLast,
                  onPress: () => onMove(1),
                },
                { id: 'line', isSeparator: true },
                {
                  id: 'delete',
                  label: t('lists.delete'),
                  icon: <Trash2 size={16} />,
                  isDanger: true,
                  onPress: onDelete,
                },
              ]}
            />
          ) : (
            <>
              {isChapter && (
                <IconButton {...shared} label={t('chapters.addTo', named)} icon={<Plus size={16} />} onPress={onAdd} />
              )}
              <IconButton
                {...shared}
                label={t('chapters.up', named)}
                icon={<ArrowUp size={16} />}
                isDisabled={isFirst}
                onPress={() => onMove(-1)}
              />
              <IconButton
                {...shared}
                label={t('chapters.down', named)}
                icon={<ArrowDown size={16} />}
                isDisabled={isLast}
                onPress={() => onMove(1)}
              />
              <IconButton
                {...shared}
                label={t('chapters.editOne', named)}
                icon={<Pencil size={16} />}
                onPress={onEdit}
              />
              <IconButton
                {...shared}
                variant="danger"
                label={t('chapters.deleteOne', named)}
                icon={<Trash2 size={16} />}
                onPress={onDelete}
              />
            </>
          ))}
      </div>
    </div>
  )
}
