import type pg from 'pg'

/** Does `work` within the transaction of `client`; what it did is taken back when it fails, and the transaction goes on. */
export async function inSavepoint<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint work')
  try {
    const result = await work()
    await client.query('release savepoint work')
    return result
  } catch (error) {
    await client.query('rollback to savepoint work')
    throw error
  }
}
