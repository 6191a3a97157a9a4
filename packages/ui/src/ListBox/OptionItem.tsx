import { Check } from 'lucide-react'
import { memo } from 'react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { option as optionStyle, optionHint, optionText, tick } from './ListBox.css.ts'
import type { Option } from './Option.ts'

export type OptionItemProps = {
  option: Option
  /** Told when it is picked; the option's value unless said otherwise. */
  id?: string
  /** In this list options stay chosen, which a tick shows. */
  hasTick?: boolean
}

/** A line in a list of options. */
export const OptionItem = memo(function OptionItem({ option, id, hasTick = false }: OptionItemProps) {
  const { value, label, description, isDisabled = false } = option
  return (
    <ListBoxItem id={id ?? value} textValue={label} isDisabled={isDisabled} className={optionStyle}>
      <span className={optionText}>
        {label}
        {description !== undefined && <span className={optionHint}>{description}</span>}
      </span>
      {hasTick && <Check size={16} className={tick} />}
    </ListBoxItem>
  )
})
