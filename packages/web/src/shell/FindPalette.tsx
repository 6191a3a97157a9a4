import { useNavigate } from '@tanstack/react-router'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { CommandPalette } from '@icss/ui/CommandPalette/CommandPalette.tsx'
import { shellEn } from '@icss/core/shell/shell.en.ts'
import { shellZh } from '@icss/core/shell/shell.zh.ts'
import type { Both } from '@icss/core/copy/language.ts'
import { screensWithoutEntry } from '@icss/core/routes/beside-menu.ts'
import { menuFor } from '@icss/core/routes/menu.ts'
import { pinyinInitials } from '@icss/core/search/pinyin-initials.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { menuIcon } from './menu-icons.tsx'
import { useSession } from './SessionProvider.tsx'
import { useFoundRecords } from './useFoundRecords.ts'

const keywordsOf = ({ zh, en }: Both) => [zh, pinyinInitials(zh), en]
/** Is no path. */
const shortcutsId = 'shortcuts'

/** Leads to the screens of the menu and to all others that ask for nothing, by their names in both languages and by pinyin initials, and to records by theirs. */
export function FindPalette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const records = useFoundRecords(typed)
  const screens = menuFor(session, language).flatMap(({ label: group, items }) =>
    items
      .flatMap((item) => (item.children.length > 0 ? item.children : [item]))
      .map(({ path, label, icon }) => ({
        id: path,
        label: label[language],
        hint: group[language],
        keywords: keywordsOf(label),
        icon: menuIcon(icon),
      })),
  )
  const others = screensWithoutEntry(session, language).map(({ path, title }) => ({
    id: path,
    label: title[language],
    hint: t('shell.find.screen'),
    keywords: keywordsOf(title),
  }))
  const shortcuts = {
    id: shortcutsId,
    label: t('shell.shortcuts.title'),
    hint: '?',
    keywords: keywordsOf({ zh: shellZh.shortcuts.title, en: shellEn.shortcuts.title }),
    icon: <Keyboard size={16} />,
  }
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      label={t('shell.find.title')}
      placeholder={t('shell.find.placeholder')}
      commands={[...screens, ...others, shortcuts]}
      records={records}
      onType={setTyped}
      onPick={(id) => {
        if (id === shortcutsId) onShortcuts()
        else void navigate({ to: id })
      }}
      emptyText={t('shell.find.nothing')}
    />
  )
}
