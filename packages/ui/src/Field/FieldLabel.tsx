import { Label } from 'react-aria-components/Label'
import { asterisk, hidden, label } from './Field.css.ts'

export type FieldLabelProps = { text: string; isRequired?: boolean | undefined; isHidden?: boolean | undefined }

/** The name of a field; hidden ones are still read out. The asterisk is drawn only, the input says it is required. */
export function FieldLabel({ text, isRequired = false, isHidden = false }: FieldLabelProps) {
  return (
    <Label className={isHidden ? hidden : label}>
      {text}
      {isRequired && (
        <span aria-hidden className={asterisk}>
          *
        </span>
      )}
    </Label>
  )
}
