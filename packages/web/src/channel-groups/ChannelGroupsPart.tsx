import { useState } from 'react'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Tree } from '@icss/ui/Tree/Tree.tsx'
import type { TreeNode } from '@icss/ui/Tree/tree.ts'
import { channelGroupDraft } from '@icss/core/channel-groups/channel-group.ts'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { reachedBy } from '@icss/core/channel-groups/groups-below.ts'
import { check } from '@icss/core/rules/check.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useListQuery } from '../lists/useListQuery.ts'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './ChannelGroupsPart.css.ts'
import { GroupMembers } from './GroupMembers.tsx'
import { groupsQuery } from './groups-query.ts'
import { useChannelGroups } from './useChannelGroups.ts'

/** Levels of groups within groups that the tree offers to make. */
const maxDepth = 10

const nodesOf = (groups: readonly ChannelGroup[], within: string | null = null): TreeNode[] =>
  groups
    .filter(({ parentId }) => parentId === within)
    .map(({ id, name }) => ({ id, name, count: reachedBy(groups, id).size, children: nodesOf(groups, id) }))

/** The groups of sub-channels to which content is opened, and who is in each (product.md, personal-centre.md). */
export function ChannelGroupsPart() {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { query, add, save, remove, isChanging } = useChannelGroups()
  const state = useListQuery(groupsQuery)
  const [doomed, setDoomed] = useState<ChannelGroup>()
  const groups = query.data ?? []
  const chosen = groups.find(({ id }) => id === state.query.group) ?? groups[0]
  const faultOf = (name: string, id?: string): string | undefined => {
    const checked = check(channelGroupDraft, { name, parentId: '' })
    if (!checked.ok) return inOneLine(checked.errors['name'])
    const isTaken = groups.some((other) => other.id !== id && other.name === checked.value.name)
    return isTaken ? inOneLine({ code: 'group.name_taken', params: {} }) : undefined
  }
  const byId = (id: string) => groups.find((group) => group.id === id)
  return (
    <>
      <Fetched query={query}>
        {() => (
          <div className={styles.sides}>
            <div>
              {groups.length === 0 && (
                <EmptyState
                  picture="list"
                  title={t('channelGroups.empty.title')}
                  text={t('channelGroups.empty.text')}
                />
              )}
              <Tree
                label={t('channelGroups.title')}
                nodes={nodesOf(groups)}
                maxDepth={maxDepth}
                selected={chosen?.id ?? null}
                onSelect={(group) => state.change({ group, page: 1, q: undefined })}
                check={(name, _, id) => faultOf(name, id)}
                onAdd={(parent, name) => add(name, parent ?? '')}
                onRename={(id, name) => {
                  const group = byId(id)
                  if (group) save(group, { name })
                }}
                onRemove={(id) => setDoomed(byId(id))}
                labels={{
                  add: t('channelGroups.add'),
                  addBelow: t('channelGroups.addBelow'),
                  rename: t('channelGroups.rename'),
                  remove: t('channelGroups.remove'),
                  up: t('categories.up'),
                  down: t('categories.down'),
                  inwards: t('categories.inwards'),
                  outwards: t('categories.outwards'),
                  more: (name) => t('channelGroups.more', { name }),
                  name: t('channelGroups.name'),
                  moved: (name, place) => t('categories.moved', { name, place }),
                }}
              />
            </div>
            {chosen && (
              <GroupMembers
                key={chosen.id}
                group={chosen}
                groups={groups}
                state={state}
                isSaving={isChanging}
                onSave={(changed, then) => save(chosen, changed, then)}
              />
            )}
          </div>
        )}
      </Fetched>
      <Question
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => doomed && remove(doomed, () => setDoomed(undefined))}
        title={t('channelGroups.deleteTitle')}
        confirmLabel={t('lists.delete')}
        isDestructive
        isPending={isChanging}
      >
        {t('channelGroups.deleteText', { name: doomed?.name ?? '' })}
      </Question>
    </>
  )
}
