import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { statusOf } from '@icss/core/errors/error-status.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { merged } from '@icss/core/parts.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { Locks } from '../database/locks.ts'
import { Notifications } from '../database/notifications.ts'
import { StandingConnection } from '../database/standing-connection.ts'
import * as features from '../features.ts'
import { handlers } from '../handlers.ts'
import { Idempotency } from '../idempotency/idempotent.ts'
import { Health } from '../health/health.ts'
import { serveHealth } from '../health/health.routes.ts'
import { loggerOptions } from '../log/logger-options.ts'
import { logRequests } from '../log/request-log.ts'
import { measure } from '../metrics/metrics.ts'
import { serveMetrics } from '../metrics/metrics.routes.ts'
import { operationKindsOf } from '../operations/operation-kinds.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { OperationQueue } from '../operations/operation-queue.ts'
import { SerialQueue } from '../background/serial-queue.ts'
import { type Background, backgroundOf } from '../background/background.ts'
import { serveFiles } from '../files/serve-files.ts'
import { servePublicFiles } from '../files/serve-public-files.ts'
import { serveHomeFiles } from '../home-settings/serve-home-files.ts'
import { serveObjects } from '../objects/serve-objects.ts'
import { servePublicPages } from '../public-links/serve-public-pages.ts'
import { TrafficMeter } from '../usage/traffic-meter.ts'
import { serveMediaServer } from '../lives/media-server.routes.ts'
import { serveUploads } from '../uploads/serve-uploads.ts'
import type { Services } from '../services.ts'
import type { Storage } from '../storage/storage.ts'
import { httpServer } from './http-server.ts'
import { routedAddress } from '../public-links/page-address.ts'
import { OpenCounts } from './open-counts.ts'
import { OpenStreams } from './open-streams.ts'
import { boundOpenRequests } from './open-requests.ts'
import { serveApiDescription } from './api-description.ts'
import { besideRequests } from './beside-requests.ts'
import { takeJson } from './json-body.ts'
import { mount } from './mount.ts'
import { permissionsPolicy } from './permissions-policy.ts'
import { strangersLimit } from './read-body.ts'
import { requestIdOf } from './request-id.ts'
import { failedCodeOf, problemErrorOf, sendProblem } from './problems.ts'
import type { ContentTables } from '../content-permissions/content-tables.ts'
import { compressAnswers } from './compressed-answers.ts'
import { ofDocuments, serveWeb } from './web-files.ts'

/** For two years a browser asks for this host by TLS only. */
const transportSecurity = 'max-age=63072000; includeSubDomains'

const answerPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The whole HTTP side and the work behind it over one database and one storage; listens and runs nothing by itself. */
export async function createApp(parts: {
  config: Config
  database: Database
  storage: Storage
  /** Where the log goes instead of standard output. */
  logStream?: Writable
}): Promise<{ app: FastifyInstance; background: Background; health: Health }> {
  const { config, database, storage, logStream } = parts
  const open = new OpenCounts(config.connectionsPerAddress)
  const app: FastifyInstance = Fastify({
    serverFactory: (handler) => httpServer(handler, config, () => app.log.info('client is silent')),
    logger: loggerOptions(config, logStream),
    bodyLimit: strangersLimit,
    rewriteUrl: ({ url }) => routedAddress(url),
    trustProxy: config.trustProxy,
    genReqId: requestIdOf(config.trustProxy),
    frameworkErrors: (error, request, reply) => {
      sendProblem(problemErrorOf(error, request.id), request, reply)
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  const log: FastifyBaseLogger = app.log
  const standing = new StandingConnection({ url: database.url, log })
  const notifications = new Notifications(standing)
  const locks = new Locks(standing)
  const bulk: BulkNounParts = merged(features, 'bulk')
  const contentTables: ContentTables = merged(features, 'content')
  const kinds = operationKindsOf({ config, database, storage, bulk, contentTables })
  const operations = new OperationQueue({ database, storage, notifications, locks, kinds, log })
  const idempotency = new Idempotency(database)
  const streams = new OpenStreams()
  database.beside = besideRequests
  const services: Services = {
    config,
    database,
    storage,
    standing,
    notifications,
    locks,
    operations,
    kinds,
    contentTables,
    binStores: merged(features, 'binned'),
    bulk,
    idempotency,
    traffic: new TrafficMeter({ database, log }),
    recordingQueue: new SerialQueue(),
    streams,
    log,
  }
  // Streams have no end of their own; closing would wait for them.
  app.addHook('preClose', (done) => {
    streams.closeAll()
    done()
  })

  const health = new Health({ database, storage })
  logRequests(app)
  const metrics = measure(app, database)
  // Nothing is kept by browsers or on the way unless its route says otherwise.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('cache-control', 'no-store').header('permissions-policy', permissionsPolicy)
    if (request.protocol === 'https') void reply.header('strict-transport-security', transportSecurity)
    done()
  })
  // Of an answer that a browser were made to open as a page, nothing runs and nothing is fetched.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const isJson = /^application\/(?:problem\+)?json\b/.test(String(reply.getHeader('content-type')))
    // What somebody uploaded has a stricter one of its own.
    if (isJson && String(reply.getHeader('content-security-policy')).startsWith("default-src 'self'")) {
      for (const name of ofDocuments) void reply.removeHeader(name)
      void reply.header('content-security-policy', answerPolicy)
    }
    done()
  })
  boundOpenRequests(app, config, open)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        // The head image of a purchased course lies at its supplier's.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        // A video is looked at before it is sent, and a lesson may link to one elsewhere.
        'media-src': ["'self'", 'blob:', 'https:', 'http:'],
        // The kit positions popovers through style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': null,
      },
    },
    strictTransportSecurity: false,
  })
  app.removeContentTypeParser('text/plain')
  takeJson(app, services)
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, payload)
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = problemErrorOf(error, request.id, failedCodeOf(request))
    if (statusOf(problem) >= 500) request.log.error({ err: error }, 'request failed')
    if (problem.code === 'session.needed') void reply.header('www-authenticate', 'Bearer')
    sendProblem(problem, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    sendProblem(new ProblemError('request.not_found'), request, reply)
  })
  await compressAnswers(app)
  mount(app, contract, handlers, services)
  await serveUploads(app, services)
  serveObjects(app, services)
  await serveMediaServer(app, services)
  serveFiles(app, services)
  serveApiDescription(app)
  serveHealth(app, health)
  serveMetrics(app, metrics, config)
  await serveWeb(app, config)
  serveHomeFiles(app, services)
  servePublicFiles(app, services)
  await servePublicPages(app, services, merged(features, 'publicPages'))
  return { app, background: backgroundOf(services), health }
}
