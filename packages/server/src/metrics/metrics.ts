import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, type Metric, Registry, collectDefaultMetrics } from 'prom-client'
import packageJson from '../../package.json' with { type: 'json' }
import type { Database } from '../database/database.ts'

/** Seconds: a list takes a few milliseconds, an upload of 100 MB some seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

const endpointOf = ({ routeOptions: { url, config } }: FastifyRequest): string =>
  config.endpoint ?? (url === undefined ? 'unmatched' : url.startsWith('/bcicss') ? 'web' : url)

/** What one server measures of itself, as Prometheus reads it. Durations are seconds, sizes bytes. */
export function measure(app: FastifyInstance, { pool, system }: Database): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const metric = <M extends Metric>(one: M): M => {
    registry.registerMetric(one)
    return one
  }
  metric(
    new Gauge({
      name: 'icss_build_info',
      help: 'Version of the server, always 1',
      labelNames: ['version', 'node'],
      registers: [],
    }),
  )
    .labels(packageJson.version, process.version)
    .set(1)
  const durations = metric(
    new Histogram({
      name: 'icss_http_request_duration_seconds',
      help: 'Time from the request to the end of the answer, by endpoint of the contract',
      labelNames: ['endpoint', 'method', 'status'],
      buckets,
      registers: [],
    }),
  )
  const open = metric(
    new Gauge({
      name: 'icss_http_requests_open',
      help: 'Requests being answered now; event streams and uploads stay open long',
      labelNames: ['endpoint'],
      registers: [],
    }),
  )
  const bodies = metric(
    new Counter({
      name: 'icss_http_request_bytes_total',
      help: 'Bytes of bodies as announced, by endpoint',
      labelNames: ['endpoint'],
      registers: [],
    }),
  )
  app.addHook('onRequest', (request, _reply, done) => {
    const endpoint = endpointOf(request)
    open.labels(endpoint).inc()
    bodies.labels(endpoint).inc(Number(request.headers['content-length'] ?? 0) || 0)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const endpoint = endpointOf(request)
    open.labels(endpoint).dec()
    durations.labels(endpoint, request.method, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
    done()
  })
  metric(
    new Gauge({
      name: 'icss_database_connections',
      help: 'Connections of this server to the database, and requests waiting for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.labels('idle').set(pool.idleCount)
        this.labels('busy').set(pool.totalCount - pool.idleCount)
        this.labels('waiting').set(pool.waitingCount)
      },
    }),
  )
  metric(
    new Gauge({
      name: 'icss_operations_unfinished',
      help: 'Bulk runs that are queued or running, on all servers',
      labelNames: ['kind', 'status'],
      registers: [],
      async collect() {
        this.reset()
        for (const { kind, status, runs } of await unfinished()) this.labels(kind, status).set(runs)
      },
    }),
  )
  const unfinished = async () => {
    try {
      const { rows } = await system.execute<{ kind: string; status: string; runs: number }>(
        `select kind, status, count(*)::int as runs from operations where status in ('queued', 'running') group by 1, 2`,
      )
      return rows
    } catch {
      // Without the database the other figures are wanted all the more.
      return []
    }
  }
  metric(
    new Gauge({
      name: 'icss_deliveries',
      help: 'Deliveries to webhooks and phones that are on their way, or were given up, on all servers',
      labelNames: ['status'],
      registers: [],
      async collect() {
        this.reset()
        for (const { status, deliveries } of await undelivered()) this.labels(status).set(deliveries)
      },
    }),
  )
  const undelivered = async () => {
    try {
      const { rows } = await system.execute<{ status: string; deliveries: number }>(
        `select status, count(*)::int as deliveries from deliveries where status in ('pending', 'dead') group by 1`,
      )
      return rows
    } catch {
      return []
    }
  }
  return registry
}
