import { Check } from 'lucide-react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu'
import { Separator } from 'react-aria-components/Separator'
import { Text } from 'react-aria-components/Text'
import { optionText, tick } from '../ListBox/ListBox.css.ts'
import { head as headStyle, items as itemStyles, menu, rule } from './Menu.css.ts'
import type { MenuProps } from './Menu.tsx'

/** What stands in a menu. */
export function MenuItems({
  label,
  items,
  head,
  chosen,
  onChoose,
  onClose,
}: Omit<MenuProps, 'trigger'> & { onClose?: () => void }) {
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
