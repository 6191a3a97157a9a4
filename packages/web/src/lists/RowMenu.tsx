import type { RefObject } from 'react'
import { AnchoredMenu } from '@icss/ui/Menu/AnchoredMenu.tsx'
import { useCopy } from '../language/copy.ts'
import type { RowAction } from './row-action.ts'

export type RowMenuProps = {
  name: string
  actions: readonly RowAction[]
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What else can be done with a row. */
export function RowMenu({ name, actions, anchor, onClose }: RowMenuProps) {
  const t = useCopy()
  return <AnchoredMenu label={t('lists.more', { name })} items={actions} anchor={anchor} onClose={onClose} />
}
