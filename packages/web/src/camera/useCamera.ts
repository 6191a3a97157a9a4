import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type CameraFault, cameraFaultOf } from './camera-fault.ts'
import { type Running, watchCamera } from './watch-camera.ts'

const keptKey = 'icss-camera'

const watchVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * The camera of this device, shown in `video` for as long as this is mounted and the page is to be seen: in the background,
 * and while it `isPaused`, it is off. Which one was chosen is kept on the device.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isPaused: boolean,
  onCode: (code: string) => void,
) {
  /** Asked for anew by whoever asks again. */
  const [wanted, setWanted] = useState(() => ({ deviceId: localStorage.getItem(keptKey) ?? '' }))
  const [state, setState] = useState<'asking' | 'reading' | CameraFault>('asking')
  const [running, setRunning] = useState<Running>()
  const isSeen = useSyncExternalStore(watchVisibility, () => !document.hidden)
  const isOn = isSeen && !isPaused
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    const shown = video.current
    if (!isOn || !shown) return undefined
    const over = new AbortController()
    const { signal } = over
    const onRunning = (now: Running) => {
      setRunning(now)
      setState('reading')
    }
    watchCamera({ ...wanted, video: shown, signal, onRunning, onCode: (code) => tell(code) }).catch(
      (error: unknown) => {
        if (!signal.aborted) setState(cameraFaultOf(error))
      },
    )
    return () => {
      over.abort()
      setState('asking')
    }
  }, [video, isOn, wanted])
  return {
    state,
    /** As it last ran. */
    running,
    choose(deviceId: string) {
      localStorage.setItem(keptKey, deviceId)
      setWanted({ deviceId })
    },
    tryAgain: () => setWanted({ ...wanted }),
  }
}
