import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Badge } from '../Badge/Badge.tsx'
import { hidden } from '../Field/Field.css.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import {
  dot,
  group as groupStyle,
  groupName,
  icon as iconStyle,
  items as itemStyles,
  menu,
  rule,
  words,
} from './SideMenu.css.ts'

export type SideMenuItem = {
  href: string
  label: string
  /** A lucide icon of 16 px. */
  icon: ReactNode
  /** How many wait there. */
  badge?: number
  isCurrent?: boolean
}

export type SideMenuGroup = { id: string; label?: string; items: readonly SideMenuItem[] }

export type SideMenuProps = {
  /** Names the menu for readers. */
  label: string
  groups: readonly SideMenuGroup[]
  /** Icons only, names as tooltips. */
  isCollapsed?: boolean
}

/** The screens, in groups. */
export function SideMenu({ label, groups, isCollapsed = false }: SideMenuProps) {
  return (
    <nav aria-label={label} className={menu}>
      {groups.map((group, at) => (
        <div key={group.id} className={groupStyle}>
          {group.label !== undefined &&
            (isCollapsed ? at > 0 && <div className={rule} /> : <div className={groupName}>{group.label}</div>)}
          <ul aria-label={group.label}>
            {group.items.map((item) => (
              <li key={item.href}>
                <Item {...item} isCollapsed={isCollapsed} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Item({
  href,
  label,
  icon,
  badge = 0,
  isCurrent = false,
  isCollapsed,
}: SideMenuItem & { isCollapsed: boolean }) {
  return (
    <Tooltip text={label} placement="end" isDisabled={!isCollapsed}>
      <Link
        href={href}
        className={isCollapsed ? itemStyles.narrow : itemStyles.wide}
        {...(isCurrent ? { 'aria-current': 'page' } : {})}
      >
        <span className={iconStyle}>{icon}</span>
        <span className={isCollapsed ? hidden : words}>{label}</span>
        {isCollapsed ? badge > 0 && <span className={dot} /> : <Badge count={badge} />}
      </Link>
    </Tooltip>
  )
}
