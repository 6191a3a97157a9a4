import { useRef } from 'react'
import { tick, tickBox } from './DataTable.css.ts'

type TickBoxProps = {
  label: string
  isChecked: boolean
  isMixed?: boolean
  isDisabled?: boolean
  /** A look of its own around the box. */
  look?: string | undefined
  /** How the label stands behind the box, if it does. */
  wordsLook?: string | undefined
  onChange: (isChecked: boolean, isRange: boolean) => void
}

/** A native check box: fifty of them must not slow a table down. */
export function TickBox({
  label,
  isChecked,
  isMixed = false,
  isDisabled = false,
  look,
  wordsLook,
  onChange,
}: TickBoxProps) {
  // The click that Firefox makes of the space bar says nothing of Shift.
  const isShiftSpace = useRef(false)
  return (
    <label className={look === undefined ? tick : `${tick} ${look}`}>
      <input
        type="checkbox"
        aria-label={label}
        className={tickBox}
        checked={isChecked}
        disabled={isDisabled}
        ref={(box) => {
          if (box !== null) box.indeterminate = isMixed
        }}
        onKeyUp={({ key, shiftKey }) => (isShiftSpace.current = key === ' ' && shiftKey)}
        onChange={(event) => {
          onChange(event.target.checked, isShiftSpace.current || (event.nativeEvent as MouseEvent).shiftKey === true)
          isShiftSpace.current = false
        }}
      />
      {wordsLook !== undefined && <span className={wordsLook}>{label}</span>}
    </label>
  )
}
