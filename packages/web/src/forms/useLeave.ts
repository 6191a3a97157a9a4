import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCopy } from '../language/copy.ts'
import type { EditNoun } from '../lists/list-noun.ts'
import { useNotify } from '../shell/useNotify.ts'
import { useIsHere, useReplaceAddress } from '../shell/useReplaceAddress.ts'
import { isTyped, markSaved, nextOf, stepsBackTo } from '../shell/visited.ts'

export interface Leave {
  readonly leave: () => void
  /** `id` is what was saved, which the list marks. */
  readonly leaveSaved: (id: string, path?: string) => void
  /** Where what stands behind `id` in the list is edited, if the person came from a list that has it. */
  readonly pathBehind: (id: string) => string | undefined
}

/**
 * Leaves the screen that edits an entity: `leave` goes back to where the person came from, or to the list when an address
 * led them here, in whose place it stands; `leaveSaved` says that it was saved, has it asked for anew, and goes to `path` where there is one.
 */
export function useLeave(noun: EditNoun, listPath: string): Leave {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const router = useRouter()
  const isHere = useIsHere()
  const replaceAddress = useReplaceAddress()
  const leave = () => {
    if (!isHere()) return
    const here = router.latestLocation
    const steps = isTyped(here) ? stepsBackTo(listPath, here) : 1
    if (steps === undefined) replaceAddress({ to: listPath })
    else router.history.go(-steps)
  }
  const leaveSaved = (id: string, path?: string) => {
    markSaved(router.latestLocation, noun, id)
    notify.done(t('lists.saved'))
    void queries.invalidateQueries({ queryKey: [noun] })
    if (path === undefined) leave()
    else replaceAddress({ to: path })
  }
  const pathBehind = (id: string) => {
    const here = router.latestLocation
    const next = nextOf(here, id)
    return next === undefined ? undefined : here.pathname.replace(id, next)
  }
  return { leave, leaveSaved, pathBehind }
}
