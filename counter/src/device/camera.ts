/** Why a camera shows nothing: the page may not use it, the device has none, or it does not start. */
export type CameraFault = 'denied' | 'missing' | 'stuck'

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** Which fault a rejection of `openCamera` stands for. */
export const cameraFaultOf = (error: unknown): CameraFault => (error instanceof Error && faults[error.name]) || 'stuck'

/** Whether the page can ask for a camera: browsers let only pages over https do so, and those of the device itself. */
export const mayAskForCamera = (): boolean => 'mediaDevices' in navigator

/** The camera at the device's back, or the one it has. Rejects with what `cameraFaultOf` reads. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })

/** Ends it, and the light beside the lens. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
