import { createToasts } from '@icss/ui/Toast/toasts.ts'
import { noticeShown, toastShown } from '@icss/core/shell/interface-defaults.ts'

/** The messages of the whole page. */
export const toasts = createToasts({ toast: toastShown, notice: noticeShown })
