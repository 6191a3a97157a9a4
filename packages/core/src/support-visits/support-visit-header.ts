/** The header by which a browser says that it calls in a support visit, and in which: the session is still its own. */
export const supportVisitHeader = 'icss-support-visit'
