/** What can be said of many records at once. `onOff`: online or not, published or withdrawn, on the shelf or off it. */
export const bulkChanges = ['category', 'tags', 'onOff'] as const
export type BulkChange = (typeof bulkChanges)[number]
