/** Rows a page may have, as people choose. */
export const pageSizes = [20, 50, 100] as const
export const defaultPageSize = pageSizes[0]
export const maxPageSize = pageSizes[2]
