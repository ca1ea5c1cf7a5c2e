import { readToken } from '@tiffin/core/customer/token'
import { corpOfAddress } from '../entry/address.ts'
import { hearOfHelp } from '../state/help.ts'
import { useSession } from '../state/session.ts'
import { callSetting } from './call.ts'
import { refreshOrders } from './order.ts'
import { boundClient, loseClient } from './push-client.ts'
import { shareStream } from './shared-stream.ts'

/** A stream that the server has ended is opened again after this; polling goes on meanwhile. */
const retryMs = 15_000
/** Who takes a stream over later than this may have missed something. */
const freshMs = 5000

/** What a hint is about. One that cannot be read, and a stream that begins anew, may be about anything. */
function topicOf({ data }: MessageEvent): unknown {
  try {
    return JSON.parse(data).data.payload.topic
  } catch {
    return undefined
  }
}

function hear(topic: unknown): void {
  if (topic !== 'assist') refreshOrders()
  if (topic !== 'order') hearOfHelp()
}

/** Listens at the server. What breaks on the way the browser opens again itself, and says what it heard last. */
function openStream(tell: (topic: unknown) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const startedAt = Date.now()
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let giveUp: ReturnType<typeof setTimeout> | undefined
  let opened = 0

  async function open(): Promise<void> {
    timer = undefined
    try {
      const cid = await boundClient()
      if (signal.aborted) return
      stream = new EventSource(`/api/app/common/push/stream?${new URLSearchParams({ corp: corpOfAddress(), cid })}`)
      limitConnecting()
      stream.onmessage = (hint) => tell(topicOf(hint))
      stream.onopen = () => {
        endLimit()
        opened += 1
        if (opened > 1 || Date.now() - startedAt > freshMs) tell(undefined)
      }
      stream.onerror = () => {
        if (stream?.readyState === EventSource.CLOSED) breakOff()
        else limitConnecting()
      }
    } catch {
      again()
    }
  }

  /** Tries of the browser that follow each other share one limit (docs/decisions/0078). */
  function limitConnecting(): void {
    giveUp ??= setTimeout(breakOff, callSetting.timeoutMs)
  }

  function endLimit(): void {
    clearTimeout(giveUp)
    giveUp = undefined
  }

  /** The server does not know the address any more, or is not heard within the time of any call (spec §9). */
  function breakOff(): void {
    endLimit()
    stream?.close()
    loseClient()
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
    endLimit()
    stream?.close()
  }
}

/** Listens for hints that an order moved or staff helps; what is new is read by the usual calls. Answers how to stop. */
export function openHintStream(): () => void {
  const { uid } = readToken(useSession.getState().token)
  return shareStream({ name: `tiffin.hints.${corpOfAddress()}.${uid}`, open: openStream, hear })
}
