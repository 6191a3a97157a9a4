import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { option as optionStyle, optionHint, optionText, tick } from './ListBox.css.ts'
import type { Option } from './Option.ts'

/** A line in a list of options. */
export function OptionItem({ option }: { option: Option }) {
  const { value, label, description, isDisabled = false } = option
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={optionStyle}>
      <span className={optionText}>
        {label}
        {description !== undefined && <span className={optionHint}>{description}</span>}
      </span>
      <Check size={16} className={tick} />
    </ListBoxItem>
  )
}
