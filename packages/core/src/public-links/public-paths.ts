/** Where public pages lie; cookies of theirs are for this path alone. */
export const publicPath = '/p/'

/** Where the pages of one person lie, behind which the `ref` of a session stands: it opens nothing without its cookie. */
export const ownPath = `${publicPath}my/`
