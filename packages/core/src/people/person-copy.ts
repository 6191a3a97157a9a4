import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { requiredFormat } from '../rules/formats.ts'
import { foldPhone } from '../rules/fold.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { secret } from '../rules/secret.ts'
import { exactText } from '../rules/text.ts'

/** Where a copy goes on: at a table, behind the row with this key. */
export const copyPlace = named(
  'PersonCopyPlace',
  z.strictObject({
    step: z.enum(['rows', 'mentions']),
    of: impersonal(exactText(63)),
    key: z.array(impersonal(exactText(500))).check(z.maxLength(8)),
  }),
)
export type CopyPlace = z.infer<typeof copyPlace>

export const personCopyDraft = z.strictObject({ phone: requiredFormat('mobile'), from: z.optional(copyPlace) })

/** A row that tells of the person: it has their phone, or hangs on a row that does. */
export const copiedRow = named(
  'CopiedRow',
  z.object({
    /** The kind of record: the plural noun of its table. */
    of: impersonal(z.string()),
    id: impersonal(z.string()),
    /** The kind of the row of theirs that it hangs on; '' where it has the phone itself. */
    through: impersonal(z.string()),
    /** Values by column. Secrets are left out, what is told of others is masked. No answer that holds them is kept. */
    values: secret(personal('text', z.record(z.string(), z.unknown()))),
  }),
)
export type CopiedRow = z.infer<typeof copiedRow>

/** A place in free words where the phone stands. */
export const mention = named(
  'PersonMention',
  z.object({
    of: impersonal(z.string()),
    id: impersonal(z.string()),
    /** The column; within a document the way to the text, such as `record.changes.0.after.remark`. */
    field: impersonal(z.string()),
    /** The words around it, without the numbers of others. */
    excerpt: secret(personal('text', z.string())),
  }),
)
export type Mention = z.infer<typeof mention>

/** As much of a copy as one call gives; `next` is where it goes on, null at its end. */
export const personCopyPart = named(
  'PersonCopyPart',
  z.object({ rows: z.array(copiedRow), mentions: z.array(mention), next: z.nullable(copyPlace) }),
)
export type PersonCopyPart = z.infer<typeof personCopyPart>

/** What is handed to the person as a file. */
export const personCopy = z.object({
  format: z.literal('icss-person-copy/v1'),
  phone: requiredFormat('mobile'),
  takenAt: impersonal(z.string()),
  rows: z.array(copiedRow),
  mentions: z.array(mention),
})
export type PersonCopy = z.infer<typeof personCopy>

/** What was found of a copy, and where it goes on; `next` is null at its end. */
export interface CopySoFar {
  readonly copy: PersonCopy
  readonly next: CopyPlace | null
}

type AskForPart = (draft: z.infer<typeof personCopyDraft>) => Promise<PersonCopyPart>

/** Takes a whole copy part by part, or the rest of what was begun; `ask` gets one, `soFar` is called after each. */
export async function takeCopy(
  phone: string,
  ask: AskForPart,
  soFar: (found: CopySoFar) => void = () => {},
  begun?: CopySoFar,
): Promise<PersonCopy> {
  let found = begun ?? {
    copy: {
      format: 'icss-person-copy/v1' as const,
      phone: foldPhone(phone),
      takenAt: new Date().toISOString(),
      rows: [],
      mentions: [],
    },
    next: undefined,
  }
  while (found.next !== null) {
    const from: CopyPlace | undefined = found.next
    const { rows, mentions, next } = await ask({ phone, ...(from && { from }) })
    if (from && JSON.stringify(next) === JSON.stringify(from)) throw new Error('A copy that does not get any further')
    const { copy } = found
    found = { copy: { ...copy, rows: [...copy.rows, ...rows], mentions: [...copy.mentions, ...mentions] }, next }
    soFar(found)
  }
  return found.copy
}

/** The name of its file, which does not say whose copy it is. */
export const copyFileName = ({ takenAt }: PersonCopy): string => `person-copy-${takenAt.slice(0, 10)}.json`
