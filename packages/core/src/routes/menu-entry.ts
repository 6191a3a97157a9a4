import type { Both } from '../copy/language.ts'
import type { Variant } from '../permissions/variant.ts'

/** Groups of the side menu from top to bottom; that of home stands without its name. */
export const menuGroups = {
  home: { zh: '首页', en: 'Home' },
  organisation: { zh: '组织', en: 'Organisation' },
  business: { zh: '企业服务', en: 'Business' },
  training: { zh: '培训', en: 'Training' },
  channel: { zh: '频道', en: 'Channel' },
  help: { zh: '帮助', en: 'Help' },
} as const satisfies Readonly<Record<string, Both>>
export type MenuGroupKey = keyof typeof menuGroups

/**
 * An entry of the side menu, at its `place` in the group, the least first. It opens the first of the screens that the
 * session may open, and is not there when none is; `menu-entries.ts` asks whether there are such screens. `icon` is a lucide name. `under`: a line of that entry's submenu, which
 * a main channel sees in place of the one link. `lists`: each path of its screens is a line of the submenu. `variant`: only
 * in that back office.
 */
export interface MenuEntry {
  readonly label: Both
  readonly group: MenuGroupKey
  readonly place: number
  readonly icon: string
  readonly opens: readonly string[]
  readonly under?: string
  readonly lists?: true
  readonly variant?: Variant
}
