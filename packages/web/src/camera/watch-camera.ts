import { CameraError } from './camera-fault.ts'

/** Milliseconds between two looks. */
const lookEvery = 120

/** What a camera is once it runs. */
export interface Running {
  readonly deviceId: string
  /** All that there are to choose among: named only now, since it was allowed. */
  readonly cameras: readonly MediaDeviceInfo[]
}

async function open(deviceId: string): Promise<MediaStream> {
  if (!isSecureContext) throw new CameraError('insecure')
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) throw new CameraError('unsupported')
  // One that is chosen and gone gives way to any other.
  const which = deviceId === '' ? { facingMode: 'environment' } : { deviceId }
  return mediaDevices.getUserMedia({ video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } } })
}

/** A script that a page cannot load, as without a network, is no fault of the camera. */
const loadReader = () =>
  import('./read-code.ts').catch(() => {
    throw new CameraError('unloaded')
  })

/** Has the reader at hand, for when the network is gone. */
export const prepareReader = (): void => void loadReader().catch(() => {})

export interface Watching {
  readonly video: HTMLVideoElement
  /** Which camera; '' for the one that looks away from whoever holds the phone. */
  readonly deviceId: string
  /** Ends it, and turns the camera off. */
  readonly signal: AbortSignal
  readonly onRunning: (running: Running) => void
  readonly onCode: (code: string) => void
}

/** Shows the picture of a camera and tells of each code in it, until `signal`; throws what `cameraFaultOf` names. */
export async function watchCamera({ video, deviceId, signal, onRunning, onCode }: Watching): Promise<void> {
  const stream = await open(deviceId)
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  // At once: many phones open no camera while another is on.
  signal.addEventListener('abort', stop)
  try {
    const { readCode } = await loadReader()
    const [track] = stream.getVideoTracks()
    if (!track || signal.aborted) return
    video.srcObject = stream
    await video.play()
    const devices = await navigator.mediaDevices.enumerateDevices()
    if (signal.aborted) return
    onRunning({
      deviceId: track.getSettings().deviceId ?? '',
      cameras: devices.filter(({ kind }) => kind === 'videoinput'),
    })
    const canvas = document.createElement('canvas')
    while (!signal.aborted) {
      // It was pulled out, or taken by a call.
      if (track.readyState === 'ended') throw new CameraError('busy')
      const code = readCode(video, canvas)
      if (code !== undefined) onCode(code)
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    }
  } finally {
    stop()
    if (video.srcObject === stream) video.srcObject = null
  }
}
