import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Text } from 'react-aria-components/Text'
import { optionText, popover, tick } from '../ListBox/ListBox.css.ts'
import { items as itemStyles, menu, rule } from './Menu.css.ts'

export type MenuItem =
  | {
      id: string
      label: string
      icon?: ReactNode
      href?: string
      isDanger?: boolean
      isDisabled?: boolean
      onPress?: () => void
    }
  | { id: string; isSeparator: true }

export type MenuProps = {
  /** Names the menu for readers. */
  label: string
  /** A Button or an IconButton. */
  trigger: ReactNode
  items: readonly MenuItem[]
  /** Ticks this one, in a menu that chooses (language, theme). */
  chosen?: string
  onChoose?: (id: string) => void
}

/** Acts on one thing, or a choice that takes effect at once. Destructive ones last, behind a separator. */
export function Menu({ label, trigger, items, chosen, onChoose }: MenuProps) {
  const isChoice = chosen !== undefined
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={popover} placement="bottom end" offset={4}>
        <AriaMenu
          className={menu}
          aria-label={label}
          selectionMode={isChoice ? 'single' : 'none'}
          selectedKeys={isChoice ? [chosen] : []}
          disallowEmptySelection={isChoice}
          onAction={(key) => onChoose?.(String(key))}
        >
          {items.map((item) =>
            'isSeparator' in item ? (
              <Separator key={item.id} className={rule} />
            ) : (
              <AriaMenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled === true}
                className={itemStyles[item.isDanger === true ? 'danger' : 'plain']}
                {...(item.href === undefined ? {} : { href: item.href })}
                onAction={() => item.onPress?.()}
              >
                {item.icon}
                <Text slot="label" className={optionText}>
                  {item.label}
                </Text>
                {isChoice && <Check size={16} className={tick} />}
              </AriaMenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
