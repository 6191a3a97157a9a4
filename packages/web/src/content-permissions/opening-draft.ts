import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { contentKey, type OpeningChange } from '@icss/core/content-permissions/opening-plan.ts'

/** A piece of content whose openings are to be changed; `had` and `has` are ids of groups. */
export interface DraftOpening {
  readonly kind: ContentKind
  readonly contentId: string
  readonly had: ReadonlySet<string>
  readonly has: ReadonlySet<string>
}

/** What is to be changed, by the key of the content. */
export type OpeningDraft = ReadonlyMap<string, DraftOpening>

const lacking = (of: ReadonlySet<string>, other: ReadonlySet<string>) => [...of].filter((id) => !other.has(id))
export const opensOf = ({ had, has }: DraftOpening): string[] => lacking(has, had)
export const closesOf = ({ had, has }: DraftOpening): string[] => lacking(had, has)

/** The draft with these pieces changed; what is as it was is no part of it. */
export function withOpenings(draft: OpeningDraft, changed: readonly DraftOpening[]): OpeningDraft {
  const next = new Map(draft)
  for (const one of changed) {
    const key = contentKey(one.kind, one.contentId)
    if (opensOf(one).length + closesOf(one).length === 0) next.delete(key)
    else next.set(key, one)
  }
  return next
}

/** What the draft asks the server to plan. */
export const changeOf = (draft: OpeningDraft): OpeningChange => ({
  kind: 'openings',
  items: [...draft.values()].map((one) => ({
    kind: one.kind,
    contentId: one.contentId,
    open: opensOf(one),
    close: closesOf(one),
  })),
})
