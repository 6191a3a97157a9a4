import { endpoint } from '../contract/endpoint.ts'
import { administratorOnly } from '../permissions/need.ts'
import { personCopyDraft, personCopyPart } from './person-copy.ts'

/** What a channel knows of a person, whom it knows by their phone. */
export const peopleContract = {
  /** POST, since a phone stands in no address, and so that each copy is recorded; a support visit takes none. */
  copy: endpoint({
    method: 'POST',
    path: '/api/v1/people/copy',
    summary: { zh: '取得个人信息副本', en: "Get a copy of a person's data, part by part" },
    needs: administratorOnly,
    isCostly: true,
    body: personCopyDraft,
    answer: personCopyPart,
  }),
} as const
