import { createContext, type ReactNode, use } from 'react'
import type { UploadTransport } from '@icss/core/uploads/transfer.ts'

const Current = createContext<UploadTransport<Blob> | undefined>(undefined)

export type UploadProviderProps = { transport: UploadTransport<Blob>; children: ReactNode }

export function UploadProvider({ transport, children }: UploadProviderProps) {
  return <Current value={transport}>{children}</Current>
}

/** How bytes get to the server: the browser's way in the product, a pretended one in a story. */
export function useUploadTransport(): UploadTransport<Blob> {
  const transport = use(Current)
  if (!transport) throw new Error('There is no UploadProvider around this.')
  return transport
}
