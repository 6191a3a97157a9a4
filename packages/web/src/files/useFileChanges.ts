import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCopy } from '../language/copy.ts'
import { categoriesKey } from '../categories/useCategories.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

/** Minutes that a copied link holds: seven days. */
const linkMinutes = 7 * 24 * 60

/** What is done to files at once; each says how it went, and a deletion offers to be undone. */
export function useFileChanges() {
  const t = useCopy()
  const notify = useNotify()
  const client = useClient()
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['files'] }),
      queries.invalidateQueries({ queryKey: categoriesKey('file') }),
    ])
  const onError = (error: unknown) => {
    notify.failed(error)
    // What failed may rest on a list that has changed since.
    void refresh()
  }
  const restore = useMutation({
    mutationFn: (ids: readonly string[]) => client.files.restore({ body: { ids: [...ids] } }),
    onSuccess: ({ items }) => {
      notify.done(t('files.restored', { count: items.length }))
      return refresh()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: (ids: readonly string[]) => client.files.deleteMany({ body: { ids: [...ids] } }),
    onSuccess: ({ items }, ids) => {
      notify.done(t('files.deletedMany', { count: items.length }), {
        label: t('files.undo'),
        onPress: () => restore.mutate(ids),
      })
      return refresh()
    },
    onError,
  })
  const copyLink = useMutation({
    mutationFn: async (id: string) => {
      const { url } = await client.files.link({ params: { id }, query: { minutes: linkMinutes } })
      // Over plain http from another machine a page may not write to the clipboard.
      const isCopied = await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      )
      return { url, isCopied: isCopied === true }
    },
    onSuccess: ({ url, isCopied }) =>
      isCopied ? notify.done(t('files.linkCopied')) : notify.hold(t('files.linkToCopy'), url),
    onError,
  })
  return { remove, restore, copyLink, refresh }
}
