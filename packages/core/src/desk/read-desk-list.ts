import type { Client } from '../client/client.ts'
import type { DeskList, deskContract } from './desk.contract.ts'

/** All people of a meeting for its desk, page by page. */
export async function* readDeskList(
  { desk }: Client<{ desk: Pick<typeof deskContract, 'list'> }>,
  meetingId: string,
): AsyncGenerator<DeskList, void> {
  let after: string | null | undefined
  do {
    const page = await desk.list({ params: { meetingId }, query: after ? { after } : {} })
    yield page
    after = page.next
  } while (after !== null)
}
