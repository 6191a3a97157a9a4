import { publicPath } from '@icss/core/public-links/public-paths.ts'

/** Characters of a part of an address that a router looks at. */
const longestPart = 200

const isReadable = (path: string) => {
  try {
    decodeURIComponent(path)
    return path.split('/').every((part) => part.length <= longestPart)
  } catch {
    return false
  }
}

/** The address as it is routed: one below the pages that cannot be read at all is that of nothing there. */
export function routedAddress(url = '/'): string {
  if (!url.startsWith(publicPath)) return url
  const [path = ''] = url.split('?', 1)
  return isReadable(path) ? url : `${publicPath}-/-`
}

const glued = /^(\/p\/[\w-]{22})(?:\/|[^\w\-/?][^/?]*\/?)(\?.*)?$/

/** The address of the page, where a chat has glued a slash, or a mark with what follows it, to the end. */
export function withoutGlue(url: string): string | undefined {
  const [, page, query = ''] = glued.exec(url) ?? []
  return page === undefined ? undefined : page + query
}
