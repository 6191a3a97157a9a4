import { createContext, use, useEffect } from 'react'

/** Told by each upload of a form when it begins, and by what is answered when it is over. */
export const FormUploads = createContext<(() => () => void) | undefined>(undefined)

/** Says to the form around, if there is one, that something of it is on its way. */
export function useFormUpload(isUploading: boolean): void {
  const begin = use(FormUploads)
  useEffect(() => (isUploading ? begin?.() : undefined), [isUploading, begin])
}
