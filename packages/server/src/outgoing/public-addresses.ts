import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/**
 * Finds the addresses of a name and leaves out private ones at the moment of connecting, so that no name can change between
 * being judged and being called.
 */
export const publicAddresses =
  (resolve: typeof lookup = lookup, isPrivate = isPrivateAddress): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first, ...more]: LookupAddress[] = (addresses ?? []).filter(({ address }) => !isPrivate(address))
      if (error) done(error, '')
      else if (!first) done(new PrivateAddress(`${hostname} is private`), '')
      else if (options.all) done(null, [first, ...more])
      else done(null, first.address, first.family)
    })
  }
