import { ownSignInsHandlers } from './own-sign-ins.handlers.ts'
import { printedSignInLinksHandlers, signInLinksHandlers } from './sign-in-links.handlers.ts'
import { signInPages } from './sign-in-pages.ts'
import { signInsHandlers } from './sign-in-state.ts'

export const handlers = {
  signIns: signInsHandlers,
  signInLinks: signInLinksHandlers,
  printedSignInLinks: printedSignInLinksHandlers,
  ownSignIns: ownSignInsHandlers,
}

export const publicPages = signInPages
