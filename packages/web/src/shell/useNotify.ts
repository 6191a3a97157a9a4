import { useMemo } from 'react'
import { createToasts, type Toast } from '@icss/ui/Toast/toasts.ts'
import { noticeShown, toastShown } from '@icss/core/shell/interface-defaults.ts'
import { type ErrorWording, useErrorWording } from '../language/copy.ts'

/** The messages of the whole page; screens show them by `useNotify`. */
export const toasts = createToasts({ toast: toastShown, notice: noticeShown })

export interface Notify {
  /** What was asked for is done; `undo` is the way back. */
  readonly done: (text: string, undo?: Toast['action']) => void
  /** Nothing failed, and yet one should know. */
  readonly tell: (text: string) => void
  readonly warn: (text: string) => void
  /** What was given cannot be taken, and nothing was done. */
  readonly refuse: (text: string) => void
  /** What was asked for failed: what is wrong, and what to do. */
  readonly failed: (error: unknown) => void
  /** Stays for a minute, as what is to be copied by hand must. */
  readonly hold: (title: string, text: string) => void
}

const notifyBy = ({ wordUnknown }: ErrorWording): Notify => ({
  done: (text, action) => void toasts.show({ tone: 'good', text, ...(action ? { action } : {}) }),
  tell: (text) => void toasts.show({ tone: 'info', text }),
  warn: (text) => void toasts.show({ tone: 'warn', text }),
  refuse: (text) => void toasts.show({ tone: 'bad', text }),
  failed: (error) => {
    const { says, fix } = wordUnknown(error)
    toasts.show({ tone: 'bad', kind: 'notice', title: says, text: fix })
  },
  hold: (title, text) => void toasts.show({ tone: 'info', kind: 'notice', title, text, duration: 60_000 }),
})

/** The one way in which screens tell of what was done, and of what failed; the same functions until the language changes. */
export function useNotify(): Notify {
  const wording = useErrorWording()
  return useMemo(() => notifyBy(wording), [wording])
}
