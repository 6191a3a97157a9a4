/** Rows of a page of an export. */
export const exportPageSize = 500

/**
 * Rows by pages in the order of a key that `read` sorts them by, each page behind the key of the last row. Each is read by
 * itself, so that a slow reader holds no transaction open.
 */
export async function* pagesAfter<Row, Key>(
  read: (after: Key | undefined, limit: number) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  for (let after: Key | undefined; ;) {
    const page = await read(after, exportPageSize)
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (last === undefined || page.length < exportPageSize) return
    after = keyOf(last)
  }
}
