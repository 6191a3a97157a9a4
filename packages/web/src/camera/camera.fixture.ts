import encode from 'qr'

/** A picture with a code in the middle of it, as a camera would give it. */
function streamOf(code: string): MediaStream {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on.')
  const modules = encode(code, 'raw', { ecc: 'medium', border: 4 })
  const scale = Math.floor(400 / modules.length)
  const corner = (length: number) => Math.round((length - modules.length * scale) / 2)
  const draw = () => {
    context.fillStyle = '#8a9099'
    context.fillRect(0, 0, canvas.width, canvas.height)
    for (const [row, line] of modules.entries())
      for (const [column, isDark] of line.entries()) {
        context.fillStyle = isDark ? '#000000' : '#ffffff'
        context.fillRect(corner(canvas.width) + column * scale, corner(canvas.height) + row * scale, scale, scale)
      }
  }
  const stream = canvas.captureStream()
  // A canvas gives a picture each time it is drawn on, and nothing to who comes later.
  draw()
  const drawing = setInterval(() => {
    if (stream.getVideoTracks().some(({ readyState }) => readyState === 'live')) draw()
    else clearInterval(drawing)
  }, 100)
  return stream
}

/** What a story's device has in place of a camera. */
export interface StoryCamera {
  /** What the camera sees; or what the browser answers in its place, or that it answers nothing. */
  readonly sees: string | DOMException | 'nothing yet'
  /** Names of all cameras; the first is used unless another is asked for. */
  readonly names?: readonly string[]
  readonly isInsecure?: boolean
}

/** Puts it in place; answers how to take it away again. */
export function storyCamera({ sees, names = ['前置摄像头'], isInsecure = false }: StoryCamera): () => void {
  localStorage.removeItem('icss-camera')
  const cameras = names.map((label, index) => ({ kind: 'videoinput', deviceId: `camera-${index}`, label }))
  let before: MediaStream | undefined
  const mediaDevices = {
    enumerateDevices: async () => cameras,
    async getUserMedia({ video }: { video: { deviceId?: string } }) {
      if (sees === 'nothing yet') return new Promise(() => {})
      if (sees instanceof DOMException) throw sees
      // As many phones do, it opens no second camera beside the first.
      if (before?.active) throw new DOMException('', 'NotReadableError')
      const stream = streamOf(sees)
      before = stream
      for (const track of stream.getVideoTracks())
        track.getSettings = () => ({ deviceId: video.deviceId ?? cameras[0]?.deviceId ?? '' })
      return stream
    },
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
  Object.defineProperty(globalThis, 'isSecureContext', { value: !isInsecure, configurable: true })
  return () => {
    // What they hide is the browser's own.
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true })
  }
}
