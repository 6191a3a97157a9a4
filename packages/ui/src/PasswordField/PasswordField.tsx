import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { eye } from './PasswordField.css.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'maxLength'> & {
  labels: { show: string; hide: string }
}

/** A password, hidden until asked to show; it hides again with the field. */
export function PasswordField({ labels, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      spellCheck="false"
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          className={eye}
          aria-label={isShown ? labels.hide : labels.show}
          isDisabled={rest.isDisabled === true}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <Eye size={16} /> : <EyeOff size={16} />}
        </Button>
      }
    />
  )
}
