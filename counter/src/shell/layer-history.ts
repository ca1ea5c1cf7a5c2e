import { closeTopLayer, countLayers, layerHooks } from '@tiffin/kit/ui/open-layers.ts'

/** What an entry of the history is that has the address of the page below it: it covers that page, or did. */
type Mark = 'cover' | 'spent' | undefined

const mark = (): Mark => history.state?.layer
const note = (layer: Mark): void => history.replaceState({ layer }, '')

/** The address of a spent entry that is shown now; empty while none is. */
let spentAt = ''

/** The page below a dialog gets one entry more, which Back takes. */
function cover(): void {
  if (mark() === undefined) history.pushState({ layer: 'cover' }, '')
  else note('cover')
  spentAt = ''
}

/** The entry of a dialog that was closed otherwise stays: the next dialog has it, or Back goes over it. */
function uncover(): void {
  if (mark() === undefined) return
  note('spent')
  spentAt = location.href
}

function onPop(): void {
  const before = spentAt
  spentAt = ''
  if (countLayers() > 0) {
    if (countLayers() > 1) cover()
    closeTopLayer()
  } else if (mark() !== undefined) uncover()
  else if (location.href === before) history.back()
}

/** Back closes the dialog on top instead of leaving the page [kitchen-17]. Answers how to stop. */
export function followLayers(): () => void {
  uncover() // loaded again below a dialog, which is gone
  Object.assign(layerHooks, { onCover: cover, onUncover: uncover })
  addEventListener('popstate', onPop)
  return () => {
    Object.assign(layerHooks, { onCover() {}, onUncover() {} })
    removeEventListener('popstate', onPop)
  }
}
