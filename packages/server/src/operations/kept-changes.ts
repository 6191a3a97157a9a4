/** A changed record: values by field before and after; `version` is the one that the change gave it. */
export interface KeptChange {
  readonly line: number
  readonly id: string
  readonly label: string
  readonly version: number
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** A record that is there, or gone, by this run; parallel lists keep 100,000 of them small. */
export interface KeptIds {
  readonly lines: readonly number[]
  readonly ids: readonly string[]
}

/** What one batch of a run changed. */
export interface KeptChanges {
  readonly created: KeptIds
  readonly changed: readonly KeptChange[]
  readonly deleted?: readonly { readonly line: number; readonly id: string; readonly label: string }[]
}
