import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { impersonal, personal } from '../rules/personal.ts'

/** A card as another public page names it: where its own page is, and what of it is opened to whoever asks. */
export const linkedCard = named(
  'LinkedCard',
  z.object({
    path: impersonal(z.string()),
    name: personal('name', z.string()),
    position: personal('detail', z.string()),
    avatar: personal('photo', z.string()),
  }),
)
export type LinkedCard = z.output<typeof linkedCard>
