import { Client } from 'pg'

/** A statement as it was sent, with its parameters. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The statements that this process sends to PostgreSQL while `work` goes on. */
export async function recordedStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const { query } = Client.prototype
  Client.prototype.query = function record(this: Client, ...args: unknown[]) {
    const [asked, given] = args as [string | { text?: string; values?: unknown[] }, unknown]
    const { text, values } = typeof asked === 'string' ? { text: asked, values: undefined } : asked
    const parameters = values ?? given
    if (text !== undefined) recorded.push({ text, values: Array.isArray(parameters) ? parameters : [] })
    return Reflect.apply(query, this, args) as unknown
  } as typeof query
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return recorded
}
