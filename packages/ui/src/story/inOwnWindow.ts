/** Parameters of stories that cover the whole page: on a page of documentation each has a window of its own. */
export const inOwnWindow = { docs: { story: { inline: false, height: '420px' } } }
