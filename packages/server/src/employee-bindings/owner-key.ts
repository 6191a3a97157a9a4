import { createHash } from 'node:crypto'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'

/** The secret that owner keys are made with; read before a transaction begins. */
export const ownerSecret = (services: Pick<Services, 'database'>) => serverSecret(services, 'card-owners')

/**
 * What tells one owner of a card from the next: the same again for whoever binds it with the same phone. Whoever has the
 * table alone cannot try all numbers.
 */
export const ownerKeyOf = (
  secret: string,
  { channelId, id, phone }: { readonly channelId: string; readonly id: string; readonly phone: string },
): string => createHash('sha256').update([secret, channelId, id, phone].join('\n')).digest('hex')
