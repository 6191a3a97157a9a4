import { ArrowDown, ArrowUp, Ellipsis, IndentDecrease, IndentIncrease, Pencil, Plus, Trash2 } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import type { MenuItem } from '../Menu/menu-item.ts'
import type { TreeLabels } from './tree-labels.ts'
import type { Step } from './tree.ts'

/** What can be done to a row; an act that is left out is not offered. */
export type TreeActs = Partial<Record<'rename' | 'addBelow' | Step | 'remove', (() => void) | undefined>>

const icons = {
  rename: Pencil,
  addBelow: Plus,
  up: ArrowUp,
  down: ArrowDown,
  inwards: IndentIncrease,
  outwards: IndentDecrease,
  remove: Trash2,
}
const order = Object.keys(icons) as (keyof typeof icons)[]

/** The menu of a row of a Tree. */
export function TreeMenu({ name, acts, labels }: { name: string; acts: TreeActs; labels: TreeLabels }) {
  const items = order.flatMap((act): MenuItem[] => {
    const onPress = acts[act]
    if (onPress === undefined) return []
    const Icon = icons[act]
    const item = { id: act, label: labels[act], icon: <Icon size={16} />, onPress }
    return act === 'remove'
      ? [
          { id: 'line', isSeparator: true },
          { ...item, isDanger: true },
        ]
      : [item]
  })
  if (items.length === 0) return null
  return (
    <Menu
      label={labels.more(name)}
      trigger={<IconButton size="tiny" label={labels.more(name)} icon={<Ellipsis size={16} />} />}
      items={items}
    />
  )
}
