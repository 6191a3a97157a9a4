import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { statusOf } from '@icss/core/errors/error-status.ts'
import { type PublicKind, publicPath } from '@icss/core/public-links/public-link.ts'
import { languageParam, type PublicPageContent } from '@icss/core/public-links/public-page.ts'
import { publicPagesEn } from '@icss/core/public-links/public-pages.en.ts'
import { publicPagesZh } from '@icss/core/public-links/public-pages.zh.ts'
import type { Scope } from '../http/handler.ts'
import { ofDocuments } from '../http/web-files.ts'
import { requestLanguage } from '../http/request-language.ts'
import type { Services } from '../services.ts'
import { pageDocument, type Preview } from './page-document.ts'
import type { Visit } from './visit.ts'
import { visitOf } from './visit-of.ts'

/** What a page of a kind shows now; throws `request.not_found` where there is nothing to show. */
type PageOf = (
  visit: Visit,
  tenant: Scope,
) => Promise<{ readonly content: PublicPageContent; readonly preview: Preview }>

/** The pages of all kinds; a missing one fails the type check. */
export type PublicPages = Readonly<Record<PublicKind, PageOf>>

const builtPages = fileURLToPath(new URL('../../../web/dist/pages', import.meta.url))

/** Without a build, as in tests of the server: what is put into a document, and no script. */
const bare =
  '<!doctype html><html lang="zh-CN"><head><title>ICSS</title></head><body><script type="application/json" id="page"></script></body></html>'

// Stricter than that of the back office: nothing from elsewhere, nothing inline, no frame, no form.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const languageOf = (request: FastifyRequest): Language => {
  const { [languageParam]: asked } = request.query as Readonly<Record<string, unknown>>
  return asked === 'zh' || asked === 'en' ? asked : requestLanguage(request)
}

/** What is shown where a token leads nowhere. */
const nothing = (error: unknown, language: Language) => {
  if (!(error instanceof ProblemError) || statusOf(error) >= 500) throw error
  const kind = error.code === 'request.too_many' ? ('busy' as const) : ('gone' as const)
  const { title, text } = (language === 'zh' ? publicPagesZh : publicPagesEn)[kind]
  return { status: statusOf(error), content: { kind }, preview: { title, description: text } }
}

/** Serves the pages that a token opens without a login. A GET shows, and never acts: link scanners send it, too. */
export async function servePublicPages(
  app: FastifyInstance,
  services: Services,
  pages: PublicPages,
  folder = builtPages,
): Promise<void> {
  const isBuilt = existsSync(`${folder}/public.html`)
  const built = isBuilt ? readFileSync(`${folder}/public.html`, 'utf8') : bare

  app.get(`${publicPath}:token`, async (request, reply) => {
    const language = languageOf(request)
    const { status, content, preview } = await visitOf(request, services)
      .then(async (visit) => ({
        status: 200,
        ...(await pages[visit.kind](visit, (work) => services.database.tenant(visit.channelId, work))),
      }))
      .catch((error: unknown) => nothing(error, language))
    return reply
      .code(status)
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(pageDocument(built, { language, content }, preview))
  })

  if (!isBuilt) return
  await app.register(files, {
    root: `${folder}/assets`,
    prefix: `${publicPath}assets/`,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      for (const name of ofDocuments) reply.removeHeader(name)
    },
  })
}
