import type * as z from 'zod/mini'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import type { Server } from '../server/connect.ts'
import type { Beside, Values } from './beside-draft.ts'
import type { MovedCalls } from './moved-calls.ts'

/** Whether a record of a noun goes along. */
export type Has = (noun: MovedName, id: string) => boolean

/** The id that a record of a noun has at the target. */
export type IdOf = (noun: MovedName, id: string) => string

/** A noun without calls to make its records: what a record holds, and how it is read and made. */
export interface MovedOnly {
  readonly draft: z.ZodMiniObject
  readonly calls: (server: Server) => Omit<MovedCalls, 'show'>
  /** What the file at a dotted path within a record, called `name`, is uploaded for, where its schema does not say. */
  readonly slotAt?: (values: Values, path: string, name: string) => UploadSlotName | undefined
}

/** A noun whose records go along. Its fields, references and files are those of its draft in the contract. */
export interface MovedNoun {
  readonly name: MovedName
  /** The fields by which a record is known again where it is there already. */
  readonly known: readonly string[]
  /** Whether another writing of the same name is that record, too. */
  readonly knowsAlike?: true
  /** Narrows its list to what can go along. */
  readonly query?: Values
  /** Fields that stay behind: secrets. */
  readonly leaves?: readonly string[]
  /** The field that refers to another record of the same noun, which stands before it. */
  readonly parent?: string
  /** The noun within each of whose records it is listed and made, and the parameter that holds the record's id. */
  readonly within?: { readonly noun: MovedName; readonly param: string }
  /** Of what is changed and not made. */
  readonly only?: MovedOnly
  /** What of a record goes along, if it does; all of it when left out. */
  readonly carried?: (stored: Values, has: Has) => Values | undefined
  /** What holds ids deeper than in a field that the contract marks, with those of the target. */
  readonly refers?: (values: Values, idOf: IdOf) => Values
  /** Sent with each that is made. */
  readonly confirms?: Values
  /** Whether each record needs an upload that no other has. */
  readonly ownUploads?: true
  readonly beside?: Beside
}

export type MovedName =
  | 'activities'
  | 'businessCards'
  | 'carouselCourses'
  | 'channelGroups'
  | 'companies'
  | 'contentPermissions'
  | 'courseCategories'
  | 'courses'
  | 'demands'
  | 'employees'
  | 'fileGroups'
  | 'files'
  | 'homeScreen'
  | 'lives'
  | 'meetings'
  | 'news'
  | 'notices'
  | 'organisation'
  | 'participants'
  | 'permissionTemplates'
  | 'prizes'
  | 'resources'
  | 'tutorCategories'
  | 'tutors'
