import { createToasts } from '@icss/ui/Toast/toasts.ts'

/** The messages of the whole page. */
export const toasts = createToasts()
