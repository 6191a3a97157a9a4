import { type Operation, isFinished } from '@icss/core/operations/operation.ts'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import { patience } from './patience.ts'
import type { TestClient } from './test-client.ts'

type Query = Partial<Parameters<TestClient['companies']['import']>[0]['query']>

/** Follows a run to its end. */
export async function finished(client: TestClient, operationId: string): Promise<Operation> {
  let operation: Operation | undefined
  for (const end = performance.now() + patience.poll; performance.now() < end;) {
    operation = await client.operations.show({ params: { operationId } })
    if (isFinished(operation)) return operation
    await timePasses(20)
  }
  throw new Error(`The run has not come to its end: ${JSON.stringify(operation)}`)
}

/** Imports a file and follows the run to its end. */
export async function importFile(
  client: TestClient,
  content: string | Uint8Array,
  query: Query = {},
): Promise<Operation> {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const { id } = await client.companies.import({ query: { fileName: '会员.csv', ...query }, body }, { timeout: 0 })
  return finished(client, id)
}

export interface Rejected {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly code: string
}

/** A text with the mark that may stand before it. */
const textOf = async (response: Response): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(await response.arrayBuffer())

/** The rejected rows of a run. */
export async function rejectedOf(client: TestClient, { id: operationId }: Pick<Operation, 'id'>): Promise<Rejected[]> {
  const { items } = await client.operations.rejected({ params: { operationId } })
  return items.map(({ line, column, value, code }) => ({ line, column, value, code }))
}

export async function rejectedFileOf(
  client: TestClient,
  { id: operationId }: Pick<Operation, 'id'>,
  language: 'zh' | 'en' = 'zh',
): Promise<string> {
  return textOf(await client.operations.rejectedFile({ params: { operationId }, query: { language } }))
}

/** An export as the bytes of its file. */
export async function exportedFile(client: TestClient, format: 'csv' | 'xlsx' | 'jsonl'): Promise<Buffer> {
  const response = await client.companies.export({ query: { format } }, { timeout: 0 })
  return Buffer.from(await response.arrayBuffer())
}

export async function exportOf(
  client: TestClient,
  format: 'csv' | 'jsonl' = 'csv',
  language: 'zh' | 'en' = 'zh',
): Promise<string> {
  const response = await client.companies.export({ query: { format, language } }, { timeout: 0 })
  return textOf(response)
}

/** Names of all companies as the export has them. */
export async function namesOf(client: TestClient): Promise<string[]> {
  const lines = (await exportOf(client, 'jsonl')).split('\n').filter((line) => line !== '')
  return lines.map((line) => (JSON.parse(line) as { name: string }).name)
}
