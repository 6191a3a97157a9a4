import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { basePath } from '@icss/core/routes/base-path.ts'
import type { SiteSettings } from '@icss/core/shell/site-settings.ts'
import type { Config } from '../config.ts'
import { deskPermissionsPolicy } from './permissions-policy.ts'

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

/** Serves the built web below the base path, and what the login screen must know before anyone has logged in. */
export async function serveWeb(
  app: FastifyInstance,
  config: Pick<Config, 'newerSiteUrl' | 'passwordPolicy' | 'icpNumber' | 'publicSecurityNumber'>,
  folder = builtWeb,
): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect(basePath))
  app.get(basePath.slice(0, -1), (_request, reply) => reply.redirect(basePath))
  app.get(`${basePath}settings.json`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      newerSiteUrl: config.newerSiteUrl ?? null,
      passwordPolicy: config.passwordPolicy,
      icpNumber: config.icpNumber ?? null,
      publicSecurityNumber: config.publicSecurityNumber ?? null,
    } satisfies SiteSettings),
  )
  // Without a build there is only the API, as in tests of the server.
  if (!existsSync(folder)) return
  await app.register(files, {
    root: folder,
    prefix: basePath,
    preCompressed: true,
    // It is for operators of the server, and would tell an attacker what to look for.
    allowedPath: (path) => !path.includes('/sbom.cdx.json'),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/')
      // Built names carry a hash of their content.
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (!path.endsWith('.html')) for (const name of ofDocuments) reply.removeHeader(name)
      // One document for all screens of the back office: which of them is shown stands behind the `#`.
      else reply.header('permissions-policy', deskPermissionsPolicy)
    },
  })
}
