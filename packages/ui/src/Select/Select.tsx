import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { field } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { fieldPopover, list, nothing } from '../ListBox/ListBox.css.ts'
import type { Option } from '../ListBox/Option.ts'
import { OptionItem } from '../ListBox/OptionItem.tsx'
import { chevron, chosen, prefix as prefixStyle, trigger } from './Select.css.ts'

export type SelectProps = FieldProps & {
  options: readonly Option[]
  /** The chosen option's value; null when none is. */
  value: string | null
  onChange: (value: string) => void
  /** Shown while nothing is chosen; the label unless it is said. */
  placeholder?: string
  /** Stands before the chosen words in a filter bar: “行业：”. */
  prefix?: string
  /** Said when there is no option. */
  emptyText?: string
  autoFocus?: boolean
}

/** One of a handful; for more than about twenty use a ComboBox. Typing jumps to the option. */
export const Select = memo(function Select(props: SelectProps) {
  const { label, isLabelHidden, description, error, options, value, onChange, prefix, emptyText } = props
  const { isRequired = false, isDisabled = false, name, autoFocus = false, placeholder = label } = props
  return (
    <AriaSelect
      data-field={name}
      className={field}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      autoFocus={autoFocus}
      validationBehavior="aria"
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel text={label} isRequired={isRequired} isHidden={isLabelHidden} />
      <Button className={trigger}>
        <SelectValue className={chosen}>
          {({ isPlaceholder }) => (
            <>
              {prefix !== undefined && <span className={prefixStyle}>{prefix}</span>}
              {isPlaceholder ? placeholder : options.find((option) => option.value === value)?.label}
            </>
          )}
        </SelectValue>
        <ChevronDown size={16} className={chevron} />
      </Button>
      <FieldFoot description={description} error={error} />
      <Popover className={fieldPopover} offset={4}>
        <ListBox className={list} renderEmptyState={() => <div className={nothing}>{emptyText}</div>}>
          {options.map((option) => (
            <OptionItem key={option.value} option={option} hasTick />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
})
