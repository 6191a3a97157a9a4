/** Rows a page may have (architecture.md, lists). */
export const pageSizes = [20, 50] as const
export const defaultPageSize = pageSizes[0]
export const maxPageSize = pageSizes[1]
