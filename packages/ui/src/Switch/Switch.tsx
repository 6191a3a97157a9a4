import { memo, useId } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import { hint, knob, row, track } from './Switch.css.ts'

export type SwitchProps = {
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  description?: string | undefined
  isDisabled?: boolean
  isLabelHidden?: boolean
}

/** On or off, taking effect at once. */
export const Switch = memo(function Switch({ label, isLabelHidden = false, description, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <AriaSwitch
        {...rest}
        className={row}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        {...(description === undefined ? {} : { 'aria-describedby': id })}
      >
        <span className={track}>
          <span className={knob} />
        </span>
        {!isLabelHidden && label}
      </AriaSwitch>
      {description !== undefined && (
        <div id={id} className={hint}>
          {description}
        </div>
      )}
    </div>
  )
})
