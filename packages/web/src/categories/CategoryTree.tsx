import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Tree } from '@icss/ui/Tree/Tree.tsx'
import {
  type Category,
  categoryDraft,
  categoryNouns,
  type CategoryKind,
  maxCategories,
  maxCategoryLevel,
} from '@icss/core/categories/category.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { check } from '@icss/core/rules/check.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { inPlaces, nodesOf } from './category-nodes.ts'
import { categoriesKey } from './useCategories.ts'

export type CategoryTreeProps = {
  kind: CategoryKind
  categories: readonly Category[]
  /** The one whose things are shown beside. */
  selected?: string | null
  onSelect?: (id: string) => void
}

/**
 * The tree of one kind of category: added, renamed, moved and deleted in place by whoever may. A refused change is said,
 * and the tree stands as it is stored.
 */
export function CategoryTree({ kind, categories, selected = null, onSelect }: CategoryTreeProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const notify = useNotify()
  const endpoints = useClient()[categoryNouns[kind]]
  const queries = useQueryClient()
  const mayChange = mayCall(contract[categoryNouns[kind]].create, useSession())
  const [doomed, setDoomed] = useState<Category>()
  const key = categoriesKey(kind)

  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const removal = useMutation({
    mutationFn: ({ id }: Category) => endpoints.delete({ params: { id } }),
    onSuccess: async () => {
      notify.done(t('lists.deleted'))
      setDoomed(undefined)
      await queries.invalidateQueries()
    },
  })

  const faultOf = (name: string, parentId: string, id?: string): string | undefined => {
    const checked = check(categoryDraft, { name, parentId })
    if (!checked.ok) return inOneLine(checked.errors['name'])
    if (categories.some((other) => other.id !== id && other.name === checked.value.name))
      return inOneLine({ code: 'category.name_taken', params: {} })
    const max = maxCategories[kind]
    return id === undefined && categories.length >= max
      ? inOneLine({ code: 'category.limit', params: { max } })
      : undefined
  }
  const byId = (id: string) => categories.find((category) => category.id === id)
  const rename = (id: string, name: string) => {
    const category = byId(id)
    if (!category) return
    const { version, parentId } = category
    change.mutate(() => endpoints.update({ params: { id }, query: { version }, body: { name, parentId } }))
  }
  return (
    <>
      <Tree
        label={t(`categories.kinds.${kind}.title`)}
        nodes={nodesOf(categories)}
        maxDepth={maxCategoryLevel}
        selected={selected}
        {...(onSelect ? { onSelect } : {})}
        {...(mayChange
          ? {
              check: (name, parent, id) => faultOf(name, parent ?? '', id),
              onAdd: (parent, name) =>
                change.mutate(() => endpoints.create({ body: { name, parentId: parent ?? '' } })),
              onRename: rename,
              onRemove: (id) => setDoomed(byId(id)),
              onMove: (nodes, id, { parent, at }) => {
                const parentId = parent ?? ''
                const before = categories.filter((category) => category.parentId === parentId)[at]?.id ?? ''
                queries.setQueryData(key, inPlaces(categories, nodes))
                change.mutate(() => endpoints.move({ params: { id }, body: { parentId, before } }))
              },
            }
          : {})}
        labels={{
          add: t(`categories.kinds.${kind}.add`),
          addBelow: t('categories.addBelow'),
          rename: t('categories.rename'),
          remove: t('categories.remove'),
          up: t('categories.up'),
          down: t('categories.down'),
          inwards: t('categories.inwards'),
          outwards: t('categories.outwards'),
          more: (name) => t('categories.more', { name }),
          name: t(`categories.kinds.${kind}.name`),
          moved: (name, place, parent) =>
            parent === undefined
              ? t('categories.moved', { name, place })
              : t('categories.movedBelow', { name, place, parent }),
        }}
      />
      <Question
        isOpen={doomed !== undefined}
        onClose={() => {
          removal.reset()
          setDoomed(undefined)
        }}
        onConfirm={() => doomed && removal.mutate(doomed)}
        title={t(`categories.kinds.${kind}.deleteTitle`)}
        confirmLabel={t('lists.delete')}
        isDestructive
        isPending={removal.isPending}
        error={removal.error}
      >
        {t(`categories.kinds.${kind}.deleteText`, { name: doomed?.name ?? '', count: doomed?.count ?? 0 })}
      </Question>
    </>
  )
}
