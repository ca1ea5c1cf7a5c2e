import { useT } from '@tiffin/kit/client/words.ts'
import { type OnCode, useCamera } from './use-camera.ts'

/** What the camera sees, and where the code belongs in it; or why it sees nothing [assist-5]. */
export function Camera({ onCode }: { readonly onCode: OnCode }) {
  const t = useT()
  const { ref, state } = useCamera(onCode)
  const isSeeing = state === 'starting' || state === 'live'
  return (
    <div className="camera" data-state={state}>
      <video ref={ref} muted playsInline hidden={!isSeeing} />
      {isSeeing && <span className="camera-frame" aria-hidden="true" />}
      <p role={isSeeing ? 'status' : 'alert'}>{t(`counter.assist.camera.${state}`)}</p>
    </div>
  )
}
