import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { wearColors } from '@tiffin/kit/ui/corp-colors.ts'
import { Toast } from '@tiffin/kit/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { loadCorp } from '../data/corp.ts'
import { Board } from '../screens/board/board.tsx'
import { LogIn } from '../screens/log-in/log-in.tsx'
import { useSession } from '../state/session.ts'
import { Rail } from './rail.tsx'

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

function ToastHost() {
  const toast = useOverlays((state) => state.toast)
  return toast === undefined ? null : <Toast key={toast.id} text={toast.text} />
}

function NoCorp() {
  const t = useT()
  return (
    <main className="log-in">
      <p className="t16">{t('counter.noCorp')}</p>
    </main>
  )
}

const client = new QueryClient()

/** The counter: log in, then the board. */
export function App() {
  const isUnknown = useCorpLoading()
  const isLoggedIn = useSession(({ token }) => token !== '')
  const { bootstrap } = useBootstrap()
  useEffect(() => {
    if (bootstrap !== undefined) wearCorp(bootstrap)
  }, [bootstrap])
  useEffect(() => {
    if (!isLoggedIn) client.clear()
  }, [isLoggedIn])
  if (isUnknown) return <NoCorp />
  return (
    <QueryClientProvider client={client}>
      {isLoggedIn ? (
        <div className="counter-frame">
          <Rail />
          <Board />
        </div>
      ) : (
        <LogIn />
      )}
      <ToastHost />
    </QueryClientProvider>
  )
}
