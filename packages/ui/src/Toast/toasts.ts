export type ToastTone = 'good' | 'warn' | 'bad' | 'info'

export type Toast = {
  id: number
  /** A `toast` answers an act; a `notice` tells of something that came by itself. */
  kind: 'toast' | 'notice'
  tone: ToastTone
  text: string
  /** Of a notice. */
  title?: string
  action?: { label: string; onPress: () => void }
  /** Milliseconds until it goes; held back while pointed at or focused. */
  duration: number
}

export type NewToast = Omit<Toast, 'id' | 'kind' | 'duration'> & { kind?: Toast['kind']; duration?: number }

/** Milliseconds that each kind is shown. */
export type ToastDurations = Record<Toast['kind'], number>

/** What a toast can undo must stay long enough to be read and reached. */
const withAction = 8000

/** A list of toasts outside React, so that whatever did the work can tell of it. */
export function createToasts(durations: ToastDurations, limit = 4) {
  let list: readonly Toast[] = []
  let next = 1
  const watchers = new Set<() => void>()
  const set = (now: readonly Toast[]) => {
    list = now
    for (const watcher of watchers) watcher()
  }
  return {
    /** Shows it and returns its id. The same words are not shown twice at a time. */
    show(toast: NewToast) {
      const id = next++
      const others = list.filter((other) => other.text !== toast.text)
      set(
        [
          ...others,
          {
            kind: 'toast' as const,
            duration: toast.action ? withAction : durations[toast.kind ?? 'toast'],
            ...toast,
            id,
          },
        ].slice(-limit),
      )
      return id
    },
    close: (id: number) => set(list.filter((toast) => toast.id !== id)),
    list: () => list,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>
