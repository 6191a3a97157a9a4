/** One choice of a Select or ComboBox. */
export type Option = {
  value: string
  label: string
  description?: string
  isDisabled?: boolean
}
