import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { linkNeeded } from '../permissions/need.ts'
import { publicToken } from '../public-links/public-link.ts'
import { publicPath } from '../public-links/public-paths.ts'
import { impersonal, personal } from '../rules/personal.ts'

/** A file that is marked public, without who published it. `size` in bytes, `time` when it was published. */
export const publicFile = named(
  'PublicFile',
  z.object({
    channelName: impersonal(z.string()),
    name: personal('text', z.string()),
    type: impersonal(z.string()),
    size: z.number(),
    time: storedInstant,
  }),
)
export type PublicFile = z.output<typeof publicFile>

/** Where the bytes of the file of a public page are read, for as long as it has one. */
export const publicDownload = (token: string): string => `${publicPath}${token}/download`

export const publicFilesContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/file',
    summary: { zh: '公开页上的文件', en: 'Show the file of a public page' },
    needs: linkNeeded('file'),
    params: z.object({ token: publicToken }),
    answer: publicFile,
  }),
} as const
