const pxPerMm = 96 / 25.4
/** Below the last line, for the cutter. */
const footMm = 6

let kept: CSSStyleSheet | undefined

/** The size of the page; the policy of the page lets no element carry it. */
function pageSheet(): CSSStyleSheet {
  if (kept) return kept
  kept = new CSSStyleSheet()
  document.adoptedStyleSheets.push(kept)
  return kept
}

/** Prints an element, alone on a strip of 80 mm that is as long as it: a roll has no pages [print-1]. */
export function printStrip(element: HTMLElement, onEnd: () => void): void {
  const length = Math.ceil(element.offsetHeight / pxPerMm) + footMm
  window.addEventListener('afterprint', onEnd, { once: true })
  pageSheet().replaceSync(`@page { size: 80mm ${length}mm; margin: 0; }`)
  window.print()
}

/** Prints what the page shows for paper, on sheets of whatever size; browsers keep it as a file too. */
export function printPage(): void {
  pageSheet().replaceSync('@page { size: auto; margin: 12mm; }')
  window.print()
}
