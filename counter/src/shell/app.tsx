import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadBrand } from '../data/brand.ts'
import { CallFailure } from '../data/call.ts'
import { Board } from '../screens/board/board.tsx'
import { LogIn } from '../screens/log-in/log-in.tsx'
import { corpOfAddress } from '../state/corp.ts'
import { useSession } from '../state/session.ts'
import { useBrand } from '../state/settings.ts'
import { useToast } from '../state/toast.ts'
import { useLanguage, useT } from '../state/words.ts'
import { Rail } from './rail.tsx'

const retryMs = 4_000

/** Reads the brand's settings, again when the language changes, and until they come. */
function useBrandLoading(): boolean {
  const language = useLanguage((state) => state.language)
  const [isUnknown, setUnknown] = useState(corpOfAddress() === '')
  useEffect(() => {
    if (corpOfAddress() === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (_language: string) =>
      loadBrand().catch((failure: unknown) => {
        if (failure instanceof CallFailure && failure.isRefusal('corpMissing', 'corpUnknown')) setUnknown(true)
        else timer = setTimeout(() => load(_language), retryMs)
      })
    load(language)
    return () => clearTimeout(timer)
  }, [language])
  return isUnknown
}

function Toast() {
  const text = useToast((state) => state.text)
  return (
    <p className="toast-line" role="status">
      {text !== '' && <span>{text}</span>}
    </p>
  )
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
  useBrand()
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
      <Toast />
    </QueryClientProvider>
  )
}
