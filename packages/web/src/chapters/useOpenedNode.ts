import { chapterType, lessonType } from '@icss/core/chapters/chapter.ts'
import { useReplaceAddress } from '../shell/useReplaceAddress.ts'
import { useShown } from '../shell/useShown.ts'
import type { OpenedNode } from './useChapterDialog.ts'

/** What the dialog is open for, held by the address so that a reload opens it again: `chapter`, `lesson`, or an id. */
interface Search {
  readonly open?: unknown
  readonly in?: unknown
}

/** What the dialog is open for, if it is, and how to open and close it. */
export function useOpenedNode() {
  const search = useShown((shown) => shown.search as Search)
  const replaceAddress = useReplaceAddress()
  const go = (next: Search) => replaceAddress({ search: next })
  const opened = (): OpenedNode | undefined => {
    const { open, in: parentId } = search
    if (typeof open !== 'string') return undefined
    if (open === 'chapter') return { type: chapterType }
    if (open === 'lesson') return { type: lessonType, ...(typeof parentId === 'string' ? { parentId } : {}) }
    return { id: open }
  }
  return {
    opened: opened(),
    /** Told apart from the one before, so that each opening begins anew. */
    openedKey: `${String(search.open)} ${String(search.in)}`,
    openNew: () => go({ open: 'chapter' }),
    openNewIn: (parentId: string) => go({ open: 'lesson', in: parentId }),
    openNode: (id: string) => go({ open: id }),
    close: () => go({}),
  }
}
