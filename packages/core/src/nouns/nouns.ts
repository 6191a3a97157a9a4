import type { ContentKind } from '../content-permissions/content-permission.ts'
import type { BulkChange } from '../selections/bulk-change.ts'

/** How another one is made of one. */
export interface Copied {
  /** The fields that are another's own, which a copy does not take over; its name too, unless it is to be numbered. */
  readonly leaves?: readonly string[]
  /** Where one is over or has begun, its copy begins now; left out, on the same day of the week, as soon as that is ahead. */
  readonly begins?: 'now'
}

/** What the frame does with the records of a noun, beside listing and keeping them. */
interface NounTraits {
  /** They are imported from tables; each import is a run that can be undone. */
  readonly imports?: true
  /** What becomes of them when they are deleted: they lie in the recycle bin, or an undo of that run brings them back. */
  readonly deleted?: 'binned' | 'undoable'
  /** Many are chosen, deleted and exported as one run; the changes that can be made to many. */
  readonly many?: readonly BulkChange[]
  /** As which kind of content they are opened to channel groups. */
  readonly opened?: ContentKind
  /** Another one is made of one, in its form. A course and a meeting are copied whole, by an endpoint of their own. */
  readonly copied?: Copied
}

/**
 * The nouns with which the frame does more than list and keep them, in the order in which people choose among them. Schemas
 * are made of this while modules still load, so it imports no manifest (ADR 35).
 */
export const nouns = {
  notices: {
    deleted: 'binned',
    many: ['onOff'],
    opened: 'notice',
    copied: { leaves: ['openToGroups'], begins: 'now' },
  },
  news: { imports: true, deleted: 'binned', many: ['onOff'], copied: { begins: 'now' } },
  companies: {
    imports: true,
    deleted: 'binned',
    many: ['tags'],
    copied: {
      leaves: [
        'name',
        'legalRepresentative',
        'registeredCapital',
        'unifiedCreditCode',
        'registrationNumber',
        'organizationCode',
        'taxpayerId',
        'registrationStatus',
        'registeredAddress',
        'foundedOn',
        'businessPeriod',
      ],
    },
  },
  employees: { imports: true, deleted: 'binned', many: [] },
  resources: { imports: true, deleted: 'binned', many: ['onOff'], copied: {} },
  demands: { imports: true, deleted: 'binned', many: ['onOff'], copied: {} },
  activities: { imports: true, deleted: 'binned', many: [], copied: {} },
  courses: { deleted: 'binned', many: ['category'], opened: 'course' },
  tutors: { deleted: 'binned', many: ['category', 'onOff'], copied: { leaves: ['name', 'avatar'] } },
  lives: { many: [], opened: 'live', copied: {} },
  files: { imports: true, deleted: 'undoable', many: ['category'], opened: 'file' },
  meetings: { many: [], opened: 'meeting' },
  participants: { imports: true, many: [] },
  businessCards: {
    imports: true,
    deleted: 'binned',
    many: ['onOff'],
    copied: { leaves: ['name', 'phone', 'email', 'weChat', 'avatar', 'introduction'] },
  },
  prizes: { deleted: 'binned', many: [], copied: {} },
  subChannels: { imports: true },
  accounts: { imports: true, many: [] },
} as const satisfies Readonly<Record<string, NounTraits>>

type Nouns = typeof nouns

/** The nouns whose traits are like these. */
export type NounWith<Like extends NounTraits> = {
  [Noun in keyof Nouns]: Nouns[Noun] extends Like ? Noun : never
}[keyof Nouns]

/** The nouns that have a trait, in their order. */
export const nounsWith = <Like extends NounTraits>(is: (traits: NounTraits) => boolean): NounWith<Like>[] =>
  (Object.keys(nouns) as (keyof Nouns)[]).filter((noun) => is(nouns[noun])) as NounWith<Like>[]
