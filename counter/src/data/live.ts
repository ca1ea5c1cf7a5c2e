import { useEffect } from 'react'
import { corpOfAddress } from '../state/corp.ts'
import { useSession } from '../state/session.ts'
import { useBrand } from '../state/settings.ts'
import { call } from './call.ts'

const retryMs = 15_000

async function openStream(onHint: () => void): Promise<EventSource> {
  const appId = useBrand.getState().brand?.corpSetting.appId ?? ''
  const { cid } = await call('/api/app/common/push/client-id', { appId, platform: 'console' })
  await call('/api/app/common/push/bind', { cid, enabled: true })
  const stream = new EventSource(`/api/app/common/push/stream?${new URLSearchParams({ corp: corpOfAddress(), cid })}`)
  stream.onmessage = onHint
  return stream
}

/** Listens for hints that something happened at the store while an employee is logged in. */
export function useHints(onHint: () => void): void {
  const isLoggedIn = useSession(({ token }) => token !== '')
  const appId = useBrand(({ brand }) => brand?.corpSetting.appId)
  useEffect(() => {
    if (!isLoggedIn || appId === undefined || typeof EventSource === 'undefined') return
    let isOver = false
    let stream: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      stream?.close()
      if (!isOver) timer = setTimeout(open, retryMs)
    }
    const open = async () => {
      try {
        const opened = await openStream(onHint)
        if (isOver) return opened.close()
        stream = opened
        stream.onerror = again
      } catch {
        again()
      }
    }
    open()
    return () => {
      isOver = true
      clearTimeout(timer)
      stream?.close()
    }
  }, [isLoggedIn, appId, onHint])
}
