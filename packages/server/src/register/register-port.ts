import type { RegisterCompany } from '@icss/core/register/register-company.ts'

/** Where companies are looked up: the file that the operator imported, or the HTTP provider where one is configured. */
export type SearchRegister = (typed: string, most: number) => Promise<readonly RegisterCompany[]>
