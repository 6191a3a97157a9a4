import { expect } from 'vitest'

interface Run {
  readonly id: string
  readonly title: string
  readonly good: number
  readonly status: string
}

/** Waits until the run of `title` has done more than `rows` rows, but is not over; answers its id. */
export async function inTheMiddle(
  { url, token }: { readonly url: string; readonly token: string },
  title: string,
  rows = 0,
): Promise<string> {
  let run: Run | undefined
  const ask = async () => {
    const answer = await fetch(`${url}/api/v1/operations`, { headers: { authorization: `Bearer ${token}` } })
    const { items } = (await answer.json()) as { items: readonly Run[] }
    run = items.find((item) => item.title === title)
    return run
  }
  const isUnderWay = (seen?: Run) => seen !== undefined && (seen.status === 'done' || seen.good > rows)
  await expect.poll(ask, { interval: 10, message: `the run of ${title} under way` }).toSatisfy(isUnderWay)
  if (run === undefined || run.status === 'done') throw new Error(`The run of ${title} was over before its middle.`)
  return run.id
}
