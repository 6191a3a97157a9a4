import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type CameraFault, cameraFaultOf } from './camera-fault.ts'
import { type Running, watchCamera } from './watch-camera.ts'

const keptKey = 'icss-camera'

const watchVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * The camera of this device, shown in `video` for as long as this is mounted and the page is to be seen: in the background
 * it is off. Which one was chosen is kept on the device.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [deviceId, setDeviceId] = useState(() => localStorage.getItem(keptKey) ?? '')
  const [tries, setTries] = useState(0)
  const [isReading, setReading] = useState(false)
  const [running, setRunning] = useState<Running>()
  const [fault, setFault] = useState<CameraFault>()
  const isSeen = useSyncExternalStore(watchVisibility, () => !document.hidden)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    const shown = video.current
    if (!isSeen || !shown) return undefined
    const over = new AbortController()
    const { signal } = over
    setFault(undefined)
    const onRunning = (now: Running) => {
      setRunning(now)
      setReading(true)
    }
    watchCamera({ video: shown, deviceId, signal, onRunning, onCode: (code) => tell(code) }).catch((error: unknown) => {
      if (!signal.aborted) setFault(cameraFaultOf(error))
    })
    return () => {
      over.abort()
      setReading(false)
    }
  }, [video, isSeen, deviceId, tries])
  return {
    state: fault ?? (isReading ? ('reading' as const) : ('asking' as const)),
    /** As it last ran. */
    running,
    choose(id: string) {
      localStorage.setItem(keptKey, id)
      setDeviceId(id)
    },
    tryAgain: () => setTries((count) => count + 1),
  }
}
