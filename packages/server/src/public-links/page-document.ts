import { localeOf } from '@icss/core/copy/language.ts'
import { basePath } from '@icss/core/routes/base-path.ts'
import type { PublicPage } from '@icss/core/public-links/public-page.ts'
import { scriptJson } from '../http/script-json.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one)

const icon = `<link rel="icon" href="${basePath}icon.svg" type="image/svg+xml" />`

/** What a link preview says. */
export interface Preview {
  readonly title: string
  readonly description: string
  /** The address of a picture that whoever asks may see, here or with its origin; the product's own unless it says. */
  readonly picture?: string | undefined
}

const ownPicture = `${basePath}preview.png`

/**
 * The template of its kind with what its script shows, and title, description and picture for link previews. `drawn`: the
 * page as HTML, '' where its script draws it.
 */
export function pageDocument(
  template: string,
  page: PublicPage,
  { title, description, picture = ownPicture }: Preview,
  origin: string,
  drawn: string,
): string {
  const meta = [
    ['name', 'description', description],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:type', 'article'],
    // What reads it has no address to begin from.
    ['property', 'og:image', new URL(picture, origin).href],
  ].map(([key, name, content = '']) => `<meta ${key}="${name}" content="${escaped(content)}" />`)
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${localeOf[page.language]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${meta.join('')}${icon}`)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>`)
    .replace(
      /(<script type="application\/json" id="page">)(<\/script>)/,
      (_, open: string, close: string) => open + scriptJson(page) + close,
    )
}
