import { useEffect, useRef, useState } from 'react'
import { type CameraFault, cameraFaultOf, closeCamera, openCamera } from '../../device/camera.ts'
import { openQrReader, type ReadQr } from '../../device/qr-reader.ts'

/** Between two looks at the film: a code is read in less than half a second, and a weak tablet has time for its board. */
const pauseMs = 150

/** Ends when the code has been looked up. */
export type OnCode = (code: string) => Promise<void>

export type CameraState = 'starting' | 'live' | CameraFault

/** Looks at a film until it is ended. A code that stays before the lens is said once. */
async function findCodes(look: () => ReturnType<ReadQr>, signal: AbortSignal, onCode: OnCode): Promise<void> {
  let last: string | undefined
  while (!signal.aborted) {
    // Before its first picture a film cannot be read.
    const code = await look().catch(() => undefined)
    if (code !== undefined && code !== last && !signal.aborted) await onCode(code)
    last = code ?? last
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** Opens the camera for the film of `ref` as long as the component stands, and says each code that it sees [assist-5]. */
export function useCamera(onCode: OnCode) {
  const ref = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const listener = useRef(onCode)
  listener.current = onCode

  useEffect(() => {
    const video = ref.current
    const end = new AbortController()
    const { signal } = end
    async function run(film: HTMLVideoElement) {
      const readQr = await openQrReader()
      const stream = await openCamera()
      signal.addEventListener('abort', () => closeCamera(stream))
      if (signal.aborted) return closeCamera(stream)
      film.srcObject = stream
      await film.play()
      setState('live')
      const listen = (code: string) => listener.current(code)
      await findCodes(() => readQr(film), signal, listen)
    }
    if (video) run(video).catch((error) => !signal.aborted && setState(cameraFaultOf(error)))
    return () => end.abort()
  }, [])
  return { ref, state }
}
