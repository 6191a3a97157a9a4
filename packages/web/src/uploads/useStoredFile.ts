import { useQuery } from '@tanstack/react-query'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { nameOf } from './upload-view.ts'

/** What is known of a file that is there already. */
export interface StoredFile {
  /** As it was called when it was uploaded, or the last step of an address elsewhere. Nothing until that is known. */
  readonly name: string | undefined
  readonly bytes: number | undefined
}

/** Reads what the file at an address was called, whose storage key says nothing to a person; '' for no file. */
export function useStoredFile(address: string): StoredFile {
  const { uploads } = useClient()
  const isObject = address.includes(objectsPath)
  const found = useQuery({
    queryKey: ['objects', address],
    queryFn: ({ signal }) => uploads.show({ query: { key: address } }, { signal }),
    enabled: isObject,
    // An object never changes; one that is gone does not come back.
    staleTime: Infinity,
    retry: false,
  })
  if (isObject && found.isPending) return { name: undefined, bytes: undefined }
  return { name: found.data?.fileName || nameOf(address), bytes: found.data?.bytes }
}
