import { contract } from './contract.ts'
import type { Contract, Endpoint } from './endpoint.ts'

/** Who may call an endpoint. */
export type Outlined = Pick<Endpoint, 'needs'>

/** The names of a contract's endpoints, and who may call each. */
export type Outline<C extends Contract> = {
  readonly [Group in keyof C]: { readonly [Name in keyof C[Group]]: Outlined }
}

/** What can be asked of the contract at any time, also where most of it comes later, as in the build of the web. */
export const outline: Outline<typeof contract> = contract
