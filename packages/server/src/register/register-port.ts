import type { RegisterCompany } from '@icss/core/register/register-company.ts'

/**
 * Where companies are looked up: the file that the operator imported, or the HTTP provider where one is configured, which is
 * waited for until `within` ends, or as long as it has by itself.
 */
export type SearchRegister = (typed: string, most: number, within?: AbortSignal) => Promise<readonly RegisterCompany[]>
