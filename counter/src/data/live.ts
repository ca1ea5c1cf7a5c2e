import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { openHintStream } from '@tiffin/kit/client/hint-stream.ts'
import { useEffect } from 'react'
import { useSession } from '../state/session.ts'
import { call } from './call.ts'

async function bind(): Promise<string> {
  const appId = useBootstrap.getState().bootstrap?.corpSetting.appId ?? ''
  const { cid } = await call('/api/app/common/push/client-id', { appId, platform: 'console' })
  await call('/api/app/common/push/bind', { cid, enabled: true })
  return cid
}

/** Every stream has an address of its own: nothing is kept that could be lost. */
const lose = () => {}

/** Listens for hints that something happened at the store while an employee is logged in. */
export function useHints(onHint: () => void): void {
  const isLoggedIn = useSession(({ token }) => token !== '')
  const appId = useBootstrap(({ bootstrap }) => bootstrap?.corpSetting.appId)
  useEffect(() => {
    if (!isLoggedIn || appId === undefined || typeof EventSource === 'undefined') return
    return openHintStream({ bind, lose }, onHint)
  }, [isLoggedIn, appId, onHint])
}
