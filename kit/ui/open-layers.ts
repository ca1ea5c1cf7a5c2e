/** How to close what lies over the page, the top one last. */
const open: (() => void)[] = []

/** Called when something comes to lie over the page, and when nothing does any more. */
export const layerHooks = { onCover: () => {}, onUncover: () => {} }

/** Notes a sheet or dialog that has opened. Answers how to strike it off. */
export function noteLayer(close: () => void): () => void {
  open.push(close)
  layerHooks.onCover()
  return () => {
    const index = open.lastIndexOf(close)
    if (index >= 0) open.splice(index, 1)
    if (open.length === 0) layerHooks.onUncover()
  }
}

/** Closes the top layer, as the browser's Back does. */
export function closeTopLayer(): void {
  open.at(-1)?.()
}

/** Closes everything, from the top down. */
export function closeLayers(): void {
  for (const close of [...open].reverse()) close()
}

export const countLayers = (): number => open.length
