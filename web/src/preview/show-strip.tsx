import './preview.css'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { createRoot } from 'react-dom/client'
import { call } from '../data/call.ts'
import { loadRestOfWords } from '../state/language/words.ts'
import { markFallbacks } from './mark-fallbacks.ts'
import { overEvent } from './send-with.ts'
import { Over, Strip } from './strip.tsx'

const noTexts = { textList: [] }

/** Says above the app what is previewed; in its place, that the preview is over, whenever that is heard. */
export async function showStrip(): Promise<void> {
  const place = document.createElement('div')
  document.body.prepend(place)
  const root = createRoot(place)
  let isOver = false
  let stopMarking = () => {}
  const showOver = () => {
    isOver = true
    stopMarking()
    for (const id of ['root', 'fault']) document.getElementById(id)?.remove()
    root.render(<Over />)
  }
  addEventListener(overEvent, showOver)
  const [preview] = await Promise.all([
    call('/api/app/common/preview/detail', {}, { isSilent: true }).catch((failure: unknown) => {
      if (!isRefusal(failure, 'previewOver')) throw failure
    }),
    loadRestOfWords(),
  ])
  if (preview === undefined) return
  root.render(<Strip preview={preview} />)
  // Without the list nothing is underlined, and the preview is as good.
  const { textList } = await call('/api/app/common/preview/fallback-list', {}, { isSilent: true }).catch(() => noTexts)
  if (isOver) return
  root.render(<Strip preview={preview} fallbackCount={textList.length} />)
  stopMarking = markFallbacks(new Set(textList))
}
