import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicPageContent } from '@icss/core/public-links/public-page.ts'
import { publicPath } from '@icss/core/public-links/public-paths.ts'

/** The document of a kind of page before anything of a page is in it. */
export interface PageTemplate {
  readonly html: string
  /** What a policy names to let its style sheet stand in the document. */
  readonly styleHash: string
}

/** Without a build, as in tests of the server: what is put into a document, and no script. */
const bare =
  '<!doctype html><html lang="zh-CN"><head><title>ICSS</title></head><body><div id="root"></div><script type="application/json" id="page"></script></body></html>'

const sheetLink = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

const isSheet = (address: string) => address.endsWith('.css')
const links = (addresses: readonly string[], rel: string) =>
  addresses.map((address) => `<link rel="${rel}" crossorigin href="${address}" />`).join('')

/**
 * Puts the style sheets of a kind into the document itself, so that it is painted without another round trip, and the
 * addresses of its scripts. The links to the sheets stand at its end: a script would add those that it misses.
 */
function templateOf(built: string, preloads: readonly string[], read: (address: string) => string): PageTemplate {
  const named = [...built.matchAll(sheetLink)].map(([, address = '']) => address)
  const sheets = [...new Set([...named, ...preloads.filter(isSheet)])]
  const scripts = preloads.filter((address) => !isSheet(address) && !built.includes(address))
  const style = sheets.map(read).join('')
  return {
    html: built
      .replaceAll(sheetLink, '')
      .replace('</head>', () => `<style>${style}</style>${links(scripts, 'modulepreload')}</head>`)
      .replace('</body>', () => `${links(sheets, 'stylesheet')}</body>`),
    styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  }
}

type Kind = PublicPageContent['kind']

/**
 * The template of each kind of page, of what the build has made in `folder`; of a page that is still with the script of
 * such pages alone.
 */
export function readTemplates(folder: string): (kind: Kind, isStill: boolean) => PageTemplate {
  const list = join(folder, 'preloads.json')
  // What the build writes last.
  if (!existsSync(list)) return () => ({ html: bare, styleHash: '' })
  const [whole = '', still = ''] = ['public.html', 'still.html'].map((name) => readFileSync(join(folder, name), 'utf8'))
  const preloads = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, readonly string[]>>
  const read = (address: string) => readFileSync(join(folder, address.slice(publicPath.length)), 'utf8')
  const templates = new Map<string, PageTemplate>()
  return (kind, isStill) => {
    const key = `${kind} ${isStill}`
    const needed = preloads[kind] ?? []
    const known =
      templates.get(key) ??
      (isStill ? templateOf(still, needed.filter(isSheet), read) : templateOf(whole, needed, read))
    templates.set(key, known)
    return known
  }
}
