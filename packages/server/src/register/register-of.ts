import type { Services } from '../services.ts'
import { searchFile } from './file-register.ts'
import { searchProvider } from './http-register.ts'
import type { SearchRegister } from './register-port.ts'

/** The register of this server. Throws `companies.search_failed` where it does not answer as it should. */
export const registerOf = ({ config, database }: Pick<Services, 'config' | 'database'>): SearchRegister =>
  config.register ? searchProvider(config.register) : searchFile(database)
