import type { ReactNode } from 'react'
import { Form } from '@icss/ui/Form/Form.tsx'
import { useErrorWording } from '../language/copy.ts'
import { FormUploads } from '../uploads/FormUploads.ts'
import type { FormState } from './useForm.ts'
import { useUploadGuard } from './useUploadGuard.ts'

export type SmallFormProps = {
  /** For a button outside. */
  id?: string
  form: FormState<object>
  children: ReactNode
}

/**
 * A form whose fields are all in sight, as in a dialog. What is wrong stands at its field, and the first fault takes the
 * focus; what concerns none of the fields stands above them.
 */
export function SmallForm({ id, form, children }: SmallFormProps) {
  const { inOneLine } = useErrorWording()
  const { errors, failure, values, save } = form
  const { begin, guarded } = useUploadGuard()
  const faults = Object.entries(errors).map(([path, error]) => ({ name: path.split('.')[0] ?? '', error }))
  const atFields = faults.filter(({ name }) => name in values)
  const astray = faults.find(({ name }) => !(name in values))?.error
  return (
    <Form
      {...(id === undefined ? {} : { id })}
      onSubmit={guarded(save)}
      problems={atFields.map(({ name, error }) => ({ name, message: inOneLine(error) ?? '' }))}
      fault={inOneLine(astray ?? (atFields.length === 0 ? failure : undefined))}
    >
      <FormUploads value={begin}>{children}</FormUploads>
    </Form>
  )
}
