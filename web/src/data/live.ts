import { corpOfAddress } from '../entry/address.ts'
import { json, kept } from '../entry/kept.ts'
import { hearOfHelp } from '../state/help.ts'
import { useBootstrap } from '../state/settings.ts'
import { call } from './call.ts'
import { refreshOrders } from './order.ts'

const keptCid = kept({
  key: 'tiffin.cid',
  codec: json((value): value is string => typeof value === 'string'),
  fallback: '',
  storage: () => sessionStorage,
})

/** A stream that broke is opened again after this; polling goes on meanwhile. */
const retryMs = 15_000

/** This browser's address for messages, tied to the session; asked for when first needed. */
async function boundClient(signal: AbortSignal): Promise<string> {
  const options = { signal, isSilent: true }
  const appId = useBootstrap.getState().bootstrap?.corpSetting.appId ?? ''
  const known = keptCid.get()
  const { cid } = await call(
    '/api/app/common/push/client-id',
    { appId, platform: 'h5', ...(known === '' ? {} : { cid: known }) },
    options,
  )
  keptCid.set(cid)
  await call('/api/app/common/push/bind', { cid, enabled: true }, options)
  return cid
}

/** What a hint is about. One that cannot be read, and a stream that begins anew, may be about anything. */
function topicOf({ data }: MessageEvent): unknown {
  try {
    return JSON.parse(data).data.payload.topic
  } catch {
    return undefined
  }
}

function hear(hint: MessageEvent): void {
  const topic = topicOf(hint)
  if (topic !== 'assist') refreshOrders()
  if (topic !== 'order') hearOfHelp()
}

/** Listens for hints that an order moved or staff helps; what is new is read by the usual calls. Answers how to stop. */
export function openHintStream(): () => void {
  const stop = new AbortController()
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function open(): Promise<void> {
    try {
      const cid = await boundClient(stop.signal)
      if (stop.signal.aborted) return
      stream = new EventSource(`/api/app/common/push/stream?${new URLSearchParams({ corp: corpOfAddress(), cid })}`)
      stream.addEventListener('receive', hear)
      stream.onmessage = hear
      stream.onerror = () => {
        stream?.close()
        again()
      }
    } catch {
      again()
    }
  }

  function again(): void {
    if (!stop.signal.aborted) timer = setTimeout(open, retryMs)
  }

  open()
  return () => {
    stop.abort()
    clearTimeout(timer)
    stream?.close()
  }
}
