import { useCallback, useSyncExternalStore } from 'react'
import type { Sending } from '../uploads/sending.ts'
import { useTabUploads } from '../uploads/UploadProvider.tsx'

/** Milliseconds between two looks: hundreds of files report every piece of theirs. */
const pause = 250

const order: readonly Sending['state'][] = ['failed', 'uploading', 'publishing', 'waiting', 'done']

const isSettled = (before: readonly Sending[], now: readonly Sending[]) =>
  before.length === now.length && before.every(({ id, state }, at) => now[at]?.id === id && now[at].state === state)

/** What is sent from this tab, what failed first. Progress is told a few times a second, all else at once. */
export function useSendings(): readonly Sending[] {
  const uploads = useTabUploads()
  const watch = useCallback(
    (changed: () => void) => {
      let seen = uploads.list()
      let timer: ReturnType<typeof setTimeout> | undefined
      const tell = () => {
        clearTimeout(timer)
        timer = undefined
        seen = uploads.list()
        changed()
      }
      const stop = uploads.watch(() => {
        if (!isSettled(seen, uploads.list())) tell()
        else timer ??= setTimeout(tell, pause)
      })
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
    [uploads],
  )
  const all = useSyncExternalStore(watch, uploads.list)
  return all.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}
