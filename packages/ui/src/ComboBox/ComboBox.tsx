import { ChevronDown } from 'lucide-react'
import { memo, useEffect, useMemo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, type Key } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { field, input } from '../Field/Field.css.ts'
import { FieldFoot } from '../Field/FieldFoot.tsx'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { fieldPopover, list, nothing } from '../ListBox/ListBox.css.ts'
import type { Option } from '../ListBox/Option.ts'
import { OptionItem } from '../ListBox/OptionItem.tsx'
import { opener } from './ComboBox.css.ts'
import { matching } from './matching.ts'

export type ComboBoxProps = FieldProps & {
  /** Suggestions; the ones that hold the typed words are shown, some at first and more while one scrolls or walks down. */
  options: readonly Option[]
  /** The words in the field, a suggestion's label or the person's own. */
  value: string
  onChange: (words: string) => void
  /** Called with the option when one is picked. */
  onPick?: (option: Option) => void
  placeholder?: string
  /** Said when no suggestion fits; without it the list stays closed then. */
  emptyText?: string
  /** The caller has looked the options up itself, so they are shown as they come. */
  isFiltered?: boolean
}

/** How many suggestions are drawn at first, two more than one sees: a key may change each of them. */
const atFirst = 12
/** How many come with each step towards the end: a list of 10,000 opens at once. */
const step = 50
const height = 320

/**
 * What is chosen here changes with a key only, which leaves no option focused: an option may take another's place, and
 * is written there instead of built anew. What others looked up may come at any time.
 */
const idOf = (option: Option, at: number, isFiltered: boolean) => (isFiltered ? option.value : String(at))

const isSame = (one: readonly Option[], other: readonly Option[]) =>
  one.length === other.length && one.every((option, at) => option === other[at])

/** Free words with suggestions. Arrow down opens the list, Escape closes it and keeps what was typed. */
export const ComboBox = memo(function ComboBox(props: ComboBoxProps) {
  const { label, isLabelHidden, description, error, options, value, onChange, onPick, placeholder, emptyText } = props
  const { isRequired = false, isDisabled = false, isFiltered = false, name } = props
  const [limit, setLimit] = useState({ typed: value, count: atFirst })
  // Whoever comes back to words has not asked for as many again.
  if (limit.typed !== value) setLimit({ typed: value, count: atFirst })
  const count = limit.typed === value ? limit.count : atFirst
  const found = useMemo(
    () => (isFiltered ? options.slice(0, count) : matching(options, value, count)),
    [isFiltered, options, value, count],
  )
  const [shown, show] = useState(found)
  if (found !== shown && !isSame(found, shown)) show(found)
  // The list closes when something else is chosen. Then nothing is again: the words are what counts.
  const [picked, setPicked] = useState<Key | null>(null)
  useEffect(() => setPicked(null), [picked])
  const pick = (key: Key | null) => {
    const option = shown.find((candidate, at) => idOf(candidate, at, isFiltered) === key)
    if (option === undefined) return
    setPicked(key)
    onChange(option.label)
    onPick?.(option)
  }
  // Of no account while all is shown.
  const next = shown.length === count ? count + step : undefined
  const typed = next === undefined ? '' : value
  // The same element as long as the same is shown: all of it is drawn twice, once to know the options.
  const content = useMemo(
    () => (
      <>
        <FieldLabel text={label} isRequired={isRequired} isHidden={isLabelHidden} />
        <FieldBox isInvalid={error !== undefined} isDisabled={isDisabled}>
          <Input className={input} {...(placeholder === undefined ? {} : { placeholder })} />
          <Button className={opener}>
            <ChevronDown size={16} />
          </Button>
        </FieldBox>
        <FieldFoot description={description} error={error} />
        <Popover className={fieldPopover} offset={4} maxHeight={height}>
          <ListBox className={list} renderEmptyState={() => <div className={nothing}>{emptyText}</div>}>
            {shown.map((option, at) => {
              const id = idOf(option, at, isFiltered)
              return <OptionItem key={id} id={id} option={option} />
            })}
            {next !== undefined && (
              <ListBoxLoadMoreItem scrollOffset={0.1} onLoadMore={() => setLimit({ typed, count: next })} />
            )}
          </ListBox>
        </Popover>
      </>
    ),
    [
      label,
      isRequired,
      isLabelHidden,
      error,
      isDisabled,
      placeholder,
      description,
      emptyText,
      shown,
      isFiltered,
      next,
      typed,
    ],
  )
  return (
    <AriaComboBox
      data-field={name}
      className={field}
      // What is shown is chosen here already.
      defaultFilter={() => true}
      inputValue={value}
      onInputChange={onChange}
      value={picked}
      onChange={pick}
      allowsCustomValue
      allowsEmptyCollection={emptyText !== undefined}
      menuTrigger="focus"
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(name === undefined ? {} : { name })}
    >
      {content}
    </AriaComboBox>
  )
})
