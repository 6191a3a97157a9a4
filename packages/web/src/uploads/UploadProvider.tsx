import { createContext, type ReactNode, use, useState } from 'react'
import type { UploadTransport } from '@icss/core/uploads/transfer.ts'
import { TabUploads } from './TabUploads.ts'

const Current = createContext<TabUploads | undefined>(undefined)

export type UploadProviderProps = { transport: UploadTransport<Blob>; children: ReactNode }

/** Holds what is sent from this tab: by the browser's way in the product, by a pretended one in a story. */
export function UploadProvider({ transport, children }: UploadProviderProps) {
  const [uploads] = useState(() => new TabUploads(transport))
  return <Current value={uploads}>{children}</Current>
}

/** What is sent from this tab. */
export function useTabUploads(): TabUploads {
  const uploads = use(Current)
  if (!uploads) throw new Error('There is no UploadProvider around this.')
  return uploads
}

/** How bytes get to the server. */
export const useUploadTransport = (): UploadTransport<Blob> => useTabUploads().transport
