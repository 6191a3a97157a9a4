import { meetings } from '../meetings/meetings.tables.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'

export const signInLinksHandlers = publicLinkHandlers('signIn', meetings)

export const printedSignInLinksHandlers = publicLinkHandlers('printedSignIn', meetings)
