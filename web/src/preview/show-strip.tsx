import './preview.css'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { createRoot } from 'react-dom/client'
import { call } from '../data/call.ts'
import { loadRestOfWords } from '../state/language/words.ts'
import { overEvent } from './send-with.ts'
import { Over, Strip } from './strip.tsx'

/** Says above the app what is previewed; in its place, that the preview is over, whenever that is heard. */
export async function showStrip(): Promise<void> {
  const place = document.createElement('div')
  document.body.prepend(place)
  const root = createRoot(place)
  const tellOver = () => {
    for (const id of ['root', 'fault']) document.getElementById(id)?.remove()
    root.render(<Over />)
  }
  addEventListener(overEvent, tellOver)
  const [preview] = await Promise.all([
    call('/api/app/common/preview/detail', {}, { isSilent: true }).catch((failure: unknown) => {
      if (!isRefusal(failure, 'previewOver')) throw failure
    }),
    loadRestOfWords(),
  ])
  if (preview !== undefined) root.render(<Strip preview={preview} />)
}
