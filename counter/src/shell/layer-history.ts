import { closeTopLayer, countLayers, layerHooks } from '@tiffin/kit/ui/open-layers.ts'

const isCover = (): boolean => history.state?.isCover === true

/** The page below a dialog gets one entry more, which Back takes. */
function cover(): void {
  if (!isCover()) history.pushState({ isCover: true }, '')
}

/** Takes the entry of a dialog that was closed otherwise; a link in the dialog may lead elsewhere first. */
function uncover(): void {
  setTimeout(() => {
    if (countLayers() === 0 && isCover()) history.back()
  })
}

function onPop(): void {
  if (isCover()) {
    uncover() // an entry that was left behind
    return
  }
  if (countLayers() > 1) cover()
  closeTopLayer()
}

/** Back closes the dialog on top instead of leaving the page [kitchen-17]. Answers how to stop. */
export function followLayers(): () => void {
  if (isCover()) history.replaceState(null, '') // loaded again below a dialog, which is gone
  Object.assign(layerHooks, { onCover: cover, onUncover: uncover })
  addEventListener('popstate', onPop)
  return () => {
    Object.assign(layerHooks, { onCover() {}, onUncover() {} })
    removeEventListener('popstate', onPop)
  }
}
