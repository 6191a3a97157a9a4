import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'
import { LaterOverlay } from '../server/LaterOverlay.tsx'
import { buttonsInRow, type RowAction } from './row-action.ts'

export type RowActionsProps = {
  /** Of the row. */
  name: string
  actions: readonly RowAction[]
  /** Buttons of its own that stand before them. */
  taken: number
}

/** The buttons of a row: as many as there is room for, and ⋯ for the others. */
export function RowActions({ name, actions, taken }: RowActionsProps) {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const room = taken + actions.length <= buttonsInRow ? actions.length : Math.max(0, buttonsInRow - 1 - taken)
  const others = actions.slice(room)
  return (
    <>
      {actions.slice(0, room).map(({ id, label, icon, href, onPress }) => (
        <IconButton
          key={id}
          size="small"
          label={`${label} ${name}`}
          tooltip={label}
          icon={icon}
          {...(href === undefined ? {} : { href })}
          {...(onPress ? { onPress } : {})}
        />
      ))}
      {others.length > 0 && (
        <span ref={anchor}>
          <IconButton
            size="small"
            label={t('lists.more', { name })}
            tooltip={t('selections.more')}
            icon={<Ellipsis size={16} />}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onPress={() => setOpen(true)}
          />
          {isOpen && (
            <LaterOverlay name="RowMenu" load={() => import('./RowMenu.tsx')} onLost={() => setOpen(false)}>
              {({ RowMenu }) => <RowMenu name={name} actions={others} anchor={anchor} onClose={() => setOpen(false)} />}
            </LaterOverlay>
          )}
        </span>
      )}
    </>
  )
}
