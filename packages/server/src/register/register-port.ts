import type { RegisterCompany } from '@icss/core/register/register-company.ts'
import type { Services } from '../services.ts'
import { searchFile } from './file-register.ts'
import { searchProvider } from './http-register.ts'

/** Where companies are looked up: the file that the operator imported, or the HTTP provider where one is configured. */
export type SearchRegister = (typed: string, most: number) => Promise<readonly RegisterCompany[]>

/** The register of this server. Throws `companies.search_failed` where it does not answer as it should. */
export const registerOf = ({ config, database }: Pick<Services, 'config' | 'database'>): SearchRegister =>
  config.register ? searchProvider(config.register) : searchFile(database)
