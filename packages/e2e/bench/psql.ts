import { execFileSync, spawnSync } from 'node:child_process'
import type { Product } from './product.ts'

/** Throws when there is no psql to compare with. */
export function needPsql(): void {
  if (spawnSync('psql', ['--version']).error)
    throw new Error('The bench compares with psql: install postgresql-client.')
}

export function psql(product: Product, ...commands: readonly string[]): void {
  execFileSync('psql', ['-qX', product.databaseUrl, ...commands.flatMap((one) => ['-c', one])], { stdio: 'pipe' })
}
