import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'
import { LaterOverlay } from '../server/LaterOverlay.tsx'
import type { ListViewProps } from './ListView.tsx'

/** How a list is looked at: its columns, the height of its rows, and the views of it that somebody keeps. */
export function ListViewButton(props: Omit<ListViewProps, 'anchor' | 'onClose'>) {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <span ref={anchor}>
      <IconButton
        variant="secondary"
        label={t('lists.view')}
        icon={<SlidersHorizontal size={16} />}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <LaterOverlay name="ListView" load={() => import('./ListView.tsx')} onLost={() => setOpen(false)}>
          {({ ListView }) => <ListView {...props} anchor={anchor} onClose={() => setOpen(false)} />}
        </LaterOverlay>
      )}
    </span>
  )
}
