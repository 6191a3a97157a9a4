import { browserUploadTransport } from '@icss/core/uploads/browser-upload-transport.ts'
import type { UploadTransport } from '@icss/core/uploads/transfer.ts'
import { visitHeaders } from '../support-visits/current-visit.ts'
import { noteExpiry } from '../sessions/session-expiry.ts'

const transport = browserUploadTransport()

/** How the browser sends files to its own server. */
export const uploadTransport: UploadTransport<Blob> = {
  ...transport,
  async send(request) {
    const answer = await transport.send({ ...request, headers: { ...request.headers, ...visitHeaders() } })
    noteExpiry(answer.status, answer.header)
    return answer
  },
}
