/** Live personal tokens of one account. */
export const maxPersonalTokens = 50
/** Browsers in which one account is logged in; one more logs out the one that was not used for longest. */
export const maxBrowserSessions = 50
/** Streams of events that one account follows at a server at the same time. */
export const maxEventStreams = 20
