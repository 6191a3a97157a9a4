import type { Resource } from '@icss/core/resources/resources.contract.ts'

export type ShelfNoun = 'resources' | 'demands'

/** What is read of a resource or a demand by whoever puts it on the shelf or takes it off. */
export type Shelved = Pick<
  Resource,
  'id' | 'version' | 'name' | 'title' | 'content' | 'status' | 'offReason' | 'companyName' | 'filerName'
>
