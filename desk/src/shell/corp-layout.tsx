import { Outlet } from '@tanstack/react-router'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { wearColors } from '@tiffin/kit/ui/corp-colors.ts'
import { useEffect, useState } from 'react'
import { loadCorp } from '../data/corp.ts'
import { NoBrandScreen } from '../screens/no-brand/no-brand.tsx'
import { useConnection } from '../state/connection.ts'
import { StateBox } from '../ui/state-box.tsx'

const retryMs = 4_000

/** The page's colours and its icon are the brand's. */
function wearCorp(bootstrap: Bootstrap): void {
  wearColors(bootstrap)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && bootstrap.corpSetting.browserLogo !== '') icon.href = bootstrap.corpSetting.browserLogo
}

/** Reads the brand's settings, again when the language changes, and until they come. */
function useCorpLoading(): boolean {
  const language = useLanguage((state) => state.language)
  const [isUnknown, setUnknown] = useState(corpOfAddress() === '')
  useEffect(() => {
    if (corpOfAddress() === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (_language: string) =>
      loadCorp().catch((failure: unknown) => {
        if (isRefusal(failure, 'corpMissing', 'corpUnknown')) setUnknown(true)
        else timer = setTimeout(() => load(_language), retryMs)
      })
    load(language)
    return () => clearTimeout(timer)
  }, [language])
  return isUnknown
}

/** The pages of one brand, which come up when its settings are there. */
export function CorpLayout() {
  const t = useT()
  const isUnknown = useCorpLoading()
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
