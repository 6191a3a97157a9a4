import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { useOpenedSave, useOpening } from '../content-permissions/useOpening.ts'
import { byId, callsOf, nameOf, type Noun, type RowOf } from '../lists/noun.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { draftOf } from './draft-of.ts'
import { EditScreen } from './EditScreen.tsx'
import { type Draft, useDraft } from './useDraft.ts'
import { type DraftFields, useDraftFields } from './useDraftFields.ts'
import { useLeave } from './useLeave.ts'

/** What the form of a noun stands on; `DraftForm` takes it whole. */
export interface NounForm<S extends z.ZodMiniObject> {
  readonly noun: Noun
  readonly draft: Draft<z.input<S>>
  /** The props of each field. */
  readonly field: DraftFields<z.input<S>>
  /** Under which uploads of this form are kept. */
  readonly place: string
  /** Whether the person may say which channel groups see it. */
  readonly hasGroups: boolean
  readonly onCancel: () => void
}

interface Stored {
  readonly id: string
  readonly version: number
}

type Opened = Stored & { readonly groupIds: readonly string[] }

export type NounEditProps<N extends Noun, S extends z.ZodMiniObject> = {
  noun: N
  /** Undefined for a new one. */
  id: string | undefined
  listPath: string
  /** By which the form judges. */
  schema: S
  /** What a new one begins with. */
  blank: () => z.input<S>
  /** The kind of content that it is, whose channel groups are chosen along with it. */
  content?: ContentKind
  /** Where to go once it is saved; back unless it says. */
  savedPath?: (saved: RowOf<N>, isNew: boolean) => string | undefined
  children: (form: NounForm<S>) => ReactNode
}

/** The screen that makes a record of a noun or changes one; its endpoints, names and words follow from the noun. */
export function NounEdit<N extends Noun, S extends z.ZodMiniObject>(props: NounEditProps<N, S>) {
  const { noun, id, listPath, content } = props
  const calls = callsOf(useClient(), noun)
  const opening = useOpening(content)
  return (
    <EditScreen<Opened>
      noun={noun}
      id={id}
      listPath={listPath}
      load={async (asked, signal) => {
        const [stored, groupIds] = await Promise.all([
          calls.show({ params: byId(noun, asked) }, { signal }),
          opening.load(asked, signal),
        ])
        return { ...stored, groupIds }
      }}
      nameOf={(stored) => nameOf(noun, stored)}
    >
      {(stored) => <Editing {...props} stored={stored} />}
    </EditScreen>
  )
}

function Editing<N extends Noun, S extends z.ZodMiniObject>({
  noun,
  listPath,
  schema,
  blank,
  content,
  savedPath,
  stored,
  children,
}: NounEditProps<N, S> & { stored: Opened | undefined }) {
  const calls = callsOf(useClient(), noun)
  const { leave, leaveSaved } = useLeave(noun, listPath)
  const opening = useOpening(content)
  const save = useOpenedSave<object, Stored>(opening, stored, (body, before) =>
    before
      ? calls.update({ params: byId(noun, before.id), query: { version: before.version }, body })
      : calls.create({ body }),
  )
  return (
    <Drafting
      noun={noun}
      place={`${noun}.${stored?.id ?? 'new'}.${stored?.version ?? 0}`}
      schema={schema}
      saved={stored ? draftOf(schema, { ...stored, groupIds: [...stored.groupIds] }) : blank()}
      save={save}
      onSaved={(saved) => leaveSaved(savedPath?.(saved as unknown as RowOf<N>, stored === undefined))}
      hasGroups={opening.isOffered}
      onCancel={leave}
    >
      {children}
    </Drafting>
  )
}

/** Apart from the above: a key draws this anew, and `save` stays what it was. */
function Drafting<S extends z.ZodMiniObject>({
  schema,
  saved,
  save,
  onSaved,
  children,
  ...form
}: Pick<NounForm<S>, 'noun' | 'place' | 'hasGroups' | 'onCancel'> & {
  schema: S
  saved: z.input<S>
  save: (draft: object) => Promise<Stored>
  onSaved: (saved: Stored) => void
  children: (form: NounForm<S>) => ReactNode
}) {
  const draft = useDraft({ key: form.place, schema, saved, save, onSaved })
  const field = useDraftFields(draft, form.noun)
  return children({ ...form, draft, field })
}
