import { callSetting } from './call.ts'
import { corpOfAddress } from './corp.ts'

/** A stream that the server has ended is opened again after this; polling goes on meanwhile. */
const retryMs = 15_000
/** Who takes a stream over later than this may have missed something. */
const freshMs = 5000

/** What a hint is about. One that cannot be read, and a stream that begins again, may be about anything. */
function topicOf({ data }: MessageEvent): unknown {
  try {
    return JSON.parse(data).data.payload.topic
  } catch {
    return undefined
  }
}

/** Calls `onOver` once `ms` after the first start that no end follows. */
function timeLimit(ms: number, onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const start = () => {
    timer ??= setTimeout(onOver, ms)
  }
  return { start, end }
}

/** The address that the server sends hints to. */
export interface HintAddress {
  /** Ties an address to the person who is logged in. */
  readonly bind: () => Promise<string>
  /** The server knows it no more, or is not heard: the next one is asked for again. */
  readonly lose: () => void
}

/**
 * Listens for hints that something happened. What breaks on the way the browser opens again itself, and says what it heard last.
 * Answers how to stop.
 */
export function openHintStream({ bind, lose }: HintAddress, onHint: (topic: unknown) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const startedAt = Date.now()
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // Tries of the browser that follow each other share one limit (docs/decisions/0078).
  const connecting = timeLimit(callSetting.timeoutMs, () => breakOff())
  let opened = 0

  async function open(): Promise<void> {
    timer = undefined
    try {
      const cid = await bind()
      if (signal.aborted) return
      stream = new EventSource(`/api/app/common/push/stream?${new URLSearchParams({ corp: corpOfAddress(), cid })}`)
      connecting.start()
      stream.onmessage = (hint) => onHint(topicOf(hint))
      stream.onopen = () => {
        connecting.end()
        opened += 1
        if (opened > 1 || Date.now() - startedAt > freshMs) onHint(undefined)
      }
      stream.onerror = () => {
        if (stream?.readyState === EventSource.CLOSED) breakOff()
        else connecting.start()
      }
    } catch {
      again()
    }
  }

  /** The server does not know the address any more, or is not heard within the time of any call [call-8]. */
  function breakOff(): void {
    connecting.end()
    stream?.close()
    lose()
    again()
  }

  function again(): void {
    if (!signal.aborted) timer ??= setTimeout(open, retryMs)
  }

  addEventListener(
    'online',
    () => {
      if (timer === undefined) return
      clearTimeout(timer)
      open()
    },
    { signal },
  )
  open()
  return () => {
    stop.abort()
    clearTimeout(timer)
    connecting.end()
    stream?.close()
  }
}
