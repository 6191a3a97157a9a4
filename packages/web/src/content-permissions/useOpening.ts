import { useRef } from 'react'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { variantOf } from '@icss/core/permissions/variant.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'

export interface Opening {
  /** Whether this person may say which channel groups see the content. A chamber has no channel groups. */
  readonly isOffered: boolean
  /** The groups that see it; none for whoever may not say so. */
  readonly load: (contentId: string, signal?: AbortSignal) => Promise<string[]>
  readonly store: (contentId: string, groupIds: readonly string[]) => Promise<void>
}

/** Reads and says which channel groups see a piece of content; offered to nobody without a kind. */
export function useOpening(kind: ContentKind | undefined): Opening {
  const { contentPermissions } = useClient()
  const session = useSession()
  const isAllowed = mayCall(contract.contentPermissions.set, session) && variantOf(session) === 'channel'
  return {
    isOffered: kind !== undefined && isAllowed,
    load: async (contentId, signal) =>
      kind !== undefined && isAllowed
        ? (await contentPermissions.show({ params: { kind, contentId } }, signal ? { signal } : {})).groupIds
        : [],
    store: async (contentId, groupIds) => {
      if (kind !== undefined && isAllowed)
        await contentPermissions.set({ params: { kind, contentId }, body: { groupIds: [...groupIds] } })
    },
  }
}

/**
 * Saves an entity and then which groups see it. When the second fails, trying again changes what the first has stored
 * and makes no second one.
 */
export function useOpenedSave<Draft, Stored extends { readonly id: string }>(
  opening: Opening,
  put: (draft: Draft, stored: Stored | undefined) => Promise<Stored>,
): (draft: Draft & { groupIds?: readonly string[] }, stored: Stored | undefined) => Promise<Stored> {
  const made = useRef<{ readonly over: Stored | undefined; readonly stored: Stored }>(undefined)
  return async ({ groupIds = [], ...draft }, over) => {
    const before = made.current?.over === over ? made.current?.stored : over
    const stored = await put(draft as Draft, before ?? over)
    made.current = { over, stored }
    await opening.store(stored.id, groupIds)
    return stored
  }
}
