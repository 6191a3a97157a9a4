import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { HistoryButton } from '../audit/HistoryButton.tsx'
import { useOpenedSave, useOpening } from '../content-permissions/useOpening.ts'
import { copyOf, isCopied } from '@icss/core/nouns/copy-of.ts'
import { nameWithoutNumber } from '@icss/core/nouns/name-of-copy.ts'
import { newPathAt } from '@icss/core/routes/new-path.ts'
import { sameNameKey } from '@icss/core/rules/same-name.ts'
import { byId, callsOf, endpointsOf, nameOf, type Noun, type Params, type RowOf } from '../lists/noun.ts'
import { isSearched } from '../lists/query-fields.ts'
import { useCopyPath } from '../lists/useCopyPath.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useShown } from '../shell/useShown.ts'
import { CopyRecord, type CopyRecordProps } from './CopyRecord.tsx'
import { draftOf } from './draft-of.ts'
import { editedKey, EditScreen } from './EditScreen.tsx'
import { FirstField } from './FirstField.tsx'
import { type Draft, useDraft } from './useDraft.ts'
import { type DraftFields, useDraftFields } from './useDraftFields.ts'
import { useLeave } from './useLeave.ts'

/** What the form of a noun stands on; `DraftForm` takes it whole. */
export interface NounForm<S extends z.ZodMiniObject> {
  readonly noun: Noun
  readonly draft: Draft<z.input<S>>
  /** The props of each field. */
  readonly field: DraftFields<z.input<S>>
  /** Whether the person may say which channel groups see it. */
  readonly hasGroups: boolean
  readonly onCancel: () => void
  /** Saves it, although its name is probably `met`, that of another, in another writing. */
  readonly saveConfirmed: (met: string) => void
  /** Told before each save whether the next row of the list is to follow; missing where there is none. */
  readonly onGoOn: ((goesOn: boolean) => void) | undefined
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
  /** What a new one belongs to, where its path names it. */
  parent?: Params
  /** By which the form judges. */
  schema: S
  /** What a new one begins with. */
  blank: () => z.input<S>
  /** The kind of content that it is, whose channel groups are chosen along with it. */
  content?: ContentKind
  /** How another one is made of it at once, of a noun that is not copied in its form. */
  copy?: (stored: RowOf<N>) => CopyRecordProps | undefined
  /** Where to go once it is saved; back unless it says. */
  savedPath?: (saved: RowOf<N>, isNew: boolean) => string | undefined
  children: (form: NounForm<S>) => ReactNode
}

/**
 * The screen that makes a record of a noun or changes one; its endpoints, names and words follow from the noun. A new one
 * begins as the record that `copy` names in the address, if it does.
 */
export function NounEdit<N extends Noun, S extends z.ZodMiniObject>(props: NounEditProps<N, S>) {
  const { noun, id, listPath, content } = props
  const calls = callsOf(useClient(), noun)
  const opening = useOpening(content)
  const asked = useShown(({ search }) => ('copy' in search ? String(search.copy) : undefined))
  const like = id === undefined ? asked : undefined
  const copy = useCopied(props, like)
  const copyPath = useCopyPath(noun)
  const newPath = useShown(({ pathname }) => (id === undefined ? undefined : newPathAt(pathname, id)))
  const copyingOf = (stored: Opened) =>
    props.copy?.(stored as unknown as RowOf<N>) ?? (copyPath && newPath && { href: copyPath(newPath, stored.id) })
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
      nameOf={(stored) => nameOf(stored)}
      actions={(stored) => {
        const copying = copyingOf(stored)
        return (
          <>
            {copying && <CopyRecord {...copying} />}
            <HistoryButton noun={noun} id={stored.id} />
          </>
        )
      }}
    >
      {(stored, load) =>
        stored === undefined && like !== undefined ? (
          <Fetched query={copy} outline="form">
            {(values) => (
              <>
                <Editing {...props} blank={() => values} like={like} stored={undefined} load={load} />
                <FirstField />
              </>
            )}
          </Fetched>
        ) : (
          <Editing {...props} stored={stored} load={load} />
        )
      }
    </EditScreen>
  )
}

/** What another one begins with that is made of the one with the id `like`. */
function useCopied<N extends Noun, S extends z.ZodMiniObject>(
  { noun, parent, schema, blank }: NounEditProps<N, S>,
  like: string | undefined,
) {
  const calls = callsOf(useClient(), noun)
  const { list } = endpointsOf(noun)
  return useQuery({
    queryKey: [editedKey, noun, 'copy', like],
    queryFn: async ({ signal }) => {
      const record = await calls.show({ params: byId(noun, like ?? '') }, { signal })
      if (!isCopied(noun)) return draftOf(schema, { ...blank(), ...record })
      const q = nameWithoutNumber(nameOf(record))
      const others = isSearched(list)
        ? await calls.list({ params: parent ?? {}, query: { q, pageSize: 100 } }, { signal })
        : undefined
      const taken = (others?.items ?? []).map((one) => nameOf(one))
      return copyOf(noun, schema, { record: { ...record }, blank: blank(), taken, now: Date.now() }) as z.input<S>
    },
    enabled: like !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  })
}

function Editing<N extends Noun, S extends z.ZodMiniObject>({
  noun,
  listPath,
  schema,
  blank,
  content,
  parent,
  savedPath,
  stored,
  load,
  like,
  children,
}: NounEditProps<N, S> & { stored: Opened | undefined; load: () => Promise<Opened>; like?: string }) {
  const calls = callsOf(useClient(), noun)
  const { leave, leaveSaved, pathBehind } = useLeave(noun, listPath)
  const [nextPath] = useState(() => (stored ? pathBehind(stored.id) : undefined))
  const goesOn = useRef(false)
  const confirmedName = useRef<string>(undefined)
  const opening = useOpening(content)
  const put = useOpenedSave<object, Stored>(opening, (body, before) => {
    const confirmed = sameNameKey(nameOf(body)) === confirmedName.current ? { confirmed: 'true' } : {}
    return before
      ? calls.update({ params: byId(noun, before.id), query: { version: before.version, ...confirmed }, body })
      : calls.create({ params: parent ?? {}, query: confirmed, body })
  })
  const valuesOf = (of: Opened) => draftOf(schema, { ...of, groupIds: [...of.groupIds] })
  return (
    <Drafting<S>
      noun={noun}
      place={`${noun}.${stored?.id ?? (like === undefined ? 'new' : `like.${like}`)}`}
      schema={schema}
      stored={stored}
      saved={stored ? valuesOf(stored) : blank()}
      load={async () => {
        const latest = await load()
        return { stored: latest, values: valuesOf(latest) }
      }}
      save={put}
      onSaved={(saved) =>
        leaveSaved(
          saved.id,
          goesOn.current ? nextPath : savedPath?.(saved as unknown as RowOf<N>, saved.id !== stored?.id),
        )
      }
      hasGroups={opening.isOffered}
      onCancel={leave}
      onConfirm={(met) => void (confirmedName.current = sameNameKey(met))}
      onGoOn={nextPath === undefined ? undefined : (isOn) => void (goesOn.current = isOn)}
    >
      {children}
    </Drafting>
  )
}

type DraftingProps<S extends z.ZodMiniObject> = Pick<NounForm<S>, 'noun' | 'hasGroups' | 'onCancel' | 'onGoOn'> &
  Omit<Parameters<typeof useDraft<S, Stored>>[0], 'key'> & {
    place: string
    /** Told before a save that its name is another's is known. */
    onConfirm: (met: string) => void
    children: (form: NounForm<S>) => ReactNode
  }

/** Apart from the above: a key draws this anew, and what it is given stays what it was. */
function Drafting<S extends z.ZodMiniObject>({
  noun,
  place,
  hasGroups,
  onCancel,
  onConfirm,
  onGoOn,
  children,
  ...options
}: DraftingProps<S>) {
  const draft = useDraft<S, Stored>({ ...options, key: place })
  const field = useDraftFields(draft, noun)
  const saveConfirmed = (met: string) => {
    onConfirm(met)
    draft.save()
  }
  return children({ noun, draft, field, hasGroups, onCancel, saveConfirmed, onGoOn })
}
