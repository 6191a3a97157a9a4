import type { ReactNode } from 'react'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Keys } from './Keys.tsx'
import { columns, row, title as titleStyle } from './Shortcuts.css.ts'

export type ShortcutGroup = { label: string; items: readonly { keys: readonly string[]; label: string }[] }

export type ShortcutsDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  groups: readonly ShortcutGroup[]
  /** Below the list. */
  children?: ReactNode
}

/** What the keyboard can do, opened with `?`. */
export function ShortcutsDialog({ groups, children, ...rest }: ShortcutsDialogProps) {
  return (
    <Dialog {...rest} isDismissable>
      <div className={columns}>
        {groups.map((group) => (
          <section key={group.label}>
            <h3 className={titleStyle}>{group.label}</h3>
            <ul>
              {group.items.map(({ keys, label }) => (
                <li key={label} className={row}>
                  {label}
                  <Keys keys={keys} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {children}
    </Dialog>
  )
}
