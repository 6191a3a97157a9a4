import { videoDuration } from '@icss/core/uploads/video-duration.ts'

function playedLength(source: File | string): Promise<number | undefined> {
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

/**
 * Seconds that a video lasts, of a file or an address; none when neither the browser nor its header can tell (flv, rmvb
 * and the like). A browser plays few kinds of what a mov or m4v holds.
 */
export async function videoLength(source: File | string): Promise<number | undefined> {
  const played = await playedLength(source)
  if (played !== undefined || typeof source === 'string') return played
  const readAt = async (at: number, length: number) => new Uint8Array(await source.slice(at, at + length).arrayBuffer())
  return videoDuration(readAt, source.size).catch(() => undefined)
}
