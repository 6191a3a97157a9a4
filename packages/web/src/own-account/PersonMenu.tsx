import {
  Building2,
  IdCard,
  ChevronDown,
  Eye,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  MonitorSmartphone,
  Moon,
  ShieldCheck,
  SquareTerminal,
  Sun,
} from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { hidden } from '@icss/ui/Field/Field.css.ts'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import type { MenuItem } from '@icss/ui/Menu/menu-item.ts'
import { screensBesideMenu } from '@icss/core/routes/beside-menu.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { LaterOverlay } from '../server/LaterOverlay.tsx'
import { besideMenuIcons } from '../shell/beside-menu-icons.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useTheme } from '../shell/theme-store.ts'
import { usePaths } from '../shell/usePaths.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { type AccountTab, accountTabsOf } from './account-tabs.ts'
import * as styles from './PersonMenu.css.ts'

const icons = {
  password: <KeyRound size={16} />,
  secondFactor: <ShieldCheck size={16} />,
  browsers: <MonitorSmartphone size={16} />,
  tokens: <SquareTerminal size={16} />,
  supportVisits: <Eye size={16} />,
} as const satisfies Record<AccountTab, unknown>

export type PersonMenuProps = { onExit: () => void }

/** At the end of the head: who is logged in, and what is the person's own. */
export function PersonMenu({ onExit }: PersonMenuProps) {
  const t = useCopy()
  const { language, setLanguage } = useLanguage()
  const [theme, setTheme] = useTheme()
  const pathTo = usePaths()
  const titleOf = useTitleOf()
  const session = useSession()
  const { account, channel } = session
  const [isListing, setListing] = useState(false)
  const name = account.name || account.number
  const next = theme === 'dark' ? 'light' : 'dark'
  // The provider acts inside no channel, and has none of its screens.
  const hasScreens = account.role !== 'provider'
  const own: MenuItem[] = accountTabsOf(session).map((tab) => ({
    id: tab,
    label: t(`ownAccount.tabs.${tab}`),
    icon: icons[tab],
    href: `${pathTo('account')}?tab=${tab}`,
  }))
  const centre: MenuItem[] =
    channel.cocId === null
      ? []
      : [
          {
            id: 'centre',
            label: t('ownAccount.organisation'),
            icon: <Building2 size={16} />,
            href: pathTo('informationManagement'),
          },
          {
            id: 'personal',
            label: titleOf('personalCenter'),
            icon: <IdCard size={16} />,
            href: pathTo('personalCenter'),
          },
        ]
  // The tabs lead to the account, and messages stand beside this menu.
  const trails: MenuItem[] = screensBesideMenu(session, language)
    .filter(({ screen }) => screen !== 'account' && screen !== 'messages')
    .map(({ screen, path, title }) => ({
      id: screen,
      label: title[language],
      icon: besideMenuIcons[screen],
      href: path,
    }))
  return (
    <>
      <Menu
        label={t('ownAccount.menu')}
        head={
          <div className={styles.who}>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.fact}>{t('ownAccount.number', { number: account.number })}</span>
            <span className={styles.fact}>
              {t(`ownAccount.roles.${account.role}`)} · {channel.name}
            </span>
          </div>
        }
        trigger={
          <AriaButton className={styles.trigger}>
            <Avatar name={name} size={28} />
            <span className={styles.shown}>{name}</span>
            <span className={hidden}>{t('ownAccount.menu')}</span>
            <span className={styles.chevron}>
              <ChevronDown size={14} />
            </span>
          </AriaButton>
        }
        items={[
          ...(hasScreens ? [...own, ...centre, ...trails, { id: 'own', isSeparator: true as const }] : []),
          {
            id: 'theme',
            label: `${t('shell.theme')}${t('ownAccount.colon')}${t(`shell.themes.${next}`)}`,
            icon: next === 'dark' ? <Moon size={16} /> : <Sun size={16} />,
            onPress: () => setTheme(next),
          },
          {
            id: 'language',
            label: language === 'zh' ? 'English' : '中文',
            icon: <Languages size={16} />,
            onPress: () => setLanguage(language === 'zh' ? 'en' : 'zh'),
          },
          {
            id: 'shortcuts',
            label: t('shell.shortcuts.title'),
            icon: <Keyboard size={16} />,
            onPress: () => setListing(true),
          },
          { id: 'end', isSeparator: true },
          { id: 'exit', label: t('shell.exit'), icon: <LogOut size={16} />, onPress: onExit },
        ]}
      />
      {isListing && (
        <LaterOverlay name="Shortcuts" load={() => import('../shell/Shortcuts.tsx')} onLost={() => setListing(false)}>
          {({ Shortcuts }) => <Shortcuts onClose={() => setListing(false)} />}
        </LaterOverlay>
      )}
    </>
  )
}
