/** A number of bytes for people, rounded up, so that nothing is called as small as what it exceeds. */
export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2)} MB`
