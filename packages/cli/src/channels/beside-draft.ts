import type * as z from 'zod/mini'
import type { Server } from '../server/connect.ts'
import type { Patiently } from '../server/patient-calls.ts'

export type Values = Readonly<Record<string, unknown>>

/** What a record has beside its draft, written by calls of its own once it is there. */
export interface Beside {
  /** The schemas of those fields that hold files. */
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly read: (server: Server, stored: Values, call: Patiently) => Promise<Values>
  /** Whether a record, `stored` as its list has it, lacks it, as one does that was made when the command was killed. */
  readonly isLacking: (server: Server, stored: Values, values: Values, call: Patiently) => Promise<boolean>
  readonly write: (server: Server, id: string, values: Values, call: Patiently) => Promise<void>
}
