/** A wording in both languages, Chinese written first. */
export interface Both {
  readonly zh: string
  readonly en: string
}
