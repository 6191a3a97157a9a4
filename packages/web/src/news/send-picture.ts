import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { fileFault } from '@icss/core/uploads/check-upload.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { fileContentFault } from '../uploads/file-content-fault.ts'
import { startUpload, type UploadServices } from '../uploads/start-upload.ts'

const slot = 'newsImages'

/** Sends one picture for a piece of news; answers where it is read. What does not fit is refused before it is sent. */
export async function sendPicture(services: UploadServices, place: string, file: File): Promise<string> {
  const fault = fileFault(uploadSlots[slot], file) ?? (await fileContentFault(slot, file))
  if (fault) throw new ProblemError(fault.code as 'upload.failed', { params: fault.params })
  return new Promise((resolve, reject) => {
    const actor = startUpload(services, { slot, file, place: `${slot}.${place}.${file.name}` })
    const look = ({ context: { url, failure } }: ReturnType<typeof actor.getSnapshot>) => {
      if (url !== undefined) resolve(url)
      else if (failure) reject(new ProblemError(failure.code as 'upload.failed', { params: failure.params }))
    }
    actor.subscribe(look)
    look(actor.getSnapshot())
  })
}
