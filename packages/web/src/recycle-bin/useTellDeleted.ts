import { useQueryClient } from '@tanstack/react-query'
import { binKinds } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

interface Deleted {
  readonly noun: string
  readonly id: string
  readonly name: string
}

/** Says that a record was deleted; where it lies in the recycle bin, with the way back. */
export function useTellDeleted(): (deleted: Deleted) => void {
  const t = useCopy()
  const notify = useNotify()
  const { recycleBin } = useClient()
  const queries = useQueryClient()
  return ({ noun, id, name }) => {
    const kind = binKinds.find((one) => one === noun)
    if (kind === undefined) return notify.done(t('lists.deleted'))
    const restore = () =>
      recycleBin
        .restore({ params: { kind, id }, body: {} })
        .then(() => {
          notify.done(t('recycleBin.restored', { name }))
          return queries.invalidateQueries()
        })
        .catch(notify.failed)
    return notify.done(t('lists.deleted'), { label: t('lists.undo'), onPress: () => void restore() })
  }
}
