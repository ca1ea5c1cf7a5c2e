/** How to close what lies over the page, the top one last. */
const open: (() => void)[] = []

/** Notes a sheet or dialog that has opened. Answers how to strike it off. */
export function noteLayer(close: () => void): () => void {
  open.push(close)
  return () => {
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

/** Closes the top layer, as the browser's Back does; false when there is none. */
export function closeTopLayer(): boolean {
  const close = open.at(-1)
  close?.()
  return close !== undefined
}
