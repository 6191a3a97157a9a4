/** Seconds that a video lasts, of a file or an address; none when the browser cannot tell (flv, rmvb and the like). */
export function videoLength(source: File | string): Promise<number | undefined> {
  const video = document.createElement('video')
  const address = typeof source === 'string' ? source : URL.createObjectURL(source)
  return new Promise<number | undefined>((resolve) => {
    video.preload = 'metadata'
    video.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(video.duration) ? video.duration : undefined),
    )
    video.addEventListener('error', () => resolve(undefined))
    video.src = address
  }).finally(() => {
    video.removeAttribute('src')
    video.load()
    if (typeof source !== 'string') URL.revokeObjectURL(address)
  })
}
