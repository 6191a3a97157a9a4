import {
  Building2,
  CalendarDays,
  Flag,
  FolderClosed,
  Gift,
  GraduationCap,
  Handshake,
  Languages,
  LogOut,
  Megaphone,
  Moon,
  Radio,
  Users,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AppShell } from '../AppShell/AppShell.tsx'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SideMenu, type SideMenuGroup } from '../SideMenu/SideMenu.tsx'
import type { Say } from './inBoth.ts'

export const sampleGroups = (say: Say): SideMenuGroup[] => [
  { id: 'info', items: [{ href: '#info', label: say('信息管理', 'Information'), icon: <Building2 size={16} /> }] },
  {
    id: 'company',
    label: say('企业服务', 'Companies'),
    items: [
      {
        href: '#companies',
        label: say('企业管理', 'Companies'),
        icon: <Users size={16} />,
        badge: 1204,
        isCurrent: true,
      },
      { href: '#resources', label: say('资源管理', 'Resources'), icon: <Handshake size={16} /> },
      { href: '#demands', label: say('需求管理', 'Demands'), icon: <Megaphone size={16} /> },
      { href: '#events', label: say('活动管理', 'Events'), icon: <CalendarDays size={16} /> },
      { href: '#reports', label: say('举报管理', 'Reports'), icon: <Flag size={16} />, badge: 3 },
    ],
  },
  {
    id: 'training',
    label: say('培训', 'Training'),
    items: [
      { href: '#courses', label: say('企业大学课程', 'Company university courses'), icon: <GraduationCap size={16} /> },
      { href: '#live', label: say('直播课程', 'Live courses'), icon: <Radio size={16} /> },
      { href: '#files', label: say('文件', 'Files'), icon: <FolderClosed size={16} /> },
    ],
  },
  {
    id: 'channel',
    label: say('频道', 'Channel'),
    items: [{ href: '#draws', label: say('会议抽奖', 'Draws'), icon: <Gift size={16} /> }],
  },
]

export const shellLabels = (say: Say) =>
  say(
    {
      collapse: '收起菜单',
      expand: '展开菜单',
      openMenu: '打开菜单',
      closeMenu: '关闭菜单',
      menu: '菜单',
      skip: '跳到内容',
    },
    {
      collapse: 'Collapse menu',
      expand: 'Expand menu',
      openMenu: 'Open menu',
      closeMenu: 'Close menu',
      menu: 'Menu',
      skip: 'Skip to content',
    },
  )

type SampleShellProps = { say: Say; isCollapsed?: boolean; children: ReactNode }

/** The frame around a screen, as stories show it. */
export function SampleShell({ say, isCollapsed: atFirst = false, children }: SampleShellProps) {
  const [isCollapsed, setCollapsed] = useState(atFirst)
  return (
    <AppShell
      brand={
        <>
          <BrandMark />
          {say('商会管理后台', 'Chamber back office')}
        </>
      }
      headerEnd={
        <>
          <IconButton label={say('语言', 'Language')} icon={<Languages size={16} />} />
          <IconButton label={say('深色', 'Dark')} icon={<Moon size={16} />} />
          <Button variant="quiet" icon={<LogOut size={16} />}>
            {say('退出', 'Sign out')}
          </Button>
        </>
      }
      side={(isNarrow) => (
        <SideMenu label={say('主菜单', 'Main menu')} groups={sampleGroups(say)} isCollapsed={isNarrow} />
      )}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      labels={shellLabels(say)}
      footer={say('粤ICP备2026000001号　粤公网安备44030002000001号', 'ICP 2026000001, public security 44030002000001')}
    >
      {children}
    </AppShell>
  )
}
