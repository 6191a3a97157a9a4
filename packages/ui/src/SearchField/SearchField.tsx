import { Search, X } from 'lucide-react'
import { memo, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { field, input } from '../Field/Field.css.ts'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import { clear, glass } from './SearchField.css.ts'

export type SearchFieldProps = Omit<AriaSearchFieldProps, 'className' | 'style' | 'children'> & {
  /** Read out; shown above only when `isLabelShown`. */
  label: string
  isLabelShown?: boolean
  placeholder?: string
  /** Name of the button that empties the field. */
  clearLabel: string
  inputRef?: Ref<HTMLInputElement>
}

/** Looks for what is typed. Escape empties it; Enter calls `onSubmit` at once. */
export const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { label, isLabelShown = false, placeholder, clearLabel, inputRef, ...rest } = props
  return (
    <AriaSearchField {...rest} className={field}>
      <FieldLabel text={label} isHidden={!isLabelShown} />
      <FieldBox isInvalid={false} isDisabled={rest.isDisabled === true}>
        <Search size={16} className={glass} />
        <Input
          className={input}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
        />
        <Button className={clear} aria-label={clearLabel}>
          <X size={14} />
        </Button>
      </FieldBox>
    </AriaSearchField>
  )
})
