import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { hasUsedTraffic } from './traffic.repository.ts'

/** Whether a request begins to read something, rather than goes on with it. */
const begins = ({ headers: { range } }: FastifyRequest) => range === undefined || range.startsWith('bytes=0-')

/**
 * Refuses what the public begins to play back or download of a channel that has used up the traffic of its month
 * (personal-centre.md, Usage).
 */
export async function refuseUsedTraffic(request: FastifyRequest, db: Db, channelId: string): Promise<void> {
  if (begins(request) && (await hasUsedTraffic(db, channelId))) throw new ProblemError('usage.traffic_used')
}
