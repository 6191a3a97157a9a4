import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { ImportKind } from '@icss/core/imports/import-kinds.ts'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { addClerk } from './clerks.ts'
import { channelIdOf, type Person } from './people.ts'
import { fillTenants } from './tenant-rows.ts'
import type { TestServer } from './test-server.ts'

const people: readonly Person[] = ['mainAdmin', 'chamberAdmin']

/** Fills a training channel and a chamber with rows of every table; answers who of their administrators imports a noun. */
export async function importers(server: TestServer): Promise<(noun: ImportKind) => Person> {
  await fillTenants(server.database, people.map(channelIdOf))
  await addClerk(server.database, 'mainAdmin', allFlags)
  const sessions = await Promise.all(
    people.map(async (person) => ({ person, session: await server.as(person).sessions.show() })),
  )
  return (noun) => {
    const { needs } = (contract[noun] as unknown as { readonly import: Endpoint }).import
    const found = sessions.find(({ session }) => meets(needs, session))
    if (!found) throw new Error(`Nobody may import ${noun}.`)
    return found.person
  }
}
