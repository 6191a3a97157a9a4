import { execFileSync } from 'node:child_process'
import type { Product } from './product.ts'

export function psql(product: Product, ...commands: readonly string[]): void {
  execFileSync('psql', ['-qX', product.databaseUrl, ...commands.flatMap((one) => ['-c', one])], { stdio: 'pipe' })
}
