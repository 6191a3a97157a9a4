import { useQuery } from '@tanstack/react-query'
import { CloudOff, Languages, LogOut, Moon, Sun } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { AppShell } from '@icss/ui/AppShell/AppShell.tsx'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { BrandMark } from '@icss/ui/BrandMark/BrandMark.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Footer } from '@icss/ui/Footer/Footer.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { SideMenu } from '@icss/ui/SideMenu/SideMenu.tsx'
import { ToastRegion } from '@icss/ui/Toast/ToastRegion.tsx'
import { menuFor } from '@icss/core/routes/menu.ts'
import { routeAt } from '@icss/core/routes/path.ts'
import type { Route } from '@icss/core/routes/route.ts'
import { routes } from '@icss/core/routes/routes.ts'
import { logoMiniText } from '@icss/core/sessions/session-state.ts'
import { filingsOf } from '@icss/core/shell/site-settings.ts'
import { HelpLink } from '../help/HelpLink.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { storeSessionState } from '../sessions/session-storage.ts'
import { hrefOf } from '../uploads/upload-view.ts'
import { menuIcon } from './menu-icons.tsx'
import { useSession } from './SessionProvider.tsx'
import * as styles from './Shell.css.ts'
import { useSiteSettings } from './SiteSettings.tsx'
import { useTheme } from './theme-store.ts'
import { toasts } from './useNotify.ts'
import { useOnline } from './useOnline.ts'

export type ShellProps = {
  /** Where the person is, to light its menu entry. */
  path: string
  /** The bar of navigations. */
  progress?: ReactNode
  onExit: () => void
  isExiting?: boolean
  /** In the header before language and theme. */
  messages?: ReactNode
  /** Behind those: the menu of whoever is logged in, which has them too where there is no room for them. */
  person?: ReactNode
  children: ReactNode
}

const collapsedKey = 'icss.menuCollapsed'

/** Header, side menu, content and footer around every screen (seed section 2, Shell). */
export function Shell({ path, progress, onExit, isExiting = false, messages, person, children }: ShellProps) {
  const t = useCopy()
  const { language, setLanguage } = useLanguage()
  const session = useSession()
  const isOnline = useOnline()
  const [theme, setTheme] = useTheme()
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'true')

  const { channel } = session
  const found = routeAt(path)
  const current: Route | undefined = found && routes[found.name]
  const groups = menuFor(session, language).map(({ key, label, items }) => ({
    id: key,
    ...(key === 'home' ? {} : { label: label[language] }),
    items: items
      .flatMap((item) => (item.children.length > 0 && item.key !== 'help' ? item.children : [item]))
      .map((item) => ({
        href: item.path,
        label: item.label[language],
        icon: menuIcon(item.icon),
        isCurrent: item.key === current?.menu,
      })),
  }))
  // Where company data stand, the law wants their source.
  const foot = {
    ...(current?.menu === 'businessManagement' ? { owner: t('shell.footer') } : {}),
    ...filingsOf(useSiteSettings()),
  }
  const nextTheme = theme === 'dark' ? 'light' : 'dark'
  const plainTitle = channel.cocId === null ? t('shell.channelTitle') : t('shell.chamberTitle')
  const { homeLogo } = useClient()
  const { data: logo } = useQuery({
    queryKey: ['homeLogo'],
    queryFn: ({ signal }) => homeLogo.show({}, { signal }),
    staleTime: Infinity,
    retry: false,
  })
  const title = logo?.logoText || plainTitle
  const miniText = logo?.logoMiniText || logoMiniText
  useEffect(() => storeSessionState(session, language, title, miniText), [session, language, title, miniText])
  const collapse = (next: boolean) => {
    localStorage.setItem(collapsedKey, String(next))
    setCollapsed(next)
  }
  return (
    <>
      <AppShell
        brand={
          <>
            {progress}
            <Link href="/" className={styles.home}>
              <BrandMark letter={miniText} logo={logo?.logo ? hrefOf(logo.logo) : undefined} />
              <span className={styles.title}>{title}</span>
            </Link>
          </>
        }
        headerEnd={
          <>
            {messages}
            {found && <HelpLink screen={routes[found.name].screen} />}
            <span className={person === undefined ? styles.always : styles.roomy}>
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
                onPress={() => setTheme(nextTheme)}
              />
            </span>
            {person}
            <span className={person === undefined ? styles.always : styles.roomy}>
              <Button variant="quiet" icon={<LogOut size={16} />} onPress={onExit} isPending={isExiting}>
                {t('shell.exit')}
              </Button>
            </span>
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
        footer={Object.keys(foot).length > 0 ? <Footer {...foot} /> : undefined}
      >
        {!isOnline && (
          <p role="status" className={styles.cut}>
            <CloudOff size={16} />
            {t('shell.offlineNote')}
          </p>
        )}
        {children}
      </AppShell>
      <ToastRegion toasts={toasts} label={t('shell.messages')} closeLabel={t('shell.close')} />
    </>
  )
}
