import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useCopy } from '../language/copy.ts'
import { LaterOverlay } from '../server/LaterOverlay.tsx'
import * as styles from './FindAnything.css.ts'
import { singleKeysAreOn } from './single-keys-store.ts'
import { useKey } from './useKey.ts'

const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

const typedInto =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=textbox], [role=listbox]'

const isShortcutsKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  (key === '?' || key === '？') &&
  !(ctrlKey || metaKey || altKey) &&
  singleKeysAreOn() &&
  !(target instanceof Element && target.closest(typedInto))

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** In the header: screens and records by a few letters, by Ctrl or ⌘ K from anywhere; what the keyboard can do, by `?`. */
export function FindAnything() {
  const t = useCopy()
  const [open, setOpen] = useState<'find' | 'shortcuts'>()
  useKey(isFindKey, () => setOpen('find'))
  useKey(isShortcutsKey, () => setOpen('shortcuts'))
  const close = () => setOpen(undefined)
  return (
    <>
      <AriaButton className={styles.opener} onPress={() => setOpen('find')}>
        <Search size={16} />
        <span className={styles.words}>{t('shell.find.box')}</span>
        <kbd aria-hidden className={styles.keys}>
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </AriaButton>
      {open === 'find' && (
        <LaterOverlay name="FindPalette" load={() => import('./FindPalette.tsx')} onLost={close}>
          {({ FindPalette }) => <FindPalette onClose={close} onShortcuts={() => setOpen('shortcuts')} />}
        </LaterOverlay>
      )}
      {open === 'shortcuts' && (
        <LaterOverlay name="Shortcuts" load={() => import('./Shortcuts.tsx')} onLost={close}>
          {({ Shortcuts }) => <Shortcuts onClose={close} />}
        </LaterOverlay>
      )}
    </>
  )
}
