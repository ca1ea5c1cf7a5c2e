interface Shared<Hint> {
  /** One stream for all tabs that give this name. */
  readonly name: string
  /** Opens a stream and passes on what it says; answers how to close it. */
  readonly open: (onHint: (hint: Hint) => void) => () => void
  readonly hear: (hint: Hint) => void
}

/**
 * Of all tabs that want a stream one holds it and passes on what it hears; when that one goes the next takes over.
 * A browser that cannot lock or broadcast has a stream in each tab. Answers how to stop.
 */
export function shareStream<Hint>({ name, open, hear }: Shared<Hint>): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return open(hear)
  const over = new AbortController()
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data)
  const lead = () =>
    new Promise<void>((resolve) => {
      const close = open((hint) => {
        hear(hint)
        channel.postMessage(hint)
      })
      const leave = () => {
        close()
        channel.close()
        resolve()
      }
      if (over.signal.aborted) leave()
      else over.signal.addEventListener('abort', leave)
    })
  navigator.locks.request(name, { signal: over.signal }, lead).catch(() => channel.close())
  return () => {
    channel.onmessage = null
    over.abort()
  }
}
