import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { option, optionHint, optionText, tick } from './ListBox.css.ts'
import type { Option } from './Option.ts'

/** A line in a list of options. */
export function OptionItem({ value, label, description, isDisabled = false }: Option) {
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={option}>
      <span className={optionText}>
        <Text slot="label">{label}</Text>
        {description !== undefined && (
          <Text slot="description" className={optionHint}>
            {description}
          </Text>
        )}
      </span>
      <Check size={16} className={tick} />
    </ListBoxItem>
  )
}
