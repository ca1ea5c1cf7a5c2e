/** The name of these marks in the style sheet. */
const markName = 'fallback'

/** The pieces of text on the page that are one of these texts, whole. */
function findTexts(texts: ReadonlySet<string>): Range[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Range[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!texts.has(currentNode.nodeValue?.trim() ?? '')) continue
    const range = new Range()
    range.selectNodeContents(currentNode)
    found.push(range)
  }
  return found
}

/**
 * Underlines these texts wherever they come up from now on, without a change to the page; nothing where the browser has no marks
 * [draft-14]. Answers how to stop.
 */
export function markFallbacks(texts: ReadonlySet<string>): () => void {
  if (texts.size === 0 || !('highlights' in CSS)) return () => {}
  let frame: number | undefined
  const mark = () => {
    frame = undefined
    CSS.highlights.set(markName, new Highlight(...findTexts(texts)))
  }
  const markSoon = () => {
    if (frame === undefined) frame = requestAnimationFrame(mark)
  }
  const observer = new MutationObserver(markSoon)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  markSoon()
  return () => {
    observer.disconnect()
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
