import { Outlet } from '@tanstack/react-router'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useCorpLoading } from '@tiffin/kit/client/use-corp-loading.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { wearCorp } from '@tiffin/kit/ui/corp-colors.ts'
import { useEffect } from 'react'
import { findCorp } from '../data/corp.ts'
import { NoBrandScreen } from '../screens/no-brand/no-brand.tsx'
import { useConnection } from '../state/connection.ts'
import { StateBox } from '../ui/state-box.tsx'

/** The pages of one brand, which come up when its settings are there. */
export function CorpLayout() {
  const t = useT()
  const isUnknown = useCorpLoading(findCorp)
  const isLost = useConnection((state) => state.isLost)
  const bootstrap = useBootstrap((state) => state.bootstrap)
  useEffect(() => {
    if (bootstrap !== undefined) wearCorp(bootstrap)
  }, [bootstrap])
  if (isUnknown) return <NoBrandScreen unknown={location.pathname.split('/')[2] ?? ''} />
  if (bootstrap !== undefined) return <Outlet />
  return isLost ? (
    <main className="alone">
      <StateBox icon="offline" title={t('desk.offline.title')} text={t('error.network')} />
    </main>
  ) : null
}
