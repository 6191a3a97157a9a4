import { useQueryClient } from '@tanstack/react-query'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useCopy } from '../language/copy.ts'
import type { ListNoun } from '../lists/list-noun.ts'
import { useNotify } from '../shell/useNotify.ts'

/**
 * Leaves the screen that edits an entity: `leave` goes back to where the person came from, or to the list when they came
 * from nowhere; `leaveSaved` says that it was saved, has it asked for anew, and goes to `path` where there is one.
 */
export function useLeave(noun: ListNoun, listPath: string): { leave: () => void; leaveSaved: (path?: string) => void } {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const leave = () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: listPath })
  }
  const leaveSaved = (path?: string) => {
    notify.done(t('lists.saved'))
    void queries.invalidateQueries({ queryKey: [noun] })
    if (path === undefined) leave()
    else void navigate({ to: path, replace: true })
  }
  return { leave, leaveSaved }
}
