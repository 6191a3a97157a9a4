import type { FastifyRequest } from 'fastify'
import type { HomeDocument } from '@icss/core/home-settings/home-document.ts'
import type { HomeContent } from '@icss/core/home-settings/home-document.ts'
import { filesIn, withFiles } from '@icss/core/home-settings/home-names.ts'
import { type HomePart, homeParts } from '@icss/core/home-settings/home-part.ts'
import { openedLinks } from '../objects/opened-links.ts'
import type { Services } from '../services.ts'

const contentOf = (document: Partial<HomeDocument>, part: HomePart) => document[part] as HomeContent | undefined

/**
 * Documents as an editor reads them: files of the channel above, which an inherited part names, are opened for a while,
 * the channel's own stay as they are.
 */
export async function openedDocuments<Documents extends readonly Partial<HomeDocument>[]>(
  services: Services,
  request: FastifyRequest,
  superiorId: string | null,
  documents: Documents,
): Promise<Documents> {
  if (superiorId === null) return documents
  const addresses = documents.flatMap((document) =>
    homeParts.flatMap((part) => {
      const content = contentOf(document, part)
      return content ? filesIn(part, content).map(({ address }) => address) : []
    }),
  )
  const linkOf = await openedLinks(services, request, superiorId, addresses)
  return documents.map((document) =>
    Object.fromEntries(
      homeParts.flatMap((part) => {
        const content = contentOf(document, part)
        return content ? [[part, withFiles(part, content, linkOf)]] : []
      }),
    ),
  ) as unknown as Documents
}
