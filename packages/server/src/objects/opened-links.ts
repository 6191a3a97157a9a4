import type { FastifyRequest } from 'fastify'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { Services } from '../services.ts'
import { objectUrl } from '../uploads/object-url.ts'
import { objectsAmong } from '../uploads/uploads.repository.ts'
import { signedQuery } from './signed-link.ts'

const hour = 3_600_000

/** The same for an hour, so that a browser keeps what it has read. */
export const openedUntil = (): Date => new Date((Math.floor(Date.now() / hour) + 2) * hour)

/** The key of a stored object that an address names; none for an address elsewhere. */
export const keyIn = (address: string): string | undefined => {
  const at = address.lastIndexOf(objectsPath)
  return at < 0 ? undefined : address.slice(at + objectsPath.length).split('?')[0]
}

/**
 * Opens the files of `channelId` that `addresses` name to a reader of another channel, for one to two hours: answers
 * the address to read each at. Addresses elsewhere, and of files that are not this channel's, stay as they are.
 */
export async function openedLinks(
  services: Services,
  request: FastifyRequest,
  channelId: string,
  addresses: readonly string[],
): Promise<(address: string) => string> {
  const keys = [...new Set(addresses.flatMap((address) => keyIn(address) ?? []))]
  const own = keys.length === 0 ? [] : await objectsAmong(services.database.system, channelId, keys)
  const expiresAt = openedUntil()
  const links = new Map<string, string>()
  for (const key of own)
    links.set(key, `${objectUrl(request, services, key)}?${await signedQuery(services, key, expiresAt)}`)
  return (address) => links.get(keyIn(address) ?? '') ?? address
}

const keyOf = (address: string): string => keyIn(address) ?? address

/** Where files of `channelId` that `addresses` name are read from a page without login, for one to two hours; '' of others. */
export async function openedPaths(
  services: Services,
  channelId: string,
  addresses: readonly string[],
): Promise<(address: string) => string> {
  const keys = [...new Set(addresses.map(keyOf).filter((key) => key !== ''))]
  const own = keys.length === 0 ? [] : await objectsAmong(services.database.system, channelId, keys)
  const expiresAt = openedUntil()
  const paths = new Map<string, string>()
  for (const key of own) paths.set(key, `${objectsPath}${key}?${await signedQuery(services, key, expiresAt)}`)
  return (address) => paths.get(keyOf(address)) ?? ''
}

/** Where the one file that `address` names is read, as `openedPaths` says. */
export const openedPath = async (services: Services, channelId: string, address: string): Promise<string> =>
  (await openedPaths(services, channelId, [address]))(address)

/** Where what was attached is read from a page without login: a file of `channelId`, or an address elsewhere; '' of others. */
export const attachedPath = async (services: Services, channelId: string, address: string): Promise<string> =>
  isElsewhere(address) ? address : openedPath(services, channelId, address)

const isElsewhere = (address: string) => /^https?:\/\//i.test(address) && keyIn(address) === undefined
