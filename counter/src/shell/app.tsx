import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Bootstrap, useBootstrap } from '@tiffin/kit/client/brand.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { wearColors } from '@tiffin/kit/ui/brand-colors.ts'
import { Toast } from '@tiffin/kit/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { loadBrand } from '../data/brand.ts'
import { Board } from '../screens/board/board.tsx'
import { LogIn } from '../screens/log-in/log-in.tsx'
import { useSession } from '../state/session.ts'
import { Rail } from './rail.tsx'

const retryMs = 4_000

/** The page's colours and its icon are the brand's. */
function wearBrand(brand: Bootstrap): void {
  wearColors(brand)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && brand.corpSetting.browserLogo !== '') icon.href = brand.corpSetting.browserLogo
}

/** Reads the brand's settings, again when the language changes, and until they come. */
function useBrandLoading(): boolean {
  const language = useLanguage((state) => state.language)
  const [isUnknown, setUnknown] = useState(corpOfAddress() === '')
  useEffect(() => {
    if (corpOfAddress() === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (_language: string) =>
      loadBrand().catch((failure: unknown) => {
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

function NoBrand() {
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
  const isUnknown = useBrandLoading()
  const isLoggedIn = useSession(({ token }) => token !== '')
  const { bootstrap } = useBootstrap()
  useEffect(() => {
    if (bootstrap !== undefined) wearBrand(bootstrap)
  }, [bootstrap])
  useEffect(() => {
    if (!isLoggedIn) client.clear()
  }, [isLoggedIn])
  if (isUnknown) return <NoBrand />
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
