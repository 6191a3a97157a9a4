import { ownPath, publicPath } from '@icss/core/public-links/public-paths.ts'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@icss/core/copy/language.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { statusOf } from '@icss/core/errors/error-status.ts'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import { publicSessionKinds, type PublicSessionKind } from '@icss/core/public-sessions/session-kinds.ts'
import {
  type DrawnPage,
  type DrawPage,
  drawCheckPath,
  languageParam,
  type PublicPage,
  type PublicPageContent,
} from '@icss/core/public-links/public-page.ts'
import { drawCheckEn } from '@icss/core/lotteries/draw-check.en.ts'
import { drawCheckZh } from '@icss/core/lotteries/draw-check.zh.ts'
import { publicPagesEn } from '@icss/core/public-links/public-pages.en.ts'
import { publicPagesZh } from '@icss/core/public-links/public-pages.zh.ts'
import { isReported } from '@icss/core/reports/report.ts'
import { channelLogo } from '../home-settings/channel-logo.ts'
import type { Scope } from '../http/handler.ts'
import { deskPermissionsPolicy } from '../http/permissions-policy.ts'
import { ofDocuments } from '../http/web-files.ts'
import { requestLanguage } from '../http/request-language.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import type { Services } from '../services.ts'
import { withoutGlue } from './page-address.ts'
import { pageDocument, type Preview } from './page-document.ts'
import { readTemplates } from './page-templates.ts'
import type { LinkVisit, SessionVisit, Visit } from './visit.ts'
import { ownSessions, visitBySession } from '../public-sessions/visit-by-session.ts'
import { refuseVisit, visitByLink } from './visit-by-link.ts'

/**
 * What a page of a kind shows now, and what a preview of its link says; throws `request.not_found` where there is nothing
 * to show. A page of one person has no preview of its own.
 */
type PageOf<V extends Visit> = (
  visit: V,
  tenant: Scope,
  services: Services,
  request: FastifyRequest,
) => Promise<{ readonly content: PublicPageContent; readonly preview?: Preview }>

/** The pages of all kinds of links and sessions; a missing one fails the type check. */
export type PublicPages = {
  readonly [Kind in PublicKind | PublicSessionKind]: PageOf<
    (Kind extends PublicKind ? LinkVisit : never) | (Kind extends PublicSessionKind ? SessionVisit : never)
  >
}

const builtPages = fileURLToPath(new URL('../../../web/dist/pages', import.meta.url))

/** Pages that the back office shows in a frame as their preview. */
const framed: ReadonlySet<PublicPageContent['kind'] | undefined> = new Set(['company', 'homePreview'])

// Stricter than that of the back office: nothing from elsewhere, nothing inline, no frame, no form.
const policyOf = (kind: PublicPageContent['kind'], styleHash: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHash}`,
    // Colours of a home screen stand in attributes of what the server draws.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framed.has(kind) ? "'self'" : "'none'"}`,
  ].join('; ')

const languageOf = (request: FastifyRequest): Language => {
  const { [languageParam]: asked } = request.query as Readonly<Record<string, unknown>>
  return asked === 'zh' || asked === 'en' ? asked : requestLanguage(request)
}

/** What is shown where a token leads nowhere. */
const nothing = (error: unknown): { status: number; content: PublicPageContent } => {
  if (!(error instanceof ProblemError) || statusOf(error) >= 500) throw error
  const kind = kinds[error.code] ?? 'gone'
  return { status: statusOf(error), content: { kind } }
}

const kinds: Readonly<Record<string, 'busy' | 'ended'>> = {
  'request.too_many': 'busy',
  'public_session.needed': 'ended',
}

/** What a preview says of a page that says nothing of itself. */
const plainPreview = (kind: PublicPageContent['kind'], language: Language): Preview => {
  const copy = language === 'zh' ? publicPagesZh : publicPagesEn
  const { title, text } = kind === 'gone' || kind === 'busy' || kind === 'ended' ? copy[kind] : copy.personal
  return { title, description: text }
}

/** What names the own card of whoever may report what the page of a link shows: a bound employee of that chamber. */
async function reporterAt(
  { kind, channelId }: LinkVisit,
  request: FastifyRequest,
  services: Services,
): Promise<string | undefined> {
  if (!isReported(kind)) return undefined
  const cards = await ownSessions(request, services, 'employee')
  return cards.find((card) => card.channelId === channelId)?.ref
}

/** A page that its script draws. */
const undrawn: DrawnPage = { html: '', isStill: false }

/** Draws pages by what the build has made for it, which is loaded for the first visitor; without it scripts draw all. */
function drawingIn(file: string): DrawPage {
  if (!existsSync(file)) return async () => undrawn
  let built: Promise<{ readonly drawPage: DrawPage }> | undefined
  return async (page, place) => {
    built ??= import(pathToFileURL(file).href) as Promise<{ readonly drawPage: DrawPage }>
    return (await built).drawPage(page, place)
  }
}

/** What a visitor is shown. */
type Visited = (
  request: FastifyRequest,
) => Promise<{ content: PublicPageContent; preview?: Preview; logo?: string; reporter?: string | undefined }>

const nowhere: Visited = () => Promise.reject(new ProblemError('request.not_found'))

/** Serves the pages that a token opens without a login. A GET shows, and never acts: link scanners send it, too. */
export async function servePublicPages(
  app: FastifyInstance,
  services: Services,
  pages: PublicPages,
  folder = builtPages,
): Promise<void> {
  const templateOf = readTemplates(folder)
  const drawPage = drawingIn(`${folder}/../drawing/draw-page.js`)
  /**
   * Answers with a page, drawn as far as its visitor can read it before its script has come. One that says something of
   * its visitor is not compressed: its length would tell of that beside a text in the address (BREACH).
   */
  const send = async (request: FastifyRequest, reply: FastifyReply, page: PublicPage, preview: Preview) => {
    const [path = '', search = ''] = request.url.split(/(?=\?)/)
    const drawn = await drawPage(page, { path, search, timeZone: 'Asia/Shanghai' }).catch((error: unknown) => {
      request.log.error({ err: error }, 'A public page could not be drawn.')
      return undrawn
    })
    const { html, styleHash } = templateOf(page.content.kind, drawn.isStill)
    const document = pageDocument(html, page, preview, publicOrigin(request, services), drawn.html)
    reply.header('content-security-policy', policyOf(page.content.kind, styleHash)).type('text/html; charset=utf-8')
    if (page.content.kind === 'desk') reply.header('permissions-policy', deskPermissionsPolicy)
    const isPersonal = page.reporter !== undefined || path.startsWith(ownPath)
    return isPersonal ? reply.send(document) : reply.compress(document)
  }

  const show = async (request: FastifyRequest, reply: FastifyReply, visited: Visited) => {
    const language = languageOf(request)
    const { status, content, preview, logo, reporter } = await visited(request)
      .then((shown) => ({ status: 200, preview: undefined, logo: '', reporter: undefined, ...shown }))
      .catch((error: unknown) => ({ preview: undefined, logo: '', reporter: undefined, ...nothing(error) }))
    reply.code(status).header('x-robots-tag', 'noindex')
    const page = { language, content, logo: logo || undefined, reporter }
    const said = preview ?? plainPreview(content.kind, language)
    return send(request, reply, page, { ...said, picture: said.picture ?? page.logo })
  }
  const serve = (path: string, visited: Visited) =>
    app.get(path, (request, reply) => {
      const page = withoutGlue(request.url)
      return page === undefined ? show(request, reply, visited) : reply.redirect(page)
    })
  const pageOf = async (visit: Visit, request: FastifyRequest) => {
    const tenant: Scope = (work) => services.database.tenant(visit.channelId, work)
    const shown = await (pages[visit.kind] as PageOf<Visit>)(visit, tenant, services, request)
    return { ...shown, logo: await channelLogo(services, visit.channelId) }
  }

  serve(`${publicPath}:token`, async (request) => {
    const visit = (await visitByLink(request, services)) ?? (await refuseVisit(request, services))
    const shown = await pageOf(visit, request)
    return { ...shown, reporter: await reporterAt(visit, request, services) }
  })
  serve(`${ownPath}:ref`, async (request) => {
    const visit = await visitBySession(request, services)
    if (!visit || (visit.hasEnded && !publicSessionKinds[visit.kind].isRenewed))
      throw new ProblemError('public_session.needed')
    return pageOf(visit, request)
  })

  app.get(drawCheckPath, async (request, reply) => {
    const language = languageOf(request)
    const { title, intro: description } = (language === 'zh' ? drawCheckZh : drawCheckEn).page
    return send(request, reply, { language, content: { kind: 'drawCheck' } }, { title, description })
  })

  // Whatever else a browser asks for below is the page of what is not there; a program is told so.
  for (const path of [publicPath.slice(0, -1), `${publicPath}*`])
    app.get(path, (request, reply) => {
      const page = withoutGlue(request.url)
      if (page !== undefined) return reply.redirect(page)
      const isBrowser = request.headers.accept?.includes('text/html') === true
      return isBrowser ? show(request, reply, nowhere) : nowhere(request)
    })

  if (!existsSync(`${folder}/assets`)) return
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
