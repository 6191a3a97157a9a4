import { fileDownload } from '@icss/core/files/file-address.ts'

/** Saves a file by the browser's own means: the answer says that it is to be saved, so the page stays. */
export const downloadFile = (id: string): void => location.assign(fileDownload(id))
