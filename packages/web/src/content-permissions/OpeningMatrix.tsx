import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { PermissionMatrix } from '@icss/ui/PermissionMatrix/PermissionMatrix.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { reachedBy } from '@icss/core/channel-groups/groups-below.ts'
import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { contentKey } from '@icss/core/content-permissions/opening-plan.ts'
import { useCopy } from '../language/copy.ts'
import type { ListState } from '../lists/useListQuery.ts'
import * as plan from '../plans/plan.css.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './ContentPermissions.css.ts'
import { matrixQuery } from './matrix-query.ts'
import { closesOf, type DraftOpening, type OpeningDraft, opensOf, withOpenings } from './opening-draft.ts'
import { filtersOf, type OpeningQuery } from './opening-query.ts'
import { usePathOfContent } from './usePathOfContent.ts'

export type OpeningMatrixProps = {
  state: ListState<OpeningQuery>
  groups: readonly ChannelGroup[]
  /** How many sub-channels there are. */
  channels: number
  draft: OpeningDraft
  onDraft: (draft: OpeningDraft) => void
  isPlanning: boolean
  onPreview: () => void
}

/** Channel groups beside each other. */
const columns = 20

/** Content against channel groups; boxes are ticked into a draft, which a plan is made of. */
export function OpeningMatrix(props: OpeningMatrixProps) {
  const { state, groups, channels, draft, onDraft, isPlanning, onPreview } = props
  const { query, change } = state
  const t = useCopy()
  const client = useClient()
  const pathOf = usePathOfContent()
  const filters = filtersOf(query)
  const found = useQuery({ ...matrixQuery(client, query), placeholderData: keepPreviousData })
  const stored = useMemo(
    () =>
      new Map(
        found.data?.items.map(({ kind, contentId, name, openTo }): [string, DraftOpening & { name: string }] => {
          const had = new Set(openTo.map((place) => found.data?.groupIds[place] ?? ''))
          return [contentKey(kind, contentId), { kind, contentId, name, had, has: had }]
        }),
      ),
    [found.data],
  )
  const reach = useMemo(() => new Map(groups.map(({ id }) => [id, reachedBy(groups, id)])), [groups])
  const reachOf = (ids: Iterable<string>) => new Set([...ids].flatMap((id) => [...(reach.get(id) ?? [])]))
  const from = Math.min(Math.max(Number(query.from ?? 0) || 0, 0), Math.max(groups.length - 1, 0))
  const shown = groups.slice(from, from + columns)
  const value = Object.fromEntries([...stored].map(([key, one]) => [key, draft.get(key)?.has ?? one.has]))
  const drafted = [...draft.values()]
  const opens = drafted.reduce((sum, one) => sum + opensOf(one).length, 0)
  const closes = drafted.reduce((sum, one) => sum + closesOf(one).length, 0)
  const touched = reachOf(new Set(drafted.flatMap((one) => [...opensOf(one), ...closesOf(one)]))).size
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined && filter !== '')
  const counts = new Map(
    contentKinds.map((kind) => [kind, found.data?.items.filter((one) => one.kind === kind).length]),
  )
  return (
    <>
      {groups.length > columns && (
        <div className={styles.pages}>
          <IconButton
            size="small"
            label={t('contentPermissions.part.groups.before')}
            icon={<ChevronLeft size={16} />}
            isDisabled={from === 0}
            onPress={() => change({ from: String(Math.max(from - columns, 0) || '') })}
          />
          <span aria-live="polite">
            {t('contentPermissions.part.groups.shown', {
              from: from + 1,
              to: Math.min(from + columns, groups.length),
              total: groups.length,
            })}
          </span>
          <IconButton
            size="small"
            label={t('contentPermissions.part.groups.after')}
            icon={<ChevronRight size={16} />}
            isDisabled={from + columns >= groups.length}
            onPress={() => change({ from: String(from + columns) })}
          />
        </div>
      )}
      <Fetched query={found}>
        {({ items, total }) =>
          items.length === 0 ? (
            isFiltered ? (
              <EmptyState
                picture="search"
                title={t('contentPermissions.part.noMatch.title')}
                text={t('contentPermissions.part.noMatch.text')}
              />
            ) : (
              <EmptyState
                picture="list"
                title={t('contentPermissions.part.nothing.title')}
                text={t('contentPermissions.part.nothing.text')}
              />
            )
          ) : (
            <>
              {total > items.length && (
                <p className={styles.note}>{t('contentPermissions.part.tooMany', { count: items.length })}</p>
              )}
              <PermissionMatrix
                label={t('contentPermissions.part.label')}
                rowsLabel={t('contentPermissions.part.content')}
                flags={shown.map(({ id, name }) => ({
                  id,
                  label: name,
                  detail: t('contentPermissions.part.channels', { count: reach.get(id)?.size ?? 0 }),
                }))}
                sections={contentKinds.map((kind) => ({
                  id: kind,
                  label: t(`contentPermissions.part.kinds.${kind}`),
                  detail: String(counts.get(kind) ?? 0),
                }))}
                rows={[...stored].map(([key, { kind, contentId, name }]) => ({
                  id: key,
                  label: name,
                  section: kind,
                  href: pathOf(kind, contentId),
                }))}
                value={value}
                onChange={(changed) =>
                  onDraft(
                    withOpenings(
                      draft,
                      Object.entries(changed).flatMap(([key, has]) => {
                        const one = draft.get(key) ?? stored.get(key)
                        return one ? [{ ...one, has }] : []
                      }),
                    ),
                  )
                }
                toneOf={(key, group) => {
                  const one = draft.get(key)
                  if (one === undefined || one.has.has(group) === one.had.has(group)) return undefined
                  return one.has.has(group) ? 'opens' : 'closes'
                }}
                note={{
                  label: t('contentPermissions.part.sees'),
                  detail: t('contentPermissions.part.of', { count: channels }),
                  of: (key) => reachOf(value[key] ?? []).size,
                }}
                labels={{
                  all: (group) => t('contentPermissions.part.all', { group }),
                  row: (content) => t('contentPermissions.part.row', { content }),
                  one: (content, group) => t('contentPermissions.part.one', { content, group }),
                  section: (kind, group) => t('contentPermissions.part.section', { kind, group }),
                  fold: (kind, isOpen) => t(`contentPermissions.part.${isOpen ? 'fold' : 'unfold'}`, { kind }),
                }}
              />
            </>
          )
        }
      </Fetched>
      <div className={plan.foot}>
        <p className={plan.aside} aria-live="polite">
          {drafted.length === 0
            ? t('contentPermissions.part.intro')
            : [
                t('contentPermissions.part.toOpen', { count: opens }),
                t('contentPermissions.part.toClose', { count: closes }),
                t('contentPermissions.part.touches', { count: touched }),
              ].join(' · ')}
        </p>
        <Button isDisabled={drafted.length === 0 || isPlanning} onPress={() => onDraft(new Map())}>
          {t('contentPermissions.part.discard')}
        </Button>
        <Button variant="primary" isDisabled={drafted.length === 0} isPending={isPlanning} onPress={onPreview}>
          {t('contentPermissions.part.preview')}
        </Button>
      </div>
    </>
  )
}
