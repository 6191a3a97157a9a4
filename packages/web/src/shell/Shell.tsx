import { Languages, LogOut, Moon, Sun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AppShell } from '@icss/ui/AppShell/AppShell.tsx'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { BrandMark } from '@icss/ui/BrandMark/BrandMark.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Footer } from '@icss/ui/Footer/Footer.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { SideMenu } from '@icss/ui/SideMenu/SideMenu.tsx'
import { applyTheme, type ThemeName } from '@icss/ui/theme/applyTheme.ts'
import { ToastRegion } from '@icss/ui/Toast/ToastRegion.tsx'
import { TopProgress } from '@icss/ui/TopProgress/TopProgress.tsx'
import { menuFor } from '@icss/core/routes/menu.ts'
import { routeAt } from '@icss/core/routes/path.ts'
import type { Route } from '@icss/core/routes/route.ts'
import { routes } from '@icss/core/routes/routes.ts'
import { filingsOf } from '@icss/core/shell/site-settings.ts'
import { HelpLink } from '../help/HelpLink.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { menuIcon } from './menu-icons.tsx'
import { useSession } from './SessionProvider.tsx'
import * as styles from './Shell.css.ts'
import { useSiteSettings } from './SiteSettings.tsx'
import { startTheme, storeTheme } from './theme-store.ts'
import { toasts } from './useNotify.ts'
import { useOnline } from './useOnline.ts'

export type ShellProps = {
  /** Where the person is, to light its menu entry. */
  path: string
  /** Percent of the navigation bar; none while it rests. */
  progress: number | null
  onExit: () => void
  isExiting?: boolean
  /** In the header before language and theme. */
  messages?: ReactNode
  children: ReactNode
}

const collapsedKey = 'icss.menuCollapsed'

/** Header, side menu, content and footer around every screen (seed section 2, Shell). */
export function Shell({ path, progress, onExit, isExiting = false, messages, children }: ShellProps) {
  const t = useCopy()
  const { language, setLanguage } = useLanguage()
  const session = useSession()
  const isOnline = useOnline()
  const [theme, setTheme] = useState<ThemeName>(startTheme)
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'true')

  const { channel } = session
  const found = routeAt(path)
  const current: Route | undefined = found && routes[found.name]
  const groups = menuFor(session, language).map(({ key, label, items }) => ({
    id: key,
    label: label[language],
    items: items
      .flatMap((item) => (item.children.length > 0 && item.key !== 'help' ? item.children : [item]))
      .map((item) => ({
        href: `#${item.path}`,
        label: item.label[language],
        icon: menuIcon(item.icon),
        isCurrent: item.key === current?.menu,
      })),
  }))
  const nextTheme = theme === 'dark' ? 'light' : 'dark'
  const title = channel.cocId === null ? t('shell.channelTitle') : t('shell.chamberTitle')
  const collapse = (next: boolean) => {
    localStorage.setItem(collapsedKey, String(next))
    setCollapsed(next)
  }
  return (
    <>
      <AppShell
        brand={
          <>
            <TopProgress percent={progress} label={t('shell.loading')} />
            <BrandMark />
            <span className={styles.title}>{title}</span>
          </>
        }
        headerEnd={
          <>
            {messages}
            {found && <HelpLink screen={routes[found.name].screen} />}
            <IconButton
              label={t('shell.language')}
              tooltip={language === 'zh' ? 'English' : '中文'}
              tooltipPlacement="bottom"
              icon={<Languages size={16} />}
              onPress={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
            />
            <IconButton
              label={`${t('shell.theme')}: ${t(`shell.themes.${nextTheme}`)}`}
              tooltipPlacement="bottom"
              icon={nextTheme === 'dark' ? <Moon size={16} /> : <Sun size={16} />}
              onPress={() => {
                applyTheme(nextTheme)
                storeTheme(nextTheme)
                setTheme(nextTheme)
              }}
            />
            <Button variant="quiet" icon={<LogOut size={16} />} onPress={onExit} isPending={isExiting}>
              {t('shell.exit')}
            </Button>
          </>
        }
        side={(isNarrow) => (
          <>
            <div className={isNarrow ? styles.channelCollapsed : styles.channel}>
              <Avatar name={channel.name} />
              {!isNarrow && (
                <div className={styles.channelWords}>
                  <span className={styles.channelName}>{channel.name}</span>
                  <span className={styles.channelState}>
                    <span className={isOnline ? styles.online : styles.offline} aria-hidden />
                    {t(isOnline ? 'shell.online' : 'shell.offline')} ·{' '}
                    {t(channel.tier === 1 ? 'shell.tier1' : 'shell.tier2')}
                  </span>
                </div>
              )}
            </div>
            <SideMenu label={t('shell.mainMenu')} groups={groups} isCollapsed={isNarrow} />
          </>
        )}
        isCollapsed={isCollapsed}
        onCollapsedChange={collapse}
        labels={{
          collapse: t('shell.collapseMenu'),
          expand: t('shell.expandMenu'),
          openMenu: t('shell.openMenu'),
          closeMenu: t('shell.closeMenu'),
          menu: t('shell.mainMenu'),
          skip: t('shell.skipToContent'),
        }}
        footer={<Footer owner={t('shell.footer')} {...filingsOf(useSiteSettings())} />}
      >
        {children}
      </AppShell>
      <ToastRegion toasts={toasts} label={t('shell.messages')} closeLabel={t('shell.close')} />
    </>
  )
}
