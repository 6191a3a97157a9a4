import { onTestFinished } from 'vitest'
import { embeddedUrl } from '../../server/src/testing/embedded-url.ts'
import { holdCompany } from '../../server/src/testing/held-company.ts'

/** Rows of an import that is held at `heldRow`: a first batch is done by then, and one is left behind it. */
export const heldRows = 6000
export const heldRow = 3000

interface At {
  readonly url: string
  readonly dataFolder: string
  readonly token: string
}

/** Lets an import of the token's channel stand still at the company of that name, until the answered function is called. */
export async function holdImport({ url, dataFolder, token }: At, name: string): Promise<() => Promise<void>> {
  const answer = await fetch(`${url}/api/v1/channel`, { headers: { authorization: `Bearer ${token}` } })
  const { id } = (await answer.json()) as { id: string }
  const letGo = await holdCompany(await embeddedUrl(dataFolder), id, name)
  let ended: Promise<void> | undefined
  const end = () => (ended ??= letGo())
  onTestFinished(end)
  return end
}
