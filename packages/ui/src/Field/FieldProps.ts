/** What every field takes. Words come finished, in the language of the person. */
export type FieldProps = {
  label: string
  /** Keeps the label for readers only, where the place says what it is (a search in a filter bar). */
  isLabelHidden?: boolean
  description?: string | undefined
  /** Stands at the field and marks it invalid; takes the place of the description. */
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  /** Of the value in its form; an error summary finds the field by it. */
  name?: string
}
