import type { BulkChange } from '../selections/bulk-change.ts'

/** What the frame does with the records of a noun, beside listing and keeping them. */
interface NounTraits {
  /** They are imported from tables; each import is a run that can be undone. */
  readonly imports?: true
  /** What becomes of them when they are deleted: they lie in the recycle bin, or an undo of that run brings them back. */
  readonly deleted?: 'binned' | 'undoable'
  /** Many are chosen, deleted and exported as one run; the changes that can be made to many. */
  readonly many?: readonly BulkChange[]
}

/**
 * The nouns with which the frame does more than list and keep them, in the order in which people choose among them. Schemas
 * are made of this while modules still load, so it imports no manifest (ADR 35).
 */
export const nouns = {
  notices: { deleted: 'binned', many: ['onOff'] },
  news: { imports: true, deleted: 'binned', many: ['onOff'] },
  companies: { imports: true, deleted: 'binned', many: ['tags'] },
  employees: { imports: true, deleted: 'binned' },
  resources: { imports: true, deleted: 'binned', many: ['onOff'] },
  demands: { imports: true, deleted: 'binned', many: ['onOff'] },
  activities: { imports: true, deleted: 'binned', many: [] },
  courses: { deleted: 'binned', many: ['category'] },
  tutors: { deleted: 'binned', many: ['category', 'onOff'] },
  lives: { many: [] },
  files: { imports: true, deleted: 'undoable', many: ['category'] },
  meetings: { many: [] },
  participants: { imports: true },
  businessCards: { imports: true, deleted: 'binned', many: ['onOff'] },
  prizes: { deleted: 'binned', many: [] },
  subChannels: { imports: true },
  accounts: { imports: true },
} as const satisfies Readonly<Record<string, NounTraits>>

type Nouns = typeof nouns

/** The nouns whose traits are like these. */
export type NounWith<Like extends NounTraits> = {
  [Noun in keyof Nouns]: Nouns[Noun] extends Like ? Noun : never
}[keyof Nouns]

/** The nouns that have a trait, in their order. */
export const nounsWith = <Like extends NounTraits>(is: (traits: NounTraits) => boolean): NounWith<Like>[] =>
  (Object.keys(nouns) as (keyof Nouns)[]).filter((noun) => is(nouns[noun])) as NounWith<Like>[]
