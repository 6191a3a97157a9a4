import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { basePath } from '@icss/core/routes/base-path.ts'
import { type Session, session as sessionSchema } from '@icss/core/sessions/session.ts'
import { type GivenAnswers, givenAnswersId } from '@icss/core/shell/given-answers.ts'
import type { SiteSettings } from '@icss/core/shell/site-settings.ts'
import type { Config } from '../config.ts'
import { scriptJson } from './script-json.ts'

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * What only a document is held to. On scripts, styles and answers it would be a tenth of what a first visit fetches.
 */
export const ofDocuments = [
  'content-security-policy',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

export interface WebOptions {
  readonly config: Pick<Config, 'newerSiteUrl' | 'passwordPolicy' | 'icpNumber' | 'publicSecurityNumber'>
  /** Who is logged in with the browser that asks. */
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | undefined>
  readonly folder?: string
}

/**
 * Serves the built web below the base path: its document with what it would ask first, and what whoever comes must know
 * before anyone has logged in.
 */
export async function serveWeb(
  app: FastifyInstance,
  { config, sessionOf, folder = builtWeb }: WebOptions,
): Promise<void> {
  const settings: SiteSettings = {
    newerSiteUrl: config.newerSiteUrl ?? null,
    passwordPolicy: config.passwordPolicy,
    icpNumber: config.icpNumber ?? null,
    publicSecurityNumber: config.publicSecurityNumber ?? null,
  }
  app.get('/', (_request, reply) => reply.redirect(basePath))
  app.get(basePath.slice(0, -1), (_request, reply) => reply.redirect(basePath))
  app.get(`${basePath}settings.json`, (_request, reply) => reply.header('cache-control', 'no-cache').send(settings))
  // Without a build there is only the API, as in tests of the server.
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return
  const [head = '', tail = ''] = readFileSync(index, 'utf8').split(
    new RegExp(`(?<=id="${givenAnswersId}">)(?=</script>)`),
  )
  const given = async (request: FastifyRequest): Promise<string> => {
    try {
      const session = await sessionOf(request)
      // Parsing lets nothing out that the contract does not name.
      const answers: GivenAnswers = { session: session ? sessionSchema.parse(session) : null, settings }
      return scriptJson(answers)
    } catch (error) {
      // The page asks by itself, and tells what is wrong.
      request.log.warn({ err: error }, 'who is logged in could not be put into the document')
      return ''
    }
  }
  app.get(basePath, async (request, reply) => {
    const document = head + (await given(request)) + tail
    return reply.type('text/html; charset=utf-8').compress(document)
  })
  await app.register(files, {
    root: folder,
    prefix: basePath,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/')
      // Built names carry a hash of their content.
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (!path.endsWith('.html')) for (const name of ofDocuments) reply.removeHeader(name)
    },
  })
}
