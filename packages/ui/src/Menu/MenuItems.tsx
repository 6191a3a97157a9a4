import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu'
import { Separator } from 'react-aria-components/Separator'
import { Text } from 'react-aria-components/Text'
import { optionText, tick } from '../ListBox/ListBox.css.ts'
import { head as headStyle, items as itemStyles, menu, rule } from './Menu.css.ts'
import type { MenuItem } from './menu-item.ts'

export type MenuItemsProps = {
  /** Names the menu for readers. */
  label: string
  items: readonly MenuItem[]
  /** Stands above the items and is none of them, such as whose menu it is. */
  head?: ReactNode
  /** Ticks this one, in a menu that chooses (language, theme). */
  chosen?: string
  onChoose?: (id: string) => void
  onClose?: () => void
}

/** What stands in a menu. */
export function MenuItems({ label, items, head, chosen, onChoose, onClose }: MenuItemsProps) {
  const isChoice = chosen !== undefined
  return (
    <>
      {head !== undefined && <div className={headStyle}>{head}</div>}
      <AriaMenu
        className={menu}
        aria-label={label}
        selectionMode={isChoice ? 'single' : 'none'}
        selectedKeys={isChoice ? [chosen] : []}
        disallowEmptySelection={isChoice}
        onAction={(key) => onChoose?.(String(key))}
        {...(onClose ? { onClose } : {})}
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
    </>
  )
}
