import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { CommandPalette } from '@icss/ui/CommandPalette/CommandPalette.tsx'
import { copyEn } from '@icss/core/copy/copy.en.ts'
import { copyZh } from '@icss/core/copy/copy.zh.ts'
import { createTranslate } from '@icss/core/copy/translate.ts'
import { menuFor } from '@icss/core/routes/menu.ts'
import { pinyinInitials } from '@icss/core/search/pinyin-initials.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { menuIcon } from './menu-icons.tsx'
import { useSession } from './SessionProvider.tsx'
import { useFoundRecords } from './useFoundRecords.ts'

const zh = createTranslate('zh', copyZh)
const en = createTranslate('en', copyEn as typeof copyZh)

const keywordsOf = (key: Parameters<typeof zh>[0]) => [zh(key), pinyinInitials(zh(key)), en(key)]
/** Is no path. */
const shortcutsId = 'shortcuts'

/** Leads to the screens of the menu, by their names in both languages and by pinyin initials, and to records by theirs. */
export default function FindPalette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const [typed, setTyped] = useState('')
  const records = useFoundRecords(typed)
  const screens = menuFor(session, language).flatMap(({ labelKey: group, items }) =>
    items
      .flatMap((item) => (item.children.length > 0 ? item.children : [item]))
      .map(({ path, labelKey, icon }) => ({
        id: path,
        label: t(labelKey),
        hint: t(group),
        keywords: keywordsOf(labelKey),
        icon: menuIcon(icon),
      })),
  )
  const shortcuts = {
    id: shortcutsId,
    label: t('shell.shortcuts.title'),
    hint: '?',
    keywords: keywordsOf('shell.shortcuts.title'),
    icon: <Keyboard size={16} />,
  }
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      label={t('shell.find.title')}
      placeholder={t('shell.find.placeholder')}
      commands={[...screens, shortcuts]}
      records={records}
      onType={setTyped}
      onPick={(id) => {
        if (id === shortcutsId) onShortcuts()
        else location.hash = `#${id}`
      }}
      emptyText={t('shell.find.nothing')}
    />
  )
}
