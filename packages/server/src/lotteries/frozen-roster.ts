import { and, eq } from 'drizzle-orm'
import type { RosterLine } from '@icss/core/lotteries/draw-record.ts'
import type { Db } from '../database/database.ts'
import { draws } from './lotteries.tables.ts'

/** Rosters that a process keeps at most. */
const most = 8

const known = new Map<string, ReadonlyMap<string, RosterLine>>()

/**
 * The lines of a draw's roster by their codes. It is frozen when the draw opens, so that it is read once by a process,
 * however many phones ask for their line.
 */
export async function frozenRoster(
  db: Db,
  channelId: string,
  drawId: string,
): Promise<ReadonlyMap<string, RosterLine>> {
  const key = `${channelId} ${drawId}`
  const kept = known.get(key)
  if (kept) return kept
  const [draw] = await db
    .select({ roster: draws.roster })
    .from(draws)
    .where(and(eq(draws.channelId, channelId), eq(draws.id, drawId)))
  const lines = new Map((draw?.roster ?? []).map((line) => [line.id, line]))
  if (!draw) return lines
  known.set(key, lines)
  for (const oldest of known.keys()) if (known.size > most) known.delete(oldest)
  return lines
}
