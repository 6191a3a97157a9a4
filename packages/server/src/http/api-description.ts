import type { FastifyInstance } from 'fastify'
import { contract } from '@icss/core/contract/contract.ts'
import { openApiOf } from '@icss/core/contract/openapi.ts'
import type { Language } from '@icss/core/copy/language.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { requestLanguage } from './request-language.ts'

/** Where the OpenAPI document of the contract is served. */
export const apiDescriptionPath = '/api/v1/openapi.json'

/** Serves the contract as OpenAPI 3.1, its summaries in the language that the request asks for. */
export function serveApiDescription(app: FastifyInstance): void {
  const built = new Map<Language, unknown>()
  app.get(apiDescriptionPath, (request, reply) => {
    const language = requestLanguage(request)
    const document = built.get(language) ?? openApiOf(contract, { version: packageJson.version, server: '/', language })
    built.set(language, document)
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
