/** What can be said of many records at once. `onOff`: online or not, published or withdrawn, on the shelf or off it. */
export const bulkChanges = ['category', 'tags', 'onOff'] as const
export type BulkChange = (typeof bulkChanges)[number]

interface BulkNoun {
  readonly changes: readonly BulkChange[]
  /** Whether what was deleted can come back, so that deleting many can be undone. */
  readonly comesBack: boolean
}

/** The nouns of which many records are chosen and deleted, changed or exported as one run. */
export const bulkNouns = {
  activities: { changes: [], comesBack: true },
  businessCards: { changes: ['onOff'], comesBack: true },
  companies: { changes: ['tags'], comesBack: true },
  courses: { changes: ['category'], comesBack: true },
  demands: { changes: ['onOff'], comesBack: true },
  files: { changes: ['category'], comesBack: true },
  lives: { changes: [], comesBack: false },
  meetings: { changes: [], comesBack: false },
  news: { changes: ['onOff'], comesBack: true },
  notices: { changes: ['onOff'], comesBack: true },
  prizes: { changes: [], comesBack: true },
  resources: { changes: ['onOff'], comesBack: true },
  tutors: { changes: ['category', 'onOff'], comesBack: true },
} as const satisfies Record<string, BulkNoun>

export type BulkNounName = keyof typeof bulkNouns
export const bulkNounNames = Object.keys(bulkNouns) as BulkNounName[]

export const isBulkNoun = (noun: string): noun is BulkNounName => Object.hasOwn(bulkNouns, noun)

/** What is offered of a noun. */
export const bulkChangesOf = (noun: BulkNounName): readonly BulkChange[] => bulkNouns[noun].changes

/** What a run does with the records that it was given. */
export type BulkDoes = 'deleteSelected' | 'changeSelected'

type Changed = { [N in BulkNounName]: (typeof bulkNouns)[N]['changes'] extends readonly [] ? never : N }[BulkNounName]

type BulkKinds = {
  readonly [N in BulkNounName as `${N}.deleteSelected`]: { readonly undoable: (typeof bulkNouns)[N]['comesBack'] }
} & { readonly [N in Changed as `${N}.changeSelected`]: { readonly undoable: true } }

/** The kinds of run of these nouns, as `operationKinds` has them. */
export const bulkKinds = Object.fromEntries(
  bulkNounNames.flatMap((noun) => [
    [`${noun}.deleteSelected`, { undoable: bulkNouns[noun].comesBack }],
    ...(bulkChangesOf(noun).length > 0 ? [[`${noun}.changeSelected`, { undoable: true }]] : []),
  ]),
) as BulkKinds
