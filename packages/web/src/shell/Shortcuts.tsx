import { useState } from 'react'
import { ShortcutsDialog } from '@icss/ui/Shortcuts/ShortcutsDialog.tsx'
import { Switch } from '@icss/ui/Switch/Switch.tsx'
import { useCopy } from '../language/copy.ts'
import { singleKeysAreOn, storeSingleKeys } from './single-keys-store.ts'

const command = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** What the keyboard can do beyond what any form and list can. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const t = useCopy()
  const [areOn, setOn] = useState(singleKeysAreOn)
  const space = t('shell.shortcuts.space')
  return (
    <ShortcutsDialog
      isOpen
      onClose={onClose}
      title={t('shell.shortcuts.title')}
      closeLabel={t('shell.close')}
      groups={[
        {
          label: t('shell.shortcuts.everywhere'),
          items: [
            { keys: [command, 'K'], label: t('shell.find.title') },
            { keys: ['?'], label: t('shell.shortcuts.list') },
            { keys: ['Esc'], label: t('shell.shortcuts.close') },
          ],
        },
        {
          label: t('shell.shortcuts.lists'),
          items: [
            { keys: [space], label: t('shell.shortcuts.tick') },
            { keys: ['Shift', `${space} / ${t('shell.shortcuts.click')}`], label: t('shell.shortcuts.tickRange') },
            { keys: ['Enter'], label: t('shell.shortcuts.sort') },
          ],
        },
        {
          label: t('shell.shortcuts.trees'),
          items: [
            { keys: ['↑', '↓'], label: t('shell.shortcuts.move') },
            { keys: ['←', '→'], label: t('shell.shortcuts.fold') },
            { keys: ['Enter'], label: t('shell.shortcuts.open') },
          ],
        },
        {
          label: t('shell.shortcuts.forms'),
          items: [
            { keys: ['Enter'], label: t('shell.shortcuts.submit') },
            { keys: ['Alt', '↓'], label: t('shell.shortcuts.calendar') },
            { keys: ['↑', '↓'], label: t('shell.shortcuts.digit') },
          ],
        },
      ]}
    >
      <Switch
        label={t('shell.shortcuts.single')}
        description={t('shell.shortcuts.singleHint')}
        isSelected={areOn}
        onChange={(next) => {
          storeSingleKeys(next)
          setOn(next)
        }}
      />
    </ShortcutsDialog>
  )
}
