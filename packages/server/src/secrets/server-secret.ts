import { eq } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { newSecret } from '../sessions/session-secret.ts'
import { serverSecrets } from './secrets.tables.ts'

const known = new WeakMap<object, Map<string, string>>()

/** The secret of that name, the same on all replicas; made when it is first asked for. */
export async function serverSecret({ database }: Pick<Services, 'database'>, name: string): Promise<string> {
  const secrets = known.get(database) ?? new Map<string, string>()
  known.set(database, secrets)
  const remembered = secrets.get(name)
  if (remembered !== undefined) return remembered
  await database.system.insert(serverSecrets).values({ name, secret: newSecret() }).onConflictDoNothing()
  const [stored] = await database.system.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (!stored) throw new Error('A secret was not stored.')
  secrets.set(name, stored.secret)
  return stored.secret
}
