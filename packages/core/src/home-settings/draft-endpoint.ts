import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { versionQuery } from '../contract/entity-endpoints.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import { flagNeeded } from '../permissions/need.ts'
import { personal } from '../rules/personal.ts'
import { homeContents } from './home-document.ts'
import { type HomePart, partFlags } from './home-part.ts'

/** Codes of a change of a draft. */
const savingErrors = [
  'request.conflict',
  'home.file_missing',
  'home.target_missing',
  'home.target_hidden',
] as const satisfies readonly ErrorCode[]

/** What a save of a draft answers: the version that the next one is based on, and who and when. */
const savedPart = named(
  'SavedHomePart',
  z.object({
    version: z.number(),
    isChanged: z.boolean(),
    editedBy: personal('name', z.string()),
    editedAt: storedInstant,
  }),
)
export type SavedHomePart = z.output<typeof savedPart>

/** Changes the draft of a part, by whoever has its flag. */
export const draftEndpoint = <Part extends HomePart>(part: Part, zh: string, en: string) =>
  endpoint({
    method: 'PUT',
    path: `/api/v1/home-screen/drafts/${part}`,
    summary: { zh: `保存${zh}草稿`, en: `Change the draft of ${en}` },
    needs: flagNeeded(partFlags[part]),
    query: versionQuery,
    body: homeContents[part],
    answer: savedPart,
    errors: savingErrors,
  })
