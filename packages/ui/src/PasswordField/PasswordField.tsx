import { memo, useState } from 'react'
import { PlainTextField, type PlainTextFieldProps } from '../PlainTextField/PlainTextField.tsx'
import { EyeIcon } from './EyeIcon.tsx'
import { eye } from './PasswordField.css.ts'

export type PasswordFieldProps = Omit<PlainTextFieldProps, 'type' | 'suffix'> & {
  labels: { show: string; hide: string }
}

/** A password, hidden until asked to show; it hides again with the field. */
export const PasswordField = memo(function PasswordField({ labels, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <PlainTextField
      autoComplete="current-password"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={eye}
          aria-label={isShown ? labels.hide : labels.show}
          disabled={rest.isDisabled === true}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      }
    />
  )
})
