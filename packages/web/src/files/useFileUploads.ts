import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useQuotaWarning } from '../uploads/useQuotaWarning.ts'
import { useTabUploads } from '../uploads/UploadProvider.tsx'
import { FileUploads } from './file-uploads.ts'

/** The files that this tab puts on the cloud disk. */
export function useFileUploads(): FileUploads {
  const client = useClient()
  const queries = useQueryClient()
  const { channel } = useSession()
  const onAccounted = useQuotaWarning()
  const uploads = useTabUploads()
  return uploads.listOf(
    'files',
    () =>
      new FileUploads({
        services: { client, transport: uploads.transport, channelId: channel.id },
        onPublished: () => void queries.invalidateQueries({ queryKey: ['files'] }),
        onAccounted,
      }),
  )
}
