/** Where files of the cloud disk are read from, by their ids. */
export const filesPath = '/files/'

/** The address of a file: it stays the same when the file is renamed, moved or gets another content. */
export const fileAddress = (id: string): string => `${filesPath}${id}`

/** The same, as a file to be saved. */
export const fileDownload = (id: string): string => `${fileAddress(id)}?download`
